"""Laws that hold at every step of every match: cubes and cards are conserved, and matches end."""

from collections import Counter
from random import Random

import pytest
from tests.conftest import LONG

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play, tell
from pythia.contract import Budget, Player
from pythia.games.quest import GAME
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import Changed
from pythia.games.quest.state import DeckName, Options, State
from pythia.games.quest.turn.draws import new_deck
from pythia.table.chance import seed_from
from pythia.table.match import open_match

MATCHES = 60 if LONG else 3
DECKS: tuple[DeckName, ...] = ("chance", "adventure", "common", "rare")


def whole_deck(options: Options) -> Counter[str]:
    """Every card of the game."""
    return Counter(card for name in DECKS for card in new_deck(name, options).pools[0])


def all_cards(state: State) -> Counter[str]:
    """Wherever they are; a card that lies face down is still one of those that may come."""
    found: Counter[str] = Counter()
    for name in DECKS:
        deck = getattr(state, name)
        for pool in deck.pools:
            found.update(pool)
        found.update(deck.discards)
    for hero in state.heroes:
        found.update((*hero.items, *hero.kept))
    found.update(card.card for card in state.cards if card and card.card)
    for goods in state.goods:
        found.update(goods)
    found.update(state.drawn)
    return found


def cubes(state: State) -> list[tuple[int, int]]:
    return [(hero.red + hero.red_spent, hero.blue + hero.blue_spent) for hero in state.heroes]


def check(state: State, every_card: Counter[str]) -> None:
    numbers = catalogue().numbers
    assert all_cards(state) == every_card, "a card is lost or doubled"
    for hero in state.heroes:
        counts = (hero.red, hero.red_spent, hero.blue, hero.blue_spent, hero.gold, hero.experience)
        assert min(counts) >= 0
        assert hero.red + hero.red_spent <= numbers.most_strength
        assert hero.blue + hero.blue_spent <= numbers.most_willpower
        assert set(hero.damaged) <= set(hero.items)
        assert len(set(hero.certificates)) == len(hero.certificates)
    down = Counter(card.shuffle for card in state.cards if card and card.card is None)
    for shuffle, count in down.items():
        assert count <= len(state.adventure.pools[shuffle]), "more cards lie face down than there can be"


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("kind", ["novice", "random", "both"])
def test_cards_and_cubes_are_conserved_and_every_match_ends(players: int, kind: str) -> None:
    for number in range(MATCHES):
        options = Options(economic_crisis=number % 2 == 0, odds=False)
        every_card = whole_deck(options)
        words = f"laws {players} {kind} {number}"
        move, source = open_match(GAME, players, options, seed_from(words))
        dice = Random(words)
        seats: dict[int, Player] = {
            seat: RandomLegal(GAME, dice)
            if kind == "random" or (kind == "both" and seat % 2)
            else GAME.bot("novice", dice)
            for seat in range(players)
        }
        tell(seats, move.told)
        before = move.match.state
        check(before, every_card)
        match = move.match
        for move in play(match, seats, source, Budget(playouts=1)):
            state = move.match.state
            check(state, every_card)
            gained = [[0, 0] for _ in range(players)]
            for told in move.told:
                if isinstance(told.event, Changed) and told.event.what in ("strength", "willpower"):
                    gained[told.event.seat][told.event.what == "willpower"] += told.event.by
            expected = [(r + g[0], b + g[1]) for (r, b), g in zip(cubes(before), gained, strict=True)]
            assert cubes(state) == expected, "cubes come from the bank and go there only when it is told"
            before = state
        assert move.match.result.over
        assert move.match.result.winners

"""The bots: better from level to level, never stalling, repeatable, knowing no more than they are shown."""

from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.conftest import LONG
from tests.games.quest.records_gen import FOLDER
from tests.games.quest.tables import meet, table
from tests.steps import made

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play, tell
from pythia.bots.simulate import Seated, play_game, seated
from pythia.contract import Budget, Event, ImaginedChance, Offer, Player, Speaker
from pythia.games.quest import GAME, board, rules
from pythia.games.quest.battle.fight_odds import fight_odds, look_up
from pythia.games.quest.battle.odds import as_odds
from pythia.games.quest.battle.shortlist import battles, surest
from pythia.games.quest.bots import LEVELS
from pythia.games.quest.bots.adept import actions
from pythia.games.quest.bots.oracle import (
    MAX_ITEMS_FOLLOWED,
    MAX_STEPS_FOLLOWED,
    steps_followed,
)
from pythia.games.quest.bots.worth import worth
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import FightEnded, TurnBegan
from pythia.games.quest.imagine import imagine
from pythia.games.quest.state import End, Move, Options, State
from pythia.games.quest.talk import Cheer, Laugh, Wait
from pythia.games.quest.view import view
from pythia.offers import expand
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import open_match
from pythia.table.record import ActionLine
from pythia.table.replay import replay

PLAIN = Options(odds=False)
FEW = Budget(playouts=4)
DEALS = 40 if LONG else 4


def test_the_novice_beats_a_player_of_no_plan() -> None:
    seats: list[Seated] = [partial(GAME.bot, "novice"), partial(RandomLegal, GAME)]
    won = 0.0
    for number in range(12):
        words = f"novice {number}"
        order = seats if number % 2 else seats[::-1]
        played = play_game(GAME, PLAIN, order, words, [words, words], FEW)
        won += played.shares[1 - number % 2].won
    assert won >= 8


@pytest.mark.parametrize(("better", "worse", "share"), [("adept", "novice", 0.7), ("oracle", "adept", 0.5)])
def test_each_level_beats_the_one_below(better: str, worse: str, share: float) -> None:
    contestants = [Contestant(level, seated(GAME, level)) for level in (better, worse)]
    games = [
        game
        for deal in range(DEALS)
        for game in play_rotated(GAME, PLAIN, contestants, f"{better} {deal}", FEW)
    ]
    assert sum(game.shares[0].won for game in games) > share * len(games)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_words_give_the_same_matches(level: str) -> None:
    seats: list[Seated] = [partial(GAME.bot, level)] * 2
    first, again = (play_game(GAME, PLAIN, seats, "again", ["a", "b"], FEW) for _ in range(2))
    assert first == again


@pytest.mark.parametrize("players", GAME.players)
def test_nobody_stalls(players: int) -> None:
    """Levels that wait for better times wait for one another; a match must end all the same."""
    for number in range(DEALS // 4):
        levels = [("adept", "oracle")[(seat + number) % 2] for seat in range(players)]
        words = f"stall {players} {number}"
        move, source = open_match(GAME, players, PLAIN, seed_from(words))
        seats: dict[int, Player] = {seat: GAME.bot(level, Random(words)) for seat, level in enumerate(levels)}
        tell(seats, move.told)
        turns = 0
        start = move.match
        for move in play(start, seats, source, FEW):
            turns += sum(isinstance(told.event, TurnBegan) for told in move.told)
            assert turns < 200 * players
        assert move.match.result.over


@pytest.mark.parametrize("level", ["adept", "oracle"])
@pytest.mark.parametrize("seed", [3, 4])
def test_who_lacks_one_experience_goes_and_finds_it(level: str, seed: int) -> None:
    """An adept once walked to and fro before its last guild for ever."""
    luck, last = ImaginedChance(Random(seed)), "magic-tower"
    state = rules.start(GAME.empty(2, PLAIN), luck)
    held = tuple([each.id for each in catalogue().spaces if each.kind == "guild" and each.id != last])
    heroes = [
        replace(hero, certificates=held, experience=4, gold=20, space=board.number(last))
        for hero in state.heroes
    ]
    state = replace(state, heroes=tuple(heroes), cards=(None,) * len(state.cards))
    player, turns = GAME.bot(level, Random(0)), 0
    while state.phase != "over" and turns < 60:
        seat = state.turn.seat
        if seat == 0:
            chosen = player.choose(GAME.view(state, seat), GAME.offers(state, seat), Budget(playouts=0))
        else:
            chosen = Move("stay") if state.phase == "move" else End()
        state, told = made(rules.apply, state, seat, chosen, None, luck)
        tell({0: player}, told)
        turns += sum(isinstance(each.event, TurnBegan) and each.event.seat == 0 for each in told)
    assert state.winner == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_what_is_shown_alone(level: str) -> None:
    """A player that sat down just now, with the same dice, chooses the same; and it is legal."""
    for file in FOLDER.iterdir():
        for number, played in enumerate(replay(file.read_bytes())):
            match = played.move.match
            if number % 25 or not match.acting:
                continue
            (seat,) = match.acting
            shown, offers = match.view(seat), match.offers(seat)
            chosen = [GAME.bot(level, Random(3)).choose(shown, offers, FEW) for _ in range(2)]
            assert chosen[0] == chosen[1]
            assert imagine(shown) == match.state
            match.enter(ActionLine(seat, chosen[0]), Live(Source(seed_from("any")), match.drawn))


def test_worth_tells_a_better_hero_from_a_worse() -> None:
    hero = next(iter(replay((FOLDER / "single_survivor.jsonl").read_bytes()))).move.match.state.heroes[0]
    better = [
        replace(hero, experience=hero.experience + 1),
        replace(hero, gold=hero.gold + 1),
        replace(hero, red=hero.red + 1),
        replace(hero, blue=hero.blue + 1),
        replace(hero, items=("sword",)),
        replace(hero, certificates=("fortress",)),
    ]
    worse = [
        replace(hero, red=hero.red - 1, red_spent=1),
        replace(hero, blue=hero.blue - 1, blue_spent=1),
        replace(hero, curse=1),
        replace(hero, died=1),
    ]
    assert min(map(worth, better)) > worth(hero) > max(map(worth, worse))


WON = FightEnded(0, "old-pirate", "win")
LOST = FightEnded(0, "old-pirate", "loss")


@pytest.mark.parametrize(
    ("seat", "events", "words"),
    [
        (0, (), {Wait, Laugh}),
        (1, (), {Laugh}),
        (1, (WON,), {Cheer, Laugh}),
        (1, (LOST,), {Laugh}),
        (0, (WON,), {Cheer, Wait, Laugh}),
    ],
)
def test_it_talks_rarely_and_of_what_is_so(seat: int, events: tuple[Event, ...], words: set[type]) -> None:
    """Seat 1 is ahead of seat 0: it waits for nobody, and praises only a fight that was won."""
    view = GAME.view(table({"certificates": ("fortress",)}).state, seat)
    said = [GAME.remark(view, events, Speaker("novice", Random(n))) for n in range(2000)]
    spoken = [each for each in said if each is not None]
    assert {type(each) for each in spoken} == words
    assert 0.01 < len(spoken) / 2000 < 0.04
    assert all(msgspec.convert(msgspec.to_builtins(each), GAME.sayings) == each for each in spoken)


def test_who_watches_who_is_dead_and_a_match_that_is_over_say_nothing() -> None:
    there = table({"certificates": ("fortress",)}).state
    died = replace(there, heroes=(replace(there.heroes[0], died=1), *there.heroes[1:]))
    over = replace(there, phase="over", winner=0)
    for silent in (GAME.view(there, None), GAME.view(died, 0), GAME.view(over, 0)):
        assert all(GAME.remark(silent, (), Speaker("novice", Random(n))) is None for n in range(2000))


def test_nobody_waits_for_the_dead() -> None:
    there = table({"certificates": ("fortress",)}).state
    ahead = 1 - next(n for n, hero in enumerate(there.heroes) if not hero.certificates)
    heroes = tuple(replace(hero, died=1) if n == ahead else hero for n, hero in enumerate(there.heroes))
    view = GAME.view(replace(there, heroes=heroes), 1 - ahead)
    assert not any(isinstance(GAME.remark(view, (), Speaker("novice", Random(n))), Wait) for n in range(2000))


def laden(creature: str = "old-pirate") -> State:
    items = tuple(catalogue().items)
    return meet(creature, items=items, kept=("forgotten-chapel",), red=6, blue=6).state


@pytest.mark.parametrize("creature", ["old-pirate", "vampire", "escaped-murderer"])
def test_of_very_many_battles_the_surest_stand_for_the_others(creature: str) -> None:
    """Against each battle that is offered: one of its kind and price with the same extras is no worse."""
    state = laden(creature)
    known, offers = fight_odds(state), rules.offers(state, 0)

    def alike(offer: Offer, action: dict[str, Any]) -> Any:
        return action["kind"], str(offer.price), action.get("extras", ())

    def sure(offer: Offer, action: dict[str, Any]) -> Fraction:
        cases = look_up(known, action, offer.price)
        assert cases is not None
        return as_odds(cases).win

    best: dict[Any, Fraction] = {}
    for offer in offers:
        for action in expand(offer) if offer.verb == "fight" else ():
            best[alike(offer, action)] = max(sure(offer, action), best.get(alike(offer, action), Fraction(0)))
    few = surest(known, offers)
    assert {alike(*each): sure(*each) for each in few} == best
    assert len(few) == len(best) < battles(offers) / 50


def test_a_laden_hero_keeps_no_bot_thinking() -> None:
    """It weighs some hundred choices, not thousands, and follows none of them further."""
    state = laden()
    offers = rules.offers(state, 0)
    assert battles(offers) > 5000
    assert len(actions(state, offers)) < 250
    fewer = replace(state, heroes=(replace(state.hero, items=state.hero.items[:MAX_ITEMS_FOLLOWED]),) * 2)
    assert (steps_followed(state.hero), steps_followed(fewer.hero)) == (0, MAX_STEPS_FOLLOWED)
    seen = view(state, 0)
    for level in LEVELS:
        chosen = GAME.bot(level, Random(level)).choose(seen, offers, Budget(playouts=100))
        rules.apply(state, 0, chosen, None, ImaginedChance(Random(level)))

"""Dice for the cup and back from the table: what suits one's own cards, and what others want least."""

from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from pythia.games.oraklos import GAME
from pythia.games.oraklos.bots import LEVELS, SKILLS
from pythia.games.oraklos.bots.handfuls import prospect
from pythia.games.oraklos.bots.seer import Seer
from pythia.games.oraklos.dice import throw
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.state import Cup, Options, State, Take
from pythia.games.oraklos.wishes import COLOURS
from pythia.offers import expand
from pythia.table.chance import KeyedStream, Source, seed_from
from pythia.table.match import open_match

RED = ("rrrr", "rrry", "rrrb")
BLACK = ("kkkk", "ykkk", "bkkk")


def begun(own: tuple[str, ...], others: tuple[str, ...], players: int = 3) -> State:
    """The first player's seat holds these cards, the others' those."""
    move, _ = open_match(GAME, players, Options(), seed_from("handfuls"))
    state: State = move.match.state
    wishes = tuple(own if seat == state.turn else others for seat in range(players))
    return replace(state, wishes=wishes)


def choice(state: State, level: str, dice: int) -> Any:
    bot = GAME.bot(level, Random(dice))
    return bot.choose(GAME.view(state, state.turn), GAME.offers(state, state.turn), None)  # type: ignore[arg-type]


def stream(number: int) -> KeyedStream:
    return Source(b"handfuls").stream(number, "throw")


@pytest.mark.parametrize("level", LEVELS)
def test_the_cup_gets_what_own_cards_want(level: str) -> None:
    neutral = ("yybb", "ybyb", "yyby")
    chosen = [choice(begun(RED, neutral), level, dice) for dice in range(30)]
    assert all(isinstance(each, Cup) for each in chosen)
    reds = fmean(each.dice.get("r", 0) for each in chosen)
    assert reds > 5 / 4 * 1.3, "an even handful has a quarter"
    blacks = fmean(each.dice.get("k", 0) for each in chosen)
    assert reds > blacks, "of which it owns as many"


def test_the_better_the_more_so() -> None:
    reds = [
        fmean(choice(begun(RED, BLACK), level, dice).dice.get("r", 0) for dice in range(30))
        for level in ("novice", "adept")
    ]
    assert reds[1] > reds[0]


def test_spite_keeps_back_what_others_want() -> None:
    """Own cards want red and, less so, black: who thinks of others puts fewer blacks."""
    state = begun(("rrkk", "rkrk", "rryk"), BLACK)
    view, offers = GAME.view(state, state.turn), GAME.offers(state, state.turn)

    def blacks(spite: float) -> int:
        bot = Seer(SKILLS["oracle"]._replace(spite=spite), Random(0))
        cup = bot.choose(view, offers, None)  # type: ignore[arg-type]
        assert isinstance(cup, Cup)
        return cup.dice.get("k", 0)

    assert blacks(3.0) < blacks(0.0)


def recovery(own: tuple[str, ...], others: tuple[str, ...]) -> State:
    state = begun(own, others)
    dice = throw(dict(zip(COLOURS, (5, 5, 5, 4), strict=True)), stream(0))
    return replace(
        state,
        phase="take",
        dice=dice,
        left=tuple(range(19)),
        put=((2, 1, 1, 1),) * 3,
        supply=((1, 2, 2, 2),) * 3,
    )


@pytest.mark.parametrize("level", LEVELS)
def test_recovery_takes_what_own_cards_want(level: str) -> None:
    state = recovery(RED, ("yybb", "ybyb", "yyby"))
    taken = [choice(state, level, dice) for dice in range(30)]
    assert all(isinstance(each, Take) and len(set(each.dice)) == 5 for each in taken)
    reds = fmean(sum(state.dice[n].colour == "r" for n in each.dice) for each in taken)
    assert reds > 5 * 5 / 19 * 1.3, "five of nineteen are red"


def test_a_prospect_is_what_throws_show() -> None:
    """The formula beside 150 throws of an uneven cup: no card far off, the order mostly right."""
    heap = (7, 3, 4, 2)
    found: dict[str, int] = {}
    for number in range(150):
        dice = throw(dict(zip(COLOURS, heap, strict=True)), stream(number))
        for card in {each.card for each in predictions(dice)}:
            found[card] = found.get(card, 0) + 1
    for card in ("rrrr", "rryb", "ryrb", "kkkk", "yybb", "rybk", "rrrb"):
        assert prospect(card, heap) == pytest.approx(found.get(card, 0) / 150, abs=0.13)
    assert prospect("kkkk", heap) == 0


def test_a_prospect_grows_with_the_dice_it_needs() -> None:
    assert prospect("rrry", (6, 4, 3, 3)) > prospect("rrry", (4, 4, 4, 4)) > prospect("rrry", (3, 3, 5, 5))


@pytest.mark.parametrize("level", LEVELS)
def test_what_others_put_in_the_cup_changes_nothing(level: str) -> None:
    """O2.2: the same view, other dice of theirs in the cup."""
    state = begun(RED, BLACK)
    first = state.turn
    (offer,) = GAME.offers(state, first)
    chosen = set()
    for action in list(expand(offer))[:12]:
        hidden = tuple(action["dice"].get(colour, 0) for colour in COLOURS)
        put = tuple(hidden if seat == first else None for seat in range(3))
        after = replace(state, put=put, turn=(first + 1) % 3)
        chosen.add(str(choice(after, level, 1)))
    assert len(chosen) == 1

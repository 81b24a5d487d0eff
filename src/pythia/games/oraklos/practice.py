"""Looking alone: a throw with some wish cards, and what is right or wrong about four of its dice.

Nothing is kept: whoever practises sends the throw along with what they see in it.
"""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, Struct

from pythia.contract import Illegal, Page, Stream
from pythia.games.oraklos import geometry
from pythia.games.oraklos.dice import throw
from pythia.games.oraklos.geometry import Die, Shape
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.view import Found
from pythia.games.oraklos.wishes import COLOURS, DECK

DICE, CARDS = 19, 4
FARTHEST = 10**6
"""No die of ours lies so far from the middle, and no product of such numbers is large."""


class PracticeThrow(Struct, frozen=True):
    dice: tuple[Die, ...]
    cards: tuple[str, ...]
    found: tuple[Found, ...]
    """What is there, for afterwards."""


class JudgeBody(Struct, frozen=True, forbid_unknown_fields=True):
    dice: Annotated[tuple[Die, ...], Meta(min_length=4, max_length=20)]
    card: Annotated[str, Meta(max_length=4)]
    shape: tuple[int, int, int, int]


class Judgement(Struct, frozen=True):
    """The rule that the dice offend, or nothing; and what a marker of one would have brought."""

    points: int
    rule: str | None
    why: str | None
    line: tuple[int, int] | None
    die: int | None


def new_throw(body: None, stream: Stream) -> PracticeThrow:
    """As many dice as three players throw, as even as they go; some cards, often one of them there."""
    more = stream.sample(COLOURS, DICE % len(COLOURS))
    dice = throw({colour: DICE // len(COLOURS) + (colour in more) for colour in COLOURS}, stream)
    cards = tuple(stream.sample(DECK, CARDS))
    return PracticeThrow(dice, cards, _found(dice, cards))


def _found(dice: Sequence[Die], cards: Sequence[str]) -> tuple[Found, ...]:
    shapes: dict[str, list[Shape]] = {card: [] for card in cards}
    for each in predictions(dice):
        if each.card in shapes:
            shapes[each.card].append(each.dice)
    return tuple(Found(card, tuple(there)) for card, there in shapes.items() if there)


def judge(body: JudgeBody, stream: Stream) -> Judgement:
    """O3, as at a table."""
    if body.card not in DECK:
        raise Illegal(None, "wrong-value", key="card")
    numbers = [n for die in body.dice for n in (*die.centre, *die.axis)]
    if max(map(abs, numbers)) > FARTHEST or any(die.axis == (0, 0) for die in body.dice):
        raise Illegal(None, "wrong-value", key="dice")
    if len(set(body.shape)) != geometry.CORNERS or not all(0 <= k < len(body.dice) for k in body.shape):
        raise Illegal("O5.1", "oraklos-four-dice")
    flaw = geometry.mismatch(body.dice, body.shape, body.card)
    return Judgement(-1, *flaw) if flaw else Judgement(1, None, None, None, None)


PAGES = (
    Page("throw", "dice and wish cards to practise with", new_throw, PracticeThrow),
    Page("judge", "what is wrong with four dice of a throw", judge, Judgement, JudgeBody),
)

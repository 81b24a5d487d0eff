"""What an Oraklos table is made of: options, actions, outcomes of chance, and the state."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.wishes import COLOURS, Colour

MARKERS = (3, 2, 1)
IN_HAND = 3
IN_COMMON = 6
TARGET, TARGET_ANTIPODES = 10, 5
ATTEMPTS = 3

SUPPLY = {2: 4, 3: 3, 4: 3, 5: 2}
"""O1: of each colour, by the number of players."""
PUT = {2: 6, 3: 5, 4: 4, 5: 3}
"""O1: dice each player puts in the cup."""

Amounts: TypeAlias = tuple[int, ...]
"""How many dice of each colour, in the order of COLOURS."""

Variant: TypeAlias = Literal["standard", "junior", "antipodes"]
Judge: TypeAlias = Literal["players", "oracle"]
Milliseconds = Annotated[int, Meta(ge=1, le=3_600_000)]

# ----------------------------------------------------------------------------------------- options


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    search: Milliseconds | None = None
    proof: Milliseconds = 10_000
    challenge: Milliseconds = 30_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    variant: Variant = "standard"
    judge: Judge = "players"
    clocks: Clocks = Clocks()


# ----------------------------------------------------------------------------------------- actions


class _Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    pass


Dice = tuple[Annotated[int, Meta(ge=0)], ...]


class Cup(_Action, frozen=True):
    dice: dict[Colour, Annotated[int, Meta(ge=0)]]


class Claim(_Action, frozen=True):
    marker: int
    card: str


class Done(_Action, frozen=True):
    """'No more.'"""


class Undone(_Action, frozen=True):
    pass


class Prove(_Action, frozen=True):
    dice: Dice


class Take(_Action, frozen=True):
    dice: Dice


class Deny(_Action, frozen=True):
    """Antipodes: 'no prediction matches this card.'"""

    card: str


class Refute(_Action, frozen=True):
    dice: Dice


class Pass(_Action, frozen=True):
    pass


Action: TypeAlias = Cup | Claim | Done | Undone | Prove | Take | Deny | Refute | Pass

# ---------------------------------------------------------------------------------------- outcomes


class _Outcome(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag=str.lower):
    pass


class First(_Outcome, frozen=True):
    seat: int


class Wishes(_Outcome, frozen=True):
    cards: tuple[str, ...]


class Throw(_Outcome, frozen=True):
    dice: tuple[Die, ...]


class Redeal(_Outcome, frozen=True):
    """Where a match is taken up from another: what each seat has put in the cup; null: nothing yet."""

    put: tuple[dict[Colour, Annotated[int, Meta(ge=0)]] | None, ...]


Outcome: TypeAlias = First | Wishes | Throw | Redeal

# ------------------------------------------------------------------------------------------- state


class Marked(Struct, frozen=True):
    """A marker on a card (O4.1); in Antipodes the round's claim, which has none."""

    seat: int
    card: str
    marker: int = 1


class Verdict(Struct, frozen=True):
    """What became of a claim or an attempt: the dice shown, and the rule they offend if they do."""

    seat: int
    card: str
    points: int
    dice: tuple[int, ...] | None
    """None: nobody showed any."""
    rule: str | None = None
    why: str | None = None
    line: tuple[int, int] | None = None
    die: int | None = None


class Past(Struct, frozen=True):
    """A throw that is scored: it may be looked at until the next one is."""

    round: int
    dice: tuple[Die, ...]
    wishes: tuple[tuple[str, ...], ...]
    """What was asked of it, by seat; in Antipodes one row."""
    verdicts: tuple[Verdict, ...]


class RoundScore(Struct, frozen=True):
    """What a round brought, by seat."""

    round: int
    points: tuple[int, ...]


Phase: TypeAlias = Literal["start", "cup", "search", "proof", "challenge", "take", "over"]


class State(Struct, frozen=True):
    players: int
    options: Options
    phase: Phase
    round: int
    first: int
    turn: int
    """Whose turn it is where one acts after the other."""
    pile: tuple[str, ...]
    """Not drawn yet, in the deck's order: what comes next is nowhere."""
    discards: tuple[str, ...]
    """Antipodes only; elsewhere they are out of the game."""
    wishes: tuple[tuple[str, ...], ...]
    """By seat; in Antipodes one row, everybody's."""
    supply: tuple[Amounts, ...]
    """Before the round's dice went into the cup, until they are thrown."""
    put: tuple[Amounts | None, ...]
    cup: Amounts
    """What lies in it when the round begins."""
    dice: tuple[Die, ...]
    left: tuple[int, ...]
    """Dice not taken back yet."""
    step: int
    """Counts what is timed: each search, proof and challenge."""
    at: int
    """The latest time in it."""
    done: tuple[bool, ...]
    marked: tuple[Marked, ...]
    verdicts: tuple[Verdict, ...]
    """Of this round."""
    tries: tuple[int, ...]
    """Attempts left to refute; none is a pass."""
    totals: tuple[int, ...]
    net: tuple[int, ...]
    """Points of this round."""
    sheet: tuple[RoundScore, ...] = ()
    """Of every round in which a claim was judged."""
    past: "Past | None" = None
    winners: tuple[int, ...] | None = None

    @property
    def antipodes(self) -> bool:
        return self.options.variant == "antipodes"

    @property
    def standard(self) -> bool:
        return self.options.variant == "standard"


def amounts(dice: dict[Colour, int]) -> Amounts:
    return tuple(dice.get(colour, 0) for colour in COLOURS)

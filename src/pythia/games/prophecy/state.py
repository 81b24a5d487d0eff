"""A position of Prophecy, and what changes it: options, actions, outcomes of chance.

A state knows the present only: no deck, no earlier trick, no seed. It has no encoder for the wire;
what a seat may know is built in `view.py`.
"""

from typing import Literal

from msgspec import Struct

from pythia.games.prophecy.tricks import JAGUAR_SUIT, NO_SUIT

Suit = Literal["su", "sp", "se", "ea"]
Length = Literal["standard", "short"]

TRUMPS = {
    "standard": (0, 1, 2, 3, 3, 2, 1, 0),  # P2.1: up the wheel and down again
    "short": (3, 2, 1, 0, JAGUAR_SUIT),  # P2.2: its last four notches, then the Jaguar round (P8)
}
"""The trump of each round."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    length: Length = "standard"
    takeback: bool = False


class Bid(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="do", tag="bid"):
    cards: tuple[str, ...]


class Play(
    Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag="play"
):
    card: str
    suit: Suit | None = None


Action = Bid | Play


class Dealer(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="chance", tag="dealer"):
    """P3.1: who drew which card, one row a draw, by seat; None: not drawing."""

    draws: tuple[tuple[str | None, ...], ...]


class Deal(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="chance", tag="deal"):
    """P4.1: one hand a seat."""

    hands: tuple[tuple[str, ...], ...]


class Redeal(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="chance", tag="redeal"):
    """Where a match is taken up from another: every seat's hand and bid, those it keeps too."""

    hands: tuple[tuple[str, ...], ...]
    bids: tuple[tuple[str, ...], ...]


Outcome = Dealer | Deal | Redeal


class Trick(Struct, frozen=True, gc=False):
    """A trick as far as it is played: the suit led, the highest power (P7.1) so far and whose it is."""

    leader: int
    cards: tuple[int, ...] = ()
    lead: int = NO_SUIT
    best: int = -1
    winner: int = -1


class RoundScore(Struct, frozen=True, gc=False):
    """P7.2: a finished round, by seat; `points` is tricks and bonus together, the last two run on."""

    trump: int
    dealer: int
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    bonus: tuple[int, ...]
    totals: tuple[int, ...]
    bonuses: tuple[int, ...]


class State(Struct, frozen=True, gc=False):
    options: Options
    players: int
    dealer: int
    trump: int
    openly: tuple[int, ...]
    """P4.4: the seats that bid first this round and show their bids."""
    hands: tuple[int, ...]
    bids: tuple[int, ...]
    """The cards set aside by each seat; 0: has not bid."""
    trick: Trick
    taken: tuple[int, ...]
    turn: int | None = None
    """Whose turn to play; None while bids are out, and when it is over."""
    surrendered: int | None = None
    """P5.3: who surrendered the lead of the last trick."""
    last: Trick | None = None
    """P5.6: the trick just taken, until the next is led."""
    rounds: tuple[RoundScore, ...] = ()

    @property
    def over(self) -> bool:
        return len(self.rounds) == len(TRUMPS[self.options.length])

    @property
    def scored(self) -> bool:
        """Whether the round just played is on the score sheet, and the deal (P3.2) has not moved on yet."""
        return not self.dealt and bool(self.rounds) and self.rounds[-1].dealer == self.dealer

    @property
    def dealt(self) -> bool:
        """Whether cards lie on the table, which they do from the first deal to the last trick."""
        return any(self.hands)

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of all finished rounds, by seat."""
        return self.rounds[-1].totals if self.rounds else (0,) * self.players

    @property
    def bonuses(self) -> tuple[int, ...]:
        """P7.2: bonus points, kept apart for the tie-break."""
        return self.rounds[-1].bonuses if self.rounds else (0,) * self.players

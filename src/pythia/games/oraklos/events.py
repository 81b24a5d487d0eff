"""What happens at an Oraklos table, in the words a client animates and a bot remembers."""

from typing import TypeAlias

from pythia.contract import Event
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.state import Amounts, Verdict


class FirstDrawn(Event, frozen=True, tag="first-drawn"):
    seat: int


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int
    first: int


class WishesDrawn(Event, frozen=True, tag="wishes-drawn"):
    """By seat what each drew; in Antipodes one row, everybody's."""

    cards: tuple[tuple[str, ...], ...]


class CupFilled(Event, frozen=True, tag="cup-filled"):
    seat: int


class CupChosen(Event, frozen=True, tag="cup-chosen"):
    """For its owner alone."""

    dice: Amounts


class Thrown(Event, frozen=True, tag="thrown"):
    reveals = True
    dice: tuple[Die, ...]


class Claimed(Event, frozen=True, tag="claimed"):
    seat: int
    marker: int
    card: str


class SaidDone(Event, frozen=True, tag="said-done"):
    seat: int


class TookBackDone(Event, frozen=True, tag="took-back-done"):
    seat: int


class TimeUp(Event, frozen=True, tag="time-up"):
    clock: str


class SearchEnded(Event, frozen=True, tag="search-ended"):
    pass


class Judged(Event, frozen=True, tag="judged"):
    verdict: Verdict


class Taken(Event, frozen=True, tag="taken"):
    reveals = True
    seat: int
    dice: tuple[int, ...]


class Denied(Event, frozen=True, tag="denied"):
    seat: int
    card: str


class Attempted(Event, frozen=True, tag="attempted"):
    """A refutation that failed, and why."""

    reveals = True
    verdict: Verdict
    left: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class MatchEnded(Event, frozen=True, tag="match-ended"):
    winners: tuple[int, ...]


OraklosEvent: TypeAlias = (
    FirstDrawn
    | RoundBegan
    | WishesDrawn
    | CupFilled
    | CupChosen
    | Thrown
    | Claimed
    | SaidDone
    | TookBackDone
    | TimeUp
    | SearchEnded
    | Judged
    | Taken
    | Denied
    | Attempted
    | Passed
    | MatchEnded
)

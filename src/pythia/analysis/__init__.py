"""What the decisions of a match were worth on what their seats could know, and what was luck.

A seat's way from even chances to its result is told in parts. At each decision it has the chance of winning
that its best option gives; what it chooses costs the difference: that is the choice's part, never above 0.
What happens until its next decision (the deal, the dice, what others do) is luck. They add up to the result.
"""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Literal, TypeAlias

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from pythia.analysis.decisions import Decided, Walk
from pythia.analysis.playouts import PlayOutJudge
from pythia.bots.utility import chances
from pythia.contract import AnyGame, ImaginedChance, Message
from pythia.judging import Judge, Valued, Verdict
from pythia.table.replay import Played

VERSION = 1
"""Of what is found. Raised when the same record would be judged otherwise."""
PLAYOUTS = 128
"""For each decision."""

Mark: TypeAlias = Literal["blunder", "mistake", "slip"]
MARKS: dict[Mark, float] = {"blunder": 0.15, "mistake": 0.08, "slip": 0.04}
"""By how much of the chance of winning is lost at least; the gravest first."""
SURE_ERRORS = 2.0
"""Nothing is marked that is not lost by more than so many standard errors."""


class Unreviewable(Exception):
    """Why nothing can be said of this match."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class OptionWorth(Struct, frozen=True):
    action: dict[str, Any]
    worth: float
    """The chance of winning, between 0 and 1."""
    compared: bool
    """Whether in the same worlds as what was chosen; if not, it was looked at briefly."""


class Decision(Struct, frozen=True):
    line: int
    """Of the record."""
    seat: int
    by_table: bool
    chosen: dict[str, Any]
    best: dict[str, Any]
    worth: float
    """With what was chosen."""
    loss: float
    """Against the best."""
    error: float
    """The standard error of the loss."""
    luck: float
    """What had happened since this seat's decision before, or since the start."""
    mark: Mark | None
    options: tuple[OptionWorth, ...]
    """The best first."""


class SeatReview(Struct, frozen=True):
    seat: int
    decisions: int
    marks: dict[str, int]
    accuracy: float | None
    """Of the chances of winning that hung on its choices, the part that it kept; None: nothing did."""
    luck: float
    choice: float
    result: float
    """The share of the victory or, while the match is not over, the chance of winning after its last choice.
    Luck and choice are by how much this is more than an even share."""


class Review(Struct, frozen=True):
    version: int
    game: str
    players: int
    playouts: int
    over: bool
    decisions: tuple[Decision, ...]
    seats: tuple[SeatReview, ...]


Progress: TypeAlias = Callable[[int, int], None]
"""(done, in all): called after each decision."""


def review(
    moves: Iterable[Played],
    playouts: int = PLAYOUTS,
    seat: int | None = None,
    progress: Progress = lambda done, of: None,
) -> Review:
    """Of all seats or one. Raises Unreviewable, and RecordError if the record is none."""
    walk = Walk(moves)
    match = walk.last
    judge = judge_of(match.game)
    seats = range(match.header.players) if seat is None else [seat]
    decided = [each for each in walk.decided if each.question.seat in seats]
    if not decided:
        raise Unreviewable(Message("analyse-nothing-decided"))
    held = dict.fromkeys(seats, 1 / match.header.players)
    """By seat, the chance of winning as it was after its latest choice."""
    decisions = []
    for done, each in enumerate(decided, start=1):
        decision = _judged(judge, each, playouts, held[each.question.seat])
        held[decision.seat] = decision.worth
        decisions.append(decision)
        progress(done, len(decided))
    result = match.result
    came_to = {own: chances(result)[own] for own in seats} if result.over else held
    reviews = [_seat_review(own, decisions, held[own], came_to[own]) for own in seats]
    return Review(
        VERSION,
        match.game.name,
        match.header.players,
        playouts,
        result.over,
        tuple(decisions),
        tuple(reviews),
    )


def of_seat(found: Review, seat: int) -> Review:
    """What a review of all seats says of one."""
    return replace(
        found,
        decisions=tuple([each for each in found.decisions if each.seat == seat]),
        seats=tuple([each for each in found.seats if each.seat == seat]),
    )


def judge_of(game: AnyGame) -> Judge:
    """The game's own, or one that plays out at random."""
    if game.is_of_speed:
        raise Unreviewable(Message("analyse-of-speed", {"game": Message(f"{game.name}-name")}))
    if game.imagine is None:
        raise Unreviewable(Message("analyse-no-worlds", {"game": Message(f"{game.name}-name")}))
    return (game.judge and game.judge()) or PlayOutJudge(game)


def _judged(judge: Judge, decided: Decided, playouts: int, before: float) -> Decision:
    verdict = judge(decided.question, playouts, ImaginedChance(Random(decided.words)))
    chosen = verdict.compared[0]
    best = best_of(verdict)
    loss, error = _mean(best) - _mean(chosen), _error(best, chosen)
    options = [
        OptionWorth(to_builtins(each.action), _mean(each), each in verdict.compared)
        for each in (*verdict.compared, *verdict.passed_over)
    ]
    return Decision(
        line=decided.line,
        seat=decided.question.seat,
        by_table=decided.by_table,
        chosen=to_builtins(chosen.action),
        best=to_builtins(best.action),
        worth=_mean(chosen),
        loss=loss,
        error=error,
        luck=_mean(best) - before,
        mark=mark_of(loss, error),
        options=tuple(sorted(options, key=lambda option: (not option.compared, -option.worth))),
    )


def best_of(verdict: Verdict) -> Valued:
    """What was chosen, unless another seems better.

    Of many options that are worth the same one always looks the best by chance; that is nobody's mistake.
    """
    chosen = verdict.compared[0]
    better = [each for each in verdict.compared[1:] if _is_better(each, chosen)]
    return max([chosen, *better], key=lambda each: (_mean(each), each.besides))


def _is_better(other: Valued, chosen: Valued) -> bool:
    """By more than a standard error, or in both respects, or never worse."""
    gain = _mean(other) - _mean(chosen)
    never_worse = all(more >= less for more, less in zip(other.worth, chosen.worth, strict=True))
    in_both = gain > 0 and other.besides > chosen.besides
    return never_worse or in_both or gain > _error(other, chosen)


def mark_of(loss: float, error: float) -> Mark | None:
    if loss <= SURE_ERRORS * error:
        return None
    return next((mark for mark, least in MARKS.items() if loss >= least), None)


def _mean(valued: Valued) -> float:
    return fmean(valued.worth)


def _error(best: Valued, chosen: Valued) -> float:
    """Of the mean difference, world by world."""
    differences = [more - less for more, less in zip(best.worth, chosen.worth, strict=True)]
    mean, count = fmean(differences), len(differences)
    return sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)


def _seat_review(seat: int, decisions: Sequence[Decision], held: float, result: float) -> SeatReview:
    own = [each for each in decisions if each.seat == seat]
    lost = sum(each.loss for each in own)
    stake = sum(each.worth + each.loss - min(option.worth for option in each.options) for each in own)
    return SeatReview(
        seat=seat,
        decisions=len(own),
        marks={mark: sum(each.mark == mark for each in own) for mark in MARKS},
        accuracy=1 - lost / stake if stake > 0 else None,
        luck=sum(each.luck for each in own) + result - held,
        choice=-lost,
        result=result,
    )

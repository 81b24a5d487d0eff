"""The judge of Prophecy: a look at every option with the critic, and play-outs where it matters."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pythia.contract import Stream
from pythia.games.prophecy.bots.network import Floats, Network, Spoiled, published
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.layout import Row
from pythia.games.prophecy.review.options import Option, options_of
from pythia.games.prophecy.review.worlds import after, chances, expected, imagined_rows, judged, play_on
from pythia.judging import Question, Valued, Verdict

MOST_COMPARED = 4
"""So many options are played out: what was chosen, and what seemed best."""
MATTERS = 0.03
"""Where a choice seems to lose less of the victory than this, the first look is all."""
HOPELESS = 0.3
"""What seemed so much worse than the best is not played out."""
FEWEST_WORLDS = 8
"""Fewer do not tell how sure it is."""
FEW_CARDS = 4
"""In a hand of no more all options are played out at once: it does not take long."""
DOUBTFUL_LOSS, DOUBTFUL_ERRORS = 0.08, 3.0
"""A loss of this size, of less than so many standard errors, is looked at again: in as many worlds more."""


class Minds(NamedTuple):
    quick: Network
    strong: Network
    critic: Network


def judge() -> "ProphecyJudge | None":
    """None where the networks of the package are missing or spoiled."""
    try:
        return ProphecyJudge(Minds(published("narrow"), published("oracle"), published("oracle-critic")))
    except Spoiled:
        return None


class ProphecyJudge:
    def __init__(self, minds: Minds) -> None:
        self._minds = minds

    def __call__(self, question: Question, playouts: int, stream: Stream) -> Verdict:
        options = options_of(question, self._minds.strong)
        if question.view.phase == "play" and len(question.view.hand) <= FEW_CARDS:
            return Verdict(self._played_out(question, options, playouts, stream))
        rows = imagined_rows(question, _part(playouts, MOST_COMPARED), stream)
        seen = self._looked_at(question.seat, rows, options)
        means = seen.mean(axis=1)
        looked_at = [_valued(option, worths) for option, worths in zip(options, seen, strict=True)]
        if means.max() - means[0] < MATTERS:
            return Verdict(tuple(looked_at))
        places = _promising(options, means)
        few = [options[place] for place in places]
        passed_over = [each for place, each in enumerate(looked_at) if place not in places]
        return Verdict(self._played_out(question, few, playouts, stream), tuple(passed_over))

    def _looked_at(self, seat: int, rows: Row, options: Sequence[Option]) -> Floats:
        """By option and world: by what the critic says when it is next this seat's turn."""
        number, minds = int(rows[0, at.ROUND]), self._minds
        every = _after_each(rows, options)
        play_on(every, number, minds.quick, until=seat)
        # While a round is played the critic is asked by one seat: what it would say to all is more than 1.
        found = np.zeros(len(every), np.float32)
        goes_on = (every[:, at.ROUND] == number) & (every[:, at.TURN] == seat)
        if goes_on.any():
            in_all = expected(rows, minds.critic).sum(axis=1).mean()
            found[goes_on] = np.clip(judged(every[goes_on], minds.critic) / in_all, 0, 1)
        if not goes_on.all():
            found[~goes_on] = chances(every[~goes_on], minds.critic)[:, seat]
        return found.reshape(len(options), len(rows))

    def _played_out(
        self, question: Question, options: Sequence[Option], playouts: int, stream: Stream
    ) -> tuple[Valued, ...]:
        """Each played to the end of the round, in worlds drawn anew."""
        rows = imagined_rows(question, _part(playouts, len(options)), stream)
        found, points = self._outcomes(question.seat, rows, options)
        if _is_doubtful(found):
            rows = imagined_rows(question, len(rows), stream)
            more, more_points = self._outcomes(question.seat, rows, options)
            found, points = np.hstack([found, more]), points + more_points
        valued = [_valued(*each) for each in zip(options, found, points.tolist(), strict=True)]
        return tuple(valued)

    def _outcomes(self, seat: int, rows: Row, options: Sequence[Option]) -> tuple[Floats, NDArray[np.int64]]:
        """By option and world, the chance of winning; by option, the points in all."""
        every = _after_each(rows, options)
        play_on(every, int(rows[0, at.ROUND]), self._minds.strong)
        shape = len(options), len(rows)
        points = every[:, at.TOTALS + seat].reshape(shape).sum(axis=1)
        return chances(every, self._minds.critic)[:, seat].reshape(shape), points


def _part(playouts: int, options: int) -> int:
    """How many worlds."""
    return max(FEWEST_WORLDS, playouts // options)


def _after_each(rows: Row, options: Sequence[Option]) -> Row:
    """All worlds after the first option, then after the second; in each world the same deal comes next."""
    return np.vstack([after(rows, option.numbers) for option in options])


def _promising(options: Sequence[Option], means: Floats) -> list[int]:
    """What was chosen, what the network likes best, and what seemed best: not what seems hopeless."""
    favourite = max(range(len(options)), key=lambda place: options[place].liked)
    order = sorted(range(len(options)), key=lambda place: -means[place])
    best = [place for place in order if means[place] > means.max() - HOPELESS]
    return list(dict.fromkeys([0, favourite, *best]))[:MOST_COMPARED]


def _is_doubtful(found: Floats) -> bool:
    best = found.mean(axis=1).argmax()
    lost = found[best] - found[0]
    error = lost.std(ddof=1) / np.sqrt(len(lost))
    return bool(DOUBTFUL_LOSS < lost.mean() < DOUBTFUL_ERRORS * error)


def _valued(option: Option, worths: Floats, points: int = 0) -> Valued:
    return Valued(option.action, tuple(worths.tolist()), points)

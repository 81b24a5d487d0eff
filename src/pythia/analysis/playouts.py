"""The judge of games that have none of their own: each option played out at random, in imagined worlds."""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from pythia.bots.playing_out import PlayOut
from pythia.bots.utility import chances
from pythia.contract import AnyGame, Illegal, Stream
from pythia.judging import Question, Valued, Verdict
from pythia.offers import expand, size

MOST_OPTIONS = 24
"""Of more than these some are drawn."""
MOST_COMPARED = 4
FEWEST_WORLDS = 8
"""Fewer do not tell how sure it is."""
SEEDS = 1 << 62


class PlayOutJudge:
    def __init__(self, game: AnyGame) -> None:
        assert game.imagine is not None
        self._game, self._imagine = game, game.imagine

    def __call__(self, question: Question, playouts: int, stream: Stream) -> Verdict:
        """Half of them for all options; in other worlds, the rest for what was chosen and what seemed best.

        What seems best of many in the same worlds was lucky there.
        """
        options = self._options(question, stream)
        seen = self._valued(question, options, playouts // 2, stream)
        chosen, *others = seen
        others.sort(key=lambda each: -fmean(each.worth))
        few = [each.action for each in (chosen, *others[: MOST_COMPARED - 1])]
        compared = self._valued(question, few, playouts - playouts // 2, stream)
        return Verdict(tuple(compared), tuple(others[MOST_COMPARED - 1 :]))

    def _valued(
        self, question: Question, options: Sequence[Struct], playouts: int, stream: Stream
    ) -> list[Valued]:
        worths: dict[int, list[float]] = {place: [] for place in range(len(options))}
        for _ in range(max(FEWEST_WORLDS, playouts // len(options))):
            state = self._imagine(question.view, question.events, stream)
            seed = stream.below(SEEDS)
            for place in [*worths]:
                worth = self._worth(state, question.seat, options[place], seed)
                if worth is None:
                    # Possible in other worlds, where this seat sees the same.
                    del worths[place]
                else:
                    worths[place].append(worth)
        return [Valued(options[place], tuple(found)) for place, found in worths.items()]

    def _worth(self, state: Any, seat: int, action: Struct, seed: int) -> float | None:
        """The same chance for every option of a world, as far as they go alike."""
        out = PlayOut(self._game, Random(seed))
        try:
            state = out.apply(state, seat, action)
        except Illegal:
            return None
        return chances(self._game.result(out.on(state)))[seat]

    def _options(self, question: Question, stream: Stream) -> list[Struct]:
        """What was chosen comes first."""
        out = PlayOut(self._game, Random(stream.below(SEEDS)))
        if sum(map(size, question.offers)) <= MOST_OPTIONS:
            made = [out.made(each) for offer in question.offers for each in expand(offer)]
        else:
            made = [out.drawn(question.offers) for _ in range(MOST_OPTIONS)]
        own = msgspec.msgpack.encode(question.chosen)
        others = {msgspec.msgpack.encode(each): each for each in made}
        others.pop(own, None)
        return [question.chosen, *others.values()]

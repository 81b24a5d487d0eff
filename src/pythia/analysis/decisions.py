"""The decisions of a record: where a seat had a choice, what it knew then, and what it did."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pythia.bots.playing_out import useful
from pythia.bots.seating import follow, offers_to
from pythia.contract import Repute, Said, Told
from pythia.judging import Question
from pythia.offers import size
from pythia.table.match import Match
from pythia.table.record import ActionLine, SayLine, SitsLine, Undo, dump
from pythia.table.replay import Played

TALK = (Said, Repute)


class Decided(NamedTuple):
    """A decision, the number of its line, and words that all chance of its review comes from."""

    line: int
    question: Question
    by_table: bool
    """Whether its clock had run out, and the table did it for the seat."""
    words: str


class Walk:
    """Played through once; then `decided` holds what stood to the end, and `last` is where it ended."""

    def __init__(self, moves: Iterable[Played]) -> None:
        self.decided: list[Decided] = []
        for last in self._moves(moves):
            self.last: Match = last

    def _moves(self, moves: Iterable[Played]) -> Iterator[Match]:
        # What was done, whether or not it was a decision: a take-back takes back the latest of it.
        done: list[Decided | None] = []
        past: tuple[Told, ...] = ()
        before: Match | None = None
        so_far = hashlib.sha256()
        for move, number in moves:
            line = move.lines[0] if move.lines else None
            if isinstance(line, ActionLine) and before is not None:
                if isinstance(line.action, Undo):
                    done.pop()
                else:
                    # The step's own line comes before what chance gave in it.
                    at = number - len(move.lines) + 1
                    done.append(_decided(before, line, at, past, so_far.hexdigest()))
            for each in move.lines:
                if not isinstance(each, SayLine | SitsLine):
                    so_far.update(dump(each).encode())
            past, before = follow(past, move), move.match
            yield move.match
        self.decided = [each for each in done if each is not None]


def _decided(match: Match, line: ActionLine, at: int, past: Iterable[Told], words: str) -> Decided | None:
    """None where there was no choice."""
    seat, offers = line.seat, useful(match.game, offers_to(match, line.seat))
    if sum(map(size, offers)) < 2:
        return None
    # What is said belongs to no position that could be imagined.
    events = [each.event for each in past if each.reaches(seat) and not isinstance(each.event, TALK)]
    question = Question(seat, match.view(seat), events, offers, line.action)
    return Decided(at, question, line.by == "table", f"{words} {seat}")

"""One record for every way a match of Oraklos can end, each verified and telling its tale."""

from collections.abc import Callable
from pathlib import Path

import pytest

from pythia.games import oraklos
from pythia.games.oraklos.events import Attempted, Judged, SearchEnded, TimeUp
from pythia.games.oraklos.state import State, Verdict
from pythia.table.replay import replay, verify

FOLDER = Path(oraklos.__file__).parent / "records"


class Tale:
    """A record played to its end: its last state, and all that was told to everyone."""

    def __init__(self, file: Path) -> None:
        moves = list(replay(file.read_bytes()))
        self.state: State = moves[-1].move.match.state
        self.result = moves[-1].move.match.result
        self.events = [told.event for played in moves for told in played.move.told if told.to is None]
        self.verdicts: list[Verdict] = [event.verdict for event in self.events if isinstance(event, Judged)]
        self.winners = list(self.result.winners or ())

    @property
    def variant(self) -> str:
        return self.state.options.variant

    def ran_out(self, clock: str) -> bool:
        return TimeUp(clock) in self.events


def by_points(variant: str, target: int) -> Callable[[Tale], bool]:
    def reached(tale: Tale) -> bool:
        return tale.variant == variant and len(tale.winners) == 1 and max(tale.state.totals) >= target

    return reached


def by_the_pile(tale: Tale) -> bool:
    """O2.1: nobody has ten, and no card is left."""
    return not tale.state.pile and max(tale.state.totals) < 10


def missed_for(rule: str) -> Callable[[Tale], bool]:
    return lambda tale: any(verdict.rule == rule for verdict in tale.verdicts)


def refuted(tale: Tale) -> bool:
    wrong = [verdict for verdict in tale.verdicts if verdict.dice is not None]
    return any(verdict.points == -1 for verdict in wrong) and tale.state.options.judge == "players"


def silence_ends_it(tale: Tale) -> bool:
    """O7.5: a round in which everybody said 'no more', and nobody scored."""
    ended = sum(isinstance(event, SearchEnded) for event in tale.events)
    return tale.variant == "antipodes" and ended > 0


ENDS: dict[str, Callable[[Tale], bool]] = {
    "antipodes_by_players": by_points("antipodes", 5),
    "antipodes_by_the_oracle": lambda tale: (
        by_points("antipodes", 5)(tale) and tale.state.options.judge == "oracle"
    ),
    "antipodes_clock_of_the_challenge": lambda tale: tale.ran_out("challenge"),
    "antipodes_refuted": refuted,
    "antipodes_three_attempts": lambda tale: any(
        isinstance(event, Attempted) and event.left == 0 for event in tale.events
    ),
    "antipodes_nobody_claims": silence_ends_it,
    "junior_alone": by_points("junior", 10),
    "junior_by_the_pile": lambda tale: tale.variant == "junior" and by_the_pile(tale),
    "standard_alone": by_points("standard", 10),
    "standard_alone_of_five": lambda tale: by_points("standard", 10)(tale) and tale.state.players == 5,
    "standard_shared": lambda tale: tale.variant == "standard" and len(tale.winners) > 1,
    "standard_by_the_pile": lambda tale: tale.variant == "standard" and by_the_pile(tale),
    "standard_too_late_to_prove": lambda tale: tale.ran_out("proof"),
    "standard_clock_of_the_search": lambda tale: tale.ran_out("search"),
    "standard_hole_overlooked": missed_for("O3.1"),
    "standard_line_touches": missed_for("O3.2"),
    "standard_below_nought": lambda tale: min(tale.state.totals) < 0,
}


def test_every_record_has_its_tale() -> None:
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == ENDS.keys()


@pytest.mark.parametrize("name", ENDS)
def test_it_ends_as_its_name_says(name: str) -> None:
    tale = Tale(FOLDER / f"{name}.jsonl")
    assert tale.result.over
    assert ENDS[name](tale)


@pytest.mark.parametrize("name", ENDS)
def test_its_chance_is_what_its_seed_gives(name: str) -> None:
    """Also holds the drawing of chance in place: these seeds must give these cards and dice for ever."""
    match, outcomes = verify((FOLDER / f"{name}.jsonl").read_bytes())
    assert outcomes == match.drawn > 2

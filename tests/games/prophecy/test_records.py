"""One record for every way a match of Prophecy can end, each verified and telling its tale."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.prophecy import oracle

from pythia import games
from pythia.games import prophecy
from pythia.games.prophecy.events import CardTakenBack, LeadSurrendered, Played, RoundBegan, TrickTaken
from pythia.table.replay import replay, verify

FOLDER = Path(prophecy.__file__).parent / "records"


class Tale:
    """A record played to its end: its sums, and all that was told to everyone."""

    def __init__(self, file: Path) -> None:
        moves = list(replay(file.read_bytes()))
        self.result = moves[-1].move.match.result
        self.rounds: list[dict[str, Any]] = self.result.details["rounds"]
        self.bonus: tuple[int, ...] = self.result.details["bonus"]
        self.events = [told.event for played in moves for told in played.move.told if told.to is None]
        self.top = [seat for seat, total in enumerate(self.scores) if total == max(self.scores)]

    @property
    def scores(self) -> tuple[int, ...]:
        return self.result.scores

    @property
    def winners(self) -> list[int]:
        return list(self.result.winners or ())

    def surrendered(self) -> list[int]:
        return [event.seat for event in self.events if isinstance(event, LeadSurrendered)]


def alone(tale: Tale) -> bool:
    return tale.winners == tale.top and len(tale.top) == 1


def by_bonus(left: int) -> Callable[[Tale], bool]:
    def broken(tale: Tale) -> bool:
        most = max(tale.bonus[seat] for seat in tale.top)
        fewer = [seat for seat in tale.top if tale.bonus[seat] == most]
        return len(tale.top) > left == len(fewer) and tale.winners == fewer

    return broken


def shared_by(count: int) -> Callable[[Tale], bool]:
    return lambda tale: len(tale.winners) == count and len({tale.bonus[seat] for seat in tale.winners}) == 1


def surrender_with_exact_bid(tale: Tale) -> bool:
    last, seat = tale.rounds[-1], tale.surrendered()[-1]
    return bool(last["tricks"][seat] == last["bids"][seat] and last["points"][seat] == 0)


def surrender_costs(tale: Tale) -> bool:
    last, seat = tale.rounds[-1], tale.surrendered()[-1]
    lost = last["tricks"][seat] + (5 if last["tricks"][seat] == last["bids"][seat] else 0)
    return seat not in tale.winners and tale.scores[seat] + lost > max(tale.scores)


def shaman_on_jaguar(tale: Tale) -> bool:
    """P8.3 in the last round: Jaguar led, the Shaman right after it takes the trick."""
    assert tale.rounds[-1]["trump"] is None
    begin = max(n for n, event in enumerate(tale.events) if isinstance(event, RoundBegan))
    told = [event for event in tale.events[begin:] if isinstance(event, Played | TrickTaken)]
    for before, led, after in zip(told, told[1:], told[2:], strict=False):
        if not (isinstance(before, TrickTaken) and isinstance(led, Played) and isinstance(after, Played)):
            continue
        if (led.card, after.card) == ("jaguar", "shaman"):
            taken = next(event for event in told[told.index(after) :] if isinstance(event, TrickTaken))
            return taken.seat == after.seat
    return False


def all_open(tale: Tale) -> bool:
    return any(isinstance(event, RoundBegan) and len(event.openly) == 3 for event in tale.events)


ENDS: dict[str, Callable[[Tale], bool]] = {
    "winner_alone": alone,
    "winner_alone_of_six": alone,
    "tie_broken_by_bonus": by_bonus(1),
    "tie_of_three_broken_to_two": by_bonus(2),
    "shared_victory": shared_by(2),
    "shared_by_three": shared_by(3),
    "surrendered_lead_with_exact_bid": surrender_with_exact_bid,
    "surrender_costs_the_victory": surrender_costs,
    "jaguar_round_shaman_on_jaguar": shaman_on_jaguar,
    "all_bid_openly": all_open,
    "cards_taken_back": lambda tale: any(isinstance(event, CardTakenBack) for event in tale.events),
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
    """Also holds the drawing of chance in place: these seeds must give these cards for ever."""
    match, outcomes = verify((FOLDER / f"{name}.jsonl").read_bytes())
    assert outcomes == match.drawn == 1 + len(match.result.details["rounds"])


@pytest.mark.parametrize("name", ENDS)
def test_the_oracle_agrees(name: str) -> None:
    lines = (FOLDER / f"{name}.jsonl").read_text().splitlines()
    result = Tale(FOLDER / f"{name}.jsonl").result
    theirs = oracle.replay(lines)
    ours = {"scores": result.scores, "winners": result.winners} | result.details
    assert json.loads(json.dumps(ours)) == {key: theirs[key] for key in ours}


def test_no_game_lacks_records() -> None:
    for name in games.names():
        folder = FOLDER.parent.parent / name / "records"
        assert list(folder.glob("*.jsonl")), name

"""The simulator's benchmark, without its peers: its processes take turns, and it tells what was measured."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from benchmarks.simulator import child, contestants, pages
from benchmarks.simulator.contestants import EVERY, MATCHES, OURS, PLAY_OUTS, TABLES, THEIRS, Contestant
from benchmarks.simulator.plot import picture
from benchmarks.simulator.processes import Missing, Process
from benchmarks.simulator.report import Measured, told
from benchmarks.simulator.turns import race, ratios, spread

COUNTING = "tests.benchmarks.counting"
THREE = Contestant("three", COUNTING)
PEER = THEIRS[0].name
MEASURED = Measured(
    commit="abcdef0",
    machine="a <small> machine",
    seconds=0.5,
    rates={MATCHES: [90e6, 80e6, 99e6], PLAY_OUTS: [118e6] * 3, TABLES: [5e6] * 3, PEER: [8e6, 8e6, 9e6]},
    missing={THEIRS[-1].name: "No module named 'jass'"},
    starts={MATCHES: {"import": [0.25], "cold": [5.5, 6.5, 5.0], "warm": [0.5]}},
    gains={"two processes, by the clock": [1.9, 2.0, 1.8]},
)


def test_processes_count_what_is_played() -> None:
    with Process(THREE) as process:
        for _ in range(2):
            turn = process.play(0.001)
            assert turn.plays > 0
            assert turn.plays % 3 == 0
            assert turn.spent >= 0.001
            assert turn.took > 0


def test_two_processes_play_at_the_same_time() -> None:
    with Process(THREE) as one, Process(THREE) as other:
        one.ask(0.001)
        other.ask(0.001)
        assert one.answer().plays % 3 == other.answer().plays % 3 == 0


def test_a_turn_ends_when_its_time_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def play() -> int:
        nonlocal now
        now += 0.25
        return 48

    monkeypatch.setattr("time.process_time", lambda: now)
    monkeypatch.setattr("time.perf_counter", lambda: 2 * now)
    assert [*child.answers(play, ["1\n", "0.3\n"])] == ["192 1.0 2.0", "96 0.5 1.0"]


def test_who_is_not_installed_is_named_and_left_out() -> None:
    absent = Contestant("absent", "benchmarks.absent")
    with pytest.raises(Missing, match="absent"):
        Process(absent)
    rates, missing = race([absent, THREE], turns=2, seconds=0.001)
    assert list(missing) == ["absent"]
    assert {name: len(seen) for name, seen in rates.items()} == {"three": 2}


def test_who_ends_early_is_told_with_its_last_words() -> None:
    with pytest.raises(RuntimeError, match="this one is broken"):
        Process(Contestant("ends", COUNTING))


def test_ours_count_the_plays_of_whole_matches() -> None:
    """By the arithmetic of the rules: eight rounds of twelve tricks; one card in five goes to the bid."""
    from benchmarks.simulator import ours

    from pythia.research import Tables

    here = Tables("prophecy", ours.PLAYERS, 1)
    plays = 0
    while True:
        (action,) = here.any_actions()
        plays += not ours.FIRST_BID <= action <= ours.LAST_BID
        here.step(here.any_actions() * 0 + action)
        if here.over.any():
            break
    assert plays == ours.ROUNDS * ours.PLAYS
    assert {entry.name for entry in OURS} <= set(ours.CONTESTANTS)


def test_ratios_are_of_the_same_turn() -> None:
    found = ratios([90e6, 80e6, 99e6], [9e6, 10e6, 9e6])
    assert found == [10, 8, 11]
    assert spread(found) == "10 (8 to 11)"


def test_tables_tell_ratio_spread_and_difference() -> None:
    block = told(MEASURED)
    (row,) = (line for line in block.splitlines() if line.startswith(f"| {PEER}") and "14.8" in line)
    assert "| 11 (10 to 11.2) | **14.8 (13.1 to 14.8)** | 0.625 (0.556 to 0.625) |" in row
    assert row.endswith(f"{THEIRS[0].differs} |")
    assert "| **Pythia, whole matches** | 90 M (80 M to 99 M) | card plays | 250 ms (250 to 250) |" in block
    assert " | 5.5 s (5 to 6.5) | 500 ms (500 to 500) |" in block
    assert "- two processes, by the clock: 1.9 (1.8 to 2) times one." in block
    assert "236 M a second; ours are 38% of it" in block
    assert f"- Left out: {THEIRS[-1].name}: No module named 'jass'." in block
    assert "abcdef0" in block
    assert THEIRS[1].name not in block


def test_every_peer_says_what_differs_and_is_where_it_is_said_to_be() -> None:
    folder = Path(contestants.__file__).parents[2]
    for peer in THEIRS:
        assert peer.differs.endswith(".")
        assert peer.nearest in {MATCHES, PLAY_OUTS, TABLES}
        assert f'"{peer.name}"' in (folder / f"{peer.module.replace('.', '/')}.py").read_text()
    assert len({entry.name for entry in EVERY}) == len(EVERY)


def test_plot_ranks_the_bars_and_says_them_in_words() -> None:
    root = ElementTree.fromstring(picture(MEASURED))  # noqa: S314  # our own
    name = "{http://www.w3.org/2000/svg}"
    widths = [float(bar.attrib["width"]) for bar in root.iter(f"{name}rect")]
    del widths[0]  # the card beneath them all
    assert len(widths) == len(MEASURED.rates)
    assert all(longer > shorter for longer, shorter in pairwise(widths))
    desc = root.findtext(f"{name}desc")
    assert desc
    assert desc.startswith("Pythia, play-outs: 118 M; Pythia, whole matches: 90 M; OpenSpiel")
    texts = [text.text for text in root.iter(f"{name}text")]
    assert {"118 M", "90 M", "8 M", "5 M", "a trial in C"} <= {*texts}


def test_pages_are_written_between_their_marks_again_and_again() -> None:
    page = f"before\n{pages.BEGIN}\nold\n{pages.END}\nafter\n"
    once = pages.filled(page, "new")
    assert once == f"before\n{pages.BEGIN}\n\nnew\n\n{pages.END}\nafter\n"
    assert pages.filled(once, "new") == once
    with pytest.raises(ValueError, match="marks"):
        pages.filled("no marks", "new")
    assert pages.filled(pages.PAGE.read_text(encoding="utf-8"), "new")


def test_what_was_measured_can_be_kept_and_told_again() -> None:
    assert msgspec.json.decode(msgspec.json.encode(MEASURED), type=Measured) == MEASURED

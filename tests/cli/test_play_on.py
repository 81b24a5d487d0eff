"""`pythia play --from FILE`: a match of one's own from a position of a record on."""

import sys
from importlib.resources import as_file, files
from pathlib import Path

import pytest
from tests.cli.ending import ends, stop
from tests.cli.test_play import Terminal
from tests.cli.test_play_quest import ASKED, spawn

from pythia.cli import main
from pythia.table.record import load_header, split
from pythia.table.replay import replay, verify

RECORDS = files("pythia.games")


def record_of(game: str, name: str) -> str:
    with as_file(RECORDS / game / "records" / f"{name}.jsonl") as path:
        return str(path)


PROPHECY = record_of("prophecy", "surrendered_lead_with_exact_bid")
QUEST = record_of("quest", "single_survivor")
ORAKLOS = record_of("oraklos", "standard_alone")
SEARCH, CHALLENGE = record_of("oraklos", "junior_alone"), record_of("oraklos", "antipodes_refuted")


def middle(path: str) -> int:
    steps = [step for step in replay(Path(path).read_bytes()) if step.move.match.acting]
    return steps[len(steps) // 2].line


def within_a_step(path: str) -> int:
    """A line after something was done in a timed step that goes on."""
    return next(step.line for step in replay(Path(path).read_bytes()) if step.move.match.at > 0)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (PROPHECY, middle(PROPHECY)),
        (QUEST, middle(QUEST)),
        *((path, within_a_step(path)) for path in (SEARCH, CHALLENGE)),
    ],
)
def test_without_a_terminal_bots_play_it_to_its_end(path: str, line: int, tmp_path: Path) -> None:
    assert main(["play", "--from", path, "--to", str(line), "--bots", "novice", "--data", str(tmp_path)]) == 0
    (own,) = (tmp_path / "matches").glob("*.jsonl")
    match, _ = verify(own.read_bytes())
    assert match.result.over
    header, *_ = load_header(split(own.read_bytes())[0])
    assert header.from_ is not None
    assert header.from_.line == line
    assert split(own.read_bytes())[1:line] == split(Path(path).read_bytes())[1:line]
    assert b'"redeal"' not in own.read_bytes()


def test_a_person_takes_any_seat_and_may_come_back_later(tmp_path: Path) -> None:
    data, line = Path(PROPHECY).read_bytes(), middle(PROPHECY)
    terminal = Terminal(
        tmp_path, "play", "--from", PROPHECY, "--to", str(line), "--seat", "1", "--seed", "on"
    )
    terminal.seat = 1
    try:
        terminal.wait(terminal.asked)
        *_, before = replay(data, to=line)
        assert terminal.match().sits[1] == "person"
        assert terminal.match().sits.count("person") == 1
        hand = set(terminal.match().view(1).hand)
        assert hand <= set(before.move.match.view(1).hand)
        terminal.play_on(2)
        assert terminal.leave() == 0
    finally:
        stop(terminal.child)
    back = Terminal(tmp_path, "resume")
    back.seat = 1
    try:
        back.wait(back.asked)
        assert back.play_on().result.over
        assert back.ended() == 0
    finally:
        stop(back.child)
    match, _ = verify(back.record.read_bytes())
    assert match.result.over


def test_quest_by_numbers(tmp_path: Path) -> None:
    terminal = spawn(tmp_path, "play", "--from", QUEST, "--to", str(middle(QUEST)), "--seat", "1")
    terminal.expect(ASKED)
    terminal.sendline("1")
    terminal.expect(ASKED)
    terminal.sendline("q")
    terminal.expect("resume")
    assert ends(terminal) == 0
    (own,) = (tmp_path / "matches").glob("*.jsonl")
    *_, last = replay(own.read_bytes())
    assert last.move.match.sits[1] == "person"


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        (("--from", PROPHECY), 1, "Nobody is to act here"),
        (("--from", PROPHECY, "--to", "99999"), 2, "There is no line 99999"),
        (("--from", "missing.jsonl"), 2, "missing.jsonl"),
        (("--from", PROPHECY, "--to", "20", "--seat", "9"), 2, "9"),
        (("--from", PROPHECY, "--to", "20", "--seat", "x"), 2, "number of a seat"),
        (("--from", PROPHECY, "--to", "20", "--bots", "genius"), 2, "genius"),
        (("--from", PROPHECY, "--to", "20", "--players", "2"), 2, "leave --players out"),
        (("quest", "--from", PROPHECY, "--to", "20"), 2, "leave GAME out"),
        (("--seat", "1"), 2, "--from FILE"),
        (("--to", "1"), 2, "--from FILE"),
    ],
)
def test_what_cannot_be(
    words: tuple[str, ...], code: int, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        ended = main(["play", *words, "--data", str(tmp_path), "--lang", "en"])
    except SystemExit as left:
        ended = int(left.code or 0)
    assert (ended, why in capsys.readouterr().err) == (code, True)
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
def test_a_game_of_eyes_is_for_the_browser(tmp_path: Path) -> None:
    terminal = spawn(tmp_path, "play", "--from", ORAKLOS, "--to", str(middle(ORAKLOS)))
    terminal.expect("played in the browser")
    assert ends(terminal) == 2

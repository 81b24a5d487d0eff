"""`pythia play` and `pythia resume` on a real terminal (a pty of 80 columns), and without one."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import cast

import pexpect
import pytest
from tests.cli.ending import stop

from pythia.offers import expand
from pythia.table.match import Match
from pythia.table.replay import replay, verify

COMMAND = [sys.executable, "-m", "pythia.cli"]
PATIENCE = 120
ROWS, COLUMNS = 24, 80
RIGHT = "\x1b[C"


class Paper:
    """What a terminal's screen shows: just the control sequences that the table needs."""

    def __init__(self) -> None:
        self.rows = [[" "] * COLUMNS for _ in range(ROWS)]
        self.y = self.x = 0
        self._rest = ""

    def write(self, text: str) -> None:
        text = self._rest + text
        cut = re.search(r"\x1b(\[[?0-9;]*)?$", text)
        text, self._rest = (text[: cut.start()], cut[0]) if cut else (text, "")
        for code, final, char in re.findall(r"\x1b\[([?0-9;]*)([A-Za-z])|(.)", text, re.DOTALL):
            if char:
                self._put(char)
            else:
                self._control(final, int(code) if code.isdecimal() else 1)

    def _put(self, char: str) -> None:
        if char == "\n":
            if self.y == ROWS - 1:
                self.rows = [*self.rows[1:], [" "] * COLUMNS]
            self.y = min(self.y + 1, ROWS - 1)
        elif char == "\r":
            self.x = 0
        elif char == "\b":
            self.x = max(self.x - 1, 0)
        else:
            self.rows[self.y][min(self.x, COLUMNS - 1)] = char
            self.x += 1

    def _control(self, final: str, number: int) -> None:
        match final:
            case "A":
                self.y = max(self.y - number, 0)
            case "C":
                self.x = min(self.x + number, COLUMNS - 1)
            case "D":
                self.x = max(self.x - number, 0)
            case "K" | "J":
                self.rows[self.y][self.x :] = [" "] * (COLUMNS - self.x)
                for row in self.rows[self.y + 1 :] if final == "J" else []:
                    row[:] = [" "] * COLUMNS

    def __str__(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows).rstrip()


class Terminal:
    """A person at a terminal who looks at the screen, and into the record to know what is offered."""

    def __init__(self, data: Path, *words: str, **environ: str) -> None:
        base = {"PYTHIA_PACE": "0", "TERM": "xterm-256color", "LANG": "C.UTF-8"}
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
        self.data, self.paper, self.seen, self.seat = data, Paper(), b"", 0
        self._decode = getincrementaldecoder("utf-8")().decode
        self.child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words, "--data", str(data)],
            env=base | kept | environ,
            dimensions=(ROWS, COLUMNS),
        )

    def look(self) -> str:
        """The screen as it is now."""
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            new = cast("bytes", self.child.read_nonblocking(65536, timeout=0.01))
            self.seen += new
            self.paper.write(self._decode(new))
        return str(self.paper)

    def wait(self, done: Callable[[], bool]) -> None:
        """Looks at the screen until this holds; not for ever."""
        until = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < until, f"\n{self.paper}"
            self.look()

    def expect(self, text: str) -> None:
        """Waits until all of this is on the screen at once."""
        self.wait(lambda: text in " ".join(str(self.paper).split()))

    def asked(self) -> bool:
        return str(self.paper).rpartition("\n")[2].startswith(">")

    def type(self, keys: str) -> None:
        with suppress(OSError):  # it may have ended just now
            self.child.send(keys)
        self.look()

    def ended(self) -> int:
        self.wait(lambda: not self.child.isalive())
        self.look()
        assert self.child.exitstatus is not None
        return self.child.exitstatus

    @property
    def record(self) -> Path:
        return max((self.data / "matches").glob("*.jsonl"))

    def match(self) -> Match:
        """As the whole lines of the record tell it: the last one may be half written."""
        lines, newline, _ = self.record.read_bytes().rpartition(b"\n")
        *_, last = replay(lines + newline)
        return last.move.match

    def until(self, keys: str, done: Callable[[], bool]) -> None:
        """Types this when asked, until it has come through: the terminal is not always listening."""

        def tried() -> bool:
            if self.asked():
                self.type(keys)
            again = time.monotonic() + 0.5
            while time.monotonic() < again and not done():
                self.look()
            return done()

        self.wait(tried)

    def leave(self, keys: str = "\x15q\r") -> int:
        """Types this until the program has ended; its exit status."""
        self.until(keys, lambda: not self.child.isalive())
        return self.ended()

    def ask(self, keys: str, text: str) -> None:
        """Types this until the screen answers so."""
        self.until(f"\x15{keys}", lambda: text in " ".join(str(self.paper).split()))

    def do(self, keys: str) -> Match:
        """Types this until the record shows that it is done; then the match on the next turn."""
        size = self.record.stat().st_size
        self.until(keys, lambda: self.record.stat().st_size != size)
        self.wait(lambda: self.seat in (match := self.match()).acting or match.result.over)
        self.wait(lambda: self.asked() or not self.child.isalive())
        return self.match()

    def play_on(self, turns: int = 100) -> Match:
        """Answers with what is offered first, so many times or to the end."""
        match = self.match()
        while turns and not match.result.over:
            match = self.do(f"\x15{typed(match, self.seat)}\r")
            turns -= 1
        return match


def typed(match: Match, seat: int = 0) -> str:
    """The first thing that is offered, as a person types it."""
    action = next(action for offer in match.offers(seat) for action in expand(offer))
    return " ".join(action["cards"]) if action["do"] == "bid" else " ".join(list(action.values())[1:])


@contextmanager
def a_table(data: Path, *words: str, **environ: str) -> Iterator[Terminal]:
    """A short game for two, waiting for the first bid."""
    game = ("play", "prophecy", "--players", "2", "--length", "short", "--seed", "a table")
    terminal = Terminal(data, *game, *words, **environ)
    try:
        terminal.wait(terminal.asked)
        yield terminal
    finally:
        stop(terminal.child)


@contextmanager
def back(data: Path, *words: str) -> Iterator[Terminal]:
    terminal = Terminal(data, "resume", *words)
    try:
        terminal.wait(terminal.asked)
        yield terminal
    finally:
        stop(terminal.child)


@pytest.fixture
def short(tmp_path: Path) -> Iterator[Terminal]:
    with a_table(tmp_path) as terminal:
        yield terminal


def test_a_whole_game(short: Terminal) -> None:
    assert short.play_on().result.over
    assert short.ended() == 0
    short.expect("verify")
    match, outcomes = verify(short.record.read_bytes())
    assert outcomes == 6
    assert match.sits == ("person", "bot:adept")
    assert [path.suffix for path in short.record.parent.iterdir()] == [".jsonl"]


def test_a_whole_game_without_a_cursor(tmp_path: Path) -> None:
    with a_table(tmp_path, TERM="dumb", LC_ALL="C") as terminal:
        assert terminal.play_on().result.over
        assert terminal.ended() == 0
        assert max(terminal.seen) < 128
        assert b"\x1b" not in terminal.seen


def test_arrow_keys_choose_a_bid_and_a_card(short: Terminal) -> None:
    hand = short.match().view(0).hand
    short.type(RIGHT + " " + RIGHT + RIGHT + " ")
    short.expect("2 cards to choose")
    short.type(" " + RIGHT + " " + RIGHT + " " + RIGHT + " ")
    short.expect("Enter seals the bid")
    match = short.do("\r")
    assert set(match.view(0).bid) == {hand[0], hand[3], hand[4], hand[5]}
    allowed = [card for offer in match.offers(0) for card in offer.fields[0].values]
    match = short.do(RIGHT + RIGHT + "\r")
    assert sorted(allowed, key=hand.index)[1] not in match.view(0).hand


def test_the_growing_bid_is_summed_as_it_is_typed(short: Terminal) -> None:
    hand = short.match().view(0).hand
    eagles = [card for card in hand if card.startswith("ea")][:2]
    short.type(" ".join(eagles))
    short.expect(f"You foretell {3 * len(eagles)} tricks so far")
    short.type("\x15\r")
    short.expect("A bid here is exactly 4 cards. (rule P4.2)")


def test_what_is_legal_and_why_the_rest_is_not(short: Terminal) -> None:
    short.ask("?", "Eagle 3. (rule P4.2)")
    match = short.play_on(1)
    while not (refused := match.offers(0)[0].fields[0].refused):
        match = short.play_on(1)
    short.ask("?", f"(rule {refused[0].rule})")
    before = short.record.read_bytes()
    short.ask(f"{refused[0].value}\r", f"(rule {refused[0].rule}) >")
    short.ask("x7\r", 'There is no card called "x7". >')
    short.ask("r\r", "No round is finished yet.")
    assert short.record.read_bytes() == before


def test_old_tricks_cannot_be_read_again(short: Terminal) -> None:
    """P5.6: of two tricks, at most the last is on the screen."""
    short.play_on(6)
    assert str(short.paper).count("Trick ") <= 1


def test_quit_and_resume(short: Terminal) -> None:
    short.play_on(5)
    before = short.record.read_bytes()
    assert short.leave() == 0
    short.expect("resume prophecy-1 --data")
    with back(short.data, "1") as again:
        again.expect("trick 5 of 13")
        assert again.record.read_bytes() == before
        command = [*COMMAND, "resume", "--data", str(short.data)]
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
        assert refused.returncode == 1
        assert "prophecy-1" in refused.stderr
        again.play_on(1)
        assert again.record.read_bytes().startswith(before)
        assert again.leave("\x03") == 0
    with back(short.data) as again:
        assert again.leave("\x04") == 0


def test_killed_in_the_middle_of_a_write(short: Terminal) -> None:
    short.play_on(3)
    short.child.kill(signal.SIGKILL)
    short.child.wait()
    record = short.record.read_bytes()
    short.record.write_bytes(record + record[-30:-7])
    with back(short.data) as again:
        assert again.record.read_bytes() == record
        again.play_on(2)
        assert again.record.read_bytes().startswith(record)


def test_in_french(tmp_path: Path) -> None:
    with a_table(tmp_path, "--lang", "fr") as terminal:
        terminal.expect("Donne 1 sur 5")
        terminal.ask("sing\r", "(règle P4.2)")
        assert terminal.leave() == 0
        terminal.expect("La partie est conservée")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_ascii_only(tmp_path: Path, language: str) -> None:
    with a_table(tmp_path, "--lang", language, LC_ALL="C") as terminal:
        terminal.type("?")
        match = terminal.match()
        while match.view(0).round == 0:
            match = terminal.play_on(1)
        terminal.until("r\r", lambda: b"1 ea" in terminal.seen)
        terminal.until("q\r", lambda: not terminal.child.isalive())
        assert max(terminal.seen) < 128


def test_no_colour(tmp_path: Path) -> None:
    with a_table(tmp_path, NO_COLOR="1") as terminal:
        terminal.type(RIGHT)
        terminal.wait(lambda: b"7m" in terminal.seen)
        assert not re.search(rb"\x1b\[[0-9;]*\b(3[0-7]|9[0-7])\b[0-9;]*m", terminal.seen)


def test_no_terminal(tmp_path: Path) -> None:
    command = [*COMMAND, "play", "prophecy", "--players", "3", "--length", "short", "--data", str(tmp_path)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (record,) = (tmp_path / "matches").iterdir()
    assert str(record) in done.stdout
    match, _ = verify(record.read_bytes())
    assert match.result.over
    assert match.sits == ("bot:adept",) * 3
    assert str(max(match.result.scores)) in done.stdout


def test_the_same_words_give_the_same_match(tmp_path: Path) -> None:
    records = []
    for name in ("one", "two"):
        command = [*COMMAND, "play", "prophecy", "--length", "short", "--seed", "open sesame"]
        data = tmp_path / name
        subprocess.run(
            [*command, "--data", str(data)], stdin=subprocess.DEVNULL, capture_output=True, check=True
        )
        (record,) = (data / "matches").iterdir()
        records.append(record.read_text().splitlines()[1:])
    assert records[0] == records[1]


def test_a_match_is_not_played_on_behind_a_persons_back(short: Terminal) -> None:
    assert short.leave() == 0
    before = short.record.read_bytes()
    command = [*COMMAND, "resume", "--data", str(short.data)]
    refused = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "terminal" in refused.stderr
    assert short.record.read_bytes() == before


@pytest.mark.parametrize("damage", ["header", "level", "names", "sits"])
def test_a_damaged_match_is_left_as_it_is(short: Terminal, damage: str) -> None:
    assert short.leave() == 0
    lines = short.record.read_text().splitlines(keepends=True)
    if damage == "header":
        lines = lines[:1]
    elif damage == "level":
        lines = [line.replace("bot:adept", "bot:wizard") for line in lines]
    elif damage == "names":
        lines[0] = json.dumps({k: v for k, v in json.loads(lines[0]).items() if k != "names"}) + "\n"
    else:
        lines = [line for line in lines if "sits" not in line]
    short.record.write_text("".join(lines))
    before = {file: file.read_bytes() for file in (short.data / "matches").iterdir()}
    again = Terminal(short.data, "resume")
    assert again.ended() == 1
    again.expect("damaged")
    assert {file: file.read_bytes() for file in (short.data / "matches").iterdir()} == before


def test_what_cannot_be(tmp_path: Path) -> None:
    def status(*words: str) -> int:
        command = [*COMMAND, *words, "--data", str(tmp_path)]
        return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False).returncode

    assert status("resume") == 1
    assert status("resume", "prophecy-9") == 1
    assert status("play", "chess") == 2
    assert status("play", "prophecy", "--players", "7") == 2
    assert status("play", "prophecy", "--bots", "pythia") == 2

"""Matches in files: whole steps only, one process at a time, the secret kept until the end."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from pythia import games
from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play
from pythia.contract import Budget
from pythia.store.files import Damaged, MatchFile, OpenElsewhere, Unstored, create, resume, unfinished
from pythia.table.chance import Live, Source, commitment, seed_from
from pythia.table.match import Match, Move, begin, empty
from pythia.table.record import Header, RecordError
from pythia.table.replay import verify

SEED = seed_from("a match in files")
GAME = games.load("prophecy")


def opened(data: Path) -> tuple[MatchFile, Match]:
    """A new match for two, and its file."""
    header = Header(1, "prophecy", 2, {"length": "short"}, commitment=commitment(SEED))
    move = begin(empty(header, GAME, GAME.options(length="short")), Live(Source(SEED)))
    return create(data, header, SEED, move.lines), move.match


def moves(match: Match, seed: int = 1) -> list[Move]:
    """Random play to the end."""
    players = {seat: RandomLegal(GAME, Random(seed + seat)) for seat in range(2)}
    return list(play(match, players, Source(SEED), Budget()))


def test_what_was_stored_is_loaded(tmp_path: Path) -> None:
    file, match = opened(tmp_path)
    with file:
        for move in moves(match)[:40]:
            file.append(move.lines)
    with resume(tmp_path, "prophecy-1") as file:
        loaded = file.load()
    assert len(loaded) == 41
    assert loaded[-1].match.state == move.match.state
    assert loaded[-1].told == move.told


def test_the_secret_is_the_owners_alone_and_gone_at_the_end(tmp_path: Path) -> None:
    file, match = opened(tmp_path)
    secret = tmp_path / "matches" / "prophecy-1.seed"
    with file:
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
        assert SEED.hex() not in file.path.read_text()
        for move in moves(match):
            file.append(move.lines)
        file.reveal()
    assert [path.name for path in file.path.parent.iterdir()] == ["prophecy-1.jsonl"]
    verified, outcomes = verify(file.path.read_bytes())
    assert verified.result.over
    assert outcomes == 6
    assert unfinished(tmp_path) == []


def test_a_crash_just_before_the_secret_is_removed(tmp_path: Path) -> None:
    file, match = opened(tmp_path)
    secret = tmp_path / "matches" / "prophecy-1.seed"
    with file:
        for move in moves(match):
            file.append(move.lines)
        file.reveal()
    secret.write_text(SEED.hex())
    with resume(tmp_path, "prophecy-1") as file:
        assert file.load()[-1].match.result.over
        file.reveal()
    assert verify(file.path.read_bytes())[1] == 6


def test_a_step_torn_at_any_byte_is_cut_off(tmp_path: Path) -> None:
    """The last step is a card and the deal it calls for: two lines."""
    file, match = opened(tmp_path)
    with file:
        for move in moves(match):
            before = file.path.read_bytes()
            file.append(move.lines)
            if len(move.lines) > 1:
                break
            last = move.match
    whole = file.path.read_bytes()
    assert whole[len(before) :].count(b"\n") == 2
    for size in range(len(before), len(whole)):
        file.path.write_bytes(whole[:size])
        with resume(tmp_path, file.id) as again:
            assert again.load()[-1].match.state == last.state
            assert file.path.read_bytes() == before
            again.append(move.lines)
            assert file.path.read_bytes() == whole


def test_a_broken_record_is_refused_not_cut(tmp_path: Path) -> None:
    file, match = opened(tmp_path)
    with file:
        for move in moves(match)[:4]:
            file.append(move.lines)
    whole = file.path.read_bytes()
    broken = whole.replace(b'"do":"bid"', b'"do":"bet"', 1)
    file.path.write_bytes(broken)
    with resume(tmp_path, file.id) as file, pytest.raises(RecordError):
        file.load()
    assert file.path.read_bytes() == broken


def test_a_record_with_another_seed_is_refused(tmp_path: Path) -> None:
    file, _ = opened(tmp_path)
    with file:
        (tmp_path / "matches" / "prophecy-1.seed").write_text(seed_from("another").hex())
        with pytest.raises(Damaged):
            file.load()


@pytest.mark.parametrize("secret", [b"not hex", b"\xff\xfe", b""])
def test_a_damaged_secret_is_refused(tmp_path: Path, secret: bytes) -> None:
    file, _ = opened(tmp_path)
    with file:
        (tmp_path / "matches" / "prophecy-1.seed").write_bytes(secret)
        before = file.path.read_bytes()
        with pytest.raises(Damaged):
            file.load()
        assert file.path.read_bytes() == before


def test_every_step_is_synced_before_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, match = opened(tmp_path)
    synced: list[int] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        synced.append(descriptor)
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    with file:
        for count, move in enumerate(moves(match)[:5], start=1):
            file.append(move.lines)
            assert len(synced) == count
        file.reveal()
        assert len(synced) > 5


def test_one_process_at_a_time(tmp_path: Path) -> None:
    file, _ = opened(tmp_path)
    code = (
        "import sys; from pathlib import Path; from pythia.store.files import OpenElsewhere, resume\n"
        "try: resume(Path(sys.argv[1]), 'prophecy-1')\n"
        "except OpenElsewhere: sys.exit(7)"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    with file:
        assert subprocess.run(command, check=False).returncode == 7
        with pytest.raises(OpenElsewhere):
            resume(tmp_path, "prophecy-1")
    assert subprocess.run(command, check=False).returncode == 0


def test_unfinished_matches_newest_first(tmp_path: Path) -> None:
    assert unfinished(tmp_path) == []
    for _ in range(11):
        opened(tmp_path)[0].__exit__(None, None, None)
    assert unfinished(tmp_path) == [f"prophecy-{number}" for number in range(11, 0, -1)]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_reported(tmp_path: Path) -> None:
    file, match = opened(tmp_path)
    with file:
        file.path.unlink()
        file.path.symlink_to("/dev/full")
        with pytest.raises(Unstored) as unstored:
            file.append(moves(match)[0].lines)
        assert unstored.value.cause.errno == errno.ENOSPC

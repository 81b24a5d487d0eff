"""Matches of the terminal: one record file each, appended step by step, and its secret beside it.

`<data>/matches/GAME-7.jsonl` is the record. As long as the match goes on, `GAME-7.seed` holds the
seed that its commitment stands for. Such a file is also what makes a match unfinished.
"""

import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from filelock import FileLock, Timeout
from msgspec.structs import replace

from pythia.table.chance import commitment
from pythia.table.match import Move
from pythia.table.record import Header, Line, RecordError, dump, load_header
from pythia.table.replay import replay


class OpenElsewhere(Exception):
    """Another process plays this match."""


class Unstored(Exception):
    """A file could not be read or written; the cause is the system's error."""

    def __init__(self, path: Path, cause: OSError) -> None:
        super().__init__(path, cause)
        self.path, self.cause = path, cause


class Damaged(Exception):
    """The files of a match are not what this program wrote."""


@contextmanager
def _storing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unstored(path, error) from error


class MatchFile:
    """The files of one match, held by this process alone until it is closed."""

    def __init__(self, folder: Path, id: str) -> None:
        self.id = id
        self.path = folder / f"{id}.jsonl"
        self._secret = folder / f"{id}.seed"
        self._lock = FileLock(folder / f"{id}.lock", timeout=0)
        try:
            self._lock.acquire()
        except Timeout:
            raise OpenElsewhere(id) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        over, lock_file = not self._secret.exists(), Path(self._lock.lock_file)
        if over and os.name == "posix":
            # While it is held: what is removed after might be another's already.
            lock_file.unlink(missing_ok=True)
        self._lock.release()
        if over and os.name != "posix":
            # Windows removes no file that is open, and so none that another holds.
            with suppress(OSError):
                lock_file.unlink(missing_ok=True)

    @property
    def seed(self) -> bytes:
        """The secret of an unfinished match."""
        try:
            with _storing(self._secret):
                return bytes.fromhex(self._secret.read_text("ascii"))
        except ValueError:
            raise Damaged(self._secret) from None

    def append(self, lines: Sequence[Line]) -> None:
        """Stores the lines of one step. When this returns, they last."""
        data = _encode(lines)
        with _storing(self.path), self.path.open("ab", buffering=0) as file:
            if file.write(data) < len(data):
                # The next `load` cuts off the part that was written.
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.path))
            os.fsync(file.fileno())

    def load(self) -> list[Move]:
        """Every move so far. What a crash left of an unfinished write is cut off, to the last whole step."""
        with _storing(self.path):
            data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        moves, lines = [], 1
        try:
            for played in replay(whole):
                moves.append(played.move)
                lines = played.line
        except RecordError as error:
            if error.message.id != "record-stops":
                raise
            whole = b"".join(line + b"\n" for line in whole.split(b"\n")[:lines])
        if len(whole) < len(data):
            with _storing(self.path), self.path.open("r+b") as file:
                file.truncate(len(whole))
                os.fsync(file.fileno())
        if commitment(self.seed) != moves[0].match.header.commitment:
            raise Damaged(self._secret)
        return moves

    def reveal(self) -> None:
        """The match is over: its seed goes into the header, and is no secret any longer."""
        seed = self.seed
        with _storing(self.path):
            first, rest = self.path.read_bytes().split(b"\n", 1)
            header, *_ = load_header(first)
            _replace(self.path, _encode([replace(header, seed=seed.hex())]) + rest)
            self._secret.unlink()


def create(
    data: Path, header: Header, seed: bytes, lines: Sequence[Line], inherited: Sequence[str] = ()
) -> MatchFile:
    """A new match: its header and opening lines, stored with its secret; before them, those of another
    match that it is taken up from."""
    folder = data / "matches"
    with _storing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        match = MatchFile(folder, _write_secret(folder, header.game, seed))
        before = "".join(f"{line}\n" for line in inherited).encode()
        _replace(match.path, _encode([header]) + before + _encode(lines))
    return match


def resume(data: Path, id: str) -> MatchFile:
    """An unfinished match of this id; raises OpenElsewhere."""
    return MatchFile(data / "matches", id)


def unfinished(data: Path) -> list[str]:
    """The ids of matches that are not over, the newest first."""
    ids = [file.stem for file in (data / "matches").glob("*-*.seed") if file.with_suffix(".jsonl").exists()]
    return sorted(ids, key=_number, reverse=True)


def _number(id: str) -> int:
    digits = id.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def _write_secret(folder: Path, game: str, seed: bytes) -> str:
    """Writes the seed where only its owner reads it; the file's name, not yet taken, is the match's id."""
    number = max((_number(file.stem) for file in folder.iterdir()), default=0)
    while True:
        number += 1
        name = f"{game}-{number}"
        with suppress(FileExistsError):
            descriptor = os.open(folder / f"{name}.seed", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(seed.hex().encode())
                os.fsync(file.fileno())
            return name


def _replace(path: Path, data: bytes) -> None:
    """Puts the whole file in place at once: a crash leaves the old one or the new one."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _encode(lines: Sequence[Header | Line]) -> bytes:
    return "".join(f"{dump(line)}\n" for line in lines).encode()


# ------------------------------------------------------------------------------- reviews of matches


def record_file(data: Path, named: str) -> Path | None:
    """The record of a match that is over and kept here: by its id or its file; None: it is none of ours."""
    folder = data / "matches"
    by_id = folder / f"{named}.jsonl"
    path = by_id if Path(named).name == named and by_id.is_file() else Path(named)
    try:
        is_ours = path.is_file() and path.parent.resolve() == folder.resolve()
    except (OSError, ValueError):
        return None
    return path if is_ours and path.suffix == ".jsonl" and not path.with_suffix(".seed").exists() else None


def kept_review(path: Path) -> bytes | None:
    """What was kept beside this record."""
    try:
        return path.with_suffix(".review").read_bytes()
    except OSError:
        return None


def keep_review(path: Path, content: bytes) -> None:
    """It can be worked out again: where it cannot be written, nothing is lost."""
    with suppress(OSError):
        _replace(path.with_suffix(".review"), content)

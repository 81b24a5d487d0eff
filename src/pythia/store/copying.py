"""Copies of a database that is in use, and files that take their place all at once."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path


def copy_database(source: Path, target: Path) -> None:
    """One moment of the source, whoever writes to it meanwhile; it is on the disk when this returns.

    Raises sqlite3.Error or OSError.
    """
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as old,
        closing(sqlite3.connect(target, isolation_level=None)) as new,
    ):
        old.backup(new)
        # A file of its own: nothing beside it belongs to it.
        new.execute("PRAGMA journal_mode = DELETE")
    _sync(target)


class Part:
    """A file beside another, its owner's alone, that is gone at the end unless it took a place there."""

    def __init__(self, beside: Path) -> None:
        self._beside = beside

    def __enter__(self) -> "Part":
        number, name = tempfile.mkstemp(".part", f".{self._beside.name}.", self._beside.parent)
        os.close(number)
        self.path = Path(name)
        return self

    def take_place(self, target: Path, force: bool) -> None:
        """All at once: whoever looks sees the whole of it or what was there before.

        Raises FileExistsError if there was something, and it is not to be replaced.
        """
        _sync(self.path)
        if force:
            self.path.replace(target)
        else:
            try:
                target.hardlink_to(self.path)
            except FileExistsError:
                raise
            except OSError:
                # Not every file system can; then a file made in this very moment would be replaced.
                if target.exists():
                    raise FileExistsError from None
                self.path.replace(target)
        _sync(target.parent)

    def __exit__(self, *_: object) -> None:
        self.path.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    if path.is_dir() and os.name != "posix":
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)

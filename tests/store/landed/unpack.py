"""The database of the landed version (commit 40a812f), and what its people know; `make.py` made both."""

import gzip
import json
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from pythia.store.sqlite import FILE

HERE = Path(__file__).parent
KNOWN: dict[str, Any] = json.loads((HERE / "known.json").read_text())


def unpack(folder: Path) -> Path:
    """A data folder as that version left it just now: the link that somebody has is still good."""
    file = folder / FILE
    file.write_bytes(gzip.decompress((HERE / f"{FILE}.gz").read_bytes()))
    if os.name == "posix":
        file.chmod(0o600)
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("UPDATE links SET until_ms = ?", (round(time.time() * 1000) + 600_000,))
    return file


def dumped(file: Path) -> tuple[int, list[str]]:
    """The number of a database's schema, and all that is in it."""
    with closing(sqlite3.connect(file)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        return version, [*db.iterdump()]

"""Writing to a terminal that may know no more than ASCII."""

import os
import sys
from typing import IO

from pythia.text import ascii_only


def knows_unicode(stream: IO[str]) -> bool:
    """Whether it can show more than ASCII. Python writes UTF-8 in the C locale too: ask the locale."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)), "")
    if named.partition(".")[0] in ("C", "POSIX") and "utf" not in named.lower():
        return False
    return (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")


def out(text: str) -> None:
    _write(sys.stdout, text)


def err(text: str) -> None:
    _write(sys.stderr, text)


def _write(stream: IO[str], text: str) -> None:
    stream.write((text if knows_unicode(stream) else ascii_only(text)) + "\n")

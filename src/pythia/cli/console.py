"""Writing to a terminal that may know no more than ASCII."""

import errno
import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import IO

from pythia.contract import Message
from pythia.text import ascii_only


def knows_unicode(stream: IO[str] | None) -> bool:
    """Whether it can show more than ASCII. Python writes UTF-8 in the C locale too: ask the locale."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if os.environ.get(name)), "")
    if named.partition(".")[0] in ("C", "POSIX") and "utf" not in named.lower():
        return False
    return (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")


def out(text: str) -> None:
    _write(sys.stdout, text)


def err(text: str) -> None:
    _write(sys.stderr, text)


def _write(stream: IO[str] | None, text: str) -> None:
    # A stream that was closed before we started is None.
    if stream is not None:
        stream.write((text if knows_unicode(stream) else ascii_only(text)) + "\n")


def command(*words: str) -> str:
    """A command line that works where this program was started, whether or not `pythia` is on the path."""
    started = sys.argv[0]
    if started.endswith("__main__.py"):
        program = [sys.executable, "-m", "pythia.cli"]
    else:
        found = shutil.which("pythia")
        here = Path(started)
        program = ["pythia" if found and here.exists() and here.samefile(found) else started]
    return shlex.join([*program, *words])


def reason(error: OSError) -> Message:
    """Why the system could not do something, in our words."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Message("reason-full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Message("reason-forbidden")
    return Message("reason-other", {"code": errno.errorcode.get(error.errno or 0, "?")})

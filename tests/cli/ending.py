"""How programs in a pseudo-terminal are ended: `pexpect` itself gives them a tenth of a second, which a busy
machine may not have."""

import signal
from typing import Any

import pexpect


def stop(child: "pexpect.spawn[Any]") -> None:
    """Ends it, whatever it does."""
    if child.isalive():
        child.kill(signal.SIGKILL)
        child.wait()
    child.close()


def ends(child: "pexpect.spawn[Any]") -> int | None:
    """Its status when it has ended by itself."""
    child.expect(pexpect.EOF)
    child.wait()
    child.close()
    return child.exitstatus

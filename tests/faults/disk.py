"""A disk that gets full and has room again: a small tmpfs or, where none may be mounted, a limit on files."""

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

SIZE_MB = 64


class Disk(Protocol):
    how: str

    def fill(self, pid: int) -> None: ...

    def free(self, pid: int) -> None: ...


class SmallDisk:
    """A tmpfs with a ballast file."""

    how = f"tmpfs of {SIZE_MB} MB"

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    def fill(self, pid: int) -> None:
        with self._ballast.open("wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while file.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def free(self, pid: int) -> None:
        self._ballast.unlink(missing_ok=True)


class Limit:
    """No file of the server may grow beyond a byte: the same refusal, from the same system call."""

    how = "RLIMIT_FSIZE, since no tmpfs may be mounted here"

    def fill(self, pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))

    def free(self, pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """Something that fills up, mounted on this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE_MB}m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        yield Limit()
        return
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)

"""Real server processes that are killed, stopped and started again on the same folder."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Self

from pythia.store.sqlite import FILE

ROOT = Path(__file__).parents[2]
STARTS_WITHIN_S = 120.0
ENDS_WITHIN_S = 120.0


class Server:
    """One data folder and the lives of the server on it. Players ask it where it is now."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lives = 0
        self._said: list[str] = []
        self._hearing: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._address = ""
        self._up = asyncio.Event()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        """However this ends, no process stays behind."""
        if self._process is not None:
            await self.kill()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def store(self) -> Path:
        return self.folder / FILE

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def complaints(self) -> list[str]:
        """What its lives so far logged as wrong. (Python has a word about what the killed left behind; that
        the server stood still says something of this machine.)"""
        fine = ("resource_tracker", '"level": "info"', '"event": "stalled"')
        return [line for line in self._said if not any(word in line for word in fine)]

    async def address(self) -> str:
        """Where it listens, as soon as it does."""
        await self._up.wait()
        return self._address

    async def start(self, *fault: str, open_: bool = True) -> bool:
        """Starts it, with this fault of `victim.py` built in; False if that killed it before it listened."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.faults.victim", *(fault or ("none",))),
            *("serve", "--port", "0", "--no-browser", "--data", str(self.folder)),
            cwd=ROOT,
            env={**os.environ, "PYTHIA_BOT_PAUSE_MS": "0", "LC_ALL": "C.UTF-8"},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self.lives += 1
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._hearing = asyncio.create_task(self._hear(self._process.stderr))
        async with asyncio.timeout(STARTS_WITHIN_S):
            line = (await self._process.stdout.readline()).decode()
        if "http://" not in line:
            await self.ended()
            return False
        self._address = line.split()[-1].rstrip("/")
        if open_:
            self.open()
        return True

    async def _hear(self, complaints: asyncio.StreamReader) -> None:
        """Through a pipe, not a file: where no file may grow, it would say nothing."""
        async for line in complaints:
            self._said.append(line.decode("utf-8", "replace").rstrip())

    def open(self) -> None:
        """Lets players come."""
        self._up.set()

    async def kill(self) -> None:
        if self._process is not None and self.alive:
            self._process.kill()
        await self.ended()

    async def stop(self) -> int:
        """Asks it to end, and answers with its exit code."""
        assert self._process is not None
        self._up.clear()
        self._process.send_signal(signal.SIGTERM)
        return await self.ended()

    async def ended(self) -> int:
        """Waits for its end, and answers with its exit code."""
        assert self._process is not None
        assert self._hearing is not None
        async with asyncio.timeout(ENDS_WITHIN_S):
            await self._process.wait()
            await self._hearing
        self._up.clear()
        assert self._process.returncode is not None
        return self._process.returncode

"""What somebody else at the server notices of a hostile client: how long answers take, beside a fair control.

The machine may be busy with anything. So an attack is compared with a control in the same minute: a plain
process that burns as much CPU as attacker and server did, with all that the server started, and no harm but
that.
"""

import asyncio
import os
import resource
import shutil
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import httpx
from tests.attacks.hostile import PROXIED
from tests.attacks.scene import Staged
from tests.server.house import LINES, WITHIN_S, Process, Socket, process
from websockets.asyncio.client import connect

from pythia.server.http.origins import COOKIE

SOCKETS = 12
"""Of the bystander: each may ask only so often, and samples are needed."""
EVERY_S = 0.06
MOST_MB = 200.0
NOISE_MB = 32.0
"""What an allocator keeps or gives back by chance."""
BURN = "import sys,time\nend=time.monotonic()+float(sys.argv[2])\nshare=float(sys.argv[1])\n"
BURN += "while (now:=time.monotonic())<end:\n"
BURN += "  while time.monotonic()<now+share*.02: pass\n  time.sleep((1-share)*.02)\n"


class Found(NamedTuple):
    """Of two attacks on one server, and a control between them."""

    attacked_ms: float
    control_ms: float
    """The slowest hundredth of the bystander's answers."""
    samples: int
    first_mb: float
    second_mb: float
    """By how much memory grew at each attack."""

    def wrong(self, times: float) -> list[str]:
        found = []
        if self.attacked_ms > times * self.control_ms:
            found.append(f"p99 {self.attacked_ms:.1f} ms, {times:g} times {self.control_ms:.1f} ms and more")
        if self.first_mb > MOST_MB:
            found.append(f"memory grew by {self.first_mb:.0f} MB")
        if self.second_mb > NOISE_MB:
            found.append(f"memory grew by {self.second_mb:.0f} MB more at the second attack")
        return found


async def watch(staged: Staged, folder: Path, name: str, seconds: float) -> Found:
    """A server of its own, attacked twice for so many seconds."""
    shutil.copytree(staged.folder, folder / "data", dirs_exist_ok=True)
    words = ("--public-url", "http://pythia.example") if name in PROXIED else ()
    with process(folder / "data", *words) as server:
        pid, over = server.process.pid, staged.tables["over"]
        async with AsyncExitStack() as stack:
            ask = await _bystander(server, staged, stack)
            await ask(0.5)
            attacked, control, grown = list[float](), list[float](), list[float]()
            attack = (sys.executable, "-m", "tests.attacks.hostile", name, server.address, over, f"{seconds}")
            for is_first in (True, False):
                memory, cpu = _memory_mb(pid), _cpu_s(pid)
                samples, spent = await _beside(ask, [attack], seconds)
                attacked += samples
                grown.append(_memory_mb(pid) - memory)
                if is_first:
                    share = (spent + _cpu_s(pid) - cpu) / seconds
                    burn = [min(1.0, share - k) for k in range(os.cpu_count() or 1) if share > k]
                    burners = [(sys.executable, "-c", BURN, f"{each}", f"{seconds}") for each in burn]
                    control += (await _beside(ask, burners, seconds))[0]
        return Found(_p99_ms(attacked), _p99_ms(control), len(attacked), *grown)


async def _bystander(server: Process, staged: Staged, stack: AsyncExitStack) -> "_Ask":
    address = server.address.replace("http", "ws") + f"/ws/{staged.tables['bidding']}"
    sockets = [
        await Socket(await stack.enter_async_context(connect(address, proxy=None))).greeted()
        for _ in range(SOCKETS)
    ]
    cookies = {COOKIE: staged.tokens["Ann"]}
    http = httpx.AsyncClient(
        base_url=server.address, cookies=cookies, timeout=WITHIN_S, limits=LINES, trust_env=False
    )
    return _Ask(sockets, await stack.enter_async_context(http))


class _Ask:
    """Asks, on all lines, for so long; answers with how long each answer took."""

    def __init__(self, sockets: list[Socket], http: httpx.AsyncClient) -> None:
        self._sockets, self._http = sockets, http

    async def __call__(self, seconds: float) -> list[float]:
        until, took = monotonic() + seconds, list[float]()

        async def line(k: int) -> None:
            await asyncio.sleep(EVERY_S * k / SOCKETS)
            while (asked := monotonic()) < until:
                if k < len(self._sockets):
                    await self._sockets[k].send({"ping": k})
                    await self._sockets[k].next("pong")
                else:
                    (await self._http.get("/api/me")).raise_for_status()
                took.append(monotonic() - asked)
                await asyncio.sleep(max(0.0, asked + EVERY_S - monotonic()))

        await asyncio.gather(*(line(k) for k in range(len(self._sockets) + 1)))
        return took


async def _beside(ask: _Ask, commands: Sequence[Sequence[str]], seconds: float) -> tuple[list[float], float]:
    """How long answers took while these ran, and how much CPU they used."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    running = [await asyncio.create_subprocess_exec(*command) for command in commands]
    try:
        samples = await ask(seconds)
    finally:
        for each in running:
            await each.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return samples, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _p99_ms(samples: list[float]) -> float:
    return sorted(samples)[len(samples) * 99 // 100] * 1000


def _memory_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    (kib,) = (line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(kib) / 1024


def _cpu_s(pid: int) -> float:
    """Of a process and all that it started: those that have ended, and those that still run."""
    ticks, parents = dict[int, int](), dict[int, int]()
    for each in Path("/proc").iterdir():
        # One may end while we look.
        with suppress(ValueError, OSError):
            fields = (each / "stat").read_text().rpartition(")")[2].split()
            parents[int(each.name)] = int(fields[1])
            ticks[int(each.name)] = sum(map(int, fields[11:15]))
    family = {pid}
    while young := {child for child, parent in parents.items() if parent in family} - family:
        family |= young
    return sum(ticks.get(each, 0) for each in family) / os.sysconf("SC_CLK_TCK")

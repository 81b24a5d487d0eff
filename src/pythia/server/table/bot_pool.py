"""Bots think in processes of their own, a bounded number of them, and never on the event loop.

A worker keeps nothing. It is given all that the seat was told so far, makes a bot that has observed it, and
lets it choose: so a bot that sits down late, or after a restart, knows what any other would.
"""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from pythia import games
from pythia.bots.levels import bot_of
from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import offers_to
from pythia.contract import AnyGame, Budget, Event, Offer, Planned, Player, Racer, Repute, Said
from pythia.server.limits import Turns
from pythia.server.log import note
from pythia.table.match import Match

BUDGET = Budget(ms=300)
TRIES = 3


class Question(Struct, frozen=True):
    """All that a bot needs to choose, as it goes to another process."""

    game: str
    level: str
    dice: str
    view: bytes
    offers: bytes
    events: bytes
    now: int | None = None
    """Where time counts, how much of the step has passed: the bot says what it will do, and when."""


def question(
    match: Match, seat: int, level: str, dice: str, events: Sequence[Event], now: int | None = None
) -> Question:
    return Question(
        match.game.name,
        level,
        dice,
        msgspec.json.encode(match.view(seat)),
        msgspec.json.encode(offers_to(match, seat)),
        msgspec.json.encode(events),
        now,
    )


class BotPool:
    def __init__(self, workers: int, deadline_s: float = 20.0) -> None:
        self._workers, self._deadline_s = workers, deadline_s
        # One question a process: what waits for its turn waits here, and no deadline runs meanwhile. However
        # many tables one address has, another's next question comes as soon as each has had one.
        self._turns = Turns(workers)
        self._thinking: set[asyncio.Task[Planned]] = set()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would copy our threads' locks in whatever state they are.
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_settle)

    async def choose(self, asked: Question, address: str, table: str) -> Planned:
        """What the bot of a table does, and when if time counts; the address is that of whoever plays there.

        If its process dies over it again and again, or it thinks for ever, anything legal.
        """
        begun = asyncio.Event()
        thinking = asyncio.create_task(self._in_turn(asked, address, table, begun))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            # A process cannot be called back: its turn ends when it has answered, or at its deadline.
            if not begun.is_set():
                thinking.cancel()
                await asyncio.wait([thinking])
            raise

    async def _in_turn(self, asked: Question, address: str, table: str, begun: asyncio.Event) -> Planned:
        async with self._turns.turn(address, table):
            begun.set()
            for _ in range(TRIES):
                pool = self._pool
                try:
                    async with asyncio.timeout(self._deadline_s):
                        answer, at = await asyncio.get_running_loop().run_in_executor(pool, answer_to, asked)
                    return Planned(decoded(asked, answer), at)
                except TimeoutError:
                    note("bot-stuck", logging.ERROR)
                    self._replace(pool)
                    break
                except BrokenExecutor as broken:
                    note("bot-died", logging.WARNING, error=broken)
                    self._replace(pool)
                except Exception as error:
                    note("bot-failed", logging.ERROR, error=error)
                    break
        return _any_legal(asked)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """New processes for these, whatever they are doing; what others had asked them is asked again."""
        if self._pool is not pool:
            return
        self._pool = self._new_pool()
        _end(pool)

    def close(self) -> None:
        for thinking in self._thinking:
            thinking.cancel()
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """Whatever its processes do: it does not tell which is stuck, and would wait for that one for ever."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


def decoded(asked: Question, answer: bytes) -> Any:
    """The action of an answer."""
    return msgspec.json.decode(answer, type=games.load(asked.game).actions)


def answer_to(asked: Question) -> tuple[bytes, int]:
    """Runs in a worker."""
    game = games.load(asked.game)
    player = bot_of(game, asked.level, Random(asked.dice))
    told = game.events if game.hears is None else game.events | Said | Repute
    for event in msgspec.json.decode(asked.events, type=list[told]):  # type: ignore[valid-type]
        player.observe(event)
    action, at = _decide(player, game, asked)
    return msgspec.json.encode(action), at


def _decide(player: Player, game: AnyGame, asked: Question) -> Planned:
    view = msgspec.json.decode(asked.view, type=game.view_type)
    offers = msgspec.json.decode(asked.offers, type=list[Offer])
    if asked.now is not None and isinstance(player, Racer):
        return player.plan(view, offers, asked.now, BUDGET)
    return Planned(player.choose(view, offers, BUDGET), asked.now or 0)


def _any_legal(asked: Question) -> Planned:
    game = games.load(asked.game)
    # Where time counts the dice stay the same, and would do and undo the same for ever.
    return _decide(RandomLegal(game, Random(f"{asked.dice} {asked.now}")), game, asked)


def _settle() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)

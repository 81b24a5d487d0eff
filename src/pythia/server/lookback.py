"""Whole matches played once more, in a process of their own: for the replay page, to check their chance,
and to find where another match is taken up.

That takes seconds of work. Here it takes none of the event loop's time, can be stopped when whoever asked has
gone or when it takes too long, and gives its memory back. The process is started when it is first needed,
reads questions from its standard input, and ends when that closes.
"""

import asyncio
import os
import struct
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from pythia import games
from pythia.server import bounds, replays
from pythia.server.bodies import Failure
from pythia.server.limits import Turns
from pythia.server.wire import Declined
from pythia.table.play_on import Position
from pythia.table.record import lines_in, split
from pythia.table.replay import verify_lines

IDLE_S = 60.0
"""How long it stays when nobody asks."""
HEAD = struct.Struct("!cQ")
"""What follows, and its length in bytes."""
REPLAY, REPLAY_STORED, VERIFY, POSITION = b"r", b"s", b"v", b"p"
DONE, DECLINED, FAILED = b"d", b"n", b"f"


class LookBackFailed(Exception):
    """Our mistake: the process died over a record, or could not make sense of one of our own."""


class _Found(Struct, frozen=True):
    """A position as it comes from the process: all but the lines, which are there already."""

    game: str
    players: int
    options: Raw
    commitment: str | None
    lines: int

    @classmethod
    def of(cls, found: Position) -> "_Found":
        options = Raw(msgspec.json.encode(found.options))
        return cls(found.game.name, found.players, options, found.commitment, len(found.lines))

    def position(self, record: bytes) -> Position:
        game = games.load(self.game)
        options = msgspec.json.decode(self.options, type=game.options)
        lines = tuple(line.decode() for line in split(record)[1 : 1 + self.lines])
        return Position(game, self.players, options, self.commitment, lines)


class LookBack:
    """The process, asked by one address after the other."""

    def __init__(self) -> None:
        self._turns = Turns(1)
        self._child: asyncio.subprocess.Process | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False

    async def replay(self, record: bytes, address: str, stored: bool = False, words: str = "") -> bytes:
        """Every step of a record as gzipped JSON: of one that was sent, or of our own, however long it is.

        With `words`, also in words what these eyes see.
        """
        asked = b"%s\n%s" % (words.encode(), record)
        return await self._ask(REPLAY_STORED if stored else REPLAY, asked, address)

    async def verify(self, record: bytes, address: str) -> int:
        """How many outcomes of chance the revealed seed is proven to have given, in a record of our own."""
        return int(await self._ask(VERIFY, record, address))

    async def position(self, record: bytes, line: int, address: str) -> Position:
        """Where a match is to be taken up."""
        answer = await self._ask(POSITION, b"%d\n%s" % (line, record), address)
        return msgspec.json.decode(answer, type=_Found).position(record)

    @property
    def pid(self) -> int | None:
        """Of the process, if there is one."""
        return self._child.pid if self._child is not None else None

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def close(self) -> None:
        """Whoever still waits is told that the server stops."""
        self._closed = True
        await self._end()

    async def _ask(self, what: bytes, record: bytes, address: str) -> bytes:
        async with self._turns.turn(address):
            if self._closed:
                raise Declined(503, "server-stops")
            if self._idle is not None:
                self._idle.cancel()
            try:
                async with asyncio.timeout(bounds.LOOK_BACK_S.most):
                    kind, answer = await self._answer(what, record)
            except TimeoutError:
                await self._end()
                raise Declined(422, "record-too-long") from None
            except (OSError, asyncio.IncompleteReadError):
                await self._end()
                raise Declined(503, "server-stops") if self._closed else LookBackFailed() from None
            except asyncio.CancelledError:
                # Whoever asked has gone: nobody waits for the rest of it.
                await self._end()
                raise
            self._idle = asyncio.get_running_loop().call_later(IDLE_S, self._kill)
        if kind == DONE:
            return answer
        if kind == DECLINED:
            failure = msgspec.json.decode(answer, type=Failure)
            raise Declined(422, failure.id, failure.rule, **failure.args)
        raise LookBackFailed(answer.decode())

    async def _answer(self, what: bytes, record: bytes) -> tuple[bytes, bytes]:
        child = await self._started()
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(HEAD.pack(what, len(record)))
        child.stdin.write(record)
        await child.stdin.drain()
        kind, length = HEAD.unpack(await child.stdout.readexactly(HEAD.size))
        return kind, await child.stdout.readexactly(length)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._child is None or self._child.returncode is not None:
            self._child = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "pythia.server.lookback"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # A Ctrl-C at the terminal is for the server, which then lets go of us.
                start_new_session=True,
            )
        return self._child

    def _kill(self) -> asyncio.subprocess.Process | None:
        """At once another may be asked; answers with the one that is to end."""
        child, self._child = self._child, None
        if child is not None:
            with suppress(ProcessLookupError):
                child.kill()
        return child

    async def _end(self) -> None:
        """The next question starts another."""
        if self._idle is not None:
            self._idle.cancel()
        if (child := self._kill()) is not None:
            await asyncio.shield(asyncio.ensure_future(child.wait()))


# -------------------------------------------------------------------------------- in the process itself


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answers until there are no more questions."""
    while len(head := questions.read(HEAD.size)) == HEAD.size:
        what, length = HEAD.unpack(head)
        record = questions.read(length)
        if len(record) < length:
            # The server has ended in the midst of it.
            return
        kind, answer = answer_to(what, record)
        answers.write(HEAD.pack(kind, len(answer)))
        answers.write(answer)
        answers.flush()


def answer_to(what: bytes, record: bytes) -> tuple[bytes, bytes]:
    try:
        if what == VERIFY:
            return DONE, str(verify_lines(lines_in(record))[1]).encode()
        about, _, record = record.partition(b"\n")
        if what in (REPLAY, REPLAY_STORED):
            return DONE, replays.packed(record, what == REPLAY_STORED, about.decode())
        return DONE, msgspec.json.encode(_Found.of(replays.position(record, int(about))))
    except Declined as declined:
        return DECLINED, msgspec.json.encode(
            Failure(declined.message.id, declined.message.args, declined.rule)
        )
    except Exception as error:
        return FAILED, type(error).__name__.encode()


def main() -> None:
    if hasattr(os, "nice"):
        # Those who play come before those who look back.
        os.nice(10)
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()

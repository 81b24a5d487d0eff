"""Any message, line, file and body is read or refused as declared; what is refused changes nothing."""

import asyncio
import contextlib

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.conftest import LONG
from tests.fuzz import inside, material

from pythia.contract import Illegal
from pythia.games.prophecy import GAME
from pythia.server.http.guard import unfit
from pythia.server.table.bot_pool import BotPool
from pythia.server.wire import Bye, Do, Unreadable, decode
from pythia.table.record import RecordError, load_header, load_line
from pythia.table.replay import replay
from pythia.table.strict_json import NotJSON, Unfit, loads

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(material.WORDS),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(material.WORDS) | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=20,
)
HONEST = st.one_of(
    st.builds(
        lambda key, card: {"id": key, "do": {"do": "play", "card": card}},
        st.text(),
        st.sampled_from(material.WORDS),
    ),
    st.builds(lambda key, text: {"id": key, "say": "text", "text": text}, st.text(), st.text()),
    st.builds(lambda seat, args: {"seat": seat, "say": "hold", "args": args}, st.integers(), VALUES),
)
DATA = (VALUES | HONEST).map(lambda value: msgspec.json.encode(value, enc_hook=str)) | st.binary(max_size=300)
SPOILED = st.builds(material.spoiled, st.randoms(), DATA) | DATA


@given(SPOILED)
def test_only_declared_errors(data: bytes) -> None:
    with contextlib.suppress(NotJSON, Unfit):
        loads(data)
    with contextlib.suppress(NotJSON, Unfit, Illegal):
        load_line(data, GAME, 2)
    with contextlib.suppress(RecordError):
        load_header(data)
    with contextlib.suppress(RecordError):
        list(replay(data))
    with contextlib.suppress(Unreadable):
        decode(data.decode(errors="replace"))
    if unfit("application/json", data) is None and data:
        for kind in inside.BODIES:
            with contextlib.suppress(msgspec.DecodeError):
                msgspec.json.decode(data, type=kind)


def test_a_table_under_fire() -> None:
    """The same as `make fuzz`, shorter: every way of being refused is met, and some are done."""
    came = asyncio.run(inside.run(100_000 if LONG else 6_000, seed=2))
    assert came["ack"] > 100
    assert {
        "message-not-json",
        "message-unfit",
        "only-watching",
        "not-your-seat",
        "RecordError",
    } <= came.keys()


def test_the_judge_sees_what_a_refusal_changed() -> None:
    """A fuzzer that cannot fail proves nothing: a room that forgets itself is caught."""

    async def scenario() -> str:
        table = inside.Table(BotPool(1))
        await table.open()
        # Ben is refused in the table's turn; but the room is another by then.
        other = replace(table.room.table, n=99)
        asyncio.get_running_loop().call_soon(setattr, table.room, "table", other)
        try:
            await table.say(1, Do("x", {"do": "bid"}))
        except inside.Failed as failed:
            return str(failed)
        finally:
            await table.room.stop(Bye("restart"))
        return ""

    assert "something changed" in asyncio.run(scenario())

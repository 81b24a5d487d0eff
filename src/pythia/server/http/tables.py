"""Routes of tables: made, looked at, sat down at, begun, looked back at."""

from typing import Annotated, Any, TypeAlias

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from pythia.server import bounds, replays
from pythia.server.bodies import (
    BotBody,
    ChangeBody,
    Made,
    Open,
    SendAwayBody,
    SitBody,
    SwapBody,
    TableBody,
    TableSummary,
    Verified,
    Watchers,
    WatchersBody,
)
from pythia.server.http.errors import reads, writes
from pythia.server.http.guard import address_of, while_there
from pythia.server.http.identity import count, guest_of, known, lobby_of
from pythia.server.table import commands
from pythia.server.table.room import Room
from pythia.server.wire import Replayed
from pythia.store import Guest

AnyRequest: TypeAlias = Request[Any, Any, Any]
Eyes: TypeAlias = Annotated[str, QueryParameter(pattern="^(open|[0-9]{1,3})?$", max_length=bounds.WORD.most)]
"""Whose view of a replay is wanted in words too: what lies open, or a seat's, by its number."""

# ------------------------------------------------------------------------------------------ who and where


def _address(request: AnyRequest) -> str:
    return address_of(request.scope)


async def _asker(request: AnyRequest) -> Guest:
    """Not called `guest`: a body has such a field, and Litestar would take a mistake in it for ours."""
    return await known(request)


async def _room(
    request: AnyRequest, id: FromPath[str], asker: NamedDependency[Guest], address: NamedDependency[str]
) -> Room:
    """The table of a path. It is asked for by name after the guest: whom we do not know wakes nothing."""
    return await lobby_of(request).room(id, address)


DEPENDENCIES = {
    "address": Provide(_address, sync_to_thread=False),
    "asker": Provide(_asker),
    "room": Provide(_room),
}

# ------------------------------------------------------------------------------------------- tables


@post(
    "/api/tables",
    **writes(404),
    status_code=201,
    summary="A new table, its maker on a seat; also one that goes on from a position of another match",
)
async def make_table(
    request: AnyRequest,
    asker: NamedDependency[Guest],
    address: NamedDependency[str],
    data: JSONBody[TableBody],
) -> Made:
    count(request, "table")
    position = None
    if data.from_ is not None:
        finding = lobby_of(request).position(data.from_, address)
        position = await while_there(request.receive, finding)
        count(request, "taken_up_kib", 1 + sum(map(len, position.lines)) // 1024)
    return Made(await lobby_of(request).create(asker, data, address, position))


@get("/api/tables", **reads(503), summary="Open tables to join or to watch")
async def open_tables(request: AnyRequest) -> Response[Open]:
    guest = await guest_of(request)
    asker = guest.id if guest else None
    shown: Any = lobby_of(request).open_tables(asker, address_of(request.scope))
    return Response(shown, media_type=MediaType.JSON)


async def _summary(request: AnyRequest, id: str, guest: Guest | None) -> TableSummary:
    return await lobby_of(request).shown(id, guest.id if guest else None, address_of(request.scope))


@get("/api/tables/{id:str}", **reads(404, 503), summary="A table, for anybody who has its link")
async def table(request: AnyRequest, id: FromPath[str]) -> TableSummary:
    return await _summary(request, id, await guest_of(request))


@post(
    "/api/tables/{id:str}/sit", **writes(404, 409), status_code=200, summary="Take an empty seat or a bot's"
)
async def sit(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
    data: JSONBody[SitBody],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.sit(room, asker, data.seat, address))
    return await _summary(request, id, asker)


@get("/api/tables/{id:str}/watchers", **reads(404, 503), summary="Who watches without a seat (host)")
async def watchers(
    asker: NamedDependency[Guest], room: NamedDependency[Room], address: NamedDependency[str]
) -> Watchers:
    return Watchers(await room.ask_from(address, lambda: commands.watchers(room, asker)))


@post(
    "/api/tables/{id:str}/send-away",
    **writes(404, 409),
    status_code=200,
    summary="Send a person from the table, and keep them out of it (host)",
)
async def send_away(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
    data: JSONBody[SendAwayBody],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.send_away(room, asker, data.guest))
    return await _summary(request, id, asker)


@post("/api/tables/{id:str}/leave", **writes(404, 409), status_code=200, summary="Give one's seat up")
async def leave(
    request: AnyRequest, id: FromPath[str], asker: NamedDependency[Guest], address: NamedDependency[str]
) -> TableSummary:
    room = await lobby_of(request).leave(asker, id, address)
    return lobby_of(request).summary(room.row(), asker.id)


@post(
    "/api/tables/{id:str}/bot",
    **writes(404, 409),
    status_code=200,
    summary="Put a bot on a seat, or empty it (host)",
)
async def put_bot(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
    data: JSONBody[BotBody],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.put_bot(room, asker, data.seat, data.level))
    return await _summary(request, id, asker)


@post(
    "/api/tables/{id:str}/change",
    **writes(404, 409),
    status_code=200,
    summary="Change a table before its start (host)",
)
async def change(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
    data: JSONBody[ChangeBody],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.change(room, asker, data))
    return await _summary(request, id, asker)


@post(
    "/api/tables/{id:str}/let-watchers",
    **writes(404, 409),
    status_code=200,
    summary="Say what those who watch may do (host)",
)
async def let_watchers(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
    data: JSONBody[WatchersBody],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.let_watchers(room, asker, data))
    return await _summary(request, id, asker)


@post("/api/tables/{id:str}/swap", **writes(404, 409), status_code=200, summary="Swap two seats (host)")
async def swap(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
    data: JSONBody[SwapBody],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.swap(room, asker, *data.seats))
    return await _summary(request, id, asker)


@post("/api/tables/{id:str}/start", **writes(404, 409), status_code=200, summary="Deal (host)")
async def start(
    request: AnyRequest,
    id: FromPath[str],
    asker: NamedDependency[Guest],
    room: NamedDependency[Room],
    address: NamedDependency[str],
) -> TableSummary:
    await room.ask_from(address, lambda: commands.start(room, asker))
    return await _summary(request, id, asker)


@post(
    "/api/tables/{id:str}/rematch",
    **writes(404, 409),
    status_code=200,
    summary="Another match of the same people",
)
async def rematch(
    request: AnyRequest, id: FromPath[str], asker: NamedDependency[Guest], address: NamedDependency[str]
) -> Made:
    count(request, "table")
    return Made(await lobby_of(request).rematch(asker, id, address))


@get(
    "/api/tables/{id:str}/record",
    **reads(404, 503),
    summary="The record of a finished match",
    media_type="application/x-ndjson",
)
async def record(request: AnyRequest, id: FromPath[str]) -> Response[bytes]:
    reading = lobby_of(request).record(id, address_of(request.scope))
    data = await while_there(request.receive, reading)
    disposition = f'attachment; filename="pythia-{id}.jsonl"'
    return Response(data, media_type="application/x-ndjson", headers={"content-disposition": disposition})


@get(
    "/api/tables/{id:str}/replay",
    **reads(404, 422, 503),
    summary="Every step of a finished match, as everybody saw it",
)
async def replayed(request: AnyRequest, id: FromPath[str], words: Eyes = "") -> Response[Replayed]:
    reading = lobby_of(request).record(id, address_of(request.scope))
    return await _replay(request, await while_there(request.receive, reading), words, stored=True)


@post(
    "/api/replays",
    **writes(),
    status_code=200,
    summary="Every step of a record that is sent along; nothing is kept",
)
async def replay_file(request: AnyRequest, words: Eyes = "") -> Response[Replayed]:
    return await _replay(request, await request.body(), words)


async def _replay(request: AnyRequest, record: bytes, words: str, stored: bool = False) -> Response[Any]:
    playing = lobby_of(request).replay(record, address_of(request.scope), stored, words)
    packed = await while_there(request.receive, playing)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Stream(replays.unpacked(packed), media_type=MediaType.JSON)


@get(
    "/api/tables/{id:str}/verify",
    **reads(404, 503),
    summary="Checks a finished match's chance against its seed",
)
async def verified(request: AnyRequest, id: FromPath[str]) -> Verified:
    checking = lobby_of(request).verify(id, address_of(request.scope))
    return Verified(await while_there(request.receive, checking))


ROUTES = [
    make_table, open_tables, table, sit, watchers, send_away, leave, put_bot, change, let_watchers, swap,
    start, rematch, record, verified, replayed, replay_file,
]  # fmt: skip

"""What games teach at their own tables: lessons, and whether a try at one is right."""

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from pythia import games
from pythia.contract import Misprint
from pythia.server import replays, teaching
from pythia.server.bodies import Lessons, Tried, TryBody
from pythia.server.http.errors import reads, writes
from pythia.server.http.guard import address_of, while_there
from pythia.server.http.identity import lobby_of
from pythia.server.http.pages import LASTING, fluent
from pythia.server.wire import Declined, Lesson

T = TypeVar("T")
AnyRequest: TypeAlias = Request[Any, Any, Any]
_log = logging.getLogger(__name__)


@get("/api/games/{game:str}/lessons", **reads(404, 503), summary="What a game teaches at its own table")
async def all_lessons(request: AnyRequest, game: FromPath[str]) -> Response[Lessons]:
    if game not in games.names():
        raise Declined(404, "no-such-page")
    found = await _aside(request, partial(teaching.summaries, game))
    return Response(Lessons(list(found)), headers={"cache-control": LASTING})


@get(
    "/api/games/{game:str}/lessons/{lesson:str}",
    **reads(404, 503),
    summary="A lesson: every update of its table, and what is said when",
)
async def one_lesson(request: AnyRequest, game: FromPath[str], lesson: FromPath[str]) -> Response[Lesson]:
    packed = await _aside(request, partial(teaching.packed, game, lesson))
    headers = {"cache-control": LASTING, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(packed, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]
    return Stream(replays.unpacked(packed), media_type=MediaType.JSON, headers=headers)  # type: ignore[return-value]


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/try",
    **writes(404),
    status_code=200,
    summary="Whether this is what a step of a lesson asks for; nothing is kept",
)
async def try_out(
    request: AnyRequest, game: FromPath[str], lesson: FromPath[str], data: JSONBody[TryBody]
) -> Tried:
    return Tried(await _aside(request, partial(teaching.try_out, game, lesson, data.step, data.do)))


@get(
    "/api/games/{game:str}/lesson-words/{file:str}",
    **reads(404),
    summary="What a game's lessons say in a language, as Fluent: en.ftl, fr.ftl",
    media_type=MediaType.TEXT,
)
async def lesson_words(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    return fluent(game, "lessons", file)


async def _aside(request: AnyRequest, work: Callable[[], T]) -> T:
    """In a thread: a record is played."""
    doing = lobby_of(request).pages.do(partial(_made, work), address_of(request.scope))
    return await while_there(request.receive, doing)


def _made(work: Callable[[], T]) -> T:
    try:
        return work()
    except Misprint:
        _log.exception("a lesson cannot be read and is left out")
        raise Declined(404, "no-such-page") from None


ROUTES = [all_lessons, one_lesson, try_out, lesson_words]

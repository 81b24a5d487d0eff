"""What games show of themselves, at no table: how they present themselves (`/api/games`), their pictures,
texts and rulebooks, and pages of their own (`/api/games/<game>/<page>`)."""

import logging
import re
from functools import cache, partial
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from pythia import games
from pythia.contract import AnyGame, Illegal, Misprint, Page
from pythia.server import presenting
from pythia.server.bodies import Games
from pythia.server.http.errors import reads, writes
from pythia.server.http.guard import address_of, while_there
from pythia.server.http.identity import lobby_of
from pythia.server.wire import Declined
from pythia.table.chance import Source, new_seed
from pythia.text import LANGUAGES, source

SVG = "image/svg+xml"
NAME = re.compile("[a-z0-9-]{1,40}")
_log = logging.getLogger(__name__)

LASTING = "public, max-age=3600"
"""What never changes while the server runs need not be asked for again soon."""


@get("/api/games", **reads(), summary="How the games present themselves: choices, picture, colours, sounds")
async def presented_games() -> Response[Games]:
    shown = [presenting.to_clients(game) for game in games.every()]
    return Response(Games(shown), headers={"cache-control": LASTING})


@get("/api/games/{game:str}/picture.svg", **reads(404, 503), summary="A game's picture", media_type=SVG)
async def game_picture(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    # It is drawn when it is first asked for, and that takes a while.
    drawing = lobby_of(request).pages.do(partial(_picture, game), address_of(request.scope))
    drawn = await while_there(request.receive, drawing)
    if drawn is None:
        raise Declined(404, "no-such-page")
    return Response(drawn, media_type=SVG, headers={"cache-control": LASTING})


def _picture(name: str) -> bytes | None:
    """Runs in a thread."""
    return presenting.picture(games.load(name)) if name in games.names() else None


@get(
    "/api/games/{game:str}/text/{file:str}",
    **reads(404),
    summary="A game's words in a language, as Fluent: en.ftl, fr.ftl",
    media_type=MediaType.TEXT,
)
async def game_text(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    return fluent(game, "", file)


@get(
    "/api/games/{game:str}/rulebook/{file:str}",
    **reads(404),
    summary="A game's rulebook in a language, as Fluent: en.ftl, fr.ftl",
    media_type=MediaType.TEXT,
)
async def game_rulebook(game: FromPath[str], file: FromPath[str]) -> Response[str]:
    return fluent(game, "rulebook", file)


def fluent(game: str, name: str, file: str) -> Response[str]:
    """Nothing of the path is a path here: a game is one that is installed, a file one of a known language."""
    language = next((each for each in LANGUAGES if file == f"{each}.ftl"), None)
    text = _text(game, name, language) if language is not None and game in games.names() else None
    if text is None:
        raise Declined(404, "no-such-page")
    return Response(text, media_type=MediaType.TEXT, headers={"cache-control": LASTING})


@cache
def _text(game: str, name: str, language: str) -> str | None:
    try:
        return source(games.package(game), language, name)
    except (OSError, UnicodeError):
        _log.exception("a text of %r cannot be read: %s %s", game, name, language)
        return None


def routes() -> list[HTTPRouteHandler]:
    """Of all games. Pages that fail are another's mistake and left out; what is wrong on a card is told."""
    made: list[HTTPRouteHandler] = [presented_games, game_picture, game_text, game_rulebook]
    for game in games.every():
        try:
            pages = game.pages()
            names = {page.name for page in pages if NAME.fullmatch(page.name)}
            if len(names) < len(pages):
                raise ValueError("names of pages are distinct, and of small letters, digits and hyphens")
            made += [_route(game, page) for page in pages]
        except Misprint:
            raise
        except Exception:
            _log.exception("the pages of %r cannot be shown and are left out", game.name)
    return made


def _route(game: AnyGame, page: Page) -> HTTPRouteHandler:
    path, summary = f"/api/games/{game.name}/{page.name}", f"{game.name}: {page.summary}"
    name = f"{game.name}-{page.name}"
    if page.lasts:
        # Made now: a mistake in a game's files is told at once, not to whoever first meets it.
        ready = _answer(page, None)

        async def shown() -> Response[page.answers]:  # type: ignore[name-defined]
            return Response(ready, headers={"cache-control": LASTING})

        return get(path, **reads(), summary=summary, operation_id=name)(shown)

    async def answered(request: Request[Any, Any, Any], body: Any) -> Response[Any]:
        answering = lobby_of(request).pages.do(partial(_answer, page, body), address_of(request.scope))
        return Response(await while_there(request.receive, answering))

    if page.body is None:

        async def draw(request: Request[Any, Any, Any]) -> Response[page.answers]:  # type: ignore[name-defined]
            return await answered(request, None)

        return post(path, **writes(), status_code=200, summary=summary, operation_id=name)(draw)

    async def ask(
        request: Request[Any, Any, Any],
        data: JSONBody[page.body],  # type: ignore[name-defined]
    ) -> Response[page.answers]:  # type: ignore[name-defined]
        return await answered(request, data)

    return post(path, **writes(), status_code=200, summary=summary, operation_id=name)(ask)


def _answer(page: Page, body: Any) -> Any:
    """Runs in a thread."""
    try:
        return page.answer(body, Source(new_seed()).stream(0, page.name))
    except Illegal as illegal:
        raise Declined(422, illegal.message.id, illegal.rule, **illegal.message.args) from None

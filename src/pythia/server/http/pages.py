"""What games show of their own, at no table: `/api/games/<game>/<page>`."""

import logging
import re
from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from pythia import games
from pythia.contract import AnyGame, Illegal, Misprint, Page
from pythia.server.http.errors import reads, writes
from pythia.server.http.guard import address_of, while_there
from pythia.server.http.identity import lobby_of
from pythia.server.wire import Declined
from pythia.table.chance import Source, new_seed

NAME = re.compile("[a-z0-9-]{1,40}")
_log = logging.getLogger(__name__)

LASTING = "public, max-age=3600"
"""What never changes while the server runs need not be asked for again soon."""


def routes() -> list[HTTPRouteHandler]:
    """Of all games. Pages that fail are another's mistake and left out; what is wrong on a card is told."""
    made: list[HTTPRouteHandler] = []
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

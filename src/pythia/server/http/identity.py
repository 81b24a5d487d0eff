"""Who asks: a guest, by a browser's cookie. Its routes: a name, personal links, where one is signed in."""

from time import monotonic
from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from pythia import games
from pythia.server import bounds
from pythia.server.bodies import (
    BrowserBody,
    BrowserSummary,
    LinkBody,
    LinkSummary,
    Me,
    MoveBody,
    NameBody,
    Path,
    Signed,
    TokenBody,
)
from pythia.server.http.errors import reads, writes
from pythia.server.http.guard import address_of, while_there
from pythia.server.http.origins import Origins, share_url
from pythia.server.ids import hashed, new_guest_id, new_token
from pythia.server.lobby import Lobby
from pythia.server.log import note
from pythia.server.names import clean_name
from pythia.server.settings import Settings
from pythia.server.table.outgoing import now_ms
from pythia.server.table.summaries import of_game
from pythia.server.wire import Declined
from pythia.store import Guest, SignedIn, browser_id

COOKIE_AGE_S = 365 * 24 * 3600
LINK_MS = 10 * 60 * 1000
"""How long a personal link is good: for the walk to another device."""
LONG_LINK_MS = 30 * 24 * 3600 * 1000
"""The same for one that is kept by whoever leaves a guest behind."""
USE_NOTED_MS = 24 * 3600 * 1000
"""How old the note of a token's last use may be: a day is exact enough, and a write a day is cheap."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def lobby_of(connection: AnyConnection) -> Lobby:
    lobby: Lobby = connection.app.state.lobby
    return lobby


async def signed_in(connection: AnyConnection) -> SignedIn | None:
    """Raises Declined for somebody who is banned."""
    token, lobby = _token(connection), lobby_of(connection)
    if token is None:
        return None
    found = await lobby.store.signed_in(token)
    if found is not None and connection.app.state.bans.bars_guest(found.guest.id):
        raise Declined(403, "banned")
    if found is not None and _is_due(found):
        lobby.note_use(token, now_ms())
    return found


def _token(connection: AnyConnection) -> bytes | None:
    """What is kept of the token that this browser has."""
    token = connection.cookies.get(connection.app.state.origins.cookie)
    return hashed(token) if token and len(token) <= bounds.COOKIE.most else None


def browser_of(connection: AnyConnection) -> str | None:
    """The id of the browser that asks, whether or not it is signed in."""
    token = _token(connection)
    return browser_id(token) if token is not None else None


def _is_due(found: SignedIn) -> bool:
    return now_ms() - found.used_ms > USE_NOTED_MS


async def guest_of(connection: AnyConnection) -> Guest | None:
    found = await signed_in(connection)
    return found.guest if found else None


async def known(connection: AnyConnection) -> Guest:
    return (await _known(connection)).guest


async def _known(connection: AnyConnection) -> SignedIn:
    found = await signed_in(connection)
    if found is None:
        raise Declined(403, "guest-needed")
    return found


def count(request: Request[Any, Any, Any], what: str, number: int = 1) -> None:
    """So many more of these are made by this address, unless it has made too many."""
    if not request.app.state.new[what].take(address_of(request.scope), monotonic(), number):
        raise Declined(429, "too-fast")


def _cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    origins: Origins = request.app.state.origins
    return Cookie(
        origins.cookie,
        value=token,
        max_age=COOKIE_AGE_S,
        path="/",
        httponly=True,
        samesite="lax",
        secure=origins.secure,
    )


async def _me(request: Request[Any, Any, Any], guest: Guest | None) -> Me:
    settings: Settings = request.app.state.settings
    return Me(
        guest.id if guest else None,
        guest.name if guest else "",
        await lobby_of(request).of(guest.id, address_of(request.scope)) if guest else [],
        share_url(settings, request.headers.get("host")),
        [of_game(game) for game in games.every()],
        settings.keep_days,
    )


# ------------------------------------------------------------------------------------------- guests


@get("/api/me", **reads(503), summary="Who this browser is, and its tables")
async def me(request: Request[Any, Any, Any]) -> Response[Me]:
    found = await signed_in(request)
    answer = await while_there(request.receive, _me(request, found.guest if found else None))
    if found is None or not _is_due(found):
        return Response(answer)
    # Whoever comes back is remembered for another year from now.
    token = request.cookies[request.app.state.origins.cookie]
    return Response(answer, cookies=[_cookie(request, token)])


@post("/api/me", **writes(), status_code=200, summary="Take a name; makes the guest if there is none")
async def name_me(request: Request[Any, Any, Any], data: JSONBody[NameBody]) -> Response[Me]:
    store = lobby_of(request).store
    name = clean_name(data.name)
    guest = await guest_of(request)
    if guest is not None:
        count(request, "identity")
        await store.rename_guest(guest.id, name)
        await lobby_of(request).rename(guest.id)
        return Response(await _me(request, Guest(guest.id, name)))
    count(request, "guest")
    guest, token = Guest(new_guest_id(), name), new_token()
    await store.add_guest(guest, hashed(token), now_ms())
    note("guest-made", guest=guest.id)
    return Response(await _me(request, guest), cookies=[_cookie(request, token)])


# ----------------------------------------------------------------------------------- personal links


@post("/api/me/link", **writes(), status_code=200, summary="A personal link to go on with on another device")
async def link_me(request: Request[Any, Any, Any], data: JSONBody[LinkBody | None] = None) -> Path:
    guest, token = await known(request), new_token()
    count(request, "identity")
    until_ms = now_ms() + (LONG_LINK_MS if data and data.long else LINK_MS)
    await lobby_of(request).store.add_link(guest.id, hashed(token), until_ms)
    return Path(f"/#move={token}")


@post("/api/me/link/revoke", **writes(), status_code=200, summary="A personal link is good no longer")
async def revoke_link(request: Request[Any, Any, Any]) -> Signed:
    found = await _known(request)
    count(request, "identity")
    await lobby_of(request).store.revoke_link(found.guest.id)
    return await _signed(request, found)


@post("/api/me/move/look", **writes(), status_code=200, summary="Whose a personal link is, without using it")
async def look_at_link(request: Request[Any, Any, Any], data: JSONBody[TokenBody]) -> LinkSummary:
    count(request, "identity")
    owner = await _owner(request, data.token)
    tables = await lobby_of(request).store.table_count(owner.id)
    return LinkSummary(owner.id, owner.name, tables)


async def _owner(request: Request[Any, Any, Any], token: str) -> Guest:
    owner = await lobby_of(request).store.link_owner(hashed(token), now_ms())
    if owner is None:
        raise Declined(403, "link-used")
    if request.app.state.bans.bars_guest(owner.id):
        # Whoever became that guest here could never be anybody again: the cookie is out of a page's reach.
        raise Declined(403, "link-of-banned")
    return owner


@post("/api/me/move", **writes(409), status_code=200, summary="Be the guest of a personal link from here on")
async def move_me(request: Request[Any, Any, Any], data: JSONBody[MoveBody]) -> Response[Me]:
    store, token = lobby_of(request).store, new_token()
    count(request, "identity")
    owner, now = await _owner(request, data.token), await signed_in(request)
    if now is not None and now.guest.id == owner.id:
        # Here they are that guest already: the link stays good for another browser.
        return Response(await _me(request, owner))
    if now is not None and data.leave != now.guest.id:
        # Whoever plays here would lose their matches: only knowingly, and by name.
        tables = await store.table_count(now.guest.id)
        if tables:
            raise Declined(409, "guest-has-tables", name=now.guest.name, count=tables)
    leaving = _token(request) if now else None
    guest = await store.use_link(hashed(data.token), hashed(token), leaving, now_ms())
    if guest is None:
        raise Declined(403, "link-used")
    if now is not None:
        lobby_of(request).sign_out([now.browser])
    note("guest-moved", guest=guest.id)
    return Response(await _me(request, guest), cookies=[_cookie(request, token)])


# ------------------------------------------------------------------------------ where one is signed in


async def _signed(request: Request[Any, Any, Any], found: SignedIn) -> Signed:
    access = await lobby_of(request).store.access_of(found.guest.id, now_ms())
    browsers = [
        BrowserSummary(each.id, each.made_ms, each.used_ms, each.by, each.id == found.browser)
        for each in access.browsers
    ]
    return Signed(browsers, access.link_until_ms)


@get("/api/me/browsers", **reads(503), summary="Where this guest is signed in, and the link that is out")
async def browsers(request: Request[Any, Any, Any]) -> Signed:
    return await _signed(request, await _known(request))


@post("/api/me/browsers/sign-out", **writes(409), status_code=200, summary="Sign another browser out")
async def sign_out(request: Request[Any, Any, Any], data: JSONBody[BrowserBody]) -> Signed:
    found = await _known(request)
    if data.browser == found.browser:
        raise Declined(409, "this-browser")
    count(request, "identity")
    if not await lobby_of(request).store.sign_out(found.guest.id, data.browser):
        raise Declined(409, "no-such-browser")
    lobby_of(request).sign_out([data.browser])
    note("signed-out", guest=found.guest.id)
    return await _signed(request, found)


@post(
    "/api/me/browsers/sign-out-others",
    **writes(),
    status_code=200,
    summary="Sign out everywhere but here, the personal link too",
)
async def sign_out_others(request: Request[Any, Any, Any]) -> Signed:
    found, token = await _known(request), _token(request)
    assert token is not None
    count(request, "identity")
    gone = await lobby_of(request).store.sign_out_others(found.guest.id, token)
    lobby_of(request).sign_out(gone)
    note("signed-out", guest=found.guest.id)
    return await _signed(request, found)


ROUTES = (
    me, name_me, link_me, revoke_link, look_at_link, move_me, browsers, sign_out, sign_out_others,
)  # fmt: skip

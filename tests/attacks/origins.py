"""Attacks by way of the victim's own browser, from another site's page."""

import pytest
from tests.attacks.scene import EVERYWHERE, PHASES, Attack, Scene
from tests.attacks.targets import POSTS, SOCKETS
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pythia.server.http.origins import COOKIE


def foreign(s: Scene) -> list[str]:
    here = s.address.removeprefix("http://")
    return [
        "http://evil.example", "https://evil.example", "null", "", "file://", "http://127.0.0.1:1", "http://127.0.0.1",
        f"http://{here}.evil.example", f"http://evil.example/{here}", f"http://{here}@evil.example",
        f"http://evil.example@{here}", f"{here}", "http://[", "http://[::1", "http://a\u00bc", "chrome-extension://abc",
        f"http://{here}, http://evil.example", f"http://localhost:{s.port}",
    ]  # fmt: skip


async def post_from_another_site(s: Scene) -> None:
    ann = await s.ann()
    for target in POSTS:
        for origin in foreign(s):
            headers = {"Origin": origin.encode("latin-1")}
            await s.refused(ann, target, 403, "foreign-origin", headers=headers)
        twice = [("Origin", s.address), ("Origin", "http://evil.example")]
        for headers_ in (twice, twice[::-1]):
            await s.refused(ann, target, 403, "foreign-origin", headers=headers_)


async def form_of_another_site(s: Scene) -> None:
    """What a page may send without being asked first: forms, and text. No cookie rule is relied upon."""
    ann = await s.ann()
    kinds = [
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=x",
        "text/json",
        "x",
    ]
    for target in POSTS:
        for kind in kinds:
            for content in (b"", b'{"name": "Eve"}', b"seat=0", b"--x--"):
                headers = {"Content-Type": kind}
                await s.refused(ann, target, 422, "message-not-json", headers=headers, content=content)


async def other_method(s: Scene) -> None:
    """A picture's address, or a method that no page needs leave for."""
    ann = await s.ann()
    for target in POSTS:
        for method in ("GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW"):
            override = {"X-HTTP-Method-Override": "POST", "X-Method-Override": "POST"}
            answer = await ann.http.request(
                method, target.name[5:].format(id=s.tables["lobby"], **EVERYWHERE), headers=override
            )
            assert answer.status_code < 500
            assert "set-cookie" not in answer.headers


async def socket_from_another_site(s: Scene) -> None:
    cookie = f"{COOKIE}={s.tokens['Ann']}"
    for phase in PHASES:
        for origin in foreign(s):
            if not origin.isascii():
                continue
            address = f"{s.address.replace('http', 'ws')}/ws/{s.tables[phase]}"
            headers = {"Cookie": cookie, "Origin": origin}
            with pytest.raises(InvalidStatus, match="403"):
                async with connect(address, additional_headers=headers, proxy=None):
                    pass
            s.tried.add("SOCKET /ws/{table}")


async def name_that_points_here(s: Scene) -> None:
    """DNS rebinding: the page's own name is made to lead to this machine."""
    ann = await s.ann()
    for target in POSTS:
        for host in ("evil.example", f"evil.example:{s.port}", "127.0.0.1.evil.example", "[", "a b", ""):
            headers = {"Origin": f"http://{host}", "Host": host}
            answer = await ann.http.post(
                target.name[5:].format(id=s.tables["lobby"], **EVERYWHERE),
                json=target.body or {},
                headers=headers,
            )
            assert answer.status_code in (400, 403), (host, answer.text)
        s.tried.add(target.name)


async def forwarded_for(s: Scene) -> None:
    """Headers that only a proxy of our own may set."""
    ann = await s.ann()
    told = {
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "127.0.0.1",
        "Forwarded": "host=evil.example",
        "X-Original-URL": "/api/me",
        "X-Rewrite-URL": "/api/me",
    }
    for target in POSTS:
        headers = {"Origin": "https://evil.example", **told}
        await s.refused(ann, target, 403, "foreign-origin", headers=headers)


ROWS = [
    Attack(
        "post from another site",
        "a foreign, null, odd or doubled Origin, with the victim's cookie",
        "403 foreign-origin",
        POSTS,
        post_from_another_site,
    ),
    Attack(
        "form of another site",
        "requests that browsers send unasked: forms, text, empty ones",
        "422 message-not-json",
        POSTS,
        form_of_another_site,
    ),
    Attack(
        "other method",
        "GET and all the others where POST is meant, method overrides",
        "nothing is done",
        (),
        other_method,
    ),
    Attack(
        "socket from another site",
        "a foreign page opens a socket with the victim's cookie",
        "403 before it is accepted",
        SOCKETS,
        socket_from_another_site,
    ),
    Attack(
        "name that points here",
        "Origin and Host agree, and are not ours",
        "403 foreign-origin",
        POSTS,
        name_that_points_here,
    ),
    Attack(
        "forwarded for", "a proxy's headers by who is no proxy", "believed in nothing", POSTS, forwarded_for
    ),
]

"""Attacks by what is written: paths that lead elsewhere, text that is more than text."""

import unicodedata

import pytest
from tests.attacks.scene import Attack, Scene
from tests.attacks.targets import EXAMPLES, GETS, SOCKETS, TABLE_POSTS, Target
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

PICTURE = Target("GET /api/games/{game}/picture.svg")
NAME = Target("POST /api/me", EXAMPLES["POST /api/me"])
SAY = Target("Say", EXAMPLES["Say"])
WITH_ID = tuple(target for target in (*GETS, *TABLE_POSTS) if "{id}" in target.name)
UP = ("..", "%2e%2e", "%2e.", "..%00", "%252e%252e", "..%c0%af", "..;", "..\\", "%5c..", "....//")
FILES = ("secret.txt", "static-secret/secret.txt", "data/pythia.sqlite3")
TEXTS = [
    "<script>document.title='owned'</script>", "<img src=x onerror=alert(1)>", "javascript:alert(1)",
    "\u202egnp.exe", "a\u2066b\u2069c", "a\u0000b\u0007\u001b[31m", "\ufeffx\u200b",
    "{ $name }", "${7*7}", "{{7*7}}",
    "\u2028x\u2029", "x\r\nSet-Cookie: a=b", "\u3164\u2800", "\u200d", "\u0301\u0301",
    "', '); DROP TABLE guests; --",
    "Z" + "\u0310" * 15, "\U000e0041\U000e0042x", "\ufdfa" * 20,
]  # fmt: skip


async def paths_of_files(s: Scene) -> None:
    for file in FILES:
        ways = [f"/{up}/{file}" for up in UP] + [f"/assets/{up}/{up}/{file}" for up in UP]
        ways += [
            f"//{file}",
            f"/%2f{file}",
            "/link.txt",
            "/linked/secret.txt",
            "/assets/../link.txt",
            "//etc/passwd",
        ]
        ways += [
            "/%2fetc%2fpasswd",
            "/" + "a" * 5000,
            "/" + "a/" * 3000,
            "/\xff%ff",
            "/%00",
            "/index.html%00.js",
            "*",
        ]
        ways += [
            f"http://evil.example/../{file}",
            "/assets",
            "/assets/",
            "/.",
            "/%f0%9f%92%a9",
            "/C:%5csecret.txt",
        ]
        for way in ways:
            s.tried |= {"GET /{path}", "GET /"}
            head = b"GET " + way.encode("latin-1") + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            answer = await s.raw(head)
            status = int(answer.split(b" ", 2)[1])
            assert status in (200, 400, 404, 405, 414), (way, status)
            assert b"SECRET" not in answer, way
            assert b"root:" not in answer, way
            assert b"SQLite" not in answer, way


async def paths_of_tables(s: Scene) -> None:
    """A table's name is a name and never a path, a header or a question to the store."""
    own = s.tables["over"]
    odd = [
        "..",
        "%2e%2e%2fhealthz",
        f"{own}%00",
        f"{own}%0d%0aSet-Cookie:%20a=b",
        f"{own}%22",
        f"%20{own}",
        "x" * 5000,
    ]
    odd += [
        own.upper(),
        f"{own}%2f..%2f{own}",
        "'%20OR%201=1--",
        "%ff%fe",
        "%F0%9F%92%A9",
        "-1",
        "%25s",
        f"./{own}",
    ]
    for target in WITH_ID:
        method, _, path = target.name.partition(" ")
        for name in odd:
            cookie = f"Cookie: pythia_guest={s.tokens['Eve']}\r\nContent-Type: application/json\r\n"
            body = b"{}"
            head = f"{method} {path.format(id=name)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{cookie}"
            answer = await s.raw(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            top = answer.partition(b"\r\n\r\n")[0].lower()
            assert int(answer.split(b" ", 2)[1]) in (200, 404, 405, 414, 422), (
                target.name,
                name,
                answer[:200],
            )
            assert b"set-cookie" not in top, (target.name, name)
            assert b"attachment" not in top, (target.name, name)
        s.tried.add(target.name)
    for name in odd:
        with pytest.raises((InvalidStatus, ConnectionClosed), match=r"403|404|4404"):
            async with connect(f"{s.address.replace('http', 'ws')}/ws/{name}", proxy=None) as raw:
                await raw.recv()
        s.tried.add("SOCKET /ws/{table}")


async def names_of_games(s: Scene) -> None:
    """A game's name is the name of one that is installed, and no module, file or entry point of elsewhere."""
    eve = await s.eve()
    assert "<svg" in (await s.ask(eve, PICTURE)).text
    odd = [
        *UP,
        "os",
        "__main__",
        "pythia.cli",
        "prophecy%00",
        "Prophecy",
        "%20prophecy",
        "x" * 5000,
        "%ff",
        ".",
    ]
    for name in odd:
        head = f"GET /api/games/{name}/picture.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        answer = await s.raw(head.encode("latin-1"))
        assert int(answer.split(b" ", 2)[1]) in (400, 404, 414), (name, answer[:200])
        assert b"<svg" not in answer, name


def check_plain(shown: str) -> None:
    assert shown == " ".join(shown.split())
    for char in shown:
        assert unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp"), shown
        assert unicodedata.category(char) != "Cf" or char == "\u200d", shown
    assert not shown or any(unicodedata.category(char)[0] in "LNPS" for char in shown), ascii(shown)


async def text_in_names(s: Scene) -> None:
    eve = await s.eve()
    for text in TEXTS:
        answer = await s.ask(eve, NAME, json={"name": text})
        assert answer.status_code in (200, 422)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        me = await eve.get("/api/me")
        check_plain(me["name"])
        assert me["name"], ascii(text)


async def text_in_talk(s: Scene) -> None:
    eve = await s.eve()
    for n, text in enumerate(TEXTS):
        if n % 9 == 0:
            # As much as anybody may say in a while.
            table = await eve.table(start=True)
        async with s.socket(eve, table) as socket:
            await s.say(socket, SAY, {"id": f"say{n}", "say": "text", "text": text})
        async with s.socket(eve, table) as again:
            for said in again.talks:
                check_plain(said["text"])
                assert said["text"] or said["say"] != "text"
    async with s.socket(eve, await eve.table(start=True)) as socket:
        for args in ({"count": "<b>"}, {"card": "<b>"}, {"more": 1}, {"count": -1}, {"count": 10**14}):
            answer = await s.say(socket, SAY, {"id": "x", "say": "foretold", "args": args})
            assert answer["kind"] == "refused"


ROWS = [
    Attack(
        "paths of files",
        "dots, escapes, NUL, links, absolute and endless paths for the client's files",
        "the client's page or a refusal; never a file of elsewhere",
        (Target("GET /{path}"), Target("GET /")),
        paths_of_files,
    ),
    Attack(
        "paths of tables",
        "the same, quotes and line ends as a table's name, downloads included",
        "no such table; no header or file of the attacker's choice",
        (*WITH_ID, *SOCKETS),
        paths_of_tables,
    ),
    Attack(
        "names of games",
        "dots, escapes, modules and endless names as a game whose picture is asked for",
        "no such page; nothing is loaded that is not an installed game",
        (PICTURE,),
        names_of_games,
    ),
    Attack(
        "text in names",
        "markup, templates, controls, right-to-left and invisible characters",
        "plain text that can be seen, or refused",
        (NAME,),
        text_in_names,
    ),
    Attack(
        "text in talk",
        "the same, and odd sayings",
        "plain text that can be seen, or refused",
        (SAY,),
        text_in_talk,
    ),
]

"""Messages that are doubled, late, out of turn, malformed, too large, too many or somebody else's."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.house import QUICK, guest, house, solo
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pythia.server import sockets
from pythia.table.record import ENVELOPE_KEYS, ActionLine

MALFORMED: list[tuple[str | bytes, str]] = [
    ("", "message-not-json"),
    ("{", "message-not-json"),
    ("[1]", "message-unknown"),
    ("null", "message-unknown"),
    ("{}", "message-unknown"),
    ('{"id": "1", "do": {"do": "bid"}, "say": "mine"}', "message-unknown"),
    ('{"do": {"do": "bid", "cards": []}}', "message-unfit"),
    ('{"id": "", "do": {"do": "bid", "cards": []}}', "message-unfit"),
    ('{"id": 7, "do": {"do": "bid", "cards": []}}', "message-unfit"),
    ('{"id": "1", "do": {"do": "bid", "cards": []}, "more": 1}', "message-unfit"),
    ('{"id": "1", "do": {}}', "message-unfit"),
    ('{"id": "1", "do": {"chance": "deal", "hands": []}}', "message-unfit"),
    ('{"id": "1", "do": {"do": "bid", "cards": ["su1"], "by": "table"}}', "message-unfit"),
    ('{"id": "1", "do": {"do": "bid", "cards": ["su1"], "at": 5}}', "message-unfit"),
    ('{"id": "1", "do": {"do": "bid", "cards": ["su1"], "chance": "deal"}}', "key-unknown"),
    ('{"id": "1", "do": {"do": "dance"}}', "unknown-verb"),
    ('{"id": "1", "do": {"do": "bid"}}', "key-missing"),
    ('{"id": "1", "do": {"do": "bid", "cards": 7}}', "wrong-type"),
    ('{"id": "1", "do": {"do": "bid", "cards": ["jaguar", "xx"]}}', "unknown-card"),
    ('{"id": "1", "do": {"do": "play", "card": "su1"}}', "bids-are-due"),
    ('{"id": "1", "do": {"do": "undo"}}', "nothing-to-take-back"),
    ('{"id": "1", "seat": 1, "do": {"do": "bid", "cards": []}}', "not-your-seat"),
    ('{"id": "1", "say": "text", "text": "' + "x" * 4100 + '"}', "message-too-large"),
    ('{"id": "1", "say": "\\ud800"}', "message-unfit"),
    ('{"ping": -1}', "message-unfit"),
    ('{"pace": "swift"}', "message-unfit"),
    ('{"pace": null}', "message-unfit"),
    ('{"pace": "calm", "seat": 0}', "message-unfit"),
    ('{"pace": "calm", "hurry": 1}', "message-unknown"),
    ('{"hurry": -1}', "message-unfit"),
    ('{"hurry": "1"}', "message-unfit"),
    ("[" * 2000, "message-unfit"),
]


def test_what_cannot_be_done_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path) as (ann, table, one):
            before = one.now["view"]
            assert len(MALFORMED) < sockets.RATE.at_once, "none of them is refused as too fast"
            for message, why in MALFORMED:
                await one.send(message)
                answer = await one.next("refused")
                found = answer["message"]["id"]
                assert found == why or (
                    why == "key-unknown" and found in ("unknown-chance", "key-missing")
                ), message
            async with ann.at(table) as again:
                own = {key: again.now["view"][key] for key in ("hand", "bid", "round")}
                assert own == {key: before[key] for key in own}
                assert (await again.do(again.choice(Random(1))))["kind"] == "ack"

    asyncio.run(scenario())


def test_what_the_record_says_about_an_action_is_never_a_clients_to_say(tmp_path: Path) -> None:
    """Whatever stands beside an action in a line, whenever it was added there."""
    about = {*ActionLine.__struct_fields__} - {"action"}
    assert about == ENVELOPE_KEYS, "what is written about an action, and what is read"

    async def scenario() -> None:
        async with solo(tmp_path) as (_, _, one):
            bid = one.choice(Random(1))
            for key in sorted(about):
                for value in (0, "table", None):
                    answer = await one.do({**bid, key: value})
                    assert answer["message"]["id"] == "message-unfit", (key, value)
            assert (await one.do(bid))["kind"] == "ack"

    asyncio.run(scenario())


def test_a_repeated_action_is_answered_and_not_done_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path) as (ann, table, one):
            async with ann.at(table) as other_tab:
                bid = one.choice(Random(1))
                for _ in range(3):
                    await one.send({"id": "same", "do": bid})
                await other_tab.send({"id": "same", "do": {"do": "play", "card": "su1"}})
                acks = [await one.next("ack") for _ in range(3)] + [await other_tab.next("ack")]
                assert acks == [acks[0]] * 4
                refused = await one.do(bid, "another")
                assert (refused["kind"], refused["rule"]) == ("refused", "P4.3")
            async with ann.at(table) as back:
                assert back.now["acks"] == ["same"]
                await back.send({"id": "same", "do": bid})
                assert await back.next("ack") == acks[0], "late, and from another socket"

    asyncio.run(scenario())


def test_actions_out_of_order_are_judged_one_by_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path) as (_, _, one):
            bid = one.choice(Random(1))
            await one.send({"id": "b", "do": {"do": "play", "card": one.now["view"]["hand"][0]}})
            await one.send({"id": "a", "do": bid})
            assert (await one.next("refused", "ack"))["id"] == "b"
            assert (await one.next("refused", "ack")) == {"kind": "ack", "id": "a", "n": one.now["n"]}

    asyncio.run(scenario())


def test_a_flood_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with solo(tmp_path) as (ann, table, one):
            for n in range(60):
                await one.send({"ping": n})
            answers = [await one.next("pong", "refused") for _ in range(60)]
            refused = [a for a in answers if a["kind"] == "refused"]
            assert 0 < len(refused) <= 20
            assert all(a["message"]["id"] == "too-fast" for a in refused)
            async with ann.at(table) as another:
                await another.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await another.next("never")

    asyncio.run(scenario())


def test_a_slow_reader_is_sent_away_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, replace(QUICK, outbox=4)) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            room = await h.lobby.room(table)
            async with ann.at(table) as one:
                (listener,) = room.listeners
                for _ in range(8):
                    # All at once, before its task has had a chance to send any.
                    listener.send('{"kind":"pong","ping":1,"server_ms":1}')
                assert (await one.next("bye"))["reason"] == "slow"
                with pytest.raises(ConnectionClosed):
                    await one.receive()
            async with ann.at(table) as back:
                assert back.my_turn

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("origin", "fine"),
    [
        (None, True),
        ("ours", True),
        ("http://evil.example", False),
        ("https://127.0.0.1:1", False),
        ("null", False),
        ("", False),
    ],
)
def test_only_our_own_pages_may_speak(tmp_path: Path, origin: str | None, fine: bool) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            headers = {} if origin is None else {"Origin": h.address if origin == "ours" else origin}
            answer = await ann.http.post("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == (200 if fine else 403)
            if fine:
                async with ann.connection(table, headers=headers):
                    return
            with pytest.raises(InvalidStatus, match="403"):
                async with ann.connection(table, headers=headers):
                    pass

    asyncio.run(scenario())


def test_a_name_that_points_here_is_not_ours(tmp_path: Path) -> None:
    """A page of another site whose name is made to lead to this machine: its host is not ours."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            headers = {"Origin": "http://evil.example:80", "Host": "evil.example:80"}
            failure = await ann.post("/api/me", {"name": "Eve"}, 403, headers=headers)
            assert failure["error"]["id"] == "foreign-origin"
        public = replace(QUICK, public_url="https://pythia.example")
        async with house(tmp_path, public) as h, guest(h.address, None) as ann:
            answer = await ann.http.post(
                "/api/me", json={"name": "Ann"}, headers={"Origin": "https://pythia.example"}
            )
            assert answer.status_code == 200
            cookie = answer.headers["set-cookie"].lower()
            assert {"httponly", "secure", "samesite=lax", "path=/"} <= {c.strip() for c in cookie.split(";")}
            assert cookie.startswith("__host-pythia_guest="), "a neighbour's page cannot set it"
            token = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            for name, known in (("__Host-pythia_guest", True), ("pythia_guest", False)):
                me = await ann.http.get("/api/me", headers={"Cookie": f"{name}={token}"})
                assert (me.json()["name"] == "Ann") == known

    asyncio.run(scenario())


def test_without_the_cookie_nothing_can_be_done(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await ann.table(start=True)
            eve.http.cookies.set("pythia_guest", "A" * 43, domain="127.0.0.1")
            for someone in (eve, await no_cookie(eve)):
                async with someone.at(table) as watching:
                    assert watching.heard[0]["you"] == {"seats": [], "host": False}
                    assert (watching.now["view"]["hand"], watching.now["offers"]) == ([], [])
                    answer = await watching.do({"do": "bid", "cards": []})
                    assert answer["message"]["id"] == "only-watching"
                for path, body in (("sit", {"seat": 1}), ("start", {}), ("leave", {}), ("rematch", {})):
                    failure = await someone.post(f"/api/tables/{table}/{path}", body, 403)
                    assert failure["error"]["id"] == "guest-needed"

    asyncio.run(scenario())


async def no_cookie(someone: Any) -> Any:
    someone.http.cookies.clear()
    return someone


@pytest.mark.parametrize(
    ("body", "headers", "status", "why"),
    [
        (b'{"name": "Ann"}', {"Content-Type": "text/plain"}, 422, "message-not-json"),
        (b'{"name": "Ann"}', {}, 422, "message-not-json"),
        (b"{", {"Content-Type": "application/json"}, 422, "message-not-json"),
        (b'{"name": 7}', {"Content-Type": "application/json"}, 422, "message-unfit"),
        (b"[" * 4000, {"Content-Type": "application/json"}, 422, "message-unfit"),
        (b'{"name": "Ann", "name": "Eve"}', {"Content-Type": "application/json"}, 422, "message-unfit"),
        (b'{"name": "Ann", "admin": true}', {"Content-Type": "application/json"}, 422, "message-unfit"),
        (b'{"name": " \\u202e\\u0007 "}', {"Content-Type": "application/json"}, 422, "name-unfit"),
        (b'{"name": "%s"}' % (b"x" * 25), {"Content-Type": "application/json"}, 422, "name-unfit"),
        (b'{"name": "%s"}' % (b"x" * 20_000), {"Content-Type": "application/json"}, 413, "message-too-large"),
    ],
)
def test_bodies(tmp_path: Path, body: bytes, headers: dict[str, str], status: int, why: str) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            answer = await ann.http.post("/api/me", content=body, headers=headers)
            assert (answer.status_code, answer.json()["error"]["id"]) == (status, why)
            me = await ann.get("/api/me")
            assert (me["guest"], me["name"], me["tables"]) == (None, "", [])

    asyncio.run(scenario())

"""Who watches is shown, and does what the host lets them; tables change before their start."""

import asyncio
from pathlib import Path

from tests.server.house import guest, house


def test_watchers_are_shown_and_may_do_what_the_host_lets_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as h,
            guest(h.address) as ann,
            guest(h.address, "Ben") as ben,
            guest(h.address, "Eve") as eve,
        ):
            table = await ann.table_with(ben, players=3)
            path = f"/api/tables/{table}"
            await ann.post(f"{path}/start")
            async with ann.at(table) as one, eve.at(table) as watching:
                while one.summary["watchers"] != ["Eve"]:
                    await one.next("table")
                assert watching.summary["takeable"] == [2]
                await watching.send({"id": "a", "say": "text", "text": "Hello"})
                assert (await watching.next("refused"))["message"]["id"] == "only-watching"
                failure = await ben.post(f"{path}/let-watchers", {"talk": True, "sit": False}, 403)
                assert failure["error"]["id"] == "host-only"
                await ann.post(f"{path}/let-watchers", {"talk": True, "sit": False})
                while watching.summary["watchers_sit"]:
                    await watching.next("table")
                assert watching.summary["takeable"] == []
                failure = await eve.post(f"{path}/sit", {"seat": 2}, 409)
                assert failure["error"]["id"] == "seats-are-kept"
                await watching.send({"id": "b", "say": "text", "text": "Hello"})
                talk = await one.next("talk")
                while talk["seat"] is not None:
                    talk = await one.next("talk")
                assert (talk["name"], talk["text"]) == ("Eve", "Hello")
                await watching.next("ack")
                await watching.send({"id": "c", "do": {"do": "undo"}})
                assert (await watching.next("refused"))["message"]["id"] == "only-watching"

    asyncio.run(scenario())


def test_what_was_said_keeps_the_name_of_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, players=3)
            await ann.post(f"/api/tables/{table}/start")
            async with ben.at(table) as two:
                await two.send({"id": "a", "say": "text", "text": "Bye"})
                await two.next("ack")
            await ben.post(f"/api/tables/{table}/leave")
            async with ann.at(table) as one:
                assert one.summary["seats"][1]["name"] != "Ben"
                assert "Ben" in [said["name"] for said in one.talks if said["text"] == "Bye"]

    asyncio.run(scenario())


def test_a_table_is_changed_before_its_start_by_its_host_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, players=2)
            path = f"/api/tables/{table}"
            rest = {"bots": "adept", "clock_s": 45, "patience_s": None, "open": True}
            wanted = {"options": {"length": "standard"}, **rest}
            failure = await ben.post(f"{path}/change", wanted, 403)
            assert failure["error"]["id"] == "host-only"
            failure = await ann.post(f"{path}/change", {**wanted, "bots": "wizard"}, 422)
            assert failure["error"]["id"] == "play-no-level"
            failure = await ann.post(f"{path}/change", {**wanted, "options": {"length": "endless"}}, 422)
            assert failure["error"]["id"] == "wrong-value"
            changed = await ann.post(f"{path}/change", wanted)
            assert {key: changed[key] for key in rest} == rest
            assert changed["options"]["length"] == "standard"
            await ann.post(f"{path}/start")
            async with ann.at(table) as one, ben.at(table):
                assert one.now["deadline_ms"] is not None, "bids are due by the new clock"
            failure = await ann.post(f"{path}/change", wanted, 409)
            assert failure["error"]["id"] == "begun-already"

    asyncio.run(scenario())

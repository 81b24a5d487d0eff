"""Who sits where, and who decides it: the host's bots, leaving a match and coming back, new names."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
from tests.server.house import HURRIED, guest, house, process, who


def test_the_host_puts_a_bot_on_a_persons_seat_before_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, players=3)
            path = f"/api/tables/{table}"
            async with ben.at(table) as two:
                summary = await ann.post(f"{path}/bot", {"seat": 1, "level": "novice"})
                assert who(summary) == ["person:Ann", "bot:Tenoch", "empty:"]
                assert (await two.next("hello"))["you"] == {"seats": [], "host": False}
                assert (await two.next("table"))["summary"]["mine"] == []
                assert (await ben.get("/api/me"))["tables"] == []
                assert (await ben.post(f"{path}/sit", {"seat": 2}))["mine"] == [2]
                summary = await ann.post(f"{path}/bot", {"seat": 2, "level": None})
                assert who(summary) == ["person:Ann", "bot:Tenoch", "empty:"]
                summary = await ben.post(f"{path}/sit", {"seat": 1})
                assert summary["mine"] == [1]
                assert [seat["host"] for seat in summary["seats"]] == [True, False, False]

    asyncio.run(scenario())


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, players=3, patience_s=None)
            path, bot = f"/api/tables/{table}", {"seat": 1, "level": "novice"}
            await ann.post(f"{path}/start")
            async with ann.at(table) as one:
                async with ben.at(table):
                    await one.until(1, away=False)
                    for someone, body, status, why in (
                        (ann, bot, 409, "seat-taken"),
                        (ann, {"seat": 0, "level": "novice"}, 409, "own-seat"),
                        (ann, {"seat": 2, "level": "adept"}, 409, "begun-already"),
                        (ben, {"seat": 2, "level": "adept"}, 403, "host-only"),
                    ):
                        assert (await someone.post(f"{path}/bot", body, status))["error"]["id"] == why
                await one.until(1, who="person", away=True)
                failure = await ann.post(f"{path}/bot", {"seat": 1, "level": None}, 409)
                assert failure["error"]["id"] == "begun-already"
                await ann.post(f"{path}/bot", bot)
                await one.until(1, who="bot", name="Ben", level="novice", away=True)
                await one.play(Random(1), 3)
                async with ben.at(table) as two:
                    await one.until(1, who="person", name="Ben", away=False)
                    await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
            failure = await ann.post(f"{path}/bot", bot, 409)
            assert failure["error"]["id"] == "table-over"
            text = (await ann.http.get(f"{path}/record")).text
            assert (
                text.count('{"seat":1,"sits":"bot:novice"}') == text.count('{"seat":1,"sits":"person"}') == 1
            )

    asyncio.run(scenario())


def test_while_the_host_is_away_the_others_decide(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, patience_s=None)
            bot = {"seat": 0, "level": "novice"}
            async with ben.at(table) as two, guest(h.address, "Eve") as eve:
                failure = await ben.post(f"/api/tables/{table}/bot", bot, 403)
                assert failure["error"]["id"] == "host-only", "not before the start"
                async with ann.at(table) as one:
                    await ann.post(f"/api/tables/{table}/start")
                    await two.next("update")
                    assert (one.summary["host"], two.summary["host"]) == (True, False)
                    await ben.post(f"/api/tables/{table}/bot", bot, 403)
                await two.until(0, away=True)
                assert two.summary["host"]
                await eve.post(f"/api/tables/{table}/bot", bot, 403)
                await ben.post(f"/api/tables/{table}/bot", bot)
                await two.play(Random(2), 3)
                async with ann.at(table) as one:
                    await one.until(0, who="person", away=False)
                    await two.until(0, who="person", away=False)
                    assert (one.summary["host"], two.summary["host"]) == (True, False)

    asyncio.run(scenario())


def test_leaving_a_match_and_taking_the_seat_over_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, players=3)
            path = f"/api/tables/{table}"
            await ann.post(f"{path}/start")
            async with ann.at(table) as one, ben.at(table) as two:
                hand = one.now["view"]["hand"]
                await ann.post(f"{path}/leave")
                assert (await one.next("hello"))["you"] == {"seats": [], "host": False}
                assert (await one.next("view"))["view"]["hand"] == []
                await two.until(0, who="bot", name="Itzel", level="novice", guest=None)
                while not two.summary["host"]:
                    await two.next("table")
                (own,) = (await ann.get("/api/me"))["tables"]
                assert (own["id"], own["mine"], own["takeable"]) == (table, [], [0]), "and knows the way back"
                await two.play(Random(2), 1)
                failure = await ann.post(f"{path}/sit", {"seat": 2}, 409)
                assert failure["error"]["id"] == "cards-known", "who has seen one hand plays no other"
                summary = await ann.post(f"{path}/sit", {"seat": 0})
                assert who(summary)[:2] == ["person:Ann", "person:Ben"]
                while not one.now["view"]["hand"]:
                    await one.receive()
                assert set(one.now["view"]["hand"]) <= set(hand)
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))

    asyncio.run(scenario())


def test_nobody_is_replaced_where_patience_has_no_end(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, HURRIED) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table_with(ben, patience_s=None, clock_s=10)
            await ann.post(f"/api/tables/{table}/start")
            async with ann.at(table) as one:
                assert one.summary["patience_s"] is None
                while one.now["n"] < 6:
                    await one.next("update")
                assert one.summary["seats"][1]["who"] == "person", "the clock acts for it, and that is all"

    asyncio.run(scenario())


def test_a_new_name_stands_on_every_seat_but_not_in_the_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            lobby, running = await ann.table_with(ben), await ann.table_with(ben)
            await ann.post(f"/api/tables/{running}/start")
            async with ann.at(lobby) as one, ann.at(running) as two:
                await ben.post("/api/me", {"name": "Benoît"})
                await one.until(1, name="Benoît", who="person")
                await two.until(1, name="Benoît", who="person")
                async with ben.at(running) as other:
                    await asyncio.gather(two.play(Random(1)), other.play(Random(2)))
            await ben.post("/api/me", {"name": "Bénédicte"})
            assert who(await ann.get(f"/api/tables/{running}"))[1] == "person:Benoît", "a match that is over"
            header = (await ann.http.get(f"/api/tables/{running}/record")).content.splitlines()[0]
            assert msgspec.json.decode(header)["names"] == ["Ann", "Ben"]

    asyncio.run(scenario())


def test_a_new_name_lasts_where_the_table_sleeps(tmp_path: Path) -> None:
    async def scenario() -> None:
        with process(tmp_path) as first:
            async with guest(first.address) as ann:
                table = await ann.table(start=True)
        with process(tmp_path) as second:
            async with guest(second.address, "Anne", ann.http.cookies) as anne:
                (mine,) = (await anne.get("/api/me"))["tables"]
                assert (mine["id"], who(mine)[0]) == (table, "person:Anne")

    asyncio.run(scenario())

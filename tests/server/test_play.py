"""Whole matches over real sockets, with what every seat was told held against the record."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.server.house import check_told, guest, house

from pythia.server.table import steps
from pythia.table.chance import commitment
from pythia.table.replay import verify


def test_two_people_two_bots_and_a_spectator(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, "Ann") as ann, guest(h.address, "Ben") as ben:
            table = await ann.table(players=4)
            await ben.post(f"/api/tables/{table}/sit", {"seat": 2})
            async with (
                guest(h.address, None) as nobody,
                nobody.at(table) as watching,
                ann.at(table) as one,
                ben.at(table) as two,
            ):
                await ann.post(f"/api/tables/{table}/start")
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)), watching.next("over"))
                assert [socket.now["n"] for socket in (one, two)] == [watching.now["n"]] * 2
                for socket in (one, two, watching):
                    assert list(socket.told) == list(range(1, socket.now["n"] + 1)), "none is left out"
                over = watching.heard[-1]
                assert commitment(bytes.fromhex(over["seed"])) == over["commitment"]
                await watching.send({"id": "1", "do": {"do": "play", "card": "se7"}})
                assert (await watching.next("refused"))["message"]["id"] == "only-watching"
                hidden = {event["event"] for m in watching.told.values() for event in m.get("events", ())}
                assert not hidden & {"hand-dealt", "bid-chosen"}
            answer = await nobody_reads(h.address, table)
            match, outcomes = verify(answer)
            assert match.result.over
            assert (await ben.get(f"/api/tables/{table}/verify")) == {"verified": outcomes}
            for seat, socket in ((0, one), (2, two), (None, watching)):
                check_told(answer, seat, socket.told)
            mine = (await ben.get("/api/me"))["tables"]
            assert [(t["id"], t["phase"], t["mine"], t["my_turn"]) for t in mine] == [
                (table, "over", [2], False)
            ]

    asyncio.run(scenario())


async def nobody_reads(address: str, table: str) -> bytes:
    """The record, as anybody may download it."""
    async with guest(address, None) as someone:
        answer = await someone.http.get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        assert answer.headers["content-disposition"].startswith("attachment")
        return answer.content


def test_a_reconnect_at_every_step_shows_the_same(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            dice, seen, over = Random(3), {}, False
            done: list[str] = []
            while not over:
                async with ann.at(table) as comes:
                    assert comes.now["acks"] == done
                    seen[comes.now["n"]] = comes.now
                    if await comes.until_turn():
                        answer = await comes.do(comes.choice(dice), f"x{len(done)}")
                        done.append(answer["id"])
                    over = comes.over
            assert len(done) == 5 + 5 * 13, "a bid a round, and a card a trick"
            check_told(await nobody_reads(h.address, table), 0, seen)

    asyncio.run(scenario())


def test_a_hidden_record_stays_hidden(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            for what in ("record", "verify"):
                failure = await ann.get(f"/api/tables/{table}/{what}", 404)
                assert failure["error"]["id"] == "not-over-yet"

    asyncio.run(scenario())


def test_take_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """P5.7 over the wire: offered, done, told to all; elsewhere refused by its rule."""

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            for takeback in (True, False):
                table = await ann.table(options={"length": "short", "takeback": takeback})
                await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
                async with ann.at(table) as one, ben.at(table) as two:
                    await ann.post(f"/api/tables/{table}/start")
                    await asyncio.gather(one.play(Random(1), 1), two.play(Random(2), 1))
                    while (await one.receive()) and one.now["view"]["phase"] != "play":
                        pass
                    while two.now["n"] < one.now["n"]:
                        await two.receive()
                    leads, waits = (one, two) if one.my_turn else (two, one)
                    card = leads.choice(Random(1))
                    await leads.do(card)
                    answer = await leads.do({"do": "undo"})
                    if not takeback:
                        assert (answer["kind"], answer["rule"]) == ("refused", "P5.7")
                        continue
                    assert answer["kind"] == "ack"
                    while not any(e["event"] == "card-taken-back" for e in waits.now.get("events", ())):
                        await waits.next("update")
                    while leads.now["n"] < answer["n"]:
                        await leads.next("update")
                    assert card["card"] in leads.now["view"]["hand"]
                    assert (await leads.do(card))["kind"] == "ack"
                    with monkeypatch.context() as patch:
                        patch.setattr(steps, "MAX_TAKE_BACK_STEPS", 6)
                        answer = await leads.do({"do": "undo"})
                        assert (answer["rule"], answer["message"]["id"]) == ("P5.7", "taken-back-too-often")
                    assert (await leads.do({"do": "undo"}))["kind"] == "ack"

    asyncio.run(scenario())

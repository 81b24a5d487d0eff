"""Kept out: of a table by its host, of the whole server by whoever runs it, also while it runs."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from msgspec.structs import replace
from tests.server.house import LINES, PYTHIA, QUICK, WITHIN_S, Guest, guest, house, process, who
from websockets.exceptions import ConnectionClosed

from pythia.server import bans
from pythia.server.bans import Bans, listed, normal, write
from pythia.server.http.origins import is_loopback
from pythia.server.limits import whose
from pythia.server.log import shortened
from pythia.server.table import seating
from pythia.server.table.seating import Facts, Seat
from pythia.server.wire import Declined

ELSEWHERE = "127.0.0.9"
"""Loopback too, so that a real socket can have it; the server is told here that it is none."""


async def id_of(someone: Guest) -> str:
    return str((await someone.get("/api/me"))["guest"])


@asynccontextmanager
async def from_elsewhere(someone: Guest) -> AsyncIterator[Guest]:
    """The same guest, by another address."""
    other = Guest(someone.address)
    await other.http.aclose()
    other.http = httpx.AsyncClient(
        base_url=someone.address,
        transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=LINES),
        cookies=someone.http.cookies,
        timeout=WITHIN_S,
        trust_env=False,
    )
    async with other.http:
        yield other


def test_the_host_sends_a_person_from_the_waiting_room_for_good(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await ann.table_with(eve, players=3)
            path, body = f"/api/tables/{table}", {"guest": await id_of(eve)}
            async with eve.at(table) as two:
                refused = await eve.post(f"{path}/send-away", {"guest": await id_of(ann)}, 403)
                assert refused["error"]["id"] == "host-only"
                assert who(await ann.post(f"{path}/send-away", body)) == ["person:Ann", "empty:", "empty:"]
                assert (await two.next("bye"))["reason"] == "sent-away"
            for answer in (await eve.get(path, 403), await eve.post(f"{path}/sit", {"seat": 1}, 403)):
                assert answer["error"]["id"] == "sent-away"
            async with eve.connection(table) as raw:
                with pytest.raises(ConnectionClosed) as closed:
                    await raw.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
            own = await ann.post(f"{path}/send-away", {"guest": await id_of(ann)}, 409)
            assert own["error"]["id"] == "own-seat"
            await ann.post(f"{path}/send-away", {"guest": "nobody"}, 404)
            assert (await eve.get("/api/me"))["tables"] == []

    asyncio.run(scenario())


def test_during_a_match_a_bot_takes_the_seat_and_watchers_are_sent_away_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            house(tmp_path) as h,
            guest(h.address) as ann,
            guest(h.address, "Eve") as eve,
            guest(h.address, "Wat") as wat,
        ):
            table = await ann.table_with(eve, players=2)
            path = f"/api/tables/{table}"
            await ann.post(f"{path}/start")
            async with ann.at(table) as one, eve.at(table) as two, wat.at(table) as three:
                watching = [{"guest": await id_of(wat), "name": "Wat"}]
                assert await ann.get(f"{path}/watchers") == {"watchers": watching}
                assert (await eve.get(f"{path}/watchers", 403))["error"]["id"] == "host-only"
                await ann.post(f"{path}/send-away", {"guest": await id_of(eve)})
                assert (await two.next("bye"))["reason"] == "sent-away"
                await one.until(1, who="bot", guest=None)
                await ann.post(f"{path}/send-away", {"guest": await id_of(wat)})
                assert (await three.next("bye"))["reason"] == "sent-away"
                await eve.post(f"{path}/sit", {"seat": 1}, 403)
                await one.play(Random(1))
            over = await ann.post(f"{path}/send-away", {"guest": await id_of(wat)}, 409)
            assert over["error"]["id"] == "table-over"

    asyncio.run(scenario())


def test_whoever_comes_back_from_the_same_address_stays_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pythia.server.table.commands.is_loopback", lambda address: address != ELSEWHERE)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await ann.table_with(eve, players=3)
            path, raw = f"/api/tables/{table}", eve.connection(table, local_addr=(ELSEWHERE, 0))
            async with raw as socket:
                await socket.recv()
                await ann.post(f"{path}/send-away", {"guest": await id_of(eve)})
            async with (
                guest(h.address, "Eve again") as other,
                from_elsewhere(other) as again,
                guest(h.address, "Ben") as ben,
            ):
                refused = await again.post(f"{path}/sit", {"seat": 1}, 403)
                assert refused["error"]["id"] == "sent-away"
                await again.get(path, 403)
                await ben.post(f"{path}/sit", {"seat": 1})
            stored = await h.lobby.store.table(table)
            assert stored is not None
            assert ELSEWHERE.encode() not in stored.facts, "the address itself is not kept"

    asyncio.run(scenario())


def test_an_address_that_somebody_at_the_table_shares_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pythia.server.table.commands.is_loopback", lambda address: False)

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await ann.table_with(eve, players=3)
            async with ann.at(table), eve.at(table):
                await ann.post(f"/api/tables/{table}/send-away", {"guest": await id_of(eve)})
            async with guest(h.address, "Ben") as ben:
                await ben.post(f"/api/tables/{table}/sit", {"seat": 1})

    asyncio.run(scenario())


def test_this_machine_is_itself_by_either_protocol() -> None:
    assert [whose(each) for each in ("::1", "127.0.0.1", "::ffff:127.0.0.1")] == [
        "::1",
        "127.0.0.1",
        "127.0.0.1",
    ]
    assert all(map(is_loopback, ("::1", "127.0.0.1")))
    assert whose("::2") == "::/64"
    assert (normal("::1"), normal("::2")) == ("::1", "::/64")


def test_whoever_was_sent_away_stays_out_of_the_next_match_and_off_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pythia.server.table.commands.is_loopback", lambda address: address != ELSEWHERE)

    async def listed_to(someone: Guest) -> list[str]:
        return [each["id"] for each in (await someone.get("/api/tables"))["tables"]]

    async def scenario() -> None:
        async with (
            house(tmp_path) as h,
            guest(h.address) as ann,
            guest(h.address, "Eve") as eve,
            guest(h.address, "Eve again") as other,
            from_elsewhere(other) as again,
        ):
            table = await ann.table(open=True, start=True)
            async with ann.at(table) as one, eve.connection(table, local_addr=(ELSEWHERE, 0)) as socket:
                await socket.recv()
                assert await listed_to(again) == [table]
                await ann.post(f"/api/tables/{table}/send-away", {"guest": await id_of(eve)})
                for someone, shown in ((ann, [table]), (other, [table]), (eve, []), (again, [])):
                    assert await listed_to(someone) == shown
                await one.play(Random(1))
            for _ in range(2):
                table = (await ann.post(f"/api/tables/{table}/rematch"))["id"]
                for someone in (eve, again):
                    refused = await someone.get(f"/api/tables/{table}", 403)
                    assert refused["error"]["id"] == "sent-away"
                await other.get(f"/api/tables/{table}")
                async with ann.at(table) as one:
                    await one.play(Random(1))

    asyncio.run(scenario())


def test_a_table_remembers_a_bounded_number() -> None:
    table = Facts("prophecy", 2, {}, "novice", None, 60, False, "ann", (Seat("ann", "Ann"), Seat()))
    for number in range(seating.MAX_KEPT_OUT + 5):
        table = seating.send_away(table, f"eve {number}", True, "")
    assert len(table.kept_out) == seating.MAX_KEPT_OUT
    seating.check_welcome(table, "eve 4", "t", "192.0.2.1")
    with pytest.raises(Declined):
        seating.check_welcome(table, "eve 5", "t", "192.0.2.1")


# -------------------------------------------------------------------------------- the whole server


def ban(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [*PYTHIA, *words, "--data", str(folder), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7/24 ", "192.0.2.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("1a2b3c4d", "1a2b3c4d"),
        ("AbCdEf-_01234567", "AbCdEf-_01234567"),
        ("192.0.2", None),
        ("", None),
        ("everybody", None),
    ],
)
def test_what_can_be_banned(given: str, kept: str | None) -> None:
    assert normal(given) == kept


def test_whom_a_file_bars(tmp_path: Path) -> None:
    file, someone = tmp_path / "banned", "AbCdEf-_01234567"
    found = Bans(file)
    assert not found.bars_address("192.0.2.7")
    short = shortened("another-guest-id")
    assert short is not None
    write(file, ["192.0.2.0/24", "2001:db8::/48", someone, short])
    file.write_text(file.read_text() + "\n# a remark\nnonsense\n198.51.100.1 # why\n")
    assert found.look()
    assert not found.look()
    assert found.bars_address("192.0.2.7")
    assert found.bars_address("198.51.100.1")
    assert found.bars_address(whose("2001:db8:0:5::9"))
    assert not found.bars_address("192.0.3.7")
    assert not found.bars_address("")
    assert found.bars_guest(someone)
    assert found.bars_guest("another-guest-id")
    assert not found.bars_guest("somebody")
    file.unlink()
    assert found.look()
    assert not found.bars_address("192.0.2.7")


def test_only_a_proxy_of_our_own_says_for_whom_it_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the environment says of other programs."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    file = tmp_path / "banned"
    write(file, [ELSEWHERE])

    async def scenario() -> None:
        settings = replace(QUICK, public_url="http://127.0.0.1", banned=file)
        way = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=LINES)
        async with (
            house(tmp_path, settings) as h,
            httpx.AsyncClient(base_url=h.address, transport=way, timeout=WITHIN_S) as http,
        ):
            for headers in ({}, {"X-Forwarded-For": "192.0.2.7"}):
                assert (await http.get("/api/tables", headers=headers)).status_code == 403, headers

    asyncio.run(scenario())


def test_a_guest_is_banned_and_let_back_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pythia.server.lobby.LOOK_S", 0.01)
    file = tmp_path / bans.FILE

    async def until(someone: Guest, status: int) -> None:
        async with asyncio.timeout(WITHIN_S):
            while (await someone.http.get("/api/me")).status_code != status:
                await asyncio.sleep(0.01)

    async def scenario() -> None:
        settings = replace(QUICK, banned=file)
        async with house(tmp_path, settings) as h, guest(h.address) as ann, guest(h.address, "Eve") as eve:
            table = await eve.table(start=True)
            async with eve.at(table) as one, ann.at(table):
                write(file, [await id_of(eve)])
                assert (await one.next("bye"))["reason"] == "sent-away"
            assert (await eve.get("/api/me", 403))["error"]["id"] == "banned"
            await eve.post("/api/tables", {"game": "prophecy", "players": 2}, 403)
            assert (await ann.get("/api/me"))["name"] == "Ann"
            file.unlink()
            await until(eve, 200)
            # By address: everybody who comes from there, and nobody else.
            write(file, [ELSEWHERE])
            async with from_elsewhere(eve) as far:
                await until(far, 403)
                assert (await far.get("/healthz", 403))["error"]["id"] == "banned"
            assert (await ann.get("/api/me"))["name"] == "Ann"

    asyncio.run(scenario())


def test_the_command_bans_lists_and_lets_back(tmp_path: Path) -> None:
    assert ban(tmp_path, "ban").stdout == "Nobody is kept out.\n"
    assert ban(tmp_path, "ban", "192.0.2.7").stdout == "Kept out: 192.0.2.7\n"
    assert ban(tmp_path, "ban", "1a2b3c4d").returncode == 0
    assert ban(tmp_path, "ban", "192.0.2.7").returncode == 0
    assert ban(tmp_path, "ban").stdout.splitlines() == ["1a2b3c4d", "192.0.2.7"]
    unfit = ban(tmp_path, "ban", "everybody")
    assert (unfit.returncode, unfit.stdout, len(unfit.stderr.splitlines())) == (2, "", 1)
    assert ban(tmp_path, "unban", "192.0.2.7").returncode == 0
    assert ban(tmp_path, "unban", "192.0.2.7").returncode == 1
    assert listed(tmp_path / bans.FILE) == ["1a2b3c4d"]
    with process(tmp_path) as running:
        assert ban(tmp_path, "ban", "192.0.2.7").returncode == 0, "also while the server runs"
        assert httpx.get(f"{running.address}/healthz", trust_env=False).status_code == 200

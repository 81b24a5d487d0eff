"""What HTTP asks of a table: who may sit where, and when. Each runs in the table's task, by `Room.ask`."""

from functools import partial

from msgspec.structs import replace

from pythia.server import bounds
from pythia.server.bodies import ChangeBody, Watcher, WatchersBody
from pythia.server.http.origins import is_loopback
from pythia.server.ids import new_table_id
from pythia.server.log import note
from pythia.server.table import core, seating
from pythia.server.table.outgoing import now_ms
from pythia.server.table.room import Room
from pythia.server.table.seating import Facts
from pythia.server.wire import Bye, Declined
from pythia.store import Guest, TableRow

MAX_SITTINGS = bounds.SITTINGS.most


async def _keep(room: Room, facts: Facts, *others: TableRow) -> None:
    await room.run(lambda table: core.change(table, facts, *others))


def _host_in_lobby(room: Room, guest: Guest) -> None:
    if room.phase != "lobby":
        raise Declined(409, "begun-already")
    if room.facts.host != guest.id:
        raise Declined(403, "host-only")


async def sit(room: Room, guest: Guest, seat: int, address: str = "") -> None:
    if room.phase == "over":
        raise Declined(409, "table-over")
    seating.check_welcome(room.facts, guest.id, room.id, address)
    changed = seating.sit(room.facts, guest, seat, room.phase == "lobby")
    if room.phase == "lobby":
        await _keep(room, changed)
    elif room.facts.seats[seat].level is not None:
        if room.sittings[address] >= MAX_SITTINGS:
            raise Declined(409, "seat-changed-too-often")
        room.sittings[address] += 1
        await room.sits(seat, changed)
    # The name may have changed since this was asked; from here on, whoever changes it finds the seat.
    await rename(room, guest.id)


def _host(room: Room, guest: Guest) -> None:
    if room.facts.host != guest.id:
        raise Declined(403, "host-only")


async def watchers(room: Room, guest: Guest) -> list[Watcher]:
    _host(room, guest)
    seated = set(room.facts.guests)
    found = {each.guest.id: each.guest.name for each in room.listeners if each.guest is not None}
    return [Watcher(who, name) for who, name in found.items() if who not in seated]


async def send_away(room: Room, guest: Guest, other: str) -> None:
    """From seat and table, for good.

    Whoever comes from the same address as somebody else stays out too, unless one who sits here shares it,
    or it is this machine's own.
    """
    if room.phase == "over":
        raise Declined(409, "table-over")
    _host(room, guest)
    if other == guest.id:
        raise Declined(409, "own-seat")
    seat = room.facts.seat_of(other)
    theirs = [each for each in room.listeners if each.guest_id == other]
    if seat is None and not theirs:
        raise Declined(404, "no-such-person")
    stays = {each.address for each in room.listeners if each.guest_id in set(room.facts.guests) - {other}}
    address = next((each.address for each in theirs if each.address not in stays), "")
    mark = seating.mark_of(room.facts, room.id, address) if address and not is_loopback(address) else ""
    changed = seating.send_away(room.facts, other, room.phase == "lobby", mark)
    if seat is None:
        await _keep(room, changed)
    else:
        await room.sits(seat, changed)
    note("sent-away", table=room.id, guest=other)
    for each in [*room.listeners]:
        if not seating.is_welcome(room.facts, each.guest_id, room.id, each.address):
            each.leave(Bye("sent-away"))


async def leave(room: Room, guest: Guest) -> bool:
    """Whether the table is still one: a lobby that the last person leaves is none."""
    if room.phase == "over":
        raise Declined(409, "table-over")
    seat = room.facts.seat_of(guest.id)
    changed = seating.leave(room.facts, guest.id, room.phase == "lobby")
    if changed is None:
        await room.delete()
        return False
    assert seat is not None
    await room.sits(seat, changed)
    return True


async def put_bot(room: Room, guest: Guest, seat: int, level: str | None) -> None:
    if room.phase == "over":
        raise Declined(409, "table-over")
    if not room.facts.decides(guest.id, room.phase, room.present):
        raise Declined(403, "host-only")
    if room.phase == "lobby":
        await _keep(room, seating.put_bot(room.facts, guest, seat, level))
    else:
        await room.sits(seat, seating.stand_in(room.facts, guest, seat, level, room.present))


async def rename(room: Room, guest: str) -> None:
    """The seat bears the name that its person has by now; the record of a match that has begun keeps the old.

    Of several new names at once the store alone knows which was last.
    """
    name = await room.current_name(guest)
    if name is not None and room.phase != "over":
        renamed = seating.rename(room.facts, guest, name)
        await room.run(partial(core.show, facts=renamed))


async def change(room: Room, guest: Guest, body: ChangeBody) -> None:
    _host_in_lobby(room, guest)
    changed = seating.change(room.facts, body)
    await room.run(lambda table: core.resettle(table, changed))


async def let_watchers(room: Room, guest: Guest, body: WatchersBody) -> None:
    """What those who watch may do, from here on."""
    if room.phase == "over":
        raise Declined(409, "table-over")
    _host(room, guest)
    await _keep(room, replace(room.facts, watchers_talk=body.talk, watchers_sit=body.sit))


async def swap(room: Room, guest: Guest, one: int, two: int) -> None:
    _host_in_lobby(room, guest)
    await _keep(room, seating.swap(room.facts, one, two))


async def start(room: Room, guest: Guest) -> None:
    _host_in_lobby(room, guest)
    await room.begin()


async def rematch(room: Room, guest: Guest, gone: str | None) -> str:
    """The table where these people play again. The first to ask makes it, in one with the word of it.

    `gone` is one that they made before, and have all left.
    """
    if room.phase != "over":
        raise Declined(409, "not-over-yet")
    if room.facts.seat_of(guest.id) is None:
        raise Declined(403, "not-seated")
    if room.facts.rematch not in (None, gone):
        return room.facts.rematch
    new = seating.row_of(new_table_id(), seating.again(room.facts, room.id, guest.id), now_ms())
    await _keep(room, replace(room.facts, rematch=new.id), new)
    note("table-made", table=new.id, guest=guest.id)
    return new.id


async def begin_alone(room: Room) -> None:
    """A person without others need not say that it may begin."""
    if room.phase == "lobby" and len(room.facts.guests) == 1:
        await room.begin()

"""Attacks on who sits where: tokens, links, seats, other people's messages."""

import asyncio
from base64 import urlsafe_b64encode

from tests.attacks.scene import PHASES, Attack, Scene
from tests.attacks.targets import ACTS, EXAMPLES, GETS, POSTS, SOCKETS, TABLE_POSTS, Target
from tests.server.house import Guest

from pythia.server.http.origins import COOKIE
from pythia.server.ids import hashed, new_token

MOVE = Target("POST /api/me/move", EXAMPLES["POST /api/me/move"])
LOOK = Target("POST /api/me/move/look", EXAMPLES["POST /api/me/move/look"])
SIT = Target("POST /api/tables/{id}/sit", EXAMPLES["POST /api/tables/{id}/sit"])
NAME = Target("POST /api/me", EXAMPLES["POST /api/me"])
TRY = "POST /api/games/{game}/lessons/{lesson}/try"
ANYBODY = ("POST /api/replays", "POST /api/games/oraklos/throw", "POST /api/games/oraklos/judge", TRY)
NEEDED = tuple(target for target in POSTS if target not in (NAME, MOVE, LOOK) and target.name not in ANYBODY)
"""What only a guest can ask for at all."""


async def _is_nobody(s: Scene, who: Guest) -> None:
    """Every route and message, by somebody whose token is none."""
    for target in NEEDED:
        for phase in PHASES:
            await s.refused(who, target, 403, "guest-needed", phase)
    for target in GETS:
        for phase in PHASES:
            answer = await s.ask(who, target, phase)
            if target.name == "GET /api/me":
                assert answer.json()["guest"] is None
                assert (answer.json()["name"], answer.json()["tables"]) == ("", [])
            if target.name.endswith("{id}") and answer.status_code == 200:
                assert (answer.json()["mine"], answer.json()["host"]) == ([], False)
    await _only_watches(s, who)


async def _only_watches(s: Scene, who: Guest) -> None:
    for phase in PHASES:
        async with s.socket(who, phase) as watching:
            assert watching.heard[0]["you"] == {"seats": [], "host": False}
            if phase != "lobby":
                assert (watching.now["view"]["hand"], watching.now["offers"]) == ([], [])
            for target in ACTS:
                for seat in (None, 0, 1):
                    answer = await s.say(watching, target, {**target.body, "seat": seat})
                    assert answer["message"]["id"] == "only-watching"


async def token_guessed(s: Scene) -> None:
    await _is_nobody(s, await s.guest(new_token(), stranger=True))


async def token_odd(s: Scene) -> None:
    ann = s.tokens["Ann"]
    for cookie in ("", "x" * 7000, "%00", ann[:-1], ann + "A", ann.upper(), f'"{ann}x"', "é", "' OR 1=1 --"):
        who = await s.guest(None, stranger=True)
        who.http.headers["Cookie"] = f"{COOKIE}={cookie}".encode("latin-1").decode("latin-1")
        for target in NEEDED:
            await s.refused(who, target, 403, "guest-needed")


async def token_from_what_is_kept(s: Scene) -> None:
    """A stolen store, and what everyone is told: neither the hash nor the public id opens anything."""
    kept = hashed(s.tokens["Ann"])
    me = await (await s.ann()).get("/api/me")
    for token in (kept.hex(), urlsafe_b64encode(kept).decode(), me["guest"]):
        await _is_nobody(s, await s.guest(token, stranger=True))


async def token_fixed(s: Scene) -> None:
    planted = new_token()
    victim = await s.guest(planted)
    answer = await s.ask(victim, NAME, json={"name": "Dan"})
    given = answer.cookies[COOKIE]
    assert given != planted
    assert (await (await s.guest(given)).get("/api/me"))["name"] == "Dan"
    assert (await (await s.guest(planted, stranger=True)).get("/api/me"))["guest"] is None


async def link_used_replaced_or_guessed(s: Scene) -> None:
    ann, eve = await s.ann(), await s.guest(None, stranger=True)
    first, second = [(await ann.post("/api/me/link"))["path"].partition("=")[2] for _ in range(2)]
    await s.refused(eve, MOVE, 403, "link-used", json={"token": first})
    phone = await s.guest(None)
    assert (await phone.post("/api/me/move", {"token": second}))["name"] == "Ann"
    cookies = (s.tokens["Ann"], phone.http.cookies[COOKIE])
    for token in (second, new_token(), "", *cookies, *(hashed(cookie).hex() for cookie in cookies)):
        for target in (MOVE, LOOK):
            await s.refused(eve, target, 403, "link-used", json={"token": token})


async def seat_given_up(s: Scene) -> None:
    """Who left a table has nothing there any more, with a socket that was open before or a new one."""
    ann, eve = await s.ann(), await s.eve()
    table = await ann.table(players=3)
    await eve.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ann.post(f"/api/tables/{table}/start")
    async with s.socket(eve, table) as before:
        await eve.post(f"/api/tables/{table}/leave")
        for target in ACTS:
            answer = await s.say(before, target)
            assert answer["message"]["id"] == "only-watching"
    async with s.socket(eve, table) as after:
        assert (after.now["view"]["hand"], after.now["offers"]) == ([], [])
    for target in TABLE_POSTS:
        if target != SIT:
            asked = await s.ask(eve, target, table)
            assert asked.status_code in (403, 409), (target, asked.text)


async def seat_of_another(s: Scene) -> None:
    """Somebody who has a token of her own, and no seat there."""
    eve = await s.eve()
    for phase in PHASES:
        for target in TABLE_POSTS:
            answer = await s.ask(eve, target, phase)
            assert answer.status_code in (403, 409), (phase, target, answer.text)
        for seat in (-1, 99, 2**31):
            status = 409 if phase == "over" else 422
            await s.refused(eve, SIT, status, phase=phase, json={"seat": seat})
    await _only_watches(s, eve)


async def seat_of_a_neighbour(s: Scene) -> None:
    """Ben sits there too: he speaks for his own seat alone, and is no host."""
    ben = await s.guest(s.tokens["Ben"], stranger=True)
    for target in TABLE_POSTS:
        if target.name.endswith(("/bot", "/change", "/let-watchers", "/swap", "/start")):
            await s.refused(ben, target, 403, "host-only")
    for phase in PHASES[:3]:
        await s.refused(ben, SIT, 409, "seat-taken", phase)
        async with s.socket(ben, phase) as two:
            for target in ACTS:
                for seat in (0, -1, 2, 2**40):
                    answer = await s.say(two, target, {**target.body, "id": f"{phase}{seat}", "seat": seat})
                    assert answer["message"]["id"] == "not-your-seat"


async def frames_replayed(s: Scene) -> None:
    """What Ann once sent, sent again by others, there and elsewhere: none of it is hers, or done."""
    eve, ben = await s.eve(), await s.guest(s.tokens["Ben"], stranger=True)
    for who, phase in ((eve, "playing"), (ben, "playing"), (eve, "eve"), (ben, "eve")):
        async with s.socket(who, phase) as socket:
            for seat in (None, 0):
                answer = await s.say(socket, ACTS[0], {**s.acked, "seat": seat})
                assert answer["kind"] == "refused", answer
    async with s.socket(await s.ann(), "playing") as own:
        assert (await s.say(own, ACTS[0], s.acked))["kind"] == "ack", "her own repeat is answered"


async def take_back_of_anothers_card(s: Scene) -> None:
    other = "Ben" if s.led == "Ann" else "Ann"
    for token, why in ((s.tokens[other], "nothing-to-take-back"), (s.tokens["Eve"], "only-watching")):
        async with s.socket(await s.guest(token), "playing") as socket:
            answer = await s.say(socket, ACTS[0], {"id": "back", "do": {"do": "undo"}})
            assert answer["message"]["id"] == why


async def at_the_wrong_time(s: Scene) -> None:
    """Even the host, and whoever sits there, cannot do what is not to be done now."""
    ann = await s.ann()
    (put_bot,) = (target for target in TABLE_POSTS if target.name.endswith("/bot"))
    for phase in PHASES[1:]:
        for target in TABLE_POSTS:
            if target.name.endswith(("/change", "/swap", "/start")):
                await s.refused(ann, target, 409, "begun-already", phase)
        own = {"seat": 0, "level": "novice"}
        said = "table-over" if phase == "over" else "own-seat"
        await s.refused(ann, put_bot, 409, said, phase, json=own)
    for target in (
        t for t in TABLE_POSTS if t.name.endswith(("/sit", "/leave", "/send-away", "/let-watchers"))
    ):
        await s.refused(ann, target, 409, "table-over", "over")
    for phase in PHASES[:3]:
        await s.refused(ann, Target("POST /api/tables/{id}/rematch"), 409, "not-over-yet", phase)
        for target in GETS:
            if target.name.endswith(("/record", "/verify", "/replay")):
                await s.refused(ann, target, 404, "not-over-yet", phase)
    wrong = {"lobby": "not-begun", "bidding": "bids-are-due", "playing": None, "over": None}
    for phase, why in wrong.items():
        act = {"do": "play", "card": "su1"} if phase == "bidding" else {"do": "bid", "cards": ["su1"]}
        async with s.socket(ann, phase) as one:
            answer = await s.say(one, ACTS[0], {"id": "wrong", "do": act})
            assert answer["kind"] == "refused"
            assert why in (None, answer["message"]["id"])
            for key, value in (("by", "table"), ("at", 1), ("arrived", 1), ("seat", 1), ("chance", "deal")):
                answer = await s.say(one, ACTS[0], {"id": "wrong", "do": {**act, key: value}})
                assert answer["kind"] == "refused"


async def one_seat_for_many(s: Scene) -> None:
    """Twenty guests ask for the last seat at once, and move about: one has it, and nobody has two."""
    ann = await s.ann()
    table = await ann.table(players=3)
    crowd = [await s.guest(None, stranger=True) for _ in range(20)]
    for n, each in enumerate(crowd):
        await each.post("/api/me", {"name": f"E{n}"})
    asked = [s.ask(each, SIT, table, json={"seat": seat}) for each in crowd for seat in (1, 2, 1)]
    answers = await asyncio.gather(*asked)
    assert {answer.status_code for answer in answers} == {200, 409}
    room = await s.house.lobby.room(table)
    assert len(set(room.facts.guests)) == len(room.facts.guests) <= 3
    assert room.facts.seat_of(room.facts.host) == 0


ROWS = [
    Attack(
        "token guessed",
        "a random token of the right form",
        "is nobody: asks in vain, watches as anybody may",
        (*NEEDED, *GETS, *SOCKETS, *ACTS),
        token_guessed,
    ),
    Attack(
        "token odd",
        "empty, cut, longer, huge, quoted, in other letters, SQL",
        "403, nobody",
        NEEDED,
        token_odd,
    ),
    Attack(
        "token from what is kept",
        "the stored hash, or the public id, as a token",
        "is nobody",
        (*NEEDED, *GETS, *SOCKETS, *ACTS),
        token_from_what_is_kept,
    ),
    Attack(
        "token fixed",
        "a token that the attacker planted in the browser",
        "is replaced by a new one when the guest is made",
        (NAME,),
        token_fixed,
    ),
    Attack(
        "link used, replaced or guessed",
        "a personal link that is good no longer, or never was",
        "403 link-used, no cookie",
        (MOVE,),
        link_used_replaced_or_guessed,
    ),
    Attack(
        "seat given up",
        "a guest who left acts, from a socket opened before",
        "only watches",
        (*(t for t in TABLE_POSTS if t != SIT), *SOCKETS, *ACTS),
        seat_given_up,
    ),
    Attack(
        "seat of another",
        "a guest without a seat sits, leaves, hosts, acts, talks, in each phase",
        "403, 409 or only-watching",
        (*TABLE_POSTS, *SOCKETS, *ACTS),
        seat_of_another,
    ),
    Attack(
        "seat of a neighbour",
        "a guest at the table names another's seat, and plays host",
        "not-your-seat, host-only",
        (*(t for t in TABLE_POSTS if not t.name.endswith(("/leave", "/rematch", "/send-away"))), *ACTS),
        seat_of_a_neighbour,
    ),
    Attack(
        "frames replayed",
        "another's message with its id, on this table and others",
        "judged as the sender's own, and refused",
        (ACTS[0],),
        frames_replayed,
    ),
    Attack(
        "take-back of another's card",
        "undo by who did not do it",
        "nothing-to-take-back",
        (ACTS[0],),
        take_back_of_anothers_card,
    ),
    Attack(
        "at the wrong time",
        "host's and players' own requests in other phases, and the table's own words",
        "refused",
        (*TABLE_POSTS, ACTS[0]),
        at_the_wrong_time,
    ),
    Attack(
        "one seat for many",
        "twenty guests take and change the last seats at once",
        "one person a seat, one seat a person",
        (SIT,),
        one_seat_for_many,
    ),
]

"""P5.7: table talk over the wire: sayings, free text, limits, and bots that talk and lie."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.house import Socket, guest, house

from pythia.bots.seating import play
from pythia.contract import Budget, Speaker
from pythia.games.prophecy import GAME
from pythia.games.prophecy.state import Options
from pythia.games.prophecy.talk import Foretold
from pythia.server.plain import clean
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.replay import verify

GOOD: list[dict[str, Any]] = [
    {"say": "foretold", "args": {"count": 4}},
    {"say": "hold", "args": {"card": "jaguar"}},
    {"say": "yours"},
    {"say": "mine", "args": {}},
    {"say": "no-trump"},
    {"say": "void", "args": {"suit": "se"}},
    {"say": "laugh"},
    {"say": "text", "text": "I hold <b>nothing</b>, believe me"},
]
BAD: list[dict[str, Any]] = [
    {"say": "foretold", "args": {"count": 99}},
    {"say": "foretold"},
    {"say": "hold", "args": {"card": "joker"}},
    {"say": "hold", "args": {"card": "jaguar", "more": 1}},
    {"say": "void", "args": {"suit": "xx"}},
    {"say": "yours", "text": "and free text"},
    {"say": "whisper"},
    {"say": "text"},
    {"say": "text", "text": " \u202e\n "},
    {"say": "text", "text": "x" * 201},
    {"say": "text", "text": "x", "args": {}},
]


async def say(socket: Socket, id: str, **message: Any) -> dict[str, Any]:
    await socket.send({"id": id, **message})
    while (answer := await socket.next("ack", "refused"))["id"] != id:
        pass
    return answer


def test_what_is_said_is_told_kept_and_recorded(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, "Ben") as ben:
            table = await ann.table()
            async with ann.at(table) as one, ben.at(table) as two:
                assert (await say(one, "early", say="mine"))["message"]["id"] == "not-begun"
                assert (await say(two, "early", say="mine"))["message"]["id"] == "only-watching"
                await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
                await ann.post(f"/api/tables/{table}/start")
                for n, message in enumerate(GOOD, start=1):
                    assert (await say(one, f"{n}", **message))["kind"] == "ack"
                    said = await two.next("talk")
                    assert (said["k"], said["seat"], said["say"]) == (n, 0, message["say"])
                    assert (said["args"], said["text"]) == (message.get("args", {}), message.get("text", ""))
                assert (await say(one, "1", say="laugh"))["kind"] == "ack", (
                    "a repeat is answered, not said twice"
                )
                for n, message in enumerate(BAD):
                    assert (await say(two, f"bad {n}", **message))["message"]["id"] in (
                        "talk-unfit",
                        "message-unfit",
                    )
                for n in range(3):
                    last = await say(one, f"more {n}", say="laugh")
                assert (last["kind"], last["message"]["id"]) == ("refused", "talk-too-much")
            async with ann.at(table) as one, ben.at(table) as two:
                assert [talk["k"] for talk in one.talks] == list(range(1, 11))
                assert one.now["n"] == 1, "talk is no step of the match"
                await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
                end: dict[str, Any] = {"say": "text", "text": "well played"}
                while (last := await say(two, "end", **end)).get("message", {}).get("id") == "talk-too-much":
                    # What could not be said counts too; the match may have been quicker than two seconds.
                    await asyncio.sleep(0.2)
                assert last["kind"] == "ack"
            record = (await ann.http.get(f"/api/tables/{table}/record")).content
            verify(record)
            assert b'{"seat":0,"say":"text","text":"I hold <b>nothing</b>, believe me"}' in record
            assert record.endswith(b'{"seat":1,"say":"text","text":"well played"}\n')

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  a \n b\t", "a b"),
        ("a\u202eb\u2066c\x07", "abc"),
        ("<script>", "<script>"),
        ("e\u0301t\u00e9", "été"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u2028\u200b", ""),
    ],
)
def test_text_is_plain(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


def test_plain_bots_talk_sparingly_and_seldom_lie() -> None:
    actions, said, truths = 0, [], []
    for number in range(20):
        begun, source = open_match(GAME, 4, Options(), seed_from(f"talk {number}"))
        bots = {seat: GAME.bot("novice", Random(seat)) for seat in range(4)}
        for move in play(begun.match, bots, source, Budget()):
            actions += 1
            assert move.match.latest is not None
            view = move.match.view(move.match.latest.seat)
            events = [each.event for each in move.told if each.reaches(view.seat)]
            one, same = (Speaker("novice", Random(f"{number} {actions}")) for _ in range(2))
            saying = GAME.remark(view, events, one)
            assert saying == GAME.remark(view, events, same), "the dice decide"
            if saying is not None:
                said.append(saying)
                msgspec.convert(msgspec.to_builtins(saying), GAME.sayings)
            if isinstance(saying, Foretold):
                truths.append(saying.count == view.foretold)
    assert 0.02 < len(said) / actions < 0.1
    assert len({type(saying) for saying in said}) >= 4
    assert sum(truths) / len(truths) > 0.7

"""What is said at a table reaches its bots: in the question to their processes, after a restart too."""

import asyncio

import msgspec
import pytest
from tests.server.still import Table, begun

from pythia.contract import Event, Repute, Said
from pythia.games.prophecy import GAME
from pythia.server.table.bot_pool import Question
from pythia.server.table.listener import Listener
from pythia.server.wire import Say

TOLD = GAME.events | Said | Repute


def told(asked: Question) -> list[Event]:
    found: list[Event] = msgspec.json.decode(asked.events, type=list[TOLD])  # type: ignore[valid-type]
    return found


async def say(table: Table, who: Listener, number: int, **saying: object) -> None:
    name = str(saying.pop("say"))
    table.room.incoming.hear(who, Say(f"say {number}", name, args=saying or None))  # type: ignore[arg-type]
    await table.settle()


async def act(table: Table, who: Listener) -> None:
    """The first that is offered."""
    (field, *more), verb = (offer := table.match.offers(0)[0]).fields, offer.verb
    if verb == "bid":
        await table.do(who, do="bid", cards=list(field.values[: field.count]))
    else:
        named = {more[0].name: more[0].values[0]} if more else {}
        await table.do(who, do="play", card=field.values[0], **named)


async def to_own_turn(table: Table) -> None:
    while 0 not in table.match.acting:
        await table.leap()


def test_a_bot_is_told_what_a_person_says_and_how_honest_everybody_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 3, options={"length": "short"}) as (table, (ann,)):
            await to_own_turn(table)
            await act(table, ann)
            foretold = table.match.view(0).foretold
            await say(table, ann, 1, say="foretold", count=foretold)
            await say(table, ann, 2, say="laugh")
            await to_own_turn(table)
            said = Said(0, "foretold", {"count": foretold})
            await act(table, ann)
            await to_own_turn(table)
            latest = told(table.bots.asked[-1])
            assert said in latest
            assert not any(isinstance(event, Said) and event.say == "laugh" for event in latest)

            again = await table.again()
            assert again.room.table.told == table.room.table.told
            await again.room.ask(lambda: again.room.join(ann))
            while again.match.view(None).round == 0:
                await to_own_turn(again)
                await act(again, ann)
            await to_own_turn(again)
            await act(again, ann)
            await to_own_turn(again)
            repute = next(event for event in told(again.bots.asked[-1]) if isinstance(event, Repute))
            assert repute.honest[0] == 1
            assert repute.lied[0] == 0
            assert said not in told(again.bots.asked[-1])

    asyncio.run(scenario())


def test_free_words_reach_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 2) as (table, (ann,)):
            table.room.incoming.hear(ann, Say("1", "text", text="I hold the Jaguar."))
            await table.settle()
            assert table.room.table.talk.count == 1
            assert not any(isinstance(each.event, Said) for each in table.room.table.told)

    asyncio.run(scenario())


def test_a_game_that_does_not_listen_is_told_nothing_of_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "quest", 2) as (table, (ann,)):
            await say(table, ann, 1, say="laugh")
            assert table.room.table.talk.count == 1
            assert not any(isinstance(each.event, Said) for each in table.room.table.told)

    asyncio.run(scenario())


def test_a_character_sits_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with begun(monkeypatch, "prophecy", 3, level="eris") as (table, _):
            assert table.room.facts.names == ("Ann", "Eris", "Eris 2")

    asyncio.run(scenario())

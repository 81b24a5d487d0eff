"""What happened is told again to whoever comes back: as far as it may still be read, and no further."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as with_
from tests.server.house import WITHIN_S, House, Socket, guest, house
from tests.server.test_core import Shell, played

from pythia import games
from pythia.contract import AnyGame, Event, Line, Message, Told, Words
from pythia.games.prophecy.describe import card_in_words
from pythia.server import bounds
from pythia.server.table import core, event_log, seating
from pythia.server.table.core import Command, Outcome, Stepped
from pythia.server.table.event_log import EventLog
from pythia.server.table.restoring import restored
from pythia.server.table.words import ToldLines
from pythia.table.replay import replay

NAMES = ("Ann", "Ben")


class Happened(Event, frozen=True, tag="happened"):
    """Told in these lines, to each seat under its own name."""

    lines: tuple[Line, ...]


def _tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
    assert isinstance(event, Happened)
    who = "" if seat is None else f" for {names[seat]}"
    return tuple([with_(line, words=f"{line.words}{who}") for line in event.lines])


GAME: AnyGame = replace(games.load("prophecy"), name="told", tell=_tell)


def passing(words: str) -> Line:
    return Line(words, passing=True)


def taken(words: str) -> Line:
    return Line(words, settles=True)


def read(*lines: Line, together: bool = False) -> list[Words]:
    """What is left of them, told one by one or in one event."""
    log = EventLog()
    for event in [Happened(lines)] if together else [Happened((line,)) for line in lines]:
        log = log.plus(GAME, [Told(event)], NAMES)
    return [line.words for line in log.lines(GAME, None)]


TRICK = (passing("a 1"), passing("b 2"), taken("b takes it"))
BACK = Line("b takes 2 back", passing=True, reopens=True)


@pytest.mark.parametrize("together", [False, True])
def test_what_passes_stays_until_something_else_passes_after_it_was_settled(together: bool) -> None:
    """As in words.test.ts: what is told again is what a page that stayed shows."""
    left = partial(read, together=together)
    assert left(*TRICK) == ["a 1", "b 2", "b takes it"]
    assert left(*TRICK, Line("said")) == ["a 1", "b 2", "b takes it", "said"]
    assert left(*TRICK, passing("b 3"), passing("a 4")) == ["b takes it", "b 3", "a 4"]
    assert left(passing("a 1"), Line("round 2", marks=True), passing("b 2")) == ["round 2", "b 2"]
    assert left(*TRICK, BACK, passing("b 9")) == ["a 1", "b 2", "b takes it", "b takes 2 back", "b 9"]
    again = left(*TRICK, BACK, passing("b 9"), taken("a takes it"), passing("a 3"))
    assert again == ["b takes it", "a takes it", "a 3"]


def test_each_reads_what_reached_them_by_the_names_of_then() -> None:
    log = EventLog().plus(GAME, [Told(Happened((Line("all"),))), Told(Happened((Line("one"),)), (1,))], NAMES)
    log = log.plus(GAME, [Told(Happened((Line("later"),)))], ("Cy", "Ben"))
    assert [line.words for line in log.lines(GAME, 0)] == ["all for Ann", "later for Cy"]
    assert [line.words for line in log.lines(GAME, 1)] == ["all for Ben", "one for Ben", "later for Ben"]
    assert [line.words for line in log.lines(GAME, None)] == ["all", "later"]


def test_the_latest_are_told_where_there_are_many_or_long_ones() -> None:
    log, long = EventLog(), EventLog()
    for number in range(2 * event_log.MAX_KEPT):
        log = log.plus(GAME, [Told(Happened((Line(number),)))], NAMES)
        long = long.plus(GAME, [Told(Happened((Line(f"{number} {'x' * 1000}"),)))], NAMES)
    assert len(log.entries) == len(long.entries) == event_log.MAX_KEPT
    last = 2 * event_log.MAX_KEPT - 1
    found = log.lines(GAME, None)
    assert (len(found), found[-1].words) == (bounds.LOG_LINES.most, f"{last}")
    found = long.lines(GAME, None)
    sent = len(msgspec.json.encode(found))
    assert bounds.LOG_BYTES.most - 1100 < sent <= bounds.LOG_BYTES.most + 2
    assert str(found[-1].words).startswith(f"{last} ")


def test_a_game_that_breaks_its_word_tells_less_and_not_more() -> None:
    """A line that passes for others is told to nobody for whom it would not."""

    def tell(event: Event, names: Sequence[Words], seat: int | None) -> tuple[Line, ...]:
        return (Line("a card", passing=seat is None),)

    game = replace(GAME, tell=tell)
    log = EventLog().plus(game, [Told(Happened(()))], NAMES)
    assert [len(log.lines(game, seat)) for seat in (None, 0)] == [1, 0]


# ------------------------------------------------------------------------------------- whole matches


def as_read(lines: Sequence[Line]) -> list[Line]:
    """docs/wire.md, *In words*, word by word: what of all that was told may be shown."""
    shown = list[Line]()
    for place, line in enumerate(lines):
        settled, goes = False, False
        for later in lines[place:]:
            if later is not line and later.marks:
                goes = True
            if later is not line and later.passing and settled and not later.reopens:
                goes = True
            settled = later.settles or (settled and not later.reopens)
        if not (line.passing and goes):
            shown.append(line)
    return shown


class Watched(Shell):
    """Everything that every viewer was told, and may still read."""

    def __init__(self, game: str) -> None:
        self.lines: dict[int | None, list[Line]] = {None: [], 0: [], 1: [], 2: []}
        self.steps = 0
        super().__init__(game)

    def run(self, command: Command, takes_s: float = 0.0) -> Outcome:
        outcome = super().run(command, takes_s)
        for news in outcome.news:
            if isinstance(news, Stepped):
                self.steps += 1
                self.look(news)
        return outcome

    def look(self, news: Stepped) -> None:
        match = self.table.match
        assert match is not None
        for seat, told in self.lines.items():
            told.extend(ToldLines(match.game, news.told, self.table.facts.names, seat).all)
            # What can pass has passed soon; the rest of a long match need not be gone through at every step.
            del told[:-400]
            if self.steps % 7 == 0 or not match.acting:
                expected = as_read(told)[-bounds.LOG_LINES.most :]
                assert list(self.table.log.lines(match.game, seat)) == expected


@pytest.mark.parametrize("game", games.names())
def test_whoever_comes_reads_what_whoever_stayed_does(game: str) -> None:
    shell = played(game, Watched)
    assert isinstance(shell, Watched)
    assert shell.steps > 20
    assert all(len(lines) > 20 for lines in shell.lines.values())


class Looked(Shell):
    """After every step, everybody's log is held against the tricks that may be looked at."""

    def __init__(self, game: str) -> None:
        self.cards_read = 0
        super().__init__(game)

    def run(self, command: Command, takes_s: float = 0.0) -> Outcome:
        outcome = super().run(command, takes_s)
        match = self.table.match
        assert match is not None
        for seat in (None, 0, 1, 2):
            view, lines = match.view(seat), self.table.log.lines(match.game, seat)
            read = [
                line.words.args["card"] for line in lines if line.passing and isinstance(line.words, Message)
            ]
            tricks = (*(view.last.cards if view.last else ()), *view.trick.cards)
            assert read == [*map(card_in_words, tricks)], "no more, and no less"
            for line in lines:
                sent = msgspec.json.encode(line.words).decode()
                named = not line.passing and '"card-' in sent
                assert not named or "-bid" in sent, "what stays names no cards but those of bids"
            self.cards_read += len(read)
        return outcome


def test_P5_6_of_cards_that_were_played_only_those_of_the_running_and_the_last_trick_are_told_again() -> None:
    shell = played("prophecy", Looked)
    assert isinstance(shell, Looked)
    assert (shell.table.phase, shell.cards_read > 1000) == ("over", True)


class Renamed(Shell):
    """One who sits there has another name from the middle of the match on."""

    def run(self, command: Command, takes_s: float = 0.0) -> Outcome:
        outcome = super().run(command, takes_s)
        if self.table.n == 120 and self.table.facts.names[0] == "Ann":
            renamed = seating.rename(self.table.facts, "ann", "Anna")
            super().run(partial(core.show, facts=renamed))
        return outcome


def test_after_a_wake_names_are_those_of_then() -> None:
    shell = played("prophecy", Renamed)
    table, match = shell.table, shell.table.match
    assert match is not None
    assert table.facts.renamed == (seating.Renamed(121, ("Anna", *table.facts.names[1:])),)
    fresh = core.new(table.id, table.facts, table.settings, table.seed)
    again = restored(fresh, msgspec.json.encode(match.header).decode(), shell.stored, 0)
    assert again.log == table.log
    told = msgspec.json.encode(again.log.lines(match.game, 1)).decode()
    assert 0 < told.rindex('"Ann"') < told.index('"Anna"')
    assert seating.again(table.facts, table.id, "ann").renamed == ()


def test_names_that_change_again_and_again_are_not_all_kept() -> None:
    seats = (seating.Seat("ann", "0"),)
    facts = seating.Facts("prophecy", 2, {}, "novice", None, None, False, "ann", seats)
    first = ("0",)
    for n in range(1, 3 * bounds.NAMES.most):
        facts = with_(facts, seats=(seating.Seat("ann", f"{n // 2}"),))
        facts = event_log.note_names(facts, first, n)
    assert len(facts.renamed) == bounds.NAMES.most
    last = 3 * bounds.NAMES.most - 1
    assert event_log.names_at(facts, first, last) == (f"{last // 2}",)
    assert event_log.names_at(facts, first, last - 5) == (f"{(last - 5) // 2}",)
    assert event_log.names_at(facts, first, 0) == first


# ------------------------------------------------------------------------------------- at the socket


def lines_of(message: dict[str, Any]) -> list[Line]:
    return msgspec.convert(message.get("lines", []), list[Line])


def heard_by(socket: Socket) -> list[Line]:
    """What a page that stays shows: what came with its view, and all since."""
    messages = [each for each in socket.heard if each["kind"] in ("view", "update")]
    last = max(place for place, each in enumerate(messages) if each["kind"] == "view")
    return as_read([line for each in messages[last:] for line in lines_of(each)])


async def until_asleep(h: House, table: str) -> None:
    """The table goes back to the store, once nobody is there."""
    room = await h.lobby.room(table)
    async with asyncio.timeout(WITHIN_S):
        while not room.gone:
            await h.lobby.sleep(before=float("inf"))
            await asyncio.sleep(0.005)


def test_a_view_tells_again_what_happened_on_a_return_and_after_a_wake(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann, guest(h.address, None) as anyone:
            table = await ann.table(start=True, players=3)
            async with ann.at(table) as one, anyone.at(table) as watching:
                await one.play(Random(1), 6)
                assert await one.until_turn()
                while watching.now["n"] < one.now["n"]:
                    await watching.receive()
                stayed = heard_by(one), heard_by(watching)
                async with ann.at(table) as tab:
                    assert lines_of(tab.now) == stayed[0], "a second tab, or a reload"
                await one.send({"words": True})
                assert lines_of(await one.next("view")) == stayed[0]
            assert stayed[0] != stayed[1]
            await until_asleep(h, table)
            async with anyone.at(table) as watching, ann.at(table) as one:
                assert (lines_of(one.now), lines_of(watching.now)) == stayed, "put to sleep, and woken"
                await one.play(Random(2), 4)
                assert await one.until_turn()
                async with ann.at(table) as tab:
                    assert lines_of(tab.now) == heard_by(one)

    asyncio.run(scenario())


def test_what_was_said_comes_before_the_table_so_that_it_is_known_to_be_old(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table(start=True)
            async with ann.at(table) as one:
                assert [each["kind"] for each in one.heard] == ["hello", "table", "talks", "view"]

    asyncio.run(scenario())


def test_a_table_that_goes_on_from_another_match_tells_only_its_own(tmp_path: Path) -> None:
    record = files("pythia.games") / "prophecy" / "records" / "winner_alone.jsonl"
    position = [step for step in replay(record.read_bytes()) if step.move.match.acting][100]

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            table = await ann.table_from(record.read_bytes(), position.line)
            room = await h.lobby.room(table)
            async with ann.at(table) as one:
                assert lines_of(one.now)[0].words == Message("table-dealt-anew")
                await one.play(Random(1), 2)
                assert await one.until_turn()
                stayed = heard_by(one)
            await until_asleep(h, table)
            assert (await h.lobby.room(table)).table.log == room.table.log
            async with ann.at(table) as one:
                assert lines_of(one.now) == stayed

    asyncio.run(scenario())

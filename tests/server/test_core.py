"""A table as a value: no event loop, no store, no sockets. Time is told."""

import dataclasses
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace

from pythia import games
from pythia.contract import Illegal, Planned
from pythia.offers import expand, pick, size
from pythia.server.settings import Settings
from pythia.server.table import autopilot, core, seating, steps
from pythia.server.table.bot_pool import answer_to, decoded
from pythia.server.table.core import Asked, Changed, Command, Outcome, Said, Stepped, Table
from pythia.server.table.dealing import deal
from pythia.server.table.race import HOLD_MS, Held
from pythia.server.table.restoring import restored
from pythia.server.table.seating import EMPTY, Facts, Seat
from pythia.server.wire import Do, Say
from pythia.store import Step, record_of
from pythia.table.chance import seed_from
from pythia.table.replay import verify

SHORT: dict[str, dict[str, Any]] = {
    "prophecy": {"length": "short"},
    "oraklos": {"variant": "junior"},
    "quest": {},
}
MOST_MOVES = 400
"""As far as a match is played here; Quest's may be longer."""


class Shell:
    """As much of a room as a table needs: what a command makes is kept, then in place."""

    def __init__(self, game: str, players: int = 3, clock_s: int | None = None) -> None:
        seats = (Seat("ann", "Ann"), *(EMPTY,) * (players - 1))
        facts = Facts(game, players, SHORT[game], "novice", clock_s, 60, False, "ann", seats)
        self.now = 1000.0
        self.stored: list[Step] = []
        self.told: list[Any] = []
        self.ids = 0
        fresh = core.new("still", facts, Settings(leads=False), seed_from("core"))
        self.table = core.keep_time(replace(fresh, present={"ann": "off"}, watched=True), self.now)
        filled = seating.fill(facts)
        self.run(lambda table: steps.begin(table, deal(filled, table.seed), filled))

    def run(self, command: Command, takes_s: float = 0.0) -> Outcome:
        """`takes_s` is how long the store takes."""
        outcome = command(self.table)
        if outcome.step is not None:
            self.stored.append(outcome.step)
        self.now += takes_s
        self.table = core.keep_time(outcome.table, self.now)
        self.told += outcome.news
        return outcome

    def do(self, action: dict[str, Any], **more: Any) -> Outcome:
        self.ids += 1
        stamp = self.table.race.stamp(0, self.now) if self.table.race.timed else None
        asked = Asked("ann", Do(f"{self.ids}", action), stamp)
        return self.run(partial(steps.answer, asked=asked), **more)

    def think(self) -> None:
        """Bots answer at once."""
        for seat, thought in list(self.table.thoughts.items()):
            if thought.plan is None:
                answer, at = answer_to(thought.asked)
                plan = Planned(decoded(thought.asked, answer), at)
                self.run(partial(autopilot.planned, seat=seat, asked=thought.asked, plan=plan))

    def go_on(self) -> bool:
        """All that is due now, and whether anything was."""
        if autopilot.must_listen(self.table, self.now):
            self.run(partial(autopilot.heard, to=self.now))
        done = False
        while (deed := autopilot.due(self.table, self.now)) is not None:
            if isinstance(deed, Held):
                self.table = autopilot.let_go(self.table)
                assert isinstance(deed.what, core.Meant)
                deed = autopilot.carry_out(deed.seat, deed.what, deed.stamp)
            self.run(deed.command)
            self.think()
            done = True
        return done

    def leap(self) -> None:
        """Does what is due; where nothing is, at the next moment at which something will be."""
        if self.go_on():
            return
        due = autopilot.next_due(self.table, self.now)
        assert due is not None, "nothing will ever happen"
        self.now = due
        self.go_on()


def played(game: str, kind: type[Shell] = Shell) -> Shell:
    """A match of one person who acts at random, and bots."""
    shell, dice = kind(game), Random(7)
    while shell.table.phase == "running" and shell.table.n < MOST_MOVES:
        match = shell.table.match
        assert match is not None
        if 0 not in match.acting or match.game.rests(match.state, 0):
            shell.leap()
            continue
        if shell.go_on():
            continue
        offers = [offer for offer in match.game.offers(match.state, 0) if size(offer)]
        shell.do(pick(dice.choice(offers), dice))
    return shell


@pytest.mark.parametrize("game", games.names())
def test_a_match_is_played_without_an_event_loop_and_is_its_record(game: str) -> None:
    shell = played(game)
    table = shell.table
    assert table.match is not None
    assert table.n > 20
    if table.phase == "over":
        verify(record_of(table.row(0), shell.stored))
    fresh = core.new(table.id, table.facts, table.settings, table.seed)
    again = restored(fresh, msgspec.json.encode(table.match.header).decode(), shell.stored, 0)
    for field in ("match", "n", "done", "length", "talk", "told", "log"):
        kept, known = getattr(again, field), getattr(table, field)
        if field == "match":
            kept, known = kept.state, known.state
        assert kept == known, field


def test_what_is_refused_leaves_no_trace() -> None:
    shell = Shell("prophecy")
    before = shell.table
    with pytest.raises(Illegal):
        shell.do({"do": "bid", "cards": "none such"})
    assert shell.table is before


def test_a_table_is_never_changed_but_made_anew() -> None:
    shell = Shell("prophecy")
    while shell.table.match is not None and 0 not in shell.table.match.acting:
        shell.leap()
    before = shell.table
    known = {name: (value, repr(value)) for name, value in asdict(before).items()}
    assert before.match is not None
    action = next(expand(before.match.offers(0)[0]))
    outcome = shell.do(msgspec.to_builtins(action))
    assert outcome.table.n == before.n + 1
    assert outcome.table.done["ann", "1"] == before.n + 1
    assert ("ann", "1") not in before.done
    assert {name: (value, repr(value)) for name, value in asdict(before).items()} == known


def test_a_slow_store_costs_nobody_time() -> None:
    """The next turn begins when it is in place, not when it was made."""
    shell = Shell("prophecy", 2, clock_s=10)
    while shell.table.match is not None and 0 not in shell.table.match.acting:
        shell.leap()
    assert shell.table.match is not None
    assert shell.table.left_ms(0, shell.now) == 10_000
    shell.do(msgspec.to_builtins(next(expand(shell.table.match.offers(0)[0]))), takes_s=7.0)
    while shell.table.match is not None and 0 not in shell.table.match.acting:
        shell.leap()
    assert shell.table.left_ms(0, shell.now) == 10_000


def test_whoever_is_late_is_acted_for_only_after_all_was_heard() -> None:
    shell = Shell("prophecy", 2, clock_s=10)
    while shell.table.match is not None and 0 not in shell.table.match.acting:
        shell.leap()
    shell.now += 11
    assert autopilot.must_listen(shell.table, shell.now)
    assert not shell.table.is_late(0), "something may have arrived"
    acted = len(shell.stored)
    while shell.table.match is not None and 0 in shell.table.match.acting:
        shell.leap()
    lines = [line for step in shell.stored[acted:] for line in step.lines]
    assert [line for line in lines if '"seat":0' in line and '"by":"table"' in line]


def test_what_is_held_when_its_step_ends_is_told_to_be_too_late() -> None:
    shell = Shell("oraklos", 2)
    while shell.table.race.timed is None:
        match = shell.table.match
        assert match is not None
        if 0 in match.acting:
            shell.do(msgspec.to_builtins(next(expand(match.offers(0)[0]))))
        else:
            shell.leap()
    stamp = shell.table.race.stamp(0, shell.now)
    asked = Asked("ann", Do("late", {"do": "done"}), stamp, ticket=5)
    shell.table = replace(shell.table, race=shell.table.race.hold(0, stamp, asked))
    match = shell.table.match
    assert match is not None
    news: list[Any] = []
    # The other ends the step: everybody is done with searching.
    for action in ({"do": "done"}, {"do": "done"}):
        seat = next(seat for seat in match.acting if not match.game.rests(match.state, seat))
        made = msgspec.convert(action, match.game.actions)
        stamp = shell.table.race.planned(shell.table.race.latest + 1)
        news += shell.run(partial(steps.act_for, seat=seat, action=made, late=False, stamp=stamp)).news
        match = shell.table.match
        assert match is not None
    assert core.TooLate(asked) in news
    assert not shell.table.race.held
    assert HOLD_MS > 0


def test_news_come_in_their_order() -> None:
    shell = Shell("prophecy")
    assert [type(each) for each in shell.told] == [Changed, Stepped]
    said = shell.run(partial(steps.answer, asked=Asked("ann", Say("s", "text", text="hello"))))
    assert said.news == (Said(),)
    assert said.table.talk.latest[-1].text == "hello"
    assert said.step is not None
    assert (said.step.kind, said.step.guest, said.step.action) == ("talk", "ann", "s")
    facts = seating.rename(shell.table.facts, "ann", "Anna")
    shown = core.show(shell.table, facts)
    assert (shown.step, shown.saves, shown.news) == (None, False, (Changed(shell.table.facts),))
    assert core.show(shell.table, shell.table.facts) == Outcome(shell.table)


def test_nothing_encodes_a_table_or_shows_its_seed() -> None:
    table: Table = Shell("prophecy").table
    with pytest.raises(TypeError):
        msgspec.json.encode(table)
    assert table.seed.hex() not in f"{table} {table!r}"
    assert repr(table.seed) not in f"{table} {table!r}"


def test_nobody_speaks_for_a_person_who_has_taken_a_bots_seat() -> None:
    shell = Shell("prophecy", 2)
    acted = core.Acted(0, ())
    outcome = autopilot._remark(replace(shell.table, acted=acted), acted)
    assert (outcome.step, outcome.table.acted) == (None, None)


def test_no_bot_says_what_has_just_been_said_by_itself_or_anybody() -> None:
    """Two bots have two things to say, the one of them more often, and a person talks too."""
    shell = Shell("prophecy")
    match = shell.table.match
    assert match is not None
    sayings = [msgspec.convert({"say": say}, match.game.sayings) for say in ("laugh", "laugh", "mine")]
    game = dataclasses.replace(match.game, remark=lambda view, events, speaker: speaker.dice.choice(sayings))
    shell.table = replace(shell.table, match=replace(match, game=game))
    for number in range(40):
        for seat in (1, 2):
            shell.table = replace(shell.table, n=number, acted=core.Acted(seat, ()))
            assert shell.go_on()
        if number % 8 == 0:
            shell.run(partial(steps.answer, asked=Asked("ann", Say(f"say {number}", "laugh"))))
    talks = shell.table.talk.latest
    assert {talk.seat for talk in talks} == {0, 1, 2}
    bots = [talk for talk in talks if talk.seat]
    assert len(bots) > 10
    for before, talk in pairwise(talks):
        own = [each for each in talks if each.seat == talk.seat and each.k < talk.k]
        for earlier in (before, *own[-1:]):
            assert talk.seat == 0 or earlier.say != talk.say


def test_after_a_mistake_nothing_is_said_any_more() -> None:
    shell = Shell("prophecy", 2)
    later = autopilot.retry(replace(shell.table, acted=core.Acted(1, ())), shell.now, thinks_again=1)
    assert later.acted is None
    assert autopilot.due(later, shell.now) is None

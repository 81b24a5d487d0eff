"""What a table does by itself so that it goes on: bots act, clocks run out, the gone are replaced.

All of it is read off the table's value and the time: what is due now, and when something will be.
"""

from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from pythia.bots.seating import saying_line
from pythia.contract import Event, Planned, Speaker
from pythia.server.table import pace, seating, steps
from pythia.server.table.bot_pool import Question, question
from pythia.server.table.core import Acted, Asked, Command, Meant, Outcome, Stepped, Table, Thought
from pythia.server.table.pace import BotTime
from pythia.server.table.race import Held, Stamp
from pythia.table.match import Match

RETRY_S = 2.0
"""After something of its own could not be stored."""


class Deed(NamedTuple):
    """What is to be done, and which bot's deed it is."""

    command: Command
    seat: int | None = None
    n: int | None = None
    """The update that the bot knew of: where another has come since, what it meant may be impossible."""


class First(NamedTuple):
    """What happens next where only bots are left: who does what, when by their own time and by the step's.

    Without a seat, nobody acts before the step's clock has run out.
    """

    seat: int | None
    action: Any
    planned_ms: int
    at_ms: int


def next_due(table: Table, now: float) -> float | None:
    """When it will have something to do that nobody asked for."""
    race = table.race
    times = [table.clock.next(now), table.retry_at, race.next()]
    plans = [(thought, thought.plan) for thought in table.thoughts.values() if thought.plan]
    if race.timed is None:
        times += [thought.act_at for thought, _ in plans]
    elif table.bot_time is None:
        times += [race.when(plan.at) for _, plan in plans]
    elif first := _first(table):
        times.append(race.when(first.at_ms))
    return min((at for at in times if at is not None and at > now), default=None)


def must_listen(table: Table, now: float) -> bool:
    """Nobody's time is up before all that has arrived by now is read, and done in its turn.

    It may have come long ago, while the server stood still or this table waited for the store.
    """
    clock, race, to = table.clock, table.race, table.heard_to
    return clock.due(now) != clock.due(to) or race.is_over(now) != race.is_over(to)


def due(table: Table, now: float) -> Deed | Held[Asked | Meant] | None:
    """The next of what is to be done now, perhaps something that was held; None where it has to wait."""
    if table.match is None or now < table.retry_at:
        return None
    if table.acted is not None:
        return Deed(partial(_remark, acted=table.acted))
    if not table.goes_on:
        return None
    for what, seat in table.clock.due(table.heard_to):
        if what == "patience":
            facts = seating.play_for(table.facts, seat, table.facts.bots)
            return Deed(partial(steps.sits, seat=seat, facts=facts))
    if table.race.timed is None:
        return _turn(table, table.match, now)
    return table.race.decided(now) or _race(table, table.match, now)


def let_go(table: Table) -> Table:
    """The first of what was held is being done."""
    return replace(table, race=table.race.without_first())


def retry(table: Table, now: float, thinks_again: int | None = None) -> Table:
    """Something could not be stored, or was a mistake: nothing more by itself for a while, and no remark."""
    thoughts = {seat: each for seat, each in table.thoughts.items() if seat != thinks_again}
    return replace(table, retry_at=now + RETRY_S, thoughts=thoughts, acted=None)


def heard(table: Table, to: float) -> Outcome:
    """All that had arrived by then has been read and done."""
    return Outcome(replace(table, heard_to=to))


# ---------------------------------------------------------------------------- where turns are taken


def _turn(table: Table, match: Match, now: float) -> Deed | None:
    """Lets those think who are to act and are no persons, and act when they have thought and paused."""
    for seat in match.acting:
        bot = table.facts.seats[seat].level
        level = bot or (table.facts.bots if table.is_late(seat) else None)
        if level is None:
            continue
        thought = table.thoughts.get(seat)
        if thought is None:
            act_at = now + pause_ms(table) / 1000 if bot else now
            hurried_at = now + _least_pause_ms(table) / 1000
            return _think({seat: Thought(_ask(table, match, seat, level, now), act_at, hurried_at)})
        if thought.plan is not None and now >= thought.act_at:
            return Deed(partial(_act, seat=seat, action=thought.plan.action, late=bot is None), seat)
    return None


def pause_ms(table: Table) -> int:
    """How long a bot is to seem to think: as it suits the slowest of the persons who are there."""
    settings, seats = table.settings, table.facts.seats
    assert table.match is not None
    wished = pace.slowest(table.present[guest] for guest in table.facts.guests if guest in table.present)
    pause = pace.bots_pause_ms(settings.pause_ms, wished)
    if table.match.game.is_of_speed:
        pause = min(pause, pace.SPEED_ROUND_MS // sum(seat.level is not None for seat in seats))
    if _may_be_taken_back(table):
        pause = max(pause, pace.take_back_wait_ms(settings.take_back_ms, wished))
    return pause


def _least_pause_ms(table: Table) -> int:
    """The same, however it is hurried."""
    wait_ms = pace.take_back_wait_ms(table.settings.take_back_ms, "off")
    return wait_ms if _may_be_taken_back(table) else 0


def _may_be_taken_back(table: Table) -> bool:
    """Whether a person may still take back what was done last."""
    match = table.match
    latest = match.latest if match else None
    if match is None or latest is None or table.facts.seats[latest.seat].level is not None:
        return False
    return match.may_undo(latest.seat)


def pauses(table: Table, now: float) -> bool:
    """Whether a bot is in a pause that could be shorter."""
    return any(_pauses(thought, now) for thought in table.thoughts.values())


def _pauses(thought: Thought, now: float) -> bool:
    return thought.asked.now is None and thought.act_at > now


def hurry(table: Table, now: float) -> Table:
    """Ends the pause that bots are in."""
    paused = {seat: each for seat, each in table.thoughts.items() if _pauses(each, now)}
    hurried = {seat: each._replace(act_at=max(now, each.hurried_at)) for seat, each in paused.items()}
    return replace(table, thoughts={**table.thoughts, **hurried})


# -------------------------------------------------------------------------------- where time counts


def _race(table: Table, match: Match, now: float) -> Deed | None:
    """The step's clock runs out, bots do as they planned."""
    race = table.race
    if race.is_over(table.heard_to):
        return Deed(steps.time_is_up)
    bot_time = _bot_time(table, match, now)
    if bot_time is not table.bot_time:
        # They plan anew in another time.
        return Deed(lambda of: Outcome(replace(of, bot_time=bot_time, thoughts={})))
    racers = _racers(table, match)
    unasked = [(seat, level) for seat, level in racers if seat not in table.thoughts]
    if unasked:
        return _think(
            {seat: Thought(_ask(table, match, seat, level, now), now, now) for seat, level in unasked}
        )
    if bot_time is None:
        for seat, _ in racers:
            plan = table.thoughts[seat].plan
            if plan is not None and race.is_time_for(plan.at, now):
                return _do_as_planned(table, match, seat, plan)
        return None
    first = _first(table)
    if first is None or race.elapsed(now) < first.at_ms:
        return None
    return Deed(steps.time_is_up) if first.seat is None else Deed(partial(_do_first, first=first), first.seat)


def _racers(table: Table, match: Match) -> list[tuple[int, str]]:
    """The bots that may act and have not done so already, with their levels."""
    seats = ((seat, table.facts.seats[seat].level) for seat in match.acting)
    return [(seat, level) for seat, level in seats if level is not None and not table.race.holds(seat)]


def _do_as_planned(table: Table, match: Match, seat: int, plan: Planned) -> Deed:
    stamp = table.race.planned(plan.at)
    if match.game.races(match.state):
        return Deed(partial(_hold, seat=seat, stamp=stamp, meant=Meant(plan.action, table.n)))
    return carry_out(seat, Meant(plan.action, table.n), stamp)


def _hold(table: Table, seat: int, stamp: Stamp, meant: Meant) -> Outcome:
    others = {each: thought for each, thought in table.thoughts.items() if each != seat}
    return Outcome(replace(table, race=table.race.hold(seat, stamp, meant), thoughts=others))


def carry_out(seat: int, meant: Meant, stamp: Stamp) -> Deed:
    """What a bot meant to do; somebody may have been quicker, or sit there now."""

    def command(table: Table) -> Outcome:
        if table.facts.seats[seat].level is None:
            return Outcome(table)
        return _act(table, seat, meant.action, late=False, stamp=stamp)

    return Deed(command, seat, meant.n)


def _bot_time(table: Table, match: Match, now: float) -> BotTime | None:
    """Bots' own time begins when only they are left, and ends when a person is back."""
    race, had = table.race, table.bot_time
    assert race.timed is not None
    if not _only_bots_are_left(table, match):
        return None
    if had is not None and had.step == race.timed.step:
        return had
    return BotTime.begin(race.timed.step, max(0, race.elapsed(now)), match.game.races(match.state))


def _only_bots_are_left(table: Table, match: Match) -> bool:
    """Whether all persons who sit here have said that they will do nothing more, or can do nothing."""
    seats = table.facts.seats
    persons = [n for n, seat in enumerate(seats) if seat.guest is not None and seat.level is None]
    rest = (seat not in match.acting or match.game.rests(match.state, seat) for seat in persons)
    # What a person has just done, perhaps taking it back, is waited for.
    return bool(persons) and all(rest) and not any(table.race.holds(seat) for seat in persons)


def _first(table: Table) -> First | None:
    """What happens next by the bots' own time: known when all of them have planned."""
    time, match, timed = table.bot_time, table.match, table.race.timed
    if time is None or timed is None or match is None or table.race.held:
        return None
    plans: list[tuple[int, float, int, Any]] = []
    runs_out = False
    for seat, _ in _racers(table, match):
        thought = table.thoughts.get(seat)
        if thought is None or thought.plan is None:
            return None
        action, at = thought.plan
        if time.is_never(at):
            continue
        if timed.ms is not None and at > timed.ms:
            # It would not have acted before the clock ran out, and need keep nobody waiting for that.
            action, at = match.game.rest(match.state, seat), timed.ms
            runs_out = True
        if action is not None:
            plans.append((at, table.race.tie(at, seat), seat, action))
    if not plans:
        clock = timed.ms if runs_out else None
        return None if clock is None else First(None, None, clock, time.real_ms(clock, clock))
    planned, _, seat, action = min(plans, key=lambda each: each[:2])
    return First(seat, action, planned, time.real_ms(planned, max(plan[0] for plan in plans)))


def _do_first(table: Table, first: First) -> Outcome:
    """Done at once: no person races for it, so that nothing earlier need be waited for."""
    assert first.seat is not None
    outcome = _act(table, first.seat, first.action, late=False, stamp=table.race.planned(first.at_ms))
    after = outcome.table
    if after.bot_time is None:
        return outcome
    happened = after.bot_time.happened(first.planned_ms, first.at_ms)
    return outcome._replace(table=replace(after, bot_time=happened))


# ---------------------------------------------------------------------------------------- bots


def _act(table: Table, seat: int, action: Any, late: bool, stamp: Stamp | None = None) -> Outcome:
    outcome = steps.act_for(table, seat, action, late, stamp)
    if late:
        return outcome
    told = [each for news in outcome.news if isinstance(news, Stepped) for each in news.told]
    events = tuple([each.event for each in told if each.reaches(seat)])
    return outcome._replace(table=replace(outcome.table, acted=Acted(seat, events)))


def _think(thoughts: dict[int, Thought]) -> Deed:
    return Deed(lambda of: Outcome(replace(of, thoughts={**of.thoughts, **thoughts})))


def planned(table: Table, seat: int, asked: Question, plan: Planned) -> Outcome:
    """What came of a question; one that was forgotten meanwhile has no say any more."""
    thought = table.thoughts.get(seat)
    if thought is None or thought.asked is not asked:
        return Outcome(table)
    return Outcome(replace(table, thoughts={**table.thoughts, seat: thought._replace(plan=plan)}))


def _ask(table: Table, match: Match, seat: int, level: str, now: float) -> Question:
    """What a bot has to decide."""
    events = _remembered(table, seat)
    if table.race.timed is None:
        return question(match, seat, level, dice_of(table, "think", seat, table.n), events)
    # The same dice in all of the match: what is planned again is planned the same, and what was seen
    # in one step is remembered in the next.
    time_ms = table.bot_time.now_ms if table.bot_time else max(0, table.race.elapsed(now))
    return question(match, seat, level, dice_of(table, "race", seat, 0), events, time_ms)


def _remembered(table: Table, seat: int) -> list[Event]:
    """What the bot of a seat needs to know of the match so far."""
    return [told.event for told in table.told if told.reaches(seat)]


def dice_of(table: Table, what: str, seat: int, number: int) -> str:
    """What a bot's dice grow from: the same after a restart, and nothing that gives the seed away."""
    return sha256(f"{what} {table.seed.hex()} {seat} {number}".encode()).hexdigest()


def _remark(table: Table, acted: Acted) -> Outcome:
    """Bots talk too, now and then, each in its way; none says what has just been said."""
    match, seat = table.match, acted.seat
    assert match is not None
    table = replace(table, acted=None)
    level = table.facts.seats[seat].level
    if level is None:
        # A person sits there now, for whom nobody speaks.
        return Outcome(table)
    speaker = Speaker(level, Random(dice_of(table, "talk", seat, table.n)), _remembered(table, seat))
    saying = match.game.remark(match.view(seat), acted.events, speaker)
    if saying is None or not table.talk.has_room:
        return Outcome(table)
    line = saying_line(seat, saying)
    return Outcome(table) if table.talk.repeats(line) else steps.say(table, line)

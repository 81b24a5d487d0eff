"""Lag that is given back, and who was first: the parts that are told the time."""

from statistics import fmean

import pytest

from pythia.contract import Timed
from pythia.server.table.lag import (
    CAP_MS,
    MAX_UNANSWERED,
    QUOTA_MS,
    SPIKE_FACTOR,
    STEP_MS,
    LineLag,
    Quota,
    Quotas,
)
from pythia.server.table.race import HOLD_MS, Held, Race, Stamp

SEARCH, PROOF = Timed(1, None, None), Timed(2, "proof", 10_000)


def measured(*lags: float) -> LineLag:
    line = LineLag()
    for number, lag in enumerate(lags):
        line.answered(line.ask(float(number)), number + lag)
    return line


def race(timed: Timed = SEARCH, now: float = 100.0) -> Race[str]:
    begun: Race[str] = Race(1.0, "table")
    return begun.follow(timed, None).keep(True, now)


# ------------------------------------------------------------------------------------------------ lag


def test_a_line_is_as_slow_as_its_answers_are_on_the_whole() -> None:
    assert measured().lag == 0
    assert measured(0.18, 0.2, 0.22).lag == pytest.approx(0.2)
    assert measured(0.1, 0.1, 0.1, 9.0).lag == pytest.approx(fmean((0.1, 0.1, 0.1, 0.1 * SPIKE_FACTOR))), (
        "one was stuck"
    )


def test_a_line_that_changes_is_soon_known() -> None:
    assert measured(*[0.1] * 50, *[0.3] * 20).lag == pytest.approx(0.3)


def test_an_answer_counts_once_and_only_to_what_was_asked() -> None:
    line = LineLag()
    first = line.ask(0.0)
    for number in (first + 1, 0, -1):
        line.answered(number, 0.2)
    assert line.lag == 0
    line.answered(first, 0.2)
    line.answered(first, 5.0)
    assert line.lag == pytest.approx(0.2)


def test_unanswered_questions_are_forgotten() -> None:
    line = LineLag()
    first = line.ask(0.0)
    for number in range(MAX_UNANSWERED):
        line.ask(float(number))
    line.answered(first, 99.0)
    assert line.lag == 0


def test_what_is_given_back_is_capped_and_runs_dry() -> None:
    quota = Quota(0.0)
    assert quota.take(250, 0.0) == 250
    assert quota.take(5000, 0.0) == CAP_MS
    assert quota.take(5000, 0.0) == QUOTA_MS - 250 - CAP_MS
    assert quota.take(5000, 0.0) == 0


def test_a_quota_refills_with_each_step_and_with_time() -> None:
    quota = Quota(0.0)
    for _ in range(9):
        quota.take(CAP_MS, 0.0)
    quota.step()
    assert quota.take(CAP_MS, 0.0) == STEP_MS
    assert quota.take(CAP_MS, 3600.0) == CAP_MS
    for _ in range(99):
        quota.step()
    assert sum(quota.take(CAP_MS, 3600.0) for _ in range(9)) == QUOTA_MS, "and never overflows"


def test_every_step_that_begins_refills_all_quotas() -> None:
    quotas = Quotas()
    for who in ("ann", "ben"):
        assert sum(quotas.take(who, CAP_MS, 0.0, steps=1) for _ in range(9)) == QUOTA_MS
    assert [quotas.take(who, CAP_MS, 0.0, steps=2) for who in ("ann", "ben")] == [STEP_MS, STEP_MS]
    assert sum(quotas.take("ann", CAP_MS, 0.0, steps=4) for _ in range(9)) == 2 * STEP_MS
    assert sum(quotas.take("ann", CAP_MS, 0.0, steps=400) for _ in range(9)) == QUOTA_MS


# ----------------------------------------------------------------------------------------------- time


def test_an_action_counts_from_the_beginning_of_its_step_less_its_lag() -> None:
    step = race()
    assert step.stamp(0, 101.5) == Stamp(1, 1500, 1500)
    assert step.stamp(200, 102.0) == Stamp(1, 1800, 2000)
    assert step.stamp(200, 100.1) == Stamp(1, 0, 100), "nothing is done before its step"
    step = step.follow(PROOF, 1800)
    assert step.elapsed(999.0) == 0, "another step begins when it is in place"
    assert step.keep(True, 103.0).stamp(0, 103.2) == Stamp(2, 200, 200)


def test_time_never_goes_back_within_a_step() -> None:
    step = race()
    step = step.follow(SEARCH, 1400)
    assert step.bounded(Stamp(1, 1300, 1500)) == Stamp(1, 1400, 1500)
    assert step.bounded(Stamp(1, 1300, 1300)) == Stamp(1, 1400, 1400), "a bot that thought too long"
    step = step.follow(PROOF, 1500)
    assert step.bounded(Stamp(2, 20, 20)).at == 20


def test_time_stands_still_while_nobody_is_there() -> None:
    step = race(PROOF)
    step = step.keep(False, 103.0)
    assert step.elapsed(999.0) == 3000
    assert (step.left_ms(999.0), step.next(), step.is_over(999.0)) == (7000, None, False)
    step = step.keep(True, 999.0)
    assert step.elapsed(1000.0) == 4000


def test_a_table_that_was_away_goes_on_where_it_was_last_heard_of() -> None:
    step: Race[str] = Race(1.0, "table")
    for timed, at in ((None, None), (SEARCH, None), (SEARCH, 700), (SEARCH, 2300)):
        step = step.follow(timed, at)
    assert step.elapsed(60.0) == 2300
    step = step.keep(True, 60.0)
    assert step.elapsed(61.0) == 3300


def test_seconds_of_a_table_may_be_shorter() -> None:
    step: Race[str] = Race(0.01, "table")
    step = step.follow(PROOF, None).keep(True, 100.0)
    assert step.elapsed(100.05) == 5000
    assert step.stamp(200, 100.05) == Stamp(2, 4800, 5000)
    over = step.next()
    assert over is not None
    assert not step.is_over(over - 0.001)
    assert step.is_over(over)


def test_a_clock_waits_for_those_who_are_heard_late() -> None:
    step = race(PROOF)
    assert (step.left_ms(109.0), step.left_ms(110.2)) == (1000, 0)
    assert not step.is_over(110.2)
    assert step.stamp(250, 110.2) == Stamp(2, 9950, 10_200), "in time"
    assert step.is_over(110.0 + HOLD_MS / 1000 + 0.001)


# ---------------------------------------------------------------------------------------------- races


def decided(step: Race[str], now: float) -> list[Held[str]]:
    found = []
    while (held := step.decided(now)) is not None:
        found.append(held)
        step = step.without_first().follow(step.timed, held.at)
    return found


def test_who_was_earlier_and_came_later_is_first() -> None:
    step = race()
    step = step.hold(0, Stamp(1, 1000, 1020), "near")
    step = step.hold(1, Stamp(1, 990, 1240), "far")
    assert decided(step, 101.3) == []
    assert [(held.what, held.stamp) for held in decided(step, 101.4)] == [
        ("far", Stamp(1, 990, 1240)),
        ("near", Stamp(1, 1000, 1020)),
    ]
    assert HOLD_MS > CAP_MS


def test_nothing_is_decided_before_all_that_might_be_earlier_has_come() -> None:
    """Whatever arrives after a decision counts later than what was decided."""
    step = race()
    step = step.hold(0, Stamp(1, 1000, 1000), "near")
    at = step.next()
    assert at is not None
    assert decided(step, at - 0.002) == []
    assert len(decided(step, at)) == 1
    assert step.stamp(CAP_MS, at).at > 1000


def test_equal_times_are_no_seats_privilege() -> None:
    first = []
    for at in range(200):
        step = race()
        for seat in (0, 1):
            step = step.hold(seat, Stamp(1, at, at), "")
        first.append(decided(step, 999.0)[0].seat)
    assert 60 < sum(first) < 140


def test_what_one_seat_does_stays_in_order() -> None:
    step = race()
    step = step.hold(0, Stamp(1, 1200, 1200), "done")
    step = step.hold(0, Stamp(1, 1150, 1350), "undone")
    assert [(held.what, held.at) for held in decided(step, 999.0)] == [("done", 1200), ("undone", 1200)]


def test_what_was_held_when_its_step_ended_is_held_no_longer() -> None:
    step = race()
    step = step.hold(0, Stamp(1, 1200, 1200), "late")
    assert step.holds(0)
    over = step.follow(PROOF, 1100)
    assert not over.holds(0)
    assert over.decided(999.0) is None
    assert over.steps == step.steps + 1


def test_a_plan_is_due_at_its_time_and_never_after_the_clock() -> None:
    step = race(PROOF)
    assert not step.is_time_for(3000, 102.9)
    assert step.is_time_for(3000, 103.1)
    assert not step.is_time_for(10_001, 200.0)


def test_a_step_begins_when_everybody_has_been_shown_what_it_is_about() -> None:
    step = race(Timed(1, "search", 60_000, lead=2600))
    assert step.elapsed(100.0) == -2600
    assert step.left_ms(101.0) == 60_000, "its clock does not run yet"
    early = step.stamp(0, 101.0)
    assert (early.at, early.arrived) == (0, 0), "nothing is earlier than its beginning"
    assert step.elapsed(103.6) == 1000
    assert step.left_ms(103.6) == 59_000

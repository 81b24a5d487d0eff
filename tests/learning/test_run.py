"""A small network learns something in a minute; its run goes on where it was; what it learnt can be exported.

make train-smoke
"""

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from msgspec.structs import replace

from pythia.games.prophecy.bots.network import read
from pythia.research.learning.duel import duel
from pythia.research.learning.export import networks_of, weights_of_actor, weights_of_critic, write
from pythia.research.learning.imitate import imitate, watched
from pythia.research.learning.measure import against
from pythia.research.learning.networks import Actor, Shape, bits, widened
from pythia.research.learning.run import CURVE, Plan, Run, Sitting, load_networks, pace
from pythia.research.learning.tables import Lane
from pythia.research.learning.tables import learnt as recipe_of

DECISIONS = 600_000
PLAN = Plan(
    game="prophecy",
    decisions=DECISIONS,
    width=64,
    blocks=1,
    critic_width=64,
    tables=128,
    lanes=2,
    steps=32,
    batch=1024,
    rates=(2e-3, 2e-4),
    seed=3,
)
LEARNT = 1.0
"""Points a round, beside greedy players, that it gains at least."""


@pytest.fixture(scope="module")
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of two sittings: the first ends after a quarter of the schedule."""
    folder = tmp_path_factory.mktemp("run")
    first = Run(folder, PLAN, Sitting(60, "cpu", until=DECISIONS / 4))
    first.go_on()
    second = Run(folder, PLAN, Sitting(60, "cpu"))
    assert DECISIONS / 4 <= second.done == first.done < DECISIONS / 2
    assert second.number == first.number + 1
    second.go_on()
    return folder


def test_it_learns(learnt: Path) -> None:
    fresh = Run(learnt.parent / "fresh", PLAN, Sitting(0, "cpu")).learner.actor
    actor, _, _ = load_networks(learnt)
    before, after = (against(each, PLAN.game, 11, "cpu")["more than greedy"] for each in (fresh, actor))
    print(f"beside greedy players: {before:+.2f} points a round before, {after:+.2f} after")
    assert after - before > LEARNT


def test_the_curve_tells_of_each_sitting(learnt: Path) -> None:
    rows = [json.loads(line) for line in (learnt / CURVE).read_text().splitlines()]
    done = [row["decisions"] for row in rows]
    assert done == sorted(done)
    assert done[-1] >= DECISIONS
    assert {row["sitting"] for row in rows} == {0, 1}
    assert any("more than greedy" in row for row in rows)
    rates = [row["rate"] for row in rows if "rate" in row]
    assert rates == sorted(rates, reverse=True)


def test_the_schedule_goes_by_what_was_done(learnt: Path) -> None:
    run = Run(learnt, PLAN, Sitting(60, "cpu"))
    assert run.share(0) == run.done / DECISIONS >= 1
    assert pace(PLAN, 0).rate == pytest.approx(PLAN.rates[0])
    assert pace(PLAN, 1).rate == pytest.approx(PLAN.rates[1])
    assert pace(PLAN, 0.5).victory == pytest.approx(sum(PLAN.victory) / 2)


def test_what_is_exported_says_the_same(learnt: Path, tmp_path: Path) -> None:
    actor, critic, _ = load_networks(learnt)
    write(tmp_path, "small", weights_of_actor(actor))
    write(tmp_path, "small-critic", weights_of_critic(critic))
    again = networks_of(tmp_path / "small.npz")
    lane = Lane(PLAN.game, 40, 5)
    seen, everything = bits(lane.seen, torch.float32), torch.cat([lane.seen, lane.hidden], 1)
    with torch.no_grad():
        wanted = torch.cat(actor(seen), 1).numpy()
        worth = critic(bits(everything, torch.float32)).numpy()
        assert np.allclose(torch.cat(again[0](seen), 1).numpy(), wanted, atol=0.03)
        assert np.allclose(again[1](bits(everything, torch.float32)).numpy(), worth, atol=0.03)
    assert np.allclose(read(tmp_path, "small")(lane.seen.numpy().view(np.uint64)), wanted, atol=0.03)
    assert np.allclose(read(tmp_path, "small-critic")(everything.numpy().view(np.uint64)), worth, atol=0.03)


def test_a_network_is_level_with_itself(learnt: Path) -> None:
    actor, _, _ = load_networks(learnt)
    found = duel(actor, actor, PLAN.game, 3, 50, "cpu", drawn=False, seed=1)
    assert found.matches == 150
    assert found.won.mean == pytest.approx(1 / 3)
    assert found.points.mean == pytest.approx(found.others.mean)


def test_one_who_sees_all_begins_as_one_who_does_not(learnt: Path) -> None:
    known = load_networks(learnt)[:2]
    run = Run(learnt.parent / "sees-all", replace(PLAN, sees_all=True), Sitting(0, "cpu", start=known))
    lane = Lane(PLAN.game, 20, 5)
    seen, hidden = bits(lane.seen, torch.float32), bits(lane.hidden, torch.float32)
    with torch.no_grad():
        likes, _ = run.learner.actor(torch.cat([seen, hidden], 1))
        assert torch.allclose(likes, known[0](seen)[0], atol=1e-5)


def test_a_run_of_one_sitting_ends_its_schedule_with_its_minutes(tmp_path: Path) -> None:
    run = Run(tmp_path, replace(PLAN, decisions=None), Sitting(0.05, "cpu"))
    assert run.share(0) == 0
    run.go_on()
    assert run.share(3) == 1
    assert 0 < run.done < DECISIONS
    with pytest.raises(ValueError, match="was for one sitting"):
        Run(tmp_path, PLAN, Sitting(60, "cpu"))


def test_a_wider_network_judges_as_the_narrow_one(learnt: Path) -> None:
    actor, _, _ = load_networks(learnt)
    wide = widened(actor, Shape(actor.shape.words, 2 * PLAN.width, PLAN.blocks))
    seen = bits(Lane(PLAN.game, 20, 5).seen, torch.float32)
    with torch.no_grad():
        assert torch.allclose(wide(seen)[0], actor(seen)[0], atol=1e-5)


def test_guests_sit_at_tables_and_teach_nothing(learnt: Path, tmp_path: Path) -> None:
    actor, _, _ = load_networks(learnt)
    plan = replace(PLAN, width=2 * PLAN.width, earlier=0.5)
    run = Run(tmp_path, plan, Sitting(60, "cpu", until=1, guests=[actor]))
    assert run.strangers.comes(run.players.numbers) is run.strangers.guests[0]
    before = [values.clone() for values in run.strangers.guests[0].parameters()]
    run.go_on()
    assert all(map(torch.equal, before, run.strangers.guests[0].parameters()))


def test_what_a_bot_does_can_be_learnt() -> None:
    torch.manual_seed(1)
    batch, training = recipe_of(PLAN.game)
    seen, done = watched(PLAN.game, "adept", training.tables[0], "a match")
    actor = Actor(Shape(batch.feature_words, 32, 1), batch.actions)
    for action, words in zip(done, seen, strict=True):
        legal = words[batch.legal_words]
        assert int(legal[action >> 6]) >> (int(action) & 63) & 1
    seen, done = np.concatenate([seen] * 10), np.concatenate([done] * 10)
    *_, alike = imitate(actor, (seen, done), batch.legal_words, 40, "cpu")
    assert alike > 0.7, "what it has seen before"

"""What a step of Quest passes through, as everybody is to see it."""

import pytest
from tests.games.quest.tables import Written, dice, drawn, meet, table
from tests.steps import watched

from pythia.contract import Story
from pythia.games.quest import rules
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import Died, FightEnded, ItemDamaged, Rolled, TurnedUp
from pythia.games.quest.state import Fight, Move, Save, State
from pythia.games.quest.view import View, view


def step(state: State, action: object, *outcomes: object) -> tuple[View, list[View], Story]:
    """The position after an action, and the moments before it."""
    chance = Written(*outcomes)  # type: ignore[arg-type]
    after, story = watched(rules.apply, state, state.turn.seat, action, None, chance)
    return view(after, None), [view(moment.state, None) for moment in story.moments], story


def told_by(story: Story, moment: int) -> list[type]:
    return [type(told.event) for told in story.told[: story.moments[moment].told]]


def test_Q6_2_the_dice_lie_there_then_the_battle_is_won_then_its_gains_are_taken() -> None:
    after, (rolled, won), story = step(meet("rat").state, Fight("strength"), dice(6, 1))
    assert (told_by(story, 0)[-1], told_by(story, 1)[-1]) == (Rolled, FightEnded)
    assert rolled.battle is not None
    assert (rolled.battle.rolls, rolled.met) == (1, False)
    assert rolled.fight_odds is None, "which are long, and of battles that could be declared"
    assert [space.card for space in won.spaces if space.card] == ["rat"]
    assert won.heroes[0].experience == 3
    assert after.heroes[0].experience > 3
    assert not [space.card for space in after.spaces if space.card]


def test_Q5_3_a_lost_battle_is_seen_before_it_hurts() -> None:
    after, (_, lost), story = step(meet("rat").state, Fight("strength"), dice(1, 6))
    assert told_by(story, 1)[-1] == FightEnded
    assert (lost.heroes[0].health, after.heroes[0].health) == ((4, 0), (3, 1))


def test_Q9_1_where_a_shield_saves_everything_nothing_comes_between() -> None:
    hit = meet("rat", items=("wooden-shield",)).fight(1, 6, items=("wooden-shield",)).state
    after, seen, story = step(hit, Save())
    assert [type(told.event) for told in story.told] == [ItemDamaged]
    assert (after.heroes[0].health, after.phase, seen) == ((4, 0), "act", [])


def test_Q9_1_where_a_shield_saves_some_of_it_the_damaged_shield_is_seen_first() -> None:
    hit = meet("poisonous-snake", items=("wooden-shield",)).fight(1, 6, items=("wooden-shield",)).state
    after, (saved,), _ = step(hit, Save())
    assert (saved.heroes[0].health, after.heroes[0].health) == ((4, 0), (3, 1))


@pytest.mark.parametrize(("magic", "left", "moments"), [(0, (0, 0), 1), (1, (0, 1), 2)])
def test_Q5_3_a_loss_of_what_one_has_not_is_no_moment(
    magic: int, left: tuple[int, int], moments: int
) -> None:
    there = meet("imp", blue=magic).state
    after, seen, story = step(there, Fight("will"), dice(1, 6))
    assert told_by(story, 0)[-1] == Rolled
    assert FightEnded in map(type, (told.event for told in story.told))
    assert (after.heroes[0].magic, len(seen)) == (left, moments)


def test_Q6_3_every_roll_of_a_battle_is_seen() -> None:
    three_lives = next(
        name
        for name, creature in sorted(catalogue().creatures.items())
        if creature.lives == 3 and creature.strength
    )
    _, seen, _ = step(meet(three_lives).state, Fight("strength"), dice(6, 1), dice(6, 1), dice(1, 6))
    assert [each.battle.rolls for each in seen if each.battle][:3] == [1, 2, 3]


def test_Q5_1_a_hero_arrives_before_the_card_is_turned_up() -> None:
    there = table({}, at="city", cards={"plains-8": None})
    after, (arrived,), story = step(there.state, Move("foot", "plains-8"), drawn("rat"))
    assert TurnedUp not in told_by(story, 0)
    assert arrived.heroes[0].space == "plains-8"
    assert [space.face_down for space in arrived.spaces if space.id == "plains-8"] == [True]
    assert [space.card for space in after.spaces if space.id == "plains-8"] == ["rat"]


def test_Q6_6_a_death_is_seen_before_the_next_turn() -> None:
    dying = meet("rat", {}, {}, red=0).state
    after, seen, story = step(dying, Fight("strength"), dice(1, 6), drawn("peaceful-times"))
    assert told_by(story, -1)[-1] == Died
    assert (seen[-1].turn, seen[-1].heroes[0].died, after.turn) == (0, 1, 1)


def test_Q6_2_a_roll_tells_which_dice_count_and_as_what() -> None:
    _, _, story = step(meet("rat").state, Fight("strength"), dice(6, 1))
    (rolled,) = (told.event for told in story.told if isinstance(told.event, Rolled))
    assert (rolled.own[rolled.own_counts], rolled.foe[rolled.foe_counts]) == (6, 1)
    assert rolled.own_total == rolled.own_die + sum(amount for _, amount in rolled.parts)
    assert rolled.foe_total == rolled.foe_added + 1

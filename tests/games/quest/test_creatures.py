"""Every creature, by name: what it fights with, what beating it brings, what losing to it costs.

The numbers are those of the rules' list of components, written out here a second time.
"""

from typing import Any, NamedTuple

import pytest
from msgspec import Struct
from tests.games.quest.tables import After, dice, die, drawn, meet, refused, table

from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import FightEnded
from pythia.games.quest.state import Decline, Drink, End, Fight, Give, Leave, Move, Read, Roll


class Known(NamedTuple):
    """A creature as listed; `won` and `lost` are what changes besides experience."""

    type: str
    kind: str
    value: int
    lives: int
    experience: int
    won: dict[str, Any]
    lost: dict[str, Any]
    other: int | None = None
    """Its value in the kind of battle that it does not attack with."""
    terrain: str = "plains"


COMMON, RARE = "sword", "great-sword"
A_COMMON, A_RARE = {"items": (COMMON,)}, {"items": (RARE,)}
HURT = {"red": -1}
HURT_BOTH = {"red": -1, "blue": -1}

LISTED = {
    "rat": Known("animal", "strength", 1, 1, 1, {}, HURT),
    "giant-rat": Known("animal", "strength", 2, 1, 1, {"gold": 1}, HURT),
    "lone-wolf": Known("animal", "strength", 3, 1, 1, {"gold": 1}, HURT),
    "pack-of-wolves": Known("animal", "strength", 3, 3, 4, {"gold": 3}, HURT),
    "bear": Known("animal", "strength", 5, 1, 2, {"gold": 3}, HURT),
    "poisonous-snake": Known("animal", "strength", 3, 1, 2, {}, {"red": -2}),
    "giant-scorpion": Known("animal", "strength", 4, 1, 3, {}, HURT_BOTH),
    "horde-of-bats": Known("animal", "strength", 2, 3, 3, {}, HURT),
    "noble-lion": Known("animal", "strength", 6, 1, 3, {"red": 1}, HURT),
    "giant-spider": Known("animal", "strength", 4, 1, 1, A_RARE, HURT),
    "thug": Known("humanoid", "strength", 4, 1, 2, {"gold": 2}, HURT, 2),
    "highwayman": Known("humanoid", "strength", 4, 1, 2, {"gold": 3}, HURT, 3),
    "old-pirate": Known("humanoid", "strength", 3, 1, 2, {"gold": 3}, HURT, 3),
    "band-of-brigands": Known("humanoid", "strength", 4, 3, 5, {"gold": 4}, {"gold": -2}, 3),
    "steppe-raiders": Known("humanoid", "strength", 3, 3, 4, A_COMMON, HURT, 2, "forest"),
    "escaped-murderer": Known("humanoid", "strength", 5, 1, 3, {"gold": 2}, HURT, 3),
    "swordswoman": Known("humanoid", "strength", 4, 1, 1, {}, HURT, 4),
    "angry-mob": Known("humanoid", "strength", 6, 3, 6, {}, HURT, 2),
    "rock-giant": Known("humanoid", "strength", 5, 1, 2, A_COMMON, {"red": -1, "blue": -2}, 4),
    "dark-apprentice": Known("humanoid", "will", 4, 1, 2, A_COMMON, HURT),
    "dark-wizard": Known("humanoid", "will", 6, 1, 3, A_RARE, HURT_BOTH),
    "mine-gnome": Known("humanoid", "strength", 2, 1, 1, {"gold": 2}, HURT, 3),
    "undead-warrior": Known("undead", "strength", 5, 1, 2, A_COMMON, HURT),
    "band-of-zombies": Known("undead", "strength", 3, 3, 4, {"gold": 1}, HURT),
    "ghost": Known("undead", "will", 4, 1, 2, {"gold": 3}, HURT),
    "lost-soul": Known("undead", "will", 3, 1, 2, {"blue": 2}, HURT),
    "ghostly-spirits": Known("undead", "will", 3, 3, 4, {}, HURT),
    "skeletal-wizard": Known("undead", "will", 4, 1, 2, A_COMMON, HURT, 3),
    "mummy": Known("undead", "strength", 5, 1, 3, {**A_RARE, "curse": 1}, HURT, 4),
    "headless-knight": Known("undead", "strength", 5, 1, 3, {"blue": 1}, HURT, 5),
    "golem-guardian": Known("undead", "strength", 6, 1, 3, A_COMMON, HURT),
    "flock-of-harpies": Known("demon", "strength", 3, 3, 1, {"blue": 1}, HURT, 4),
    "imp": Known("demon", "will", 3, 1, 1, {}, {"blue": -2}),
    "succubus": Known("demon", "will", 4, 1, 2, {}, HURT_BOTH),
    "incubus": Known("demon", "will", 4, 1, 2, {}, HURT_BOTH),
}
"""All but the Vampire and Alter Ego, which have tests of their own."""

each = pytest.mark.parametrize("name", LISTED)


def met(name: str, **about: Any) -> After:
    """With just as many ready cubes as the creature has strength, and some spent."""
    known = LISTED[name]
    cubes = {"red": known.value, "blue": 3} if known.kind == "strength" else {"red": 3, "blue": known.value}
    return meet(name, terrain=known.terrain, **(cubes | {"red_spent": 0, "blue_spent": 3} | about))


def changes(before: After, after: After) -> dict[str, Any]:
    """What is different for the hero, experience apart."""
    found = {
        key: getattr(after.hero, key) - getattr(before.hero, key)
        for key in ("red", "blue", "gold", "curse")
        if getattr(after.hero, key) != getattr(before.hero, key)
    }
    return {**found, "items": after.hero.items} if after.hero.items else found


def test_no_creature_is_left_out() -> None:
    assert {*LISTED, "vampire", "alter-ego"} == catalogue().creatures.keys()


@each
def test_equal_totals_are_a_draw_and_it_stays(name: str) -> None:
    """Q5.3, Q6.2: its Strength or Willpower is what is listed."""
    before = met(name)
    after = before.fight(3, 3, LISTED[name].kind)
    assert after.heard(FightEnded)[0].result == "draw"
    assert (after.here, changes(before, after)) == (name, {})
    assert after.rolled.own_total == after.rolled.foe_total == LISTED[name].value + 3


@each
def test_beaten_it_gives_its_experience_and_treasure(name: str) -> None:
    """Q5.3, Q6.3: after as many won rolls as it has lives."""
    known = LISTED[name]
    rolls = [dice(2, 1)] * known.lives
    treasure: list[Struct] = [drawn(item) for item in known.won.get("items", ())]
    if name == "golem-guardian":
        treasure.insert(0, die(4))
    before = met(name)
    after = before.do(Fight(known.kind), *rolls, *treasure)  # type: ignore[arg-type]
    assert after.here is None
    assert name in after.state.adventure.discards
    assert changes(before, after) == known.won
    assert after.hero.experience == 3 + known.experience


@each
def test_losing_to_it_costs_what_it_says(name: str) -> None:
    """Q5.3."""
    before = met(name)
    after = before.fight(1, 2, LISTED[name].kind)
    assert after.heard(FightEnded)[0].result == "loss"
    assert (after.here, changes(before, after)) == (name, LISTED[name].lost)
    assert after.hero.experience == 3


@each
def test_the_other_kind_of_battle_costs_two_magic_or_cannot_be(name: str) -> None:
    """Q6.1: and the payment weakens the payer."""
    known = LISTED[name]
    other = "will" if known.kind == "strength" else "strength"
    if known.other is None:
        refused(met(name).state, Fight(other), "Q6.1", f"no-battle-by-{other}")  # type: ignore[arg-type]
        return
    cubes = {"blue": known.other + 2} if other == "will" else {"red": known.other, "blue": 5}
    before = met(name, **cubes, blue_spent=0)
    after = before.fight(3, 3, other)
    assert after.rolled.result == "draw"
    assert (after.hero.blue, after.hero.blue_spent) == (before.hero.blue - 2, 2)
    refused(met(name, blue=1).state, Fight(other), "Q6.1", "too-little-magic")  # type: ignore[arg-type]


@each
def test_its_type_is_what_is_listed(name: str) -> None:
    """The Radiant Shield is better against demons and undead, the Cutlass against animals and humanoids."""
    known = LISTED[name]
    if known.kind == "strength":
        after = met(name, items=("cutlass", "radiant-shield")).do(
            Fight("strength", ("cutlass", "radiant-shield")), dice(1, 6)
        )
        assert after.rolled.own_total == known.value + 1 + 3
    assert catalogue().creatures[name].type == known.type


# --------------------------------------------------------------------------------- their own rules


def test_the_noble_lion_may_be_declined() -> None:
    """Q9.5: neither draw nor loss; the turn goes on."""
    after = met("noble-lion", items=("potion-of-magic",)).do(Decline())
    assert after.here == "noble-lion"
    assert after.hero.red == 6
    after.do(End(), drawn("peaceful-times"))
    refused(met("bear").state, Decline(), "Q5.3", "must-be-fought")


def test_the_giant_spider_holds_whoever_would_leave() -> None:
    """Q4.6: on 1 to 3 one stays and fights, on 4 to 6 one is free."""
    caught = _before_the_spider()
    refused(caught.state, Move("foot", "city"), "Q4.6", "web-holds")
    held = caught.do(Leave(), die(3))
    assert held.state.phase == "act"
    assert not held.state.turn.met
    free = caught.do(Leave(), die(4))
    assert free.do(Move("foot", "city")).state.hero.space == 7


def _before_the_spider(card: str | None = "giant-spider", **about: Any) -> After:
    return table(at="plains-8", cards={"plains-8": card}, **about)


def test_the_giant_spider_acts_face_up_only_and_does_not_hold_a_scroll() -> None:
    """Q4.6."""
    assert _before_the_spider(None).do(Move("foot", "city")).state.hero.space == 7
    reading = _before_the_spider(items=("scroll-of-teleportation",))
    assert reading.do(Read("scroll-of-teleportation", "village")).state.hero.space == 0
    refused(_before_the_spider(None).state, Leave(), "Q4.6", "no-web")


def test_the_giant_spider_holds_boots_and_carpet_too() -> None:
    """Q4.6: before any way of leaving is chosen or paid."""
    caught = _before_the_spider(items=("rangers-boots", "flying-carpet"))
    refused(caught.state, Move("boots", "monastery"), "Q4.6", "web-holds")
    refused(caught.state, Move("carpet", "village"), "Q4.6", "web-holds")
    held = caught.do(Leave(), die(1))
    assert held.hero.gold == 3


@pytest.mark.parametrize(("items", "experience"), [((), 2), (("hammer",), 0), (("spiked-shield",), 0)])
def test_the_thug_is_fought_with_fists(items: tuple[str, ...], experience: int) -> None:
    fought = met("thug", items=items).fight(6, 1, items=items)
    assert fought.hero.experience == 3 + experience
    assert fought.hero.gold == 5


def test_the_highwayman_takes_an_item_of_ones_choice() -> None:
    """Q9.5: damaged ones count."""
    lost = met("highwayman", items=("sword", "cape"), damaged=("cape",)).fight(1, 2)
    assert lost.state.phase == "give"
    refused(lost.state, Give("axe"), "Q9.5", "not-yours")
    refused(lost.state, End(), "Q9.5", "give-first")
    after = lost.do(Give("cape"))
    assert (after.hero.items, after.hero.damaged, after.hero.red) == (("sword",), (), 4)
    assert "cape" in after.state.common.discards


def test_the_brigands_take_half_the_gold_or_a_health() -> None:
    assert met("band-of-brigands", gold=5).fight(1, 2).hero.gold == 2
    poor = met("band-of-brigands", gold=0).fight(1, 2)
    assert (poor.hero.gold, poor.hero.red) == (0, 3)


def test_the_steppe_raiders_are_stronger_in_plains() -> None:
    assert meet("steppe-raiders", red=4).fight(1, 1).rolled.foe_total == 4 + 1


def test_the_rock_giant_has_strength_seven_in_mountains() -> None:
    assert meet("rock-giant", terrain="mountain").fight(1, 1).rolled.foe_total == 7 + 1
    assert meet("rock-giant", terrain="mountain", blue=6).fight(1, 1, "will").rolled.foe_total == 4 + 1


def test_the_mine_gnome_gives_four_in_mountains() -> None:
    assert meet("mine-gnome", terrain="mountain").fight(6, 1).hero.gold == 3 + 4


def test_the_escaped_murderer_may_be_taken_alive() -> None:
    """Fought at -2, a win pays 4 more."""
    after = met("escaped-murderer").fight(6, 1, extras=("alive",))
    assert after.rolled.own_total == 5 + 6 - 2
    assert after.hero.gold == 3 + 2 + 4
    refused(met("thug").state, Fight("strength", extras=("alive",)), "Q5.4", "not-to-be-taken-alive")


@pytest.mark.parametrize(("own", "experience"), [(2, 1), (4, 3), (6, 5)])
def test_the_swordswomans_experience_is_the_margin(own: int, experience: int) -> None:
    assert met("swordswoman").fight(own, 1).hero.experience == 3 + experience


def test_the_swordswoman_gives_five_at_most() -> None:
    assert met("swordswoman", red=8).fight(6, 1).hero.experience == 3 + 5


def test_Q9_4_no_bonus_of_an_item_counts_against_ghostly_spirits() -> None:
    """Neither a wand's nor a ring's; what else items can does."""
    items = ("mahogany-wand", "ruby-circlet", "cape", "ring-of-concentration")
    declared = met("ghostly-spirits", items=items).do(
        Fight("will", ("mahogany-wand", "ruby-circlet", "cape"))
    )
    after = declared.do(Roll(("cape",)), dice(1, (1, 6)))
    assert after.rolled.own_total == 3 + 1
    assert after.rolled.foe_total == 3 + 1


def test_Q9_4_a_potion_of_concentration_counts_against_ghostly_spirits() -> None:
    """It is a bonus until the turn ends, in none of the columns of an item."""
    name = "potion-of-concentration"
    drunk = met("ghostly-spirits", items=(name,)).do(Drink(name))
    assert drunk.fight(1, 6, "will").rolled.own_total == 3 + 2 + 1


def test_the_mummys_curse_is_on_the_first_die_of_the_next_battle() -> None:
    """Q9.5: whoever beats it is cursed."""
    cursed = meet("pack-of-wolves", curse=1).do(Fight("strength"), dice(6, 1), dice(1, 6))
    first, second = (roll.own_total for roll in cursed.heard(type(cursed.rolled)))
    assert (first, second) == (4 + 6 - 1, 4 + 1)
    assert cursed.hero.curse == 0


def test_the_headless_knight_gives_what_he_was_not_beaten_with() -> None:
    by_will = met("headless-knight", blue=7, blue_spent=0).fight(6, 1, "will")
    assert (by_will.hero.red, by_will.hero.blue) == (6, 5)


@pytest.mark.parametrize(("number", "item"), [(4, COMMON), (5, RARE)])
def test_the_golem_guardians_treasure_and_skin(number: int, item: str) -> None:
    """Q9.5: the weapon is damaged after any result."""
    won = met("golem-guardian", items=("hammer",)).do(
        Fight("strength", ("hammer",)), dice(6, 1), die(number), drawn(item)
    )
    assert won.hero.items == ("hammer", item)
    assert won.hero.damaged == ("hammer",)
    lost = met("golem-guardian", items=("hammer", "wooden-shield")).do(
        Fight("strength", ("hammer",)), dice(1, 6)
    )
    assert lost.hero.damaged == ("hammer",)


def test_Q9_3_alter_ego_has_twice_ones_own_health() -> None:
    """Q9.2, Q9.3: of the cubes after payments; a potion's bonus is no cube."""
    before = meet("alter-ego", red=3, turn={"strength": 2})
    after = before.fight(6, 1)
    assert (after.rolled.own_total, after.rolled.foe_total) == (3 + 2 + 6, 6 + 1)
    assert after.hero.experience == 3 + 4
    paid = meet("alter-ego", red=3, items=("mace-of-the-dark-gods",)).fight(
        1, 1, items=("mace-of-the-dark-gods",), extras=("mace-of-the-dark-gods",)
    )
    assert (paid.rolled.own_total, paid.rolled.foe_total) == (2 + 1 + 3 + 1, 4 + 1)
    assert meet("alter-ego", red=3).fight(1, 6).hero.red == 2
    refused(before.state, Fight("will"), "Q6.1", "no-battle-by-will")


def test_Q9_4_the_vampire_is_beaten_by_will_and_then_by_strength() -> None:
    """As one battle; a draw or loss in either ends it."""
    before = meet("vampire", red=4, blue=4)
    won = before.do(Fight("will"), dice(2, 1), dice(2, 1), drawn(RARE))
    assert [roll.kind for roll in won.heard(type(won.rolled))] == ["will", "strength"]
    assert (won.hero.experience, won.hero.items, won.here) == (3 + 5, (RARE,), None)
    assert before.fight(1, 1, "will").heard(FightEnded)[0].result == "draw"
    lost = before.do(Fight("will"), dice(2, 1), dice(1, 2))
    assert (lost.hero.red, lost.hero.blue, lost.here) == (3, 3, "vampire")
    refused(before.state, Fight("strength"), "Q6.1", "no-battle-by-strength")


def test_Q9_4_shields_save_from_the_vampire_in_the_second_stage_only() -> None:
    armed = meet("vampire", items=("wooden-shield",))
    assert armed.do(Fight("will", ("wooden-shield",)), dice(1, 6)).state.phase == "act"
    second = armed.do(Fight("will", ("wooden-shield",)), dice(6, 1), dice(1, 6))
    assert second.state.phase == "save"

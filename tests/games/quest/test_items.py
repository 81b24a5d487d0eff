"""Every item that is used in battles and on journeys, by name; potions and scrolls are in the next file.

The numbers are those of the rules' list of components, written out here a second time.
"""

from typing import Any

import pytest
from tests.games.quest.tables import After, dice, drawn, meet, refused, table

from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.words import Kind
from pythia.games.quest.events import ItemDamaged, Rolled
from pythia.games.quest.state import Bear, Certificate, End, Fight, Move, Roll, Save, Visit

W, H2 = "weapon", "two-handed"
LISTED: dict[str, tuple[int, str, int, int, dict[str, int], int]] = {
    "dagger": (2, W, 1, 0, {}, 1),
    "javelin": (2, W, 1, 0, {"animal": 1}, 1),
    "axe": (2, W, 1, 0, {"demon": 1}, 1),
    "hammer": (3, W, 1, 0, {"undead": 1}, 0),
    "rapier": (3, W, 1, 0, {"humanoid": 1}, 0),
    "cutlass": (4, W, 1, 0, {"animal": 1, "humanoid": 1}, 0),
    "spear": (4, W, 1, 0, {}, 2),
    "boomerang": (3, W, 0, 0, {}, 2),
    "sword": (5, W, 2, 0, {}, 0),
    "war-axe": (4, H2, 2, 0, {}, 0),
    "war-hammer": (5, H2, 2, 0, {"undead": 1}, 0),
    "cedar-staff": (3, H2, 1, 1, {}, 0),
    "oaken-staff": (5, H2, 0, 2, {}, 0),
    "wooden-shield": (2, "shield", 0, 0, {}, 0),
    "large-wooden-shield": (4, "shield", 1, 0, {}, 0),
    "cape": (4, "hand", 0, 0, {}, 0),
    "mahogany-wand": (4, "hand", 0, 1, {}, 0),
    "ivory-wand": (4, "hand", 0, 0, {}, 0),
    "ruby-circlet": (6, "head", 0, 1, {}, 0),
    "great-sword": (10, H2, 3, 0, {}, 0),
    "berserkers-axe": (9, H2, 3, 0, {}, 0),
    "radiant-scythe": (9, H2, 2, 0, {"undead": 2}, 0),
    "sword-of-smiting": (11, W, 2, 0, {"demon": 1, "undead": 1}, 0),
    "thors-hammer": (12, W, 2, 0, {}, 3),
    "black-spear": (9, W, 2, 0, {}, 2),
    "mace-of-the-dark-gods": (8, W, 1, 0, {}, 0),
    "ritual-dagger": (9, W, 1, 0, {}, 0),
    "flaming-staff": (9, H2, 1, 2, {}, 0),
    "staff-of-the-archmagi": (12, H2, 0, 3, {}, 0),
    "knights-shield": (8, "shield", 1, 0, {}, 0),
    "spiked-shield": (7, "shield", 1, 0, {}, 0),
    "radiant-shield": (8, "shield", 1, 0, {"demon": 1, "undead": 1}, 0),
    "crystal-skull": (10, "hand", 0, 1, {}, 0),
    "crown-of-power": (11, "head", 1, 1, {}, 0),
    "gauntlets-of-strength": (10, "other", 1, 0, {}, 0),
    "ring-of-concentration": (8, "other", 0, 1, {}, 0),
    "ring-of-magical-forces": (7, "other", 0, 0, {}, 0),
    "rangers-boots": (7, "other", 0, 0, {}, 0),
    "flying-carpet": (10, "other", 0, 0, {}, 0),
    "letter-of-recommendation": (4, "other", 0, 0, {}, 0),
}
"""Price, slot, strength, will, against, throw."""

OF_TYPE = {
    "animal": "bear",
    "humanoid": "old-pirate",
    "undead": "undead-warrior",
    "demon": "flock-of-harpies",
}
"""Someone of each type to try them on."""

each = pytest.mark.parametrize("name", LISTED)


def first_roll(creature: str, name: str, kind: Kind = "strength") -> Rolled:
    """The item used in a battle that is lost by its first roll."""
    declared = () if LISTED[name][1] == "other" else (name,)
    met = meet(creature, items=(name,), blue=6)
    if not _asks(name, kind):
        return met.do(Fight(kind, declared), dice(1, 6)).rolled
    return met.do(Fight(kind, declared)).do(Roll(), dice(1, 6)).rolled


def _asks(name: str, kind: str) -> bool:
    """Whether a roll waits for its player, who could use the item in it."""
    return name == "cape" or (LISTED[name][5] > 0 and kind == "strength")


def test_no_item_is_left_out() -> None:
    drunk_or_read = {item.id for item in catalogue().items.values() if item.slot in ("potion", "scroll")}
    assert LISTED.keys() | drunk_or_read == catalogue().items.keys()


@each
@pytest.mark.parametrize("type_", OF_TYPE)
def test_what_it_adds_to_strength(name: str, type_: str) -> None:
    """Q6.2, Q6.4: its S column, and what it adds against a type."""
    _, _, strength, _, against, _ = LISTED[name]
    assert first_roll(OF_TYPE[type_], name).own_total == 4 + 1 + strength + against.get(type_, 0)


@each
def test_what_it_adds_to_will(name: str) -> None:
    """Its W column alone."""
    assert first_roll("dark-wizard", name, "will").own_total == 6 + 1 + LISTED[name][3]


@each
def test_what_it_costs_and_how_it_is_held(name: str) -> None:
    """Q6.4: with a one-handed weapon and with a shield beside it, or not."""
    price, slot, *_ = LISTED[name]
    assert catalogue().items[name].price == price
    creature = meet("bear", items=("sword", "radiant-shield", "ruby-circlet", name))
    beside = {
        W: ("one-weapon", None),
        H2: ("one-weapon", "two-hands"),
        "shield": (None, "one-shield"),
        "hand": (None, None),
        "head": (None, None),
        "other": ("not-held", "not-held"),
    }
    for other, why in zip(("sword", "radiant-shield"), beside[slot], strict=True):
        if other == name:
            continue
        if why:
            refused(creature.state, Fight("strength", (other, name)), "Q6.4", why)
        else:
            creature.do(Fight("strength", (other, name)), *([] if _asks(name, "strength") else [dice(6, 1)]))


@pytest.mark.parametrize("name", [name for name, listed in LISTED.items() if listed[5]])
def test_throwing_it_adds_to_one_roll_and_damages_it(name: str) -> None:
    """Q6.5: it counts in that roll and not in later ones."""
    strength, against, throw = LISTED[name][2], LISTED[name][4].get("animal", 0), LISTED[name][5]
    begun = meet("pack-of-wolves", red=4, items=(name,)).do(Fight("strength", (name,)))
    thrown = begun.do(Roll((name,)), dice(3, 4), dice(1, 6))
    first, second = (roll.own_total for roll in thrown.heard(Rolled))
    assert (first, second) == (4 + 3 + strength + against + throw, 4 + 1)
    assert thrown.hero.damaged == (() if name == "boomerang" else (name,))


def test_a_weapon_is_not_thrown_by_will() -> None:
    """Q6.5: Strength only."""
    fought = meet("ghost", items=("spear",)).fight(1, 6, "will", items=("spear",))
    assert fought.state.phase == "act"


# ---------------------------------------------------------------------------------- their own effects


@pytest.mark.parametrize(("own", "damaged"), [(6, ()), (1, ("boomerang",))])
def test_boomerang_is_spared_if_the_roll_is_won(own: int, damaged: tuple[str, ...]) -> None:
    begun = meet("bear", red=4, items=("boomerang",)).do(Fight("strength", ("boomerang",)))
    assert begun.do(Roll(("boomerang",)), dice(own, 3)).hero.damaged == damaged


@pytest.mark.parametrize(("own", "damaged"), [(4, ()), (6, ()), (3, ("thors-hammer",))])
def test_thors_hammer_is_spared_by_a_good_die(own: int, damaged: tuple[str, ...]) -> None:
    begun = meet("angry-mob", red=1, items=("thors-hammer",)).do(Fight("strength", ("thors-hammer",)))
    assert begun.do(Roll(("thors-hammer",)), dice(own, 6)).hero.damaged == damaged


@pytest.mark.parametrize("name", ["wooden-shield", "large-wooden-shield"])
def test_wooden_shields_cancel_a_health(name: str) -> None:
    """Q9.1: after the roll, by choice; one point of those lost."""
    lost = meet("poisonous-snake", red=2, items=(name,)).do(Fight("strength", (name,)), dice(1, 6))
    assert lost.state.phase == "save"
    refused(lost.state, End(), "Q9.1", "shield-first")
    saved = lost.do(Save())
    assert (saved.hero.red, saved.hero.damaged) == (1, (name,))
    borne = lost.do(Bear())
    assert (borne.hero.red, borne.hero.damaged) == (0, ())
    by_will = meet("ghost", items=(name,)).fight(1, 6, "will", items=(name,))
    assert (by_will.state.phase, by_will.hero.red) == ("act", 3)


def test_knights_shield_turns_a_lost_roll_into_a_draw() -> None:
    lost = meet("bear", items=("knights-shield",)).do(Fight("strength", ("knights-shield",)), dice(1, 6))
    saved = lost.do(Save())
    assert (saved.hero.red, saved.hero.damaged, saved.here) == (4, ("knights-shield",), "bear")
    assert lost.do(Bear()).hero.red == 3


@pytest.mark.parametrize(("own", "experience"), [(5, 3), (4, 2)])
def test_spiked_shield_counts_a_margin_of_three(own: int, experience: int) -> None:
    """Q9.5: the last roll's."""
    won = meet("bear", items=("spiked-shield",)).fight(own, 2, items=("spiked-shield",))
    assert won.hero.experience == 3 + experience


def test_cape_makes_the_creature_keep_the_lower_die_once() -> None:
    """Q9.1: before a roll, once per battle."""
    begun = meet("pack-of-wolves", items=("cape",)).do(Fight("strength", ("cape",)))
    refused(begun.state, Roll(("sword",)), "Q6.5", "cannot-use-in-roll")
    used = begun.do(Roll(("cape",)), dice(3, (6, 2)), dice(1, 6))
    first, second = used.heard(Rolled)
    assert (first.foe_total, second.foe_total) == (3 + 2, 3 + 6)


def test_ivory_wand_makes_wills_cheaper() -> None:
    """Q9.3: only held in that battle."""
    armed = meet("old-pirate", blue=4, items=("ivory-wand",))
    assert armed.fight(1, 6, "will", items=("ivory-wand",)).hero.blue == 3
    assert armed.fight(1, 6, "will").hero.blue == 2


def test_ring_of_magical_forces_works_once_a_round() -> None:
    """Q9.3, Q9.8: discounts stop at nought; an extra turn is in the same round."""
    ring = "ring-of-magical-forces"
    armed = meet("old-pirate", blue=4, items=(ring, "ivory-wand"), extra=1)
    free = armed.fight(1, 6, "will", items=("ivory-wand",), extras=(ring,))
    assert free.hero.blue == 4
    again = free.do(End()).do(Move("stay"))
    assert again.state.turn.extra
    refused(again.state, Fight("will", extras=(ring,)), "Q9.8", "once-a-round")
    refused(armed.state, Fight("strength", extras=(ring,)), "Q9.3", "nothing-to-pay")
    next_round = again.fight(1, 6).do(End(), drawn("peaceful-times"))
    back = next_round.do(Move("stay")).do(End()).do(Move("stay")).do(End(), drawn("good-times"))
    assert back.state.turn.seat == 0
    back.do(Move("stay")).fight(1, 6, "will", extras=(ring,))


def test_ritual_dagger_takes_health_for_magic() -> None:
    """Q9.3: held in that battle, and it may mix."""
    armed = meet("old-pirate", blue=4, items=("ritual-dagger",))
    for pay, left in (("magic", (4, 2)), ("both", (3, 3)), ("health", (2, 4))):
        fought = armed.fight(3, 3, "will", items=("ritual-dagger",), pay=pay)
        assert (fought.hero.red + (fought.rolled.result == "loss"), fought.hero.blue) == left
    refused(armed.state, Fight("will", pay="health"), "Q9.3", "no-health-for-magic")
    refused(armed.state, Fight("strength", ("ritual-dagger",), pay="health"), "Q9.3", "no-health-for-magic")


def test_mace_of_the_dark_gods_takes_health_and_magic_for_three() -> None:
    """Q9.3: by Strength only, payable down to 0 Health."""
    mace = "mace-of-the-dark-gods"
    paid = meet("bear", red=1, blue=1, items=(mace,)).fight(6, 1, items=(mace,), extras=(mace,))
    assert paid.rolled.own_total == 0 + 1 + 3 + 6
    assert (paid.hero.red, paid.hero.blue) == (0, 0)
    armed = meet("ghost", items=(mace,))
    refused(armed.state, Fight("will", (mace,), (mace,)), "Q9.3", "only-in-hand-and-strength")
    refused(
        meet("bear", items=(mace,)).state, Fight("strength", (), (mace,)), "Q9.3", "only-in-hand-and-strength"
    )
    poor = meet("bear", blue=0, items=(mace,))
    refused(poor.state, Fight("strength", (mace,), (mace,)), "Q9.3", "too-little-magic")


def test_berserkers_axe_makes_a_lost_battle_costlier() -> None:
    lost = meet("bear", items=("berserkers-axe",)).fight(1, 6, items=("berserkers-axe",))
    assert lost.hero.red == 2


def test_crystal_skull_recharges_after_wills_once_a_turn() -> None:
    won = meet("ghost", blue=4, blue_spent=2, items=("crystal-skull",)).fight(
        6, 1, "will", items=("crystal-skull",)
    )
    assert won.hero.blue == 5
    again = meet("ghost", blue=4, blue_spent=2, items=("crystal-skull",), turn={"used": ("crystal-skull",)})
    assert again.fight(6, 1, "will", items=("crystal-skull",)).hero.blue == 4


@pytest.mark.parametrize("name", ["gauntlets-of-strength", "ring-of-concentration"])
def test_what_needs_no_hand_counts_unless_it_is_damaged(name: str) -> None:
    kind = "strength" if name == "gauntlets-of-strength" else "will"
    creature = "bear" if kind == "strength" else "ghost"
    broken = meet(creature, items=(name,), damaged=(name,))
    assert broken.fight(1, 6, kind).rolled.own_total == 4 + 1


def test_rangers_boots_walk_two_spaces_for_nothing() -> None:
    """Q4.7."""
    shod = table(items=("rangers-boots",), gold=0)
    for to in ("monastery", "city", "mountains-9", "fortress"):
        assert shod.do(Move("boots", to)).hero.gold == 0
    refused(shod.state, Move("boots", "forest-5"), "Q4.7", "too-far")
    refused(table().state, Move("boots", "city"), "Q4.7", "no-boots-here")


def test_flying_carpet_goes_anywhere_for_one_gold() -> None:
    """Q4.7."""
    after = table(items=("flying-carpet",)).do(Move("carpet", "thieves-guild"))
    assert (after.hero.space, after.hero.gold) == (18, 2)
    refused(table(items=("flying-carpet",), gold=0).state, Move("carpet", "city"), "Q4.7", "too-little-gold")
    broken = table(items=("flying-carpet",), damaged=("flying-carpet",))
    refused(broken.state, Move("carpet", "city"), "Q4.7", "no-carpet-here")
    refused(table(items=("flying-carpet",)).state, Move("carpet", "plains-8"), "Q4.7", "already-there")


def test_letter_of_recommendation_waives_the_gold() -> None:
    """Q8.1: where gold is asked at all."""
    letter = "letter-of-recommendation"

    def at(guild: str) -> After:
        return table(at=guild, phase="act", experience=5, gold=3, items=(letter,))

    after = at("magic-tower").do(Certificate("magic-tower", letter))
    assert (after.hero.certificates, after.hero.gold, after.hero.items) == (("magic-tower",), 3, ())
    refused(at("fortress").state, Certificate("fortress", letter), "Q8.1", "no-use-here")
    refused(at("magic-tower").state, Certificate("magic-tower"), "Q8.1", "too-little-gold")


def test_a_damaged_item_is_of_no_use() -> None:
    """Q6.5: until it is repaired."""
    broken = meet("bear", items=("sword",), damaged=("sword",))
    refused(broken.state, Fight("strength", ("sword",)), "Q6.4", "is-damaged")
    told: list[Any] = (
        meet("bear", items=("spear",))
        .do(Fight("strength", ("spear",)))
        .do(Roll(("spear",)), dice(6, 1))
        .heard(ItemDamaged)
    )
    assert [(event.item, event.damaged) for event in told] == [("spear", True)]
    assert table(at="village", phase="act", red_spent=1).do(Visit("inn")).hero.red == 5

"""Every potion and scroll, by name (Q9.1)."""

from typing import Any

import pytest
from tests.games.quest.tables import After, dice, drawn, meet, refused, table

from pythia.games.quest import rules
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import CardDiscarded, CardsLaid, Rolled, TurnedUp
from pythia.games.quest.state import Dies, Drink, End, Fight, Move, Read, Roll, Save, Use

PRICES = {
    "potion-of-healing": 3,
    "potion-of-greater-healing": 5,
    "potion-of-magic": 2,
    "potion-of-greater-magic": 3,
    "potion-of-regeneration": 3,
    "potion-of-greater-regeneration": 5,
    "potion-of-strength": 3,
    "potion-of-concentration": 3,
    "elixir-of-youth": 9,
    "elixir-of-wisdom": 9,
    "potion-of-rebirth": 8,
    "scroll-of-teleportation": 3,
    "scroll-of-stealing": 3,
    "scroll-of-decay": 3,
    "scroll-of-destruction": 5,
    "scroll-of-altered-reality": 4,
    "scroll-of-deep-prayer": 4,
    "philosophers-stone-scroll": 4,
    "scroll-of-divine-will": 7,
    "scroll-of-wishes": 10,
    "time-spiral-scroll": 8,
}


def test_all_are_here_at_their_price() -> None:
    """All of the list, each with a test below; both kinds are single use."""
    known = {item.id: item.price for item in catalogue().items.values() if item.slot in ("potion", "scroll")}
    assert known == PRICES


@pytest.mark.parametrize(
    ("name", "red", "blue"),
    [
        ("potion-of-healing", 3, 1),
        ("potion-of-greater-healing", 5, 1),
        ("potion-of-magic", 1, 4),
        ("potion-of-greater-magic", 1, 7),
        ("potion-of-regeneration", 2, 3),
        ("potion-of-greater-regeneration", 4, 4),
        ("potion-of-rebirth", 7, 9),
    ],
)
@pytest.mark.parametrize("phase", ["move", "act"])
def test_potions_heal_and_recharge(name: str, red: int, blue: int, phase: str) -> None:
    after = table(items=(name,), phase=phase, red=1, red_spent=6, blue=1, blue_spent=8).do(Drink(name))
    assert (after.hero.red, after.hero.blue, after.hero.items) == (red, blue, ())
    assert name in (*after.state.common.discards, *after.state.rare.discards)
    refused(table(items=(name,)).state, Drink(name), "Q9.1", "does-nothing")


@pytest.mark.parametrize(
    ("name", "creature", "kind"),
    [("potion-of-strength", "bear", "strength"), ("potion-of-concentration", "ghost", "will")],
)
def test_Q9_2_strength_and_concentration_last_for_the_turn(name: str, creature: str, kind: str) -> None:
    """A bonus, not cubes; also between a card's turning up and the declaration (Q9.1)."""
    drunk = meet(creature, items=(name,), extra=1).do(Drink(name))
    assert (drunk.hero.red, drunk.hero.blue) == (4, 4)
    fought = drunk.fight(1, 6, kind)
    assert fought.rolled.own_total == 4 + 2 + 1
    next_turn = fought.do(End()).do(Move("stay"))
    assert next_turn.fight(1, 6, kind).rolled.own_total == (3 if kind == "strength" else 4) + 1


@pytest.mark.parametrize(("name", "red", "blue"), [("elixir-of-youth", 5, 4), ("elixir-of-wisdom", 4, 5)])
def test_elixirs_bring_a_cube(name: str, red: int, blue: int) -> None:
    after = table(items=(name,)).do(Drink(name))
    assert (after.hero.red, after.hero.blue) == (red, blue)


class TestRebirth:
    """Q9.1: potion-of-rebirth, at the moment of death."""

    def dying(self, creature: str = "rock-giant", **about: Any) -> After:
        hero: dict[str, Any] = {
            "red": 0,
            "red_spent": 4,
            "blue": 3,
            "blue_spent": 1,
            "items": ("potion-of-rebirth",),
        }
        return meet(creature, {}, **(hero | about)).fight(1, 6)

    def test_one_stays_alive_and_the_rest_of_the_loss_lapses(self) -> None:
        dying = self.dying()
        assert dying.state.phase == "death"
        saved = dying.do(Drink("potion-of-rebirth"))
        assert (saved.hero.red, saved.hero.blue, saved.hero.alive) == (4, 4, True)
        assert (saved.here, saved.state.phase) == ("rock-giant", "act")
        saved.do(End(), drawn("peaceful-times"))

    def test_one_may_die_all_the_same(self) -> None:
        dead = self.dying().do(Dies())
        assert not dead.hero.alive
        assert dead.state.winner == 1
        assert "potion-of-rebirth" in dead.state.rare.discards

    def test_nothing_else_saves(self) -> None:
        dying = self.dying(items=("potion-of-rebirth", "potion-of-healing"))
        refused(dying.state, Drink("potion-of-healing"), "Q9.1", "does-not-save")
        refused(dying.state, End(), "Q9.1", "dying")

    def test_a_shield_is_asked_first(self) -> None:
        shielded = meet("bear", red=0, red_spent=4, items=("potion-of-rebirth", "wooden-shield")).do(
            Fight("strength", ("wooden-shield",)), dice(1, 6)
        )
        assert shielded.state.phase == "save"
        assert shielded.do(Save()).state.phase == "act"


def test_scroll_of_teleportation_goes_anywhere_and_meets_what_is_there() -> None:
    name = "scroll-of-teleportation"
    after = table(items=(name,), cards={"forest-13": None}).do(Read(name, "forest-13"), drawn("rat"))
    assert (after.here, after.state.turn.met) == ("rat", False)
    refused(after.state, End(), "Q5.3", "must-be-fought")
    refused(table(items=(name,), phase="act").state, Read(name, "city"), "Q4.7", "only-instead-of-moving")
    refused(table(items=(name,)).state, Read(name, "plains-8"), "Q4.7", "already-there")
    refused(table(items=(name,)).state, Read(name, "nowhere"), "Q9.1", "no-such-choice")
    at_home = table(items=(name,)).do(Read(name, "city"))
    refused(at_home.state, Move("foot", "plains-8"), "Q2.2", "has-moved")


def test_scroll_of_stealing_takes_a_common_item_on_sale() -> None:
    """Q9.6."""
    name = "scroll-of-stealing"
    goods = {"village": ("sword", "cape")}
    after = table(at="village", phase="act", items=(name,), goods=goods).do(Read(name, "cape"))
    assert (after.hero.items, after.state.goods[0], after.hero.gold) == (("cape",), ("sword",), 3)
    rare = table(at="city", phase="act", items=(name,), goods={"city": ("crown-of-power",)})
    refused(rare.state, Read(name, "crown-of-power"), "Q9.6", "cannot-steal")
    refused(table(at="city", phase="act", items=(name,)).state, Read(name), "Q9.1", "does-nothing")
    refused(table(phase="act", items=(name,)).state, Read(name, "cape"), "Q7.1", "no-market-here")


def test_scroll_of_decay_weakens_the_creature() -> None:
    """Q9.4: not below nought."""
    name = "scroll-of-decay"
    after = meet("bear", items=(name,)).fight(1, 1, extras=(name,))
    assert (after.rolled.foe_total, after.hero.items) == (5 - 2 + 1, ())
    assert meet("rat", items=(name,)).fight(1, 6, extras=(name,)).rolled.foe_total == 0 + 6
    refused(meet("rat", items=(name,)).state, Read(name), "Q9.1", "for-a-battle")


@pytest.mark.parametrize("phase", ["move", "act"])
def test_scroll_of_destruction_discards_the_creature_here(phase: str) -> None:
    name = "scroll-of-destruction"
    before = table(at="plains-8", phase=phase, cards={"plains-8": "bear"}, items=(name,), turn={"met": False})
    after = before.do(Read(name))
    assert (after.here, after.hero.experience, after.hero.gold) == (None, 3, 3)
    assert "bear" in after.state.adventure.discards
    if phase == "act":
        after.do(End(), drawn("peaceful-times"))
    refused(meet("wiseman", items=(name,)).state, Read(name), "Q9.1", "does-nothing")


class TestAlteredReality:
    """Q9.7: scroll-of-altered-reality."""

    name = "scroll-of-altered-reality"

    def test_all_cards_of_a_terrain_are_discarded_and_laid_anew(self) -> None:
        before = table(items=(self.name,), cards={"forest-3": "bear", "forest-17": None, "plains-4": "rat"})
        after = before.do(Read(self.name, "forest"), drawn("ghost"))
        assert [event.card for event in after.heard(CardDiscarded)] == ["ghost", "bear"]
        assert after.heard(CardsLaid)[0].spaces == ("forest-13", "forest-17", "forest-3", "forest-5")
        lying = [after.state.cards[space] for space in (3, 5, 13, 17)]
        assert all(card is not None and card.card is None for card in lying)

    def test_before_the_meeting_the_new_card_is_met(self) -> None:
        after = meet("bear", items=(self.name,)).do(Read(self.name, "plains"), drawn("rat"))
        assert [event.card for event in after.heard(TurnedUp)] == ["rat"]
        refused(after.state, End(), "Q5.3", "must-be-fought")

    def test_where_nothing_lay_on_arrival_there_is_nothing_left_to_meet(self) -> None:
        moved = table(at="mountains-9", items=(self.name,)).do(Move("foot", "plains-8"))
        after = moved.do(Read(self.name, "plains"))
        assert after.state.here is not None
        assert after.heard(TurnedUp) == []
        after.do(End(), drawn("peaceful-times"))

    def test_after_the_meeting_it_is_not(self) -> None:
        used = meet("hermit", items=(self.name,)).do(Use("hermit"))
        after = used.do(Read(self.name, "plains"))
        assert after.state.here is not None
        assert after.here is None
        after.do(End(), drawn("peaceful-times"))


def test_scroll_of_deep_prayer_rolls_two_dice_and_keeps_the_better() -> None:
    """Every roll of the battle."""
    name = "scroll-of-deep-prayer"
    after = meet("pack-of-wolves", items=(name,)).do(
        Fight("strength", extras=(name,)), dice((2, 5), 1), dice((1, 1), 6)
    )
    assert [roll.own_total for roll in after.heard(Rolled)] == [4 + 5, 4 + 1]
    assert after.hero.items == ()


@pytest.mark.parametrize(
    ("choice", "gold", "experience"), [("gold-5", 1, 8), ("gold-1", 5, 4), ("experience-3", 9, 0)]
)
def test_philosophers_stone_scroll_exchanges(choice: str, gold: int, experience: int) -> None:
    name = "philosophers-stone-scroll"
    after = table(items=(name,), gold=6).do(Read(name, choice))
    assert (after.hero.gold, after.hero.experience) == (gold, experience)
    refused(table(items=(name,)).state, Read(name, "gold-4"), "Q9.1", "too-little-gold")
    refused(table(items=(name,), gold=9).state, Read(name, "gold-6"), "Q9.1", "no-such-choice")
    offers = rules.offers(table(items=(name,), gold=6).state, 0)
    told = [offer.price for offer in offers if offer.verb == "read" and "gold-3" in offer.fields[1].values]
    assert told == [{"gold": 3, "experience": -3}]


def test_scroll_of_divine_will_sets_the_dice_of_one_roll() -> None:
    """Q9.1: before a roll; the dice are not rolled."""
    name = "scroll-of-divine-will"
    begun = meet("pack-of-wolves", items=(name,)).do(Fight("strength"))
    assert begun.state.phase == "roll"
    used = begun.do(Roll((name,)), dice(1, 6))
    first, second = used.heard(Rolled)
    assert (first.own_total, first.foe_total) == (4 + 6, 3 + 2)
    assert (second.own_total, second.foe_total) == (4 + 1, 3 + 6)
    assert used.hero.items == ()


@pytest.mark.parametrize(
    ("choice", "key", "amount"),
    [("strength", "red", 5), ("willpower", "blue", 5), ("gold", "gold", 11), ("experience", "experience", 8)],
)
def test_scroll_of_wishes_grants_one(choice: str, key: str, amount: int) -> None:
    after = table(items=("scroll-of-wishes",)).do(Read("scroll-of-wishes", choice))
    assert getattr(after.hero, key) == amount


def test_time_spiral_scroll_gives_another_turn() -> None:
    """Q3.5: without a chance card; extra turns queue."""
    after = table(items=("time-spiral-scroll",), extra=1).do(Read("time-spiral-scroll")).do(Move("stay"))
    for _ in range(2):
        after = after.do(End())
        assert (after.state.turn.seat, after.state.turn.extra) == (0, True)
        after = after.do(Move("stay"))
    assert after.do(End(), drawn("peaceful-times")).state.turn.seat == 1


def test_only_potions_are_drunk_and_only_scrolls_read() -> None:
    held = table(items=("sword", "potion-of-magic", "time-spiral-scroll"))
    refused(held.state, Drink("sword"), "Q9.1", "not-a-potion")
    refused(held.state, Read("potion-of-magic"), "Q9.1", "not-a-scroll")
    refused(held.state, Read("scroll-of-wishes"), "Q9.1", "not-yours")
    refused(held.state, Drink("beer"), None, "unknown-card")
    refused(held.state, Read("time-spiral-scroll", "city"), "Q9.1", "nothing-to-choose")

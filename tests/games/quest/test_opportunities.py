"""Every opportunity, by name: what it asks for and what it gives (Q5.2)."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.quest.tables import After, dice, die, drawn, meet, refused, table

from pythia.contract import Offer
from pythia.games.quest import rules
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.state import Buy, End, Fight, Keep, Use, Visit


def use(card: str, choice: str | None = None, *outcomes: Any, **about: Any) -> After:
    """The card is met, used, and gone."""
    after = meet(card, **about).do(Use(card, choice), *outcomes)
    assert after.here is None
    return after


def test_every_opportunity_has_a_test_here() -> None:
    written = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in catalogue().opportunities if f'"{card}"' not in written] == []


def test_alchemist() -> None:
    """Q9.6: a ready cube goes, the new one comes ready."""
    after = use("alchemist", "strength", gold=4, red=4, red_spent=1, blue=4)
    assert (after.hero.red, after.hero.red_spent, after.hero.blue, after.hero.gold) == (3, 1, 5, 0)
    back = use("alchemist", "willpower", gold=4, red=4, blue=4)
    assert (back.hero.red, back.hero.blue) == (5, 3)
    refused(meet("alchemist", gold=3).state, Use("alchemist", "strength"), "Q5.2", "too-little-gold")


def test_Q9_6_alchemist_leaves_the_last_red_cube_and_fills_no_full_colour() -> None:
    refused(meet("alchemist", gold=4, red=1).state, Use("alchemist", "strength"), "Q9.6", "no-cube-to-give")
    full = meet("alchemist", gold=4, blue=8, blue_spent=2)
    refused(full.state, Use("alchemist", "strength"), "Q9.6", "colour-is-full")
    refused(meet("alchemist", gold=4).state, Use("alchemist"), "Q5.2", "choose-one")
    refused(meet("alchemist", gold=4).state, Use("alchemist", "gold"), "Q5.2", "no-such-choice")


def test_ancient_scroll() -> None:
    """Q9.2: a bonus is no cube."""
    assert use("ancient-scroll", blue=5).hero.experience == 6
    weak = meet("ancient-scroll", blue=4, turn={"will": 2})
    refused(weak.state, Use("ancient-scroll"), "Q5.2", "too-little-willpower")


def test_black_market() -> None:
    """Four common and two rare items are drawn; one is kept, the others are discarded."""
    shown = ("dagger", "axe", "hammer", "rapier", "great-sword", "black-spear")
    market = use("black-market", None, *map(drawn, shown), gold=5)
    assert (market.state.phase, market.state.drawn, market.hero.gold) == ("keep", shown, 0)
    refused(market.state, Keep("sword"), "Q9.6", "not-among-these")
    refused(market.state, End(), "Q9.6", "keep-first")
    kept = market.do(Keep("black-spear"))
    assert kept.hero.items == ("black-spear",)
    assert sorted(kept.state.common.discards) == ["axe", "dagger", "hammer", "rapier"]
    assert kept.state.rare.discards == ("great-sword",)


def test_black_well() -> None:
    after = use("black-well", blue=4, blue_spent=1)
    assert (after.hero.red, after.hero.blue, after.hero.blue_spent) == (5, 0, 5)
    refused(meet("black-well", blue=3).state, Use("black-well"), "Q5.2", "too-little-willpower")


def test_cleansing_fire() -> None:
    after = use("cleansing-fire", red=2)
    assert (after.hero.red, after.hero.red_spent, after.hero.blue, after.hero.alive) == (0, 2, 5, True)
    refused(meet("cleansing-fire", red=1).state, Use("cleansing-fire"), "Q5.2", "too-little-health")


def test_clover_meadow() -> None:
    """Kept to the end of the game: the battle die shows 2 whenever it rolls 1."""
    kept = use("clover-meadow")
    assert kept.hero.kept == ("clover-meadow",)
    assert kept.hero.items == ()
    lucky = meet("lone-wolf", red=3, kept=("clover-meadow",))
    assert lucky.fight(1, 2).rolled.result == "draw"
    assert lucky.fight(3, 3).hero.kept == ("clover-meadow",)


def test_collector() -> None:
    """Q9.6: twice the price, of undamaged items only."""
    after = use("collector", "sword", items=("sword", "potion-of-magic"))
    assert (after.hero.gold, after.hero.items) == (3 + 10, ("potion-of-magic",))
    assert use("collector", "potion-of-magic", items=("potion-of-magic",)).hero.gold == 3 + 4
    broken = meet("collector", items=("sword",), damaged=("sword",))
    refused(broken.state, Use("collector", "sword"), "Q9.6", "is-damaged")
    refused(meet("collector").state, Use("collector"), "Q5.2", "does-nothing")


def test_deserted_shack() -> None:
    assert use("deserted-shack", None, drawn("cape")).hero.items == ("cape",)


@pytest.mark.parametrize(("terrain", "red", "blue"), [("plains", 3, 1), ("mountain", 3, 1), ("forest", 5, 3)])
def test_dryad(terrain: str, red: int, blue: int) -> None:
    after = use("dryad", terrain=terrain, red=1, red_spent=4, blue=1, blue_spent=3)
    assert (after.hero.red, after.hero.blue) == (red, blue)


def test_enchanted_flower() -> None:
    assert use("enchanted-flower", red=1, red_spent=4).hero.red == 5
    refused(meet("enchanted-flower").state, Use("enchanted-flower"), "Q5.2", "does-nothing")


def test_exotic_merchant() -> None:
    after = use("exotic-merchant", gold=8)
    assert (after.hero.red, after.hero.gold) == (5, 0)
    refused(meet("exotic-merchant", gold=7).state, Use("exotic-merchant"), "Q5.2", "too-little-gold")


def test_forgotten_chapel() -> None:
    """A blessing: +2 on the first die of one battle, then gone; no item, so not for the Collector."""
    assert use("forgotten-chapel").hero.kept == ("forgotten-chapel",)
    blessed = meet("pack-of-wolves", kept=("forgotten-chapel",)).do(
        Fight("strength", extras=("forgotten-chapel",)), dice(1, 1), dice(1, 6)
    )
    first, second = (roll.own_total for roll in blessed.heard(type(blessed.rolled)))
    assert (first, second) == (4 + 1 + 2, 4 + 1)
    assert blessed.hero.kept == ()
    assert "forgotten-chapel" in blessed.state.adventure.discards
    refused(meet("collector", kept=("forgotten-chapel",)).state, Use("collector"), "Q5.2", "does-nothing")


@pytest.mark.parametrize(("terrain", "gold"), [("plains", 4), ("mountain", 8)])
def test_gem_mine(terrain: str, gold: int) -> None:
    """Q9.2: the ready cubes alone."""
    after = use("gem-mine", terrain=terrain, red=4, red_spent=2, gold=0, turn={"strength": 2})
    assert after.hero.gold == gold


def test_glass_mountain() -> None:
    after = use("glass-mountain", red=5)
    assert (after.hero.red, after.hero.blue) == (1, 6)
    refused(meet("glass-mountain", red=3).state, Use("glass-mountain"), "Q5.2", "too-little-health")


@pytest.mark.parametrize(
    ("wish", "key", "amount"),
    [("heal", "red", 5), ("recharge", "blue", 6), ("gold", "gold", 7), ("experience", "experience", 6)],
)
def test_golden_fish(wish: str, key: str, amount: int) -> None:
    after = use("golden-fish", wish, red=1, red_spent=4, blue=1, blue_spent=5)
    assert getattr(after.hero, key) == amount


def test_golden_fish_grants_no_empty_wish() -> None:
    refused(meet("golden-fish").state, Use("golden-fish", "heal"), "Q5.2", "does-nothing")


@pytest.mark.parametrize(
    ("own", "other", "experience"), [((), ("city",), 4), (("a",), ("b",), 4), (("a", "b"), ("c",), 2)]
)
def test_hermit(own: tuple[str, ...], other: tuple[str, ...], experience: int) -> None:
    """Q9.5: 4 instead of 2, if nobody has fewer certificates."""
    after = meet("hermit", {"certificates": other}, certificates=own).do(Use("hermit"))
    assert after.hero.experience == 3 + experience


@pytest.mark.parametrize(("terrain", "gold"), [("plains", 3), ("forest", 6)])
def test_leprechaun(terrain: str, gold: int) -> None:
    assert use("leprechaun", terrain=terrain, blue=3, gold=0).hero.gold == gold


def test_leprechaun_has_nothing_for_the_powerless() -> None:
    refused(meet("leprechaun", blue=0).state, Use("leprechaun"), "Q5.2", "does-nothing")


def test_magic_stone() -> None:
    assert use("magic-stone", blue=0, blue_spent=6).hero.blue == 6


def test_Q9_7_master_wizard() -> None:
    """To another space; its card is neither turned nor met, and nothing there is instead of moving."""
    at_fortress = use("master-wizard", "fortress", red_spent=1)
    assert (at_fortress.state.hero.space, at_fortress.hero.gold) == (10, 1)
    refused(at_fortress.state, Visit("work"), "Q7.3", "only-instead-of-moving")
    assert use("master-wizard", "monastery", red_spent=1).do(Visit("heal")).hero.red == 5
    there = meet("master-wizard", cards={"forest-3": None}).do(Use("master-wizard", "forest-3"))
    assert there.state.here is not None
    assert there.here is None
    there.do(End(), drawn("peaceful-times"))
    refused(meet("master-wizard").state, Use("master-wizard", "plains-8"), "Q9.7", "already-there")
    refused(meet("master-wizard").state, Use("master-wizard", "nowhere"), "Q5.2", "no-such-choice")


@pytest.mark.parametrize(("number", "experience"), [(1, 3), (3, 3), (4, 0), (6, 0)])
def test_mysterious_old_man(number: int, experience: int) -> None:
    items = () if experience else (drawn("cape"),)
    after = use("mysterious-old-man", None, die(number), *items)
    assert (after.hero.experience, len(after.hero.items)) == (3 + experience, len(items))


def test_old_veteran() -> None:
    after = use("old-veteran", gold=2)
    assert (after.hero.gold, after.hero.experience) == (0, 6)
    refused(meet("old-veteran", gold=1).state, Use("old-veteran"), "Q5.2", "too-little-gold")


@pytest.mark.parametrize(
    ("number", "red", "gold", "item"),
    [
        (1, 3, 3, None),
        (2, 4, 5, None),
        (3, 4, 5, None),
        (4, 4, 3, "cape"),
        (5, 4, 3, "cape"),
        (6, 4, 3, "crown-of-power"),
    ],
)
def test_ruin(number: int, red: int, gold: int, item: str | None) -> None:
    after = use("ruin", None, die(number), *([drawn(item)] if item else []))
    assert (after.hero.red, after.hero.gold, after.hero.items) == (red, gold, (item,) if item else ())


def test_ruin_can_kill() -> None:
    """Q6.6: losing a point with none left is death."""
    after = meet("ruin", {}, {}, red=0).do(Use("ruin"), die(1), drawn("peaceful-times"))
    assert not after.hero.alive
    assert after.state.turn.seat == 1


def test_strongman() -> None:
    after = use("strongman", experience=5)
    assert (after.hero.red, after.hero.experience) == (5, 0)
    refused(meet("strongman", experience=4).state, Use("strongman"), "Q5.2", "too-little-experience")


def test_travelling_apothecary() -> None:
    """As often as it is paid for, in any mixture; discarded all the same."""
    first = use("travelling-apothecary", "heal", red=1, red_spent=3, blue=0, blue_spent=3)
    assert first.hero.red == 2
    second = first.do(Use("travelling-apothecary", "recharge"))
    assert (second.hero.blue, second.hero.gold) == (2, 1)
    third = second.do(Use("travelling-apothecary", "heal"))
    refused(third.state, Use("travelling-apothecary", "heal"), "Q5.2", "too-little-gold")
    assert third.state.adventure.discards == ("travelling-apothecary",)
    over = third.do(End(), drawn("peaceful-times"))
    refused(over.state, Use("travelling-apothecary", "heal"), "Q2.2", "move-first", seat=1)


def test_wiseman() -> None:
    after = use("wiseman", experience=5)
    assert (after.hero.blue, after.hero.experience) == (5, 0)


# ------------------------------------------------------------------------------------ all of them


def test_unused_it_stays_face_up() -> None:
    """Q5.2."""
    after = meet("wiseman").do(End(), drawn("peaceful-times"))
    lying = after.state.cards[8]
    assert lying is not None
    assert lying.card == "wiseman"


def test_a_gain_beyond_the_limit_heals_or_recharges_instead() -> None:
    """Q1.4: 8 red and 10 blue cubes at most."""
    red = use("strongman", experience=5, red=6, red_spent=2)
    assert (red.hero.red, red.hero.red_spent) == (7, 1)
    blue = use("wiseman", experience=5, blue=9, blue_spent=1)
    assert (blue.hero.blue, blue.hero.blue_spent) == (10, 0)
    refused(meet("strongman", experience=5, red=8).state, Use("strongman"), "Q5.2", "does-nothing")


def test_the_price_is_offered_with_it() -> None:
    offers = rules.offers(meet("wiseman", experience=5).state, 0)
    (offer,) = (offer for offer in offers if offer.verb == "use")
    assert isinstance(offer, Offer)
    assert (offer.fields[0].values, offer.price) == (("wiseman",), {"experience": 5, "willpower": -1})


@pytest.mark.parametrize(
    ("card", "choice", "told"),
    [
        ("collector", "sword", {"gold": -10}),
        ("alchemist", "strength", {"gold": 4, "strength": 1, "willpower": -1}),
        ("golden-fish", "gold", {"gold": -4}),
        ("golden-fish", "heal", {"health": -2}),
    ],
)
def test_what_a_choice_costs_and_brings_is_offered_with_it(
    card: str, choice: str, told: dict[str, int]
) -> None:
    state = meet(card, gold=4, experience=5, red=4, red_spent=2, items=("sword",)).state
    offers = [offer for offer in rules.offers(state, 0) if offer.verb == "use"]
    (offer,) = [offer for offer in offers if choice in offer.fields[1].values]
    assert offer.price == told


def test_nothing_else_is_met_after_it() -> None:
    refused(meet("wiseman").state, Use("strongman"), "Q5.2", "no-such-card-here")
    refused(table(phase="act").state, Use("wiseman"), "Q5.2", "no-such-card-here")
    refused(use("hermit").state, Fight("strength"), "Q5.3", "nothing-to-fight")
    refused(use("hermit").state, Buy("sword"), "Q7.1", "no-market-here")

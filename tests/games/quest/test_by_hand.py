"""Where rules meet that seldom meet, worked out by hand; and a record that was written by hand."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.games.quest.tables import After, Called, dice, die, drawn, meet, table

from pythia.games.quest.events import TurnBegan
from pythia.games.quest.state import Deck, Decline, Dice, Drink, End, Fight, Give, Move, Read, Roll, Save, Use
from pythia.table.replay import replay


def test_Q3_5_extra_turns_queue_and_are_no_new_round() -> None:
    ring, spiral = "ring-of-magical-forces", "time-spiral-scroll"
    drew = table({"items": (ring, spiral), "ring_used": True}, phase="act").do(End(), drawn("peaceful-times"))
    other = drew.state.heroes[1]
    assert not other.ring_used, "Q9.8: an ordinary turn is a new round"
    drew = After(replace(drew.state, heroes=(drew.hero, replace(other, ring_used=True))), [])
    second = drew.do(Read(spiral)).do(Move("stay")).do(End())
    third = second.do(Move("stay")).do(End())
    for extra in (second, third):
        assert extra.heard(TurnBegan) == [TurnBegan(1, True, None)]
        assert extra.state.heroes[1].ring_used
    passed = third.do(Move("stay")).do(End(), drawn("good-times"))
    assert passed.heard(TurnBegan) == [TurnBegan(0, False, "good-times")]


def test_Q3_2_goods_that_go_may_come_again() -> None:
    """They are discarded before the new ones are drawn."""
    state = table(phase="act", goods={"city": ("crown-of-power", "great-sword")}).state
    short = After(replace(state, rare=Deck((("spiked-shield",),))), [])
    after = short.do(End(), drawn("city-merchant"), drawn("spiked-shield"), drawn("great-sword"))
    assert after.state.goods[7] == ("spiked-shield", "great-sword")
    assert after.state.rare == Deck((("crown-of-power",),))


def test_Q6_5_the_golem_damages_what_its_own_text_spared() -> None:
    begun = meet("golem-guardian", red=6, items=("boomerang",)).do(Fight("strength", ("boomerang",)))
    won = begun.do(Roll(("boomerang",)), dice(6, 1), die(5), drawn("crown-of-power"))
    assert won.hero.damaged == ("boomerang",)
    assert won.hero.items == ("boomerang", "crown-of-power")


@pytest.mark.parametrize(("own", "damaged"), [((2, 5), ()), ((1, 3), ("thors-hammer",))])
def test_Q6_5_the_die_that_spares_the_hammer_is_the_one_that_counts(
    own: tuple[int, int], damaged: tuple[str, ...]
) -> None:
    hammer, prayer = "thors-hammer", "scroll-of-deep-prayer"
    begun = meet("rat", items=(hammer, prayer)).do(Fight("strength", (hammer,), (prayer,)))
    assert begun.do(Roll((hammer,)), Dice(own, (1,))).hero.damaged == damaged


def test_Q9_8_a_roll_saved_is_a_draw_of_all_three() -> None:
    """The Knight's Shield: a lost roll becomes a draw, and a draw ends the battle."""
    shield = "knights-shield"
    met = meet("pack-of-wolves", items=(shield,))
    lost = met.do(Fight("strength", (shield,)), dice(6, 1), dice(1, 6))
    assert lost.state.phase == "save"
    drew = lost.do(Save())
    assert (drew.hero.red, drew.hero.experience, drew.hero.damaged) == (4, 3, (shield,))
    assert drew.here == "pack-of-wolves"
    assert (drew.state.phase, drew.state.turn.met) == ("act", True)


@pytest.mark.parametrize(
    ("rolls", "experience"), [(((6, 1), (6, 1), (1, 2)), 6), (((1, 3), (1, 3), (1, 1)), 7)]
)
def test_Q9_5_the_spiked_shield_asks_for_the_last_margin(
    rolls: tuple[tuple[int, int], ...], experience: int
) -> None:
    met = meet("horde-of-bats", items=("spiked-shield",))
    won = met.do(Fight("strength", ("spiked-shield",)), *(dice(*roll) for roll in rolls))
    assert won.hero.experience == experience


class TestVampire:
    def test_blessing_and_curse_are_the_first_stages_and_the_mace_the_seconds(self) -> None:
        mace, chapel = "mace-of-the-dark-gods", "forgotten-chapel"
        met = meet("vampire", items=(mace, "cape"), kept=(chapel,), curse=1)
        begun = met.do(Fight("will", (mace, "cape"), (mace, chapel)))
        assert (begun.hero.red, begun.hero.blue, begun.hero.curse, begun.hero.kept) == (3, 3, 0, ())
        # 3 + 2 - 1 + 5 against 4 + 4; then 3 + 1 + 3 + 1 against 4 + 4, and the Cape has been used.
        drew = begun.do(Roll(("cape",)), Dice((5,), (6, 4)), dice(1, 4))
        assert (drew.rolled.kind, drew.rolled.result) == ("strength", "draw")
        assert (drew.rolled.own_total, drew.rolled.foe_total) == (8, 8)
        assert drew.here == "vampire"
        assert chapel in drew.state.adventure.discards

    def test_a_weapon_is_thrown_in_the_second_stage_only(self) -> None:
        met = meet("vampire", items=("javelin",))
        second = met.do(Fight("will", ("javelin",)), dice(2, 1))
        assert second.state.phase == "roll"
        won = second.do(Roll(("javelin",)), dice(1, 1), drawn("crown-of-power"))
        assert (won.rolled.own_total, won.rolled.foe_total) == (4 + 1 + 1 + 1, 4 + 1)
        assert (won.hero.experience, won.hero.damaged) == (8, ("javelin",))


def test_Q9_3_alter_ego_is_twice_what_is_left_after_paying() -> None:
    """And a potion is no cube (Q9.2)."""
    mace = "mace-of-the-dark-gods"
    met = meet("alter-ego", red=3, blue=1, items=(mace, "potion-of-strength"))
    lost = met.do(Drink("potion-of-strength")).fight(1, 6, items=(mace,), extras=(mace,))
    assert (lost.rolled.own_total, lost.rolled.foe_total) == (2 + 2 + 1 + 3 + 1, 2 * 2 + 6)
    assert (lost.hero.red, lost.hero.red_spent) == (1, 2)


def test_Q9_1_rebirth_spares_what_the_highwayman_would_take() -> None:
    axe, rebirth = "berserkers-axe", "potion-of-rebirth"
    dying = meet("highwayman", red=0, red_spent=4, items=(axe, rebirth)).fight(1, 6, items=(axe,))
    assert dying.state.phase == "death"
    alive = dying.do(Drink(rebirth))
    assert (alive.hero.red, alive.hero.items, alive.state.phase) == (4, (axe,), "act")
    assert alive.here == "highwayman"
    robbed = meet("highwayman", red=1, items=(axe, rebirth)).fight(1, 6, items=(axe,))
    assert (robbed.hero.red, robbed.state.phase) == (0, "give")
    assert robbed.do(Give(axe)).hero.items == (rebirth,)


def test_Q9_1_rebirth_saves_from_a_ruin_too() -> None:
    dying = meet("ruin", red=0, red_spent=3, items=("potion-of-rebirth",)).do(Use("ruin"), die(1))
    alive = dying.do(Drink("potion-of-rebirth"))
    assert (alive.hero.red, alive.state.phase, alive.here) == (3, "act", None)
    assert alive.do(End(), drawn("good-times")).state.turn.seat == 1


def test_a_battle_declined_leaves_the_curse_for_the_next() -> None:
    assert meet("noble-lion", curse=1).do(Decline()).hero.curse == 1


def test_the_hermit_counts_the_living() -> None:
    """Q6.6: the certificates of the dead count for the ranking only."""
    met = meet("hermit", {"died": 1}, {"certificates": ("fortress",)}, certificates=("monastery",))
    assert met.do(Use("hermit")).hero.experience == 3 + 4


def test_a_record_written_by_hand() -> None:
    """Ties at the start, an extra turn, Altered Reality, a curse that waits, a fifteenth chance card."""
    lines = (Path(__file__).parent / "by_hand.jsonl").read_bytes()
    *_, last = replay(lines)
    state = last.move.match.state
    assert [(hero.red, hero.red_spent, hero.blue, hero.blue_spent) for hero in state.heroes] == [
        (4, 1, 2, 0),  # 1 for work, healed by the wind; then Alter Ego: 5 - 1 + 6 against 10 + 1.
        (3, 0, 4, 2),  # 2 Magic to fight the Murderer by Willpower.
        (4, 0, 4, 0),  # The Golem's blow was healed.
    ]
    assert [(hero.gold, hero.experience) for hero in state.heroes] == [
        (3 + 3 + 3 + 2 - 1, 3 + 3 - 5),
        (3 + 3 + 4 - 1 - 8 + 2, 3 + 5 + 3),
        (3 + 3 + 2 - 1, 3),
    ]
    assert [hero.items for hero in state.heroes] == [("flying-carpet",), ("potion-of-rebirth",), ()]
    assert state.heroes[0].certificates == ("thieves-guild",)
    assert state.chance.discards == ("peaceful-times",)
    assert (state.turn.seat, state.heroes[0].extra) == (0, 1)
    assert {number for number, lying in enumerate(state.cards) if lying and lying.card} == {9, 11, 17}
    with pytest.raises(Called):
        After(state, []).do(Move("foot", "plains-16"))

"""Q5.2 to Q6.6: meeting cards, and battles as such; what single cards do is in their own tests."""

import pytest
from msgspec.structs import replace
from tests.games.quest.tables import After, dice, drawn, meet, refused, table

from pythia.games.quest import rules
from pythia.games.quest.events import Died, FightEnded, MatchEnded, Rolled
from pythia.games.quest.state import Decline, Drink, End, Fight, Roll, Use
from pythia.games.quest.turn.ending import places
from pythia.offers import expand


class TestMeeting:
    def test_Q5_2_an_opportunity_is_used_or_not(self) -> None:
        assert meet("old-veteran").do(Use("old-veteran")).here is None
        left = meet("old-veteran").do(End(), drawn("peaceful-times"))
        assert left.state.cards[8] is not None

    def test_Q5_3_a_creature_must_be_fought(self) -> None:
        met = meet("rat")
        refused(met.state, End(), "Q5.3", "must-be-fought")
        refused(met.state, Decline(), "Q5.3", "must-be-fought")
        assert "end" not in {offer.verb for offer in rules.offers(met.state, 0)}
        refused(met.fight(1, 1).state, Fight("strength"), "Q5.3", "nothing-to-fight")

    def test_Q5_4_a_rule_of_choice_is_offered(self) -> None:
        assert "decline" in {offer.verb for offer in rules.offers(meet("noble-lion").state, 0)}
        murderer = rules.offers(meet("escaped-murderer").state, 0)
        assert any(field.values == ("alive",) for offer in murderer for field in offer.fields)


class TestBattle:
    def test_Q6_1_the_magic_is_paid_before_the_fight(self) -> None:
        fought = meet("old-pirate", blue=6).fight(2, 2, "will")
        assert fought.rolled.own_total == 4 + 2
        prices = {
            offer.fields[0].values[0]: offer.price
            for offer in rules.offers(meet("old-pirate").state, 0)
            if offer.verb == "fight"
        }
        assert prices == {"strength": {}, "will": {"magic": 2}}

    def test_Q6_1_where_nothing_is_owed_nothing_is_paid(self) -> None:
        met = meet("old-pirate", items=("ivory-wand", "ring-of-magical-forces"))
        refused(met.state, Fight("strength", pay="magic"), "Q6.1", "nothing-is-owed")
        free = Fight("will", ("ivory-wand",), ("ring-of-magical-forces",))
        refused(met.state, replace(free, pay="magic"), "Q6.1", "nothing-is-owed")
        assert met.do(free, dice(6, 1)).hero.blue == 4
        for pay in (None, "magic"):
            assert met.do(Fight("will", pay=pay), dice(6, 1)).hero.blue == 2

    def test_Q6_1_how_to_pay_is_offered_exactly_where_something_is_owed(self) -> None:
        held = ("ritual-dagger", "ivory-wand", "ring-of-magical-forces", "mace-of-the-dark-gods")
        found = []
        for offer in rules.offers(meet("old-pirate", items=held).state, 0):
            for action in expand(offer) if offer.verb == "fight" else ():
                mace = "mace-of-the-dark-gods" in action.get("extras", ())
                owed = sum(offer.price.values()) - 2 * mace
                assert ("pay" in action) == (owed > 0), action
                found.append(action.get("pay"))
        assert set(found) == {None, "magic", "health", "both"}

    def test_Q6_1_why_a_kind_cannot_be_is_said(self) -> None:
        offers = [each for each in rules.offers(meet("bear").state, 0) if each.verb == "fight"]
        (why,) = (why for each in offers for why in each.fields[0].refused)
        assert (why.value, why.rule, why.message.id) == ("will", "Q6.1", "no-battle-by-will")

    @pytest.mark.parametrize(("own", "foe", "result"), [(3, 2, "win"), (2, 2, "draw"), (2, 3, "loss")])
    def test_Q6_2_the_higher_total_wins(self, own: int, foe: int, result: str) -> None:
        fought = meet("old-pirate", red=3).fight(own, foe)
        assert fought.heard(FightEnded)[0].result == result

    @pytest.mark.parametrize(
        ("rolls", "result"),
        [
            ([(2, 1), (2, 1), (2, 1)], "win"),
            ([(2, 1), (2, 1), (1, 1)], "draw"),
            ([(2, 1), (1, 2)], "loss"),
            ([(1, 1)], "draw"),
        ],
    )
    def test_Q6_3_three_lives(self, rolls: list[tuple[int, int]], result: str) -> None:
        """Q9.8: a draw in it is a draw of the whole; lives come back."""
        fought = meet("pack-of-wolves", red=3).do(Fight("strength"), *(dice(*roll) for roll in rolls))
        assert fought.heard(FightEnded)[0].result == result
        assert len(fought.heard(Rolled)) == len(rolls)
        assert fought.state.battle is None

    def test_Q6_4_two_hands_one_head(self) -> None:
        items: tuple[str, ...] = ("sword", "axe", "great-sword", "wooden-shield", "spiked-shield", "cape")
        items += ("ivory-wand", "mahogany-wand", "ruby-circlet", "crown-of-power", "potion-of-magic")
        met = meet("bear", items=items)
        for declared, why in (
            (("sword", "axe"), "one-weapon"),
            (("great-sword", "cape"), "two-hands"),
            (("great-sword", "spiked-shield"), "two-hands"),
            (("sword", "spiked-shield", "ivory-wand"), "two-hands"),
            (("ivory-wand", "mahogany-wand", "cape"), "two-hands"),
            (("wooden-shield", "spiked-shield"), "one-shield"),
            (("ruby-circlet", "crown-of-power"), "one-head"),
            (("sword", "sword"), "declared-twice"),
            (("potion-of-magic",), "not-held"),
            (("dagger",), "not-yours"),
        ):
            refused(met.state, Fight("strength", declared), "Q6.4", why)
        for good in (
            ("sword", "spiked-shield", "crown-of-power"),
            ("ivory-wand", "mahogany-wand"),
            ("great-sword",),
        ):
            met.do(Fight("strength", good), dice(6, 1))

    def test_Q6_4_every_way_to_declare_is_offered_once(self) -> None:
        met = meet("bear", items=("sword", "axe", "wooden-shield", "ruby-circlet"))
        declared = [
            tuple(sorted(action.get("items", ())))
            for offer in rules.offers(met.state, 0)
            for action in expand(offer)
            if offer.verb == "fight"
        ]
        hands = [
            (),
            ("sword",),
            ("axe",),
            ("wooden-shield",),
            ("sword", "wooden-shield"),
            ("axe", "wooden-shield"),
        ]
        assert sorted(declared) == sorted(
            tuple(sorted((*pair, *head))) for pair in hands for head in ((), ("ruby-circlet",))
        )

    def test_Q6_4_extras_that_are_none(self) -> None:
        met = meet("bear", items=("sword", "scroll-of-decay"))
        refused(met.state, Fight("strength", extras=("sword",)), "Q6.4", "no-extra")
        refused(met.state, Fight("strength", extras=("nonsense",)), "Q6.4", "no-extra")
        refused(met.state, Fight("strength", extras=("scroll-of-decay",) * 2), "Q6.4", "declared-twice")
        refused(met.state, Fight("strength", extras=("scroll-of-deep-prayer",)), "Q6.4", "not-yours")
        refused(met.state, Fight("strength", extras=("forgotten-chapel",)), "Q6.4", "not-yours")

    def test_Q6_5_nothing_takes_the_place_of_a_thrown_weapon(self) -> None:
        begun = meet("pack-of-wolves", items=("spear", "axe")).do(Fight("strength", ("spear",)))
        refused(begun.state, Roll(("axe",)), "Q6.5", "cannot-use-in-roll")
        refused(begun.state, Roll(("spear", "spear")), "Q6.4", "declared-twice")
        refused(begun.state, End(), "Q6.4", "roll-first")
        refused(begun.state, Drink("potion-of-magic"), "Q6.4", "roll-first")
        assert begun.do(Roll(("spear",)), dice(6, 1), dice(1, 6)).rolled.own_total == 4 + 1


class TestDeath:
    def test_Q6_6_nought_is_alive_and_one_less_is_not(self) -> None:
        hurt = meet("bear", red=1).fight(1, 6)
        assert (hurt.hero.red, hurt.hero.alive) == (0, True)
        dead = meet("bear", {}, {}, red=0, gold=7, items=("sword",), kept=("clover-meadow",)).do(
            Fight("strength", ("sword",)), dice(1, 6), drawn("good-times")
        )
        assert dead.heard(Died) == [Died(0)]
        assert (dead.hero.gold, dead.hero.items, dead.hero.kept) == (0, (), ())
        assert "sword" in dead.state.common.discards
        assert "clover-meadow" in dead.state.adventure.discards
        lying = dead.state.cards[8]
        assert lying is not None
        assert lying.card == "bear"
        assert dead.state.turn.seat == 1

    def test_Q6_6_two_points_are_lost_one_at_a_time(self) -> None:
        dead = meet("poisonous-snake", {}, {}, red=1).fight(1, 6, "strength", drawn("peaceful-times"))
        assert not dead.hero.alive

    def test_Q6_6_magic_stops_at_nought(self) -> None:
        lost = meet("imp", blue=1).fight(1, 6, "will")
        assert (lost.hero.blue, lost.hero.blue_spent, lost.hero.alive) == (0, 1, True)

    def test_Q6_6_a_single_survivor_wins_at_once(self) -> None:
        over = meet("bear", red=0, certificates=("city",) * 4).fight(1, 6)
        assert over.heard(MatchEnded) == [MatchEnded(1, (2, 1))]
        assert rules.acting(over.state) == ()
        refused(over.state, End(), "Q8.2", "game-over", seat=1)

    def test_the_dead_are_passed_over(self) -> None:
        after = table({"died": 1}, {}, phase="act").do(End(), drawn("good-times"))
        assert after.state.turn.seat == 2


def test_Q8_2_the_ranking() -> None:
    standing: After = table(
        {"certificates": ("a", "b"), "experience": 1},
        {"certificates": ("a", "b"), "experience": 2, "gold": 1},
        {"certificates": ("a", "b"), "experience": 2, "gold": 1},
        {"certificates": ("a", "b", "c", "d"), "died": 1},
        certificates=(),
        died=2,
    )
    assert places(standing.state) == (4, 3, 1, 1, 5)

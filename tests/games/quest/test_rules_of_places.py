"""Q7 and Q8: what places offer, certificates, and the end."""

from typing import Any

import pytest
from tests.games.quest.tables import After, drawn, refused, table

from pythia.games.quest import board, rules
from pythia.games.quest.events import MatchEnded
from pythia.games.quest.state import Buy, Certificate, End, Move, Repair, Sell, Visit


def at(space: str, **about: Any) -> After:
    return table(at=space, phase="act", **about)


class TestTrade:
    @pytest.mark.parametrize("space", ["city", "village"])
    def test_Q7_1_buy_and_sell(self, space: str) -> None:
        shop = at(space, gold=5, goods={space: ("sword", "war-axe")}, items=("javelin", "hammer"))
        bought = shop.do(Buy("sword"))
        assert (bought.hero.gold, bought.hero.items) == (0, ("javelin", "hammer", "sword"))
        refused(bought.state, Buy("war-axe"), "Q7.1", "too-little-gold")
        refused(bought.state, Buy("sword"), "Q7.1", "not-on-sale")
        sold = bought.do(Sell("hammer")).do(Sell("javelin"))
        assert sold.hero.gold == 2 + 1, "half of 3 rounded up, half of 2"
        assert sold.state.common.discards == ("hammer", "javelin")
        assert sold.state.goods[board.number(space)] == ("war-axe",)

    def test_Q7_1_a_damaged_item_cannot_be_sold(self) -> None:
        refused(at("city", items=("sword",), damaged=("sword",)).state, Sell("sword"), "Q7.1", "is-damaged")
        refused(at("fortress", items=("sword",)).state, Sell("sword"), "Q7.1", "no-market-here")
        refused(at("city").state, Sell("sword"), "Q7.1", "not-yours")

    def test_Q7_1_prices_are_offered(self) -> None:
        offers = rules.offers(at("city", goods={"city": ("crown-of-power",)}, items=("hammer",)).state, 0)
        buy, sell = (next(each for each in offers if each.verb == verb) for verb in ("buy", "sell"))
        assert (buy.price, buy.fields[0].refused[0].message.id) == ({"gold": 11}, "too-little-gold")
        assert sell.price == {"gold": -2}

    def test_Q7_4_repair_on_blue_spaces(self) -> None:
        broken: dict[str, Any] = {"items": ("sword", "cape"), "damaged": ("sword", "cape")}
        for number in board.everywhere():
            space = board.space(number)
            if space.kind in ("guild", "city", "village"):
                after = at(space.id, **broken).do(Repair("sword"))
                assert (after.hero.damaged, after.hero.gold) == (("cape",), 2)
            else:
                refused(at(space.id, **broken).state, Repair("sword"), "Q7.4", "no-repair-here")
        refused(at("city", items=("sword",)).state, Repair("sword"), "Q7.4", "is-whole")
        refused(at("city", **broken, gold=0).state, Repair("sword"), "Q7.4", "too-little-gold")


class TestServices:
    weak: dict[str, Any] = {"red": 1, "red_spent": 3, "blue": 1, "blue_spent": 4}  # noqa: RUF012

    @pytest.mark.parametrize(
        ("space", "offer", "red", "blue", "gold", "again"),
        [
            ("monastery", "heal", 2, 1, 3, "once-a-turn"),
            ("village", "inn", 2, 2, 2, "once-a-turn"),
            ("enchanted-wilderness", "recharge", 1, 4, 3, "once-a-turn"),
            ("forest-camp", "heal", 2, 1, 2, None),
            ("magic-tower", "recharge", 1, 3, 2, None),
        ],
    )
    def test_Q7_2_healing_and_recharging(
        self, space: str, offer: str, red: int, blue: int, gold: int, again: str | None
    ) -> None:
        after = at(space, **self.weak).do(Visit(offer))
        assert (after.hero.red, after.hero.blue, after.hero.gold) == (red, blue, gold)
        if again:
            refused(after.state, Visit(offer), "Q7.2", again)
        else:
            assert after.do(Visit(offer)).hero.gold == gold - 1
        refused(at(space).state, Visit(offer), "Q7.2", "does-nothing")

    def test_Q7_2_a_part_of_two_magic_costs_a_gold_too(self) -> None:
        after = at("magic-tower", blue=3, blue_spent=1).do(Visit("recharge"))
        assert (after.hero.blue, after.hero.gold) == (4, 2)

    @pytest.mark.parametrize(
        ("space", "key", "amount", "paid"),
        [
            ("city", "gold", 5, "blue"),
            ("thieves-guild", "gold", 6, "red"),
            ("fortress", "experience", 5, "red"),
        ],
    )
    def test_Q7_3_instead_of_moving(self, space: str, key: str, amount: int, paid: str) -> None:
        stayed = table(at=space).do(Move("stay"))
        after = stayed.do(Visit("work"))
        assert (getattr(after.hero, key), getattr(after.hero, paid)) == (amount, 3)
        refused(after.state, Visit("work"), "Q7.3", "once-a-turn")
        came = table(at=board.space(board.number(space) - 1).id).do(Move("foot", space))
        refused(came.state, Visit("work"), "Q7.3", "only-instead-of-moving")
        poor = table(at=space, red=0, blue=0).do(Move("stay"))
        why = "too-little-magic" if paid == "blue" else "too-little-health"
        refused(poor.state, Visit("work"), "Q7.3", why)

    def test_Q7_3_health_may_be_spent_down_to_nought_and_the_rest_is_open(self) -> None:
        spent = table(at="fortress", red=1, experience=5).do(Move("stay")).do(Visit("work"))
        assert (spent.hero.red, spent.hero.alive) == (0, True)
        assert spent.do(Certificate("fortress")).hero.certificates == ("fortress",)

    def test_once_a_turn_begins_anew_in_an_extra_turn(self) -> None:
        """Q3.5: unlike once a round (Q9.8)."""
        healed = at("monastery", red=1, red_spent=3, extra=1).do(Visit("heal")).do(End())
        assert healed.do(Move("stay")).do(Visit("heal")).hero.red == 3

    def test_what_is_not_offered(self) -> None:
        refused(at("city").state, Visit("inn"), "Q7.2", "not-offered-here")


class TestCertificates:
    def test_Q8_1_five_experience_and_at_foreign_guilds_five_gold(self) -> None:
        """The paladin's own are the Fortress and the Monastery."""
        own = at("monastery", experience=5, gold=0).do(Certificate("monastery"))
        assert (own.hero.certificates, own.hero.experience) == (("monastery",), 0)
        foreign = at("magic-tower", experience=6, gold=5).do(Certificate("magic-tower"))
        assert (foreign.hero.gold, foreign.hero.experience) == (0, 1)
        refused(
            at("magic-tower", experience=5, gold=4).state,
            Certificate("magic-tower"),
            "Q8.1",
            "too-little-gold",
        )
        refused(
            at("monastery", experience=4).state, Certificate("monastery"), "Q8.1", "too-little-experience"
        )

    def test_Q8_1_one_of_each_and_on_its_space(self) -> None:
        has = at("monastery", experience=9, certificates=("monastery",))
        refused(has.state, Certificate("monastery"), "Q8.1", "has-certificate")
        refused(has.state, Certificate("fortress"), "Q8.1", "not-at-the-guild")
        refused(at("city", experience=9).state, Certificate("city"), "Q8.1", "not-at-the-guild")

    def test_Q8_2_the_fifth_wins_at_once(self) -> None:
        four = ("monastery", "magic-tower", "forest-camp", "thieves-guild")
        over = at("fortress", experience=5, certificates=four).do(Certificate("fortress"))
        assert over.heard(MatchEnded) == [MatchEnded(0, (1, 2))]
        assert over.state.phase == "over"
        fourth = at("fortress", experience=5, certificates=four[:3]).do(Certificate("fortress"))
        fourth.do(End(), drawn("good-times"))

    def test_Q8_1_the_offer_tells_its_price(self) -> None:
        offers = rules.offers(at("magic-tower", experience=5, gold=5).state, 0)
        (offer,) = (each for each in offers if each.verb == "certificate")
        assert offer.price == {"gold": 5, "experience": 5}

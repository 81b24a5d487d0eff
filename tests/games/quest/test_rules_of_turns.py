"""Q1 to Q4: the table is set, chance cards, and ways to move."""

from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.games.quest.tables import After, Written, dice, drawn, meet, refused, table
from tests.steps import made

from pythia.contract import Illegal
from pythia.games.quest import board, rules
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import CardsLaid, FirstDecided, GoodsLaid, TurnBegan, TurnedUp
from pythia.games.quest.state import (
    Bear,
    Characters,
    Deck,
    Dies,
    Drawn,
    End,
    Fight,
    First,
    Give,
    Keep,
    Lying,
    Move,
    Options,
    Read,
    Roll,
    Save,
    Use,
)

NO_CRISIS = Options()


def begun(*outcomes: Struct, players: int = 2, options: Options = NO_CRISIS) -> After:
    chance = Written(*outcomes)
    state, told = made(rules.start, rules.empty(players, options), chance)
    assert not chance.left
    return After(state, [each.event for each in told])


USUAL = (Characters(("druid", "scout")), First((((3, 4), (1, 1)),)))


class TestSetUp:
    @pytest.mark.parametrize(
        ("name", "red", "blue", "guilds"),
        [
            ("mercenary", 5, 2, ("thieves-guild", "fortress")),
            ("scout", 5, 2, ("thieves-guild", "forest-camp")),
            ("ranger", 5, 2, ("forest-camp", "fortress")),
            ("spellblade", 4, 4, ("fortress", "magic-tower")),
            ("paladin", 4, 4, ("fortress", "monastery")),
            ("illusionist", 4, 4, ("magic-tower", "thieves-guild")),
            ("wandering-monk", 4, 4, ("monastery", "thieves-guild")),
            ("mystic", 3, 6, ("monastery", "magic-tower")),
            ("druid", 3, 6, ("forest-camp", "monastery")),
            ("enchantress", 3, 6, ("magic-tower", "forest-camp")),
        ],
    )
    def test_Q1_1_every_character(self, name: str, red: int, blue: int, guilds: tuple[str, str]) -> None:
        other = "scout" if name == "druid" else "druid"
        hero = begun(Characters((name, other)), USUAL[1], drawn("forest")).hero
        assert (hero.red, hero.blue, hero.gold, hero.experience) == (red, blue, 3, 3)
        assert board.space(hero.space).id == guilds[0]
        assert catalogue().characters[name].guilds == guilds

    def test_Q1_1_nobody_gets_the_same_character_or_an_unknown_one(self) -> None:
        wrong = {
            ("druid", "druid"): "card-twice",
            ("druid",): "character-each",
            ("elf", "druid"): "unknown-card",
        }
        for names, why in wrong.items():
            with pytest.raises(Illegal) as caught:
                begun(Characters(names))
            assert caught.value.message.id == why

    def test_Q1_2_the_decks(self) -> None:
        state = begun(*USUAL, drawn("good-times")).state
        counts = [len(deck.pools[0]) for deck in (state.chance, state.adventure, state.common, state.rare)]
        assert counts == [13, 62, 35, 26]
        assert not any(state.cards)
        assert not any(state.goods)

    def test_Q1_2_an_empty_deck_is_made_of_its_discards(self) -> None:
        ends = table(phase="act")
        ends = After(replace(ends.state, chance=Deck(((),), ("charity", "forest"))), [])
        after = ends.do(End(), drawn("forest"))
        assert after.state.chance == Deck((("charity",),), ("forest",))

    def test_Q1_2_what_lies_face_down_is_of_its_own_shuffle(self) -> None:
        """A card that was laid before the discards were shuffled cannot be one of them."""
        before = table(phase="act", cards={"plains-8": None})
        before = After(replace(before.state, adventure=Deck((("bear",),), ("ghost", "rat"))), [])
        laid = before.do(End(), drawn("mountains"))
        assert laid.state.adventure == Deck((("bear",), ("ghost", "rat")))
        assert laid.heard(CardsLaid)[0].spaces == ("mountains-15", "mountains-1")
        assert laid.state.cards[1] == Lying(None, 1)
        moved = laid.do(Move("stay")).do(End(), drawn("peaceful-times"))
        with pytest.raises(Illegal) as caught:
            moved.do(Move("stay"), drawn("rat"))
        assert caught.value.message.id == "not-in-deck"
        assert moved.do(Move("stay"), drawn("bear")).here == "bear"

    def test_Q1_2_nothing_is_drawn_where_there_is_nothing(self) -> None:
        shack = meet("deserted-shack")
        empty = After(replace(shack.state, common=Deck(((),))), [])
        refused(empty.state, Use("deserted-shack"), "Q5.2", "does-nothing")
        won = meet("dark-apprentice")
        empty = After(replace(won.state, common=Deck(((),))), [])
        assert empty.fight(6, 1, "will").hero.items == ()

    def test_Q1_3_the_tied_roll_again(self) -> None:
        rolls = (((6, 6), (1, 1), (6, 6)), ((1, 2), None, (2, 2)))
        after = begun(Characters(("druid", "scout", "ranger")), First(rolls), drawn("forest"), players=3)
        assert after.heard(FirstDecided)[0].seat == 2
        assert after.state.turn.seat == 2

    @pytest.mark.parametrize(
        ("rolls", "why"),
        [
            ((((1, 2), (2, 1)),), "first-undecided"),
            ((((1, 2), (2, 2)), ((1, 2), (2, 2))), "first-already-decided"),
            ((((1, 2), None),), "first-roll-seats"),
            ((), "first-undecided"),
        ],
    )
    def test_Q1_3_rolls_that_cannot_be(self, rolls: Any, why: str) -> None:
        with pytest.raises(Illegal) as caught:
            begun(USUAL[0], First(rolls))
        assert (caught.value.rule, caught.value.message.id) == ("Q1.3", why)

    def test_Q1_4_healing_never_goes_beyond_what_was_lost(self) -> None:
        after = table({"red": 4, "red_spent": 1}, phase="act", red=3, red_spent=1).do(
            End(), drawn("refreshing-wind")
        )
        assert [(hero.red, hero.red_spent) for hero in after.state.heroes] == [(4, 0), (5, 0)]


class TestTurn:
    def test_Q2_1_a_chance_card_begins_it(self) -> None:
        after = begun(*USUAL, drawn("good-times"))
        assert after.heard(TurnBegan) == [TurnBegan(0, False, "good-times")]
        assert after.state.chance.discards == ("good-times",)

    def test_Q2_2_move_or_stay_comes_first(self) -> None:
        refused(table().state, End(), "Q2.2", "move-first")
        refused(table(phase="act").state, Move("stay"), "Q2.2", "has-moved")

    @pytest.mark.parametrize("phase", ["move", "act"])
    @pytest.mark.parametrize(
        ("answer", "rule"),
        [
            (Roll(), "Q6.5"),
            (Save(), "Q9.1"),
            (Bear(), "Q9.1"),
            (Give("sword"), "Q9.5"),
            (Keep("sword"), "Q9.6"),
            (Dies(), "Q6.6"),
        ],
    )
    def test_an_answer_to_no_question_is_told_so(self, answer: Any, rule: str, phase: str) -> None:
        """Not that one must move first, or has moved: neither would help."""
        refused(table(phase=phase, items=("sword",)).state, answer, rule, "nothing-asks")

    def test_Q2_3_terrain_offers_nothing_but_its_card(self) -> None:
        verbs = {offer.verb for offer in rules.offers(table(phase="act").state, 0)}
        assert verbs == {"end"}

    def test_Q2_4_the_turn_passes_to_the_left(self) -> None:
        after = table({}, {}, phase="act").do(End(), drawn("good-times"))
        assert after.state.turn.seat == 1
        refused(after.state, Move("stay"), "Q2.4", "not-your-turn", seat=0)


def next_turn(card: str, *more: Struct, others: tuple[dict[str, Any], ...] = ({},), **hero: Any) -> After:
    """Seat 1, in the Fortress, draws this chance card."""
    options = Options(economic_crisis=card == "economic-crisis")
    return table(*others, phase="act", options=options, **hero).do(End(), drawn(card), *more)


class TestChanceCards:
    def test_Q3_1_cards_are_laid_clockwise_from_ones_own_space(self) -> None:
        plains = next_turn("plains").heard(CardsLaid)[0].spaces
        assert plains == ("plains-11", "plains-16", "plains-19", "plains-4", "plains-8")
        assert next_turn("mountains").heard(CardsLaid)[0].spaces == (
            "mountains-15",
            "mountains-1",
            "mountains-9",
        )

    def test_Q3_1_any_card_blocks_its_space(self) -> None:
        after = next_turn("forest", cards={"forest-3": "wiseman", "forest-17": None})
        assert after.heard(CardsLaid)[0].spaces == ("forest-13", "forest-5")

    def test_Q3_1_nobody_knows_what_was_laid(self) -> None:
        after = next_turn("forest")
        assert len(after.state.adventure.pools[0]) == 62

    def test_Q3_2_goods_are_renewed(self) -> None:
        rare = ("great-sword", "crown-of-power")
        city = next_turn("city-merchant", *map(drawn, rare), goods={"city": ("black-spear",)})
        assert city.heard(GoodsLaid) == [GoodsLaid("city", rare)]
        assert city.state.goods[7] == rare
        assert city.state.rare.discards == ("black-spear",)
        common = ("cape", "axe", "sword")
        assert next_turn("tradesman", *map(drawn, common)).state.goods[0] == common

    @pytest.mark.parametrize(
        ("card", "own", "other"),
        [
            ("refreshing-wind", (3, 1, 3), (2, 1, 3)),
            ("magical-breeze", (1, 5, 3), (1, 3, 3)),
            ("kindly-wind", (2, 3, 3), (2, 3, 3)),
            ("good-times", (1, 1, 7), (1, 1, 5)),
        ],
    )
    def test_Q3_3_winds_and_good_times(self, card: str, own: Any, other: Any) -> None:
        weak = {"red": 1, "red_spent": 4, "blue": 1, "blue_spent": 5}
        after = next_turn(card, others=(weak, {**weak, "died": 1}), **weak)
        found = [(hero.red, hero.blue, hero.gold) for hero in after.state.heroes]
        assert found == [other, own, (1, 1, 3)], "the dead get nothing"

    def test_Q3_4_charity_is_for_whoever_has_least(self) -> None:
        rich = {"gold": 9, "red": 2, "red_spent": 2, "blue": 1, "blue_spent": 5}
        poor = {"gold": 2, "red": 2, "red_spent": 1, "blue": 3, "blue_spent": 1}
        dead = {"gold": 0, "red": 0, "blue": 0, "blue_spent": 4, "died": 1}
        after = next_turn("charity", others=(rich, dead), **poor)
        found = [(hero.gold, hero.red, hero.blue) for hero in after.state.heroes]
        assert found == [(5, 3, 3), (9, 3, 3), (0, 0, 0)]

    def test_Q3_5_peaceful_times_is_an_extra_turn_without_a_chance_card(self) -> None:
        drew = next_turn("peaceful-times").do(Move("stay"))
        extra = drew.do(End())
        assert extra.heard(TurnBegan) == [TurnBegan(1, True, None)]
        back = extra.do(Move("stay")).do(End(), drawn("good-times"))
        assert back.state.turn.seat == 0

    def test_Q3_5_death_cancels_extra_turns(self) -> None:
        after = meet("bear", {}, {}, red=0, extra=2).fight(1, 6, "strength", drawn("good-times"))
        assert (after.state.turn.seat, after.hero.extra) == (1, 0)

    def test_Q3_6_the_economic_crisis_is_an_option(self) -> None:
        after = next_turn("economic-crisis", others=({"gold": 4},), gold=5)
        assert [hero.gold for hero in after.state.heroes] == [3, 2]
        with pytest.raises(Illegal) as caught:
            table(phase="act").do(End(), drawn("economic-crisis"))
        assert caught.value.message.id == "not-in-deck"


class TestMoving:
    def to(self, way: str, space: str, at: str = "plains-8", **hero: Any) -> After:
        after = table(at=at, **hero).do(Move(way, space))  # type: ignore[arg-type]
        assert board.space(after.hero.space).id == space
        return after

    def test_Q4_1_stay(self) -> None:
        stayed = table().do(Move("stay"))
        assert stayed.hero.space == 8
        refused(table().state, Move("stay", "city"), "Q4.1", "stay-goes-nowhere")

    def test_Q4_2_on_foot_one_space(self) -> None:
        self.to("foot", "city")
        assert self.to("foot", "mountains-9").hero.gold == 3
        self.to("foot", "plains-19", at="village")
        refused(table().state, Move("foot", "fortress"), "Q4.2", "too-far")
        refused(table().state, Move("foot"), "Q4.2", "choose-one")

    def test_Q4_3_a_horse_goes_two_spaces_for_a_gold(self) -> None:
        assert self.to("horse", "fortress").hero.gold == 2
        refused(table().state, Move("horse", "city"), "Q4.3", "too-far")
        refused(table(gold=0).state, Move("horse", "fortress"), "Q4.3", "too-little-gold")

    @pytest.mark.parametrize(
        ("port", "next_ones"),
        [
            ("village", ("plains-4", "mountains-15")),
            ("plains-4", ("village", "city")),
            ("city", ("plains-4", "plains-11")),
            ("plains-11", ("city", "mountains-15")),
            ("mountains-15", ("plains-11", "village")),
        ],
    )
    def test_Q4_4_a_boat_goes_to_the_next_port(self, port: str, next_ones: tuple[str, str]) -> None:
        for space in next_ones:
            assert self.to("boat", space, at=port).hero.gold == 2
        refused(table().state, Move("boat", "city"), "Q4.4", "no-boat-here")

    def test_Q4_5_a_gate_leads_to_any_other(self) -> None:
        gates = ("mountains-1", "city", "enchanted-wilderness", "forest-17")
        for one in gates:
            for other in gates:
                if one != other:
                    assert self.to("gate", other, at=one).hero.gold == 1
        refused(table().state, Move("gate", "city"), "Q4.5", "no-gate-here")
        refused(table(at="city", gold=1).state, Move("gate", "forest-17"), "Q4.5", "too-little-gold")

    def test_Q4_6_what_is_left_or_passed_is_not_met(self) -> None:
        after = table(cards={"plains-8": "bear", "mountains-9": None}).do(Move("horse", "fortress"))
        assert not after.heard(TurnedUp)
        stayed = table(cards={"plains-8": "bear"}).do(Move("stay"))
        refused(stayed.state, End(), "Q5.3", "must-be-fought")

    def test_Q4_7_what_items_add_is_offered_only_to_who_has_them(self) -> None:
        ways = {offer.fields[0].values for offer in rules.offers(table().state, 0) if offer.verb == "move"}
        assert ways == {("stay",), ("foot",), ("horse",), ()}
        shod = rules.offers(table(items=("rangers-boots",)).state, 0)
        assert ("boots",) in {offer.fields[0].values for offer in shod}

    def test_every_way_is_offered_with_its_price_and_refused_with_its_rule(self) -> None:
        offers = [each for each in rules.offers(table(at="city", gold=1).state, 0) if each.verb == "move"]
        prices = {each.fields[0].values[0]: each.price for each in offers if each.fields[0].values}
        assert prices == {"stay": {}, "foot": {}, "horse": {"gold": 1}, "boat": {"gold": 1}}
        (gate,) = (why for each in offers for why in each.fields[0].refused)
        assert (gate.value, gate.rule, gate.message.id) == ("gate", "Q4.5", "too-little-gold")


def test_Q5_1_a_face_down_card_is_turned_up_where_a_move_ends_or_one_stays() -> None:
    for way, space, at in (("foot", "plains-8", "city"), ("stay", None, "plains-8")):
        after = table(at=at, cards={"plains-8": None}).do(Move(way, space), drawn("rat"))  # type: ignore[arg-type]
        assert after.heard(TurnedUp) == [TurnedUp("plains-8", "rat")]
    with pytest.raises(Illegal):
        table(cards={"plains-8": None}).do(Move("stay"), Drawn("common", "sword"))
    refused(table(cards={"plains-8": None}).state, Read("sword"), "Q9.1", "not-yours")


def test_a_drawn_card_must_come_from_the_deck_that_is_asked() -> None:
    with pytest.raises(Illegal) as caught:
        meet("deserted-shack").do(Use("deserted-shack"), Drawn("rare", "great-sword"))
    assert caught.value.message.id == "draw-from"
    with pytest.raises(Illegal) as caught:
        meet("bear").do(Fight("strength"), dice((1, 2), 6))
    assert caught.value.message.id == "dice-count"

"""Laws that hold in every game of Prophecy, whoever plays it and however."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.prophecy.tables import deal, dealer
from tests.given import Given
from tests.steps import made

from pythia.bots.random_legal import RandomLegal
from pythia.contract import Budget, Told
from pythia.games import prophecy
from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import DECK, NUMBERS, SPECIALISTS, mask_of
from pythia.games.prophecy.events import HandDealt, RoundScored
from pythia.games.prophecy.refusals import number
from pythia.games.prophecy.state import TRUMPS, Action, Bid, Deal, Options, Play, State
from pythia.games.prophecy.tricks import bid_value
from pythia.games.prophecy.view import open_bids, redeal, view
from pythia.table.chance import Live, Source

TABLES = st.tuples(st.integers(2, 6), st.sampled_from(["standard", "short"]), st.booleans())


class Step:
    """A position, what was done in it, and what came of it."""

    def __init__(self, before: State, seat: int, action: Action, after: State, told: list[Told]) -> None:
        self.before, self.seat, self.action, self.after, self.told = before, seat, action, after, told

    @property
    def reveals(self) -> bool:
        """Whether the rules show what was hidden: open bids (P4.4), a lone Shaman (P5.3), all bids (P4.6)."""
        return any(each.event.reveals for each in self.told)

    @property
    def ends_round(self) -> bool:
        return len(self.after.rounds) > len(self.before.rounds)


def game(players: int, options: Options, dice: Random) -> Iterator[Step]:
    """A game of random legal players, step by step, through the rules alone."""
    chance = Live(Source(dice.randbytes(32)))
    state = rules.start(rules.empty(players, options), chance)
    player = RandomLegal(prophecy.GAME, dice)
    while acting := rules.acting(state):
        seat = dice.choice(acting)
        action = player.choose(None, rules.offers(state, seat), Budget())
        after, told = made(rules.apply, state, seat, action, None, chance)
        yield Step(state, seat, action, after, told)
        state = after


@given(TABLES, st.randoms(use_true_random=False))
def test_cards_are_conserved_and_points_add_up(table: tuple[int, str, bool], dice: Random) -> None:
    players, length, takeback = table
    options = Options(length=length, takeback=takeback)  # type: ignore[arg-type]
    numbers = NUMBERS[players]
    played = 0
    for step in game(players, options, dice):
        state = step.after
        if isinstance(step.action, Play):
            card = mask_of([number(step.action.card)])
            assert not played & card, "no card is played twice in a round"
            played = 0 if step.ends_round else played | card
        lying = [*state.hands, *state.bids, played if not step.ends_round else 0]
        assert sum(cards.bit_count() for cards in lying) == players * numbers.dealt or state.over
        union = 0
        for cards in lying:
            assert not union & cards, "no card is in two places"
            union |= cards
        assert union & ~DECK == 0
        assert not any(bid & SPECIALISTS for bid in state.bids), "P4.2"
        assert sum(state.taken) <= numbers.tricks
    assert len(state.rounds) == len(TRUMPS[length])
    for score in state.rounds:
        assert sum(score.tricks) == numbers.tricks, "every trick is taken by somebody"
        for taken, foretold, points, bonus in zip(
            score.tricks, score.bids, score.points, score.bonus, strict=True
        ):
            assert 0 <= foretold <= 3 * numbers.bid
            assert points in (0, taken + bonus), "P7.2: tricks and bonus, or nothing after a surrender"
            assert bonus in (0, numbers.bonus if taken == foretold else 0)
    assert state.totals == tuple(sum(r.points[seat] for r in state.rounds) for seat in range(players))
    assert {state.totals[seat] for seat in rules.winners(state)} == {max(state.totals)}, "P7.3"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_nobody_is_told_what_they_may_not_know(players: int) -> None:
    """The events of a step reach a seat alike when only what is hidden from it differs."""
    dice = Random(players)
    compared = 0
    for step in game(players, Options(length="short"), dice):
        if step.reveals:
            continue
        for viewer in (*range(players), None):
            other = imagined(step, viewer, dice)
            if other is not None and not other.reveals:
                assert heard(other.told, viewer) == heard(step.told, viewer)
                assert view(other.after, viewer) == view(step.after, viewer)
                compared += 1
    assert compared > 200


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_redeal_changes_all_that_is_hidden(players: int) -> None:
    """Or the tests of leaks would look away: every hand and every bid that a viewer has not seen."""
    dice = Random(players)
    for step in list(game(players, Options(length="short"), dice))[::7]:
        state = step.before
        for viewer in (*range(players), None):
            streams = [Source(dice.randbytes(32)).stream(0, "redeal") for _ in range(30)]
            others = [redeal(state, viewer, stream) for stream in streams]
            for seat in set(range(players)) - {viewer}:
                if state.hands[seat] and seat != state.surrendered:
                    assert len({other.hands[seat] for other in others}) > 1
                if state.bids[seat] and seat not in open_bids(state):
                    assert len({other.bids[seat] for other in others}) > 1


def imagined(step: Step, viewer: int | None, dice: Random) -> Step | None:
    """The same step in another state that the viewer cannot tell apart, with what is seen of it the same."""
    for _ in range(20):
        state = redeal(step.before, viewer, Source(dice.randbytes(32)).stream(0, "redeal"))
        action = step.action
        if isinstance(action, Bid) and step.seat != viewer and step.seat not in state.openly:
            action = RandomLegal(prophecy.GAME, dice).choose(None, rules.offers(state, step.seat), Budget())
        if isinstance(action, Play) and not rules.playable(state, step.seat) >> number(action.card) & 1:
            continue
        if isinstance(action, Bid) and mask_of(map(number, action.cards)) & ~state.hands[step.seat]:
            continue
        after, told = made(rules.apply, state, step.seat, action, None, Given())
        return Step(state, step.seat, action, after, told)
    return None


def heard(told: list[Told], viewer: int | None) -> list[object]:
    return [each.event for each in told if each.reaches(viewer)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_deal_tells_each_seat_its_own_hand_only(players: int) -> None:
    one = deal(players)
    for viewer in range(players):
        hands = list(one.hands)
        others = [seat for seat in range(players) if seat != viewer]
        # Everyone else's cards move on by a seat; with two players, they come from the undealt rest.
        if players > 2:
            for seat, source in zip(others, others[1:] + others[:1], strict=True):
                hands[seat] = one.hands[source]
        else:
            hands[others[0]] = tuple(deal(3).hands[2])
        tales = []
        for dealt in (one, Deal(tuple(hands))):
            state, told = made(rules.start, rules.empty(players, Options()), Given(dealer(players, 0), dealt))
            tales.append((heard(told, viewer), view(state, viewer)))
        assert tales[0] == tales[1]
        assert sum(isinstance(event, HandDealt) for event in tales[0][0]) == 1


def test_scoring_shows_every_bid() -> None:
    for step in game(4, Options(length="short"), Random(4)):
        if step.ends_round:
            (scored,) = [told.event for told in step.told if isinstance(told.event, RoundScored)]
            assert scored.values == tuple(bid_value(bid) for bid in step.before.bids)

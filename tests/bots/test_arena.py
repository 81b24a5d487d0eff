"""The arena is fair (same deals, every seat), honest (its interval holds at every look) and repeats."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from pythia.bots.arena import FIRST_LOOK, Comparison, Contestant, always_valid, compare, play_rotated
from pythia.bots.random_legal import RandomLegal
from pythia.bots.simulate import seated
from pythia.contract import Budget, Event, Offer
from pythia.games.prophecy import GAME
from pythia.games.prophecy.events import HandDealt
from pythia.games.prophecy.state import Options
from pythia.offers import expand

SHORT = Options(length="short")


def table(*levels: str) -> list[Contestant]:
    return [Contestant(level, seated(GAME, level)) for level in levels]


class First(RandomLegal):
    """A player without dice: the first action it is offered."""

    def __init__(self, dice: Random) -> None:
        super().__init__(GAME, dice)

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        return msgspec.convert(next(action for offer in offers for action in expand(offer)), GAME.actions)


def test_every_contestant_plays_every_hand_of_a_deal() -> None:
    hands: dict[str, list[tuple[str, ...]]] = {"a": [], "b": [], "c": []}

    def spy(name: str) -> Callable[[Random], RandomLegal]:
        class Spy(RandomLegal):
            def observe(self, event: Event) -> None:
                if isinstance(event, HandDealt):
                    hands[name].append(event.cards)

        return lambda dice: Spy(GAME, dice)

    games = play_rotated(GAME, SHORT, [Contestant(name, spy(name)) for name in hands], "words", Budget())
    assert len(games) == 3
    assert sorted(hands["a"]) == sorted(hands["b"]) == sorted(hands["c"])
    assert len(set(hands["a"])) == 3 * 5, "three seats, five rounds, no hand twice"


def test_shares_follow_the_contestant_not_the_seat() -> None:
    games = play_rotated(GAME, SHORT, table("adept", "random"), "words", Budget())
    assert all(game.shares[0].points > game.shares[1].points for game in games)


def test_a_bot_is_no_better_than_itself() -> None:
    without_dice = Contestant("first", First)
    found = compare(GAME, SHORT, [without_dice, without_dice], "itself", most_deals=FIRST_LOOK)
    assert (found.difference, found.low, found.high) == (0, 0, 0), "the deals cancel out"
    found = compare(GAME, SHORT, table("random", "random"), "itself", most_deals=60)
    assert not found.clear
    assert found.low < 0 < found.high
    assert (found.deals, found.games) == (60, 120)


def test_it_stops_when_it_is_clear_and_repeats() -> None:
    seen: list[Comparison] = []
    found = compare(GAME, SHORT, table("novice", "random"), "clear", most_deals=100, progress=seen.append)
    assert found.clear
    assert found.low > 0
    assert found.deals < 100
    assert seen[-1] == found
    assert [each.deals for each in seen] == list(range(1, found.deals + 1))
    assert not any(each.clear for each in seen[:-1])
    assert found == compare(GAME, SHORT, table("novice", "random"), "clear", most_deals=100)
    novice, other = found.standings
    assert (novice.name, other.name) == ("novice", "random")
    assert novice.points - other.points > 1
    assert abs(novice.won + other.won - 1) < 1e-9


def test_the_weaker_one_first_is_clear_too() -> None:
    found = compare(GAME, SHORT, table("random", "novice"), "clear", most_deals=100)
    assert found.clear
    assert found.high < 0


def test_names_that_sit_twice_are_counted_together() -> None:
    found = compare(GAME, SHORT, table("novice", "random", "random"), "twice", most_deals=2)
    assert [standing.name for standing in found.standings] == ["novice", "random"]
    novice, other = found.standings
    assert abs(found.difference - (novice.points - other.points)) < 1e-9


def test_before_the_first_look_nothing_is_clear() -> None:
    found = compare(GAME, SHORT, table("novice", "random"), "early", most_deals=FIRST_LOOK - 1)
    assert not found.clear


def test_the_interval_holds_at_every_look() -> None:
    """Values about 1, looked at again and again: some look leaves 1 out in 5 % of runs at most.

    Two standard errors of 300 runs are 2.5 %. An ordinary 95 % interval would miss in about 30 %.
    """
    dice, runs, missed = Random(1), 300, 0
    for _ in range(runs):
        values = [dice.gauss(1, 3) for _ in range(120)]
        missed += any(
            abs(sum(values[:count]) / count - 1) > always_valid(values[:count], 0.05)
            for count in range(FIRST_LOOK, 121, 4)
        )
    assert missed <= (0.05 + 0.025) * runs

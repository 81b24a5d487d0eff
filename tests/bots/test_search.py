"""The search plays every game that can imagine states: legally, in its time, by what its seat knows."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.bots import hidden_prize
from tests.every_game import all_options

from pythia import games
from pythia.bots import search
from pythia.bots.levels import bot_of, is_searched, levels_of
from pythia.bots.search import MAX_LISTED, Search
from pythia.bots.seating import play, remember, tell
from pythia.bots.simulate import play_game
from pythia.bots.utility import utilities
from pythia.contract import (
    UNTOLD,
    AnyGame,
    Budget,
    Event,
    Field,
    ImaginedChance,
    Offer,
    Result,
    Said,
    Stream,
    by_points,
)
from pythia.offers import size
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import Match, open_match
from pythia.table.record import ActionLine

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
FEW = Budget(playouts=2)
SEARCHED = [name for name in games.names() if games.load(name).imagine and not games.load(name).is_of_speed]


@pytest.fixture(scope="module")
def omens() -> Iterator[AnyGame]:
    """The game of docs/add-a-game.md, which is not installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES / "omens")
        from omens import GAME

        yield GAME
        for name in [name for name in sys.modules if name.split(".")[0] == "omens"]:
            patch.delitem(sys.modules, name)


def start(name: str, players: int = 2, words: str = "search", **options: Any) -> tuple[Match, Source]:
    game = games.load(name)
    move, source = open_match(game, players, game.options(**options), seed_from(words))
    return move.match, source


def some_way_on(match: Match, source: Source, moves: int) -> tuple[Match, list[Any]]:
    """After so many deeds of quick bots; and all that was told on the way."""
    level = match.game.levels[0]
    players = {seat: match.game.bot(level, Random(seat)) for seat in range(match.header.players)}
    told: list[Any] = []
    for move in islice(play(match, players, source, FEW), moves):
        match = move.match
        told += move.told
    return match, told


def chosen(match: Match, dice: str, budget: Budget, told: Any = (), state: Any = None) -> Any:
    """What the first seat that may act does; `state` in place of the match's."""
    game, (seat, *_) = match.game, match.acting
    bot = Search(game, Random(dice))
    tell({seat: bot}, told)
    state = match.state if state is None else state
    return bot.choose(game.view(state, seat), game.offers(state, seat), budget)


# ------------------------------------------------------------------------------------ who searches


def test_a_game_that_can_imagine_states_and_has_no_oracle_gets_one() -> None:
    game = replace(games.load("quest"), levels=("novice",))
    assert levels_of(game) == ("novice", "oracle")
    assert isinstance(bot_of(game, "oracle", Random(1)), Search)
    assert not isinstance(bot_of(game, "novice", Random(1)), Search)


@pytest.mark.parametrize("name", [name for name in games.names() if "oracle" in games.load(name).levels])
def test_a_games_own_oracle_stays(name: str) -> None:
    game = games.load(name)
    assert levels_of(game) == game.levels
    assert not isinstance(bot_of(game, "oracle", Random(1)), Search)


def test_where_time_counts_or_nothing_is_imagined_nobody_searches() -> None:
    assert not is_searched(replace(games.load("oraklos"), levels=("novice",)))
    assert not is_searched(replace(games.load("quest"), levels=("novice",), imagine=None))


# -------------------------------------------------------------------------------------- whole matches


@pytest.mark.parametrize("name", SEARCHED)
def test_it_plays_whole_matches(name: str) -> None:
    game = games.load(name)
    searches = [lambda dice: Search(game, dice)] * 3
    played = play_game(game, next(all_options(game)), searches, "whole", "abc", FEW)
    assert sum(share.won for share in played.shares) == pytest.approx(1)


def test_it_plays_a_game_of_another_distribution_and_repeats_itself(omens: AnyGame) -> None:
    searches = [lambda dice: bot_of(omens, "oracle", dice)] * 4
    budget = Budget(playouts=20)
    one, two, other = (
        play_game(omens, omens.options(), searches, "whole", dice, budget)
        for dice in ("abcd", "abcd", "efgh")
    )
    assert one == two
    assert one != other


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_dice_choose_the_same(name: str) -> None:
    match, told = some_way_on(*start(name), 41)
    budget = Budget(playouts=25)
    assert chosen(match, "dice", budget, told) == chosen(match, "dice", budget, told)


def test_more_actions_than_can_be_listed_are_drawn() -> None:
    match, source = start("prophecy", 3)
    (offer,) = match.offers(0)
    assert size(offer) > MAX_LISTED
    action = chosen(match, "dice", Budget(playouts=80))
    assert match.enter(ActionLine(0, action), Live(source, match.drawn)).match.acting == (1, 2)


# ---------------------------------------------------------------------------------------- strength


def test_it_wins_where_it_can(omens: AnyGame) -> None:
    """Omens, the last night: 11 is next to the sign; whatever else is held is far away."""
    from omens import Lay, Options, State

    state = State(
        options=Options("two"),
        players=2,
        scores=(1, 1),
        hands=((1, 11, 22, 24), (2, 6, 18, 21)),
        laid=(None, None),
        signs=(15, 12),
        spent=(14, 16),
    )
    for dice in range(5):
        bot = Search(omens, Random(dice))
        choice = bot.choose(omens.view(state, 0), omens.offers(state, 0), Budget(playouts=200))
        assert choice == Lay(11)


def test_others_do_not_see_what_it_hides() -> None:
    """One in two finds the prize who guesses; who saw it would find it always, and a toss would be better."""
    game = hidden_prize.toy(games.load("quest"))
    state = hidden_prize.State()
    for dice in range(5):
        choice = Search(game, Random(dice)).choose(
            game.view(state, 0), game.offers(state, 0), Budget(playouts=600)
        )
        assert isinstance(choice, hidden_prize.Hide)


@pytest.mark.parametrize("moves", [0, 7, 30])
def test_it_sees_nothing_that_is_hidden(moves: int) -> None:
    match, source = start("prophecy", 3)
    match, told = some_way_on(match, source, moves)
    game, (seat, *_) = match.game, match.acting
    other = game.redeal(match.state, seat, source.stream(1, "redeal"))
    assert other != match.state
    budget = Budget(playouts=10)
    assert chosen(match, "dice", budget, told, other) == chosen(match, "dice", budget, told)


def test_what_the_game_remembers_is_enough() -> None:
    match, told = some_way_on(*start("prophecy", 3), 100)
    memory = remember(match.game, told)
    assert len(memory) < len(told)
    budget = Budget(playouts=10)
    assert chosen(match, "dice", budget, memory) == chosen(match, "dice", budget, told)


# ----------------------------------------------------------------------------------------- budgets


class Counted:
    """How often a state was imagined; each time, a clock of ours goes on by a millisecond."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        monkeypatch.setattr(search, "perf_counter", lambda: self.times / 1000)

    def in_game(self, game: AnyGame) -> AnyGame:
        def imagine(view: Any, events: Any, stream: Any) -> Any:
            self.times += 1
            assert game.imagine is not None
            return game.imagine(view, events, stream)

        return replace(game, imagine=imagine)


@pytest.mark.parametrize(
    ("budget", "most"),
    [
        (Budget(playouts=7), 7),
        (Budget(ms=20), 20),
        (Budget(ms=20, playouts=7), 7),
        (Budget(ms=5, playouts=7), 5),
        (Budget(playouts=0), 0),
        (Budget(ms=0), 0),
        (Budget(), search.USUAL.ms),
    ],
)
def test_it_keeps_to_its_budget(monkeypatch: pytest.MonkeyPatch, budget: Budget, most: int) -> None:
    counted, (match, _) = Counted(monkeypatch), start("quest")
    game = counted.in_game(match.game)
    action = Search(game, Random(1)).choose(match.view(0), match.offers(0), budget)
    game.apply(match.state, 0, action, None, ImaginedChance(Random(1)), UNTOLD)
    # One state more tells it which seat is its own.
    assert most - 1 <= counted.times - 1 <= most


def test_what_is_forced_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    counted, (match, _) = Counted(monkeypatch), start("quest")
    (offer, *_) = (offer for offer in match.offers(0) if size(offer))
    field, *rest = offer.fields
    only = Offer(offer.verb, (Field(field.name, field.values[:1]), *rest))
    Search(counted.in_game(match.game), Random(1)).choose(match.view(0), (only,), Budget(playouts=9))
    assert counted.times == (0 if size(only) == 1 else 10)


# ------------------------------------------------------------------------- what a result is worth


def test_worth_is_by_victory_place_and_score() -> None:
    going = utilities(by_points(False, (3, 1, 2)))
    over = utilities(by_points(True, (3, 1, 2)))
    assert going[0] > going[2] > going[1]
    assert over[0] > going[0]
    assert over[1] < going[1]
    assert utilities(by_points(True, (2, 2))) == [0.5, 0.5]
    assert utilities(by_points(False, (0, 0, 0, 0))) == [0.5] * 4
    assert utilities(by_points(False, (900, 1)))[0] < utilities(by_points(True, (900, 1)))[0] <= 1
    assert utilities(by_points(False, (-5, -7)))[0] > 0.5
    assert min(utilities(by_points(True, (-900, 900)))) >= 0


def test_alone_more_points_are_worth_more() -> None:
    assert utilities(by_points(True, (3,))) < utilities(by_points(True, (5,)))


def test_places_count_where_scores_are_level() -> None:
    first, second = utilities(Result(False, (2, 2), None, (1, 2), {}))
    assert first > second


def test_talk_is_no_part_of_what_it_imagines() -> None:
    game = games.load("prophecy")
    move, _ = open_match(game, 2, next(all_options(game)), seed_from("talk"))
    seat = move.match.acting[0]
    heard = list[Event]()

    def imagine(view: Any, events: Sequence[Event], stream: Stream) -> Any:
        heard.extend(events)
        assert game.imagine is not None
        return game.imagine(view, events, stream)

    search = Search(replace(game, imagine=imagine), Random(4))
    for event in (*(told.event for told in move.told if told.reaches(seat)), Said(1 - seat, "laugh")):
        search.observe(event)
    search.choose(move.match.view(seat), game.offers(move.match.state, seat), Budget(playouts=2))
    assert heard
    assert not any(isinstance(event, Said) for event in heard)

"""The novice: it never stalls, does nothing illegal, and knows more than a player of no plan."""

from functools import partial
from random import Random

from pythia.bots.random_legal import RandomLegal
from pythia.bots.simulate import Plan, Seated, play_game, simulate, summarise
from pythia.contract import Budget
from pythia.games.quest import GAME
from pythia.games.quest.state import Options


def test_the_novice_beats_a_player_of_no_plan() -> None:
    seats: list[Seated] = [partial(GAME.bot, "novice"), partial(RandomLegal, GAME)]
    won = 0.0
    for number in range(12):
        words = f"novice {number}"
        order = seats if number % 2 else seats[::-1]
        played = play_game(GAME, Options(odds=False), order, words, [words, words], Budget(playouts=1))
        won += played.shares[1 - number % 2].won
    assert won >= 8


def test_the_same_words_give_the_same_matches() -> None:
    plan = Plan("quest", Options(odds=False), ("novice", "novice"), 2, "again")
    assert summarise(simulate(plan)) == summarise(simulate(plan))


def test_it_talks_rarely_and_only_in_the_words_of_the_game() -> None:
    state = GAME.empty(2, Options())
    assert all(GAME.remark(GAME.view(state, None), Random(seed)) is None for seed in range(20))

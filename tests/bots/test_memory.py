"""A bot that was told only what the game says it needs chooses as one that has heard all of the match."""

from itertools import islice
from random import Random

import msgspec
import pytest

from pythia import games
from pythia.bots.seating import offers_to, play, remember, tell
from pythia.contract import Budget, Planned, Player, Racer, Told
from pythia.games.prophecy.events import RoundBegan
from pythia.games.quest.bots.adept import Patient
from pythia.table.chance import seed_from
from pythia.table.match import Match, open_match

BUDGET = Budget(playouts=6)
MOVES = {"prophecy": 260, "oraklos": 60, "quest": 400}
"""Enough for several rounds."""
EVERY = {"prophecy": 5, "oraklos": 3, "quest": 25}
"""How often a bot is asked twice: thinking takes time."""
LEVELS = [(name, level) for name in games.names() for level in games.load(name).levels]


def choice(match: Match, seat: int, player: Player) -> Planned:
    view, offers = match.view(seat), offers_to(match, seat)
    if match.game.timed(match.state) is not None and isinstance(player, Racer):
        return player.plan(view, offers, 0, BUDGET)
    return Planned(player.choose(view, offers, BUDGET), 0)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_what_a_game_remembers_is_enough_for_its_bots(name: str, level: str) -> None:
    game = games.load(name)
    opened, source = open_match(game, 3, None, seed_from(f"memory {level}"))
    quick = game.levels[0]
    players = {seat: game.bot(quick, Random(f"{seat}")) for seat in range(3)}
    tell(players, opened.told)
    told: list[Told] = list(opened.told)
    memory = remember(game, opened.told)
    match, asked, shorter = opened.match, 0, 0
    for number, move in enumerate(play(match, players, source, BUDGET)):
        if number >= MOVES[name]:
            break
        if number % EVERY[name] == 0:
            seat = match.acting[0]
            chosen = []
            for heard in (told, memory):
                bot = game.bot(level, Random(f"dice {number}"))
                tell({seat: bot}, heard)
                chosen.append(choice(match, seat, bot))
            assert chosen[0] == chosen[1], (number, seat)
            asked, shorter = asked + 1, shorter + (len(memory) < len(told))
        told += move.told
        memory = remember(game, move.told, memory)
        match = move.match
    assert asked > 12
    assert shorter > asked // 2, "and it is less than everything"


@pytest.mark.parametrize("name", games.names())
def test_what_is_remembered_does_not_grow_with_the_match(name: str) -> None:
    game = games.load(name)
    move, source = open_match(game, 4, None, seed_from("growing"))
    players = {seat: game.bot(game.levels[0], Random(f"{seat}")) for seat in range(4)}
    tell(players, move.told)
    everything, most, memory = 0, 0, remember(game, move.told)
    for number, moved in enumerate(play(move.match, players, source, BUDGET)):
        if number >= MOVES[name]:
            break
        memory = remember(game, moved.told, memory)
        everything += len(moved.told)
        most = max(most, len(msgspec.json.encode(memory)))
    assert everything > 90
    assert most < 16_000


def test_quest_remembers_how_long_nothing_has_happened_to_whom() -> None:
    game = games.load("quest")
    move, source = open_match(game, 4, None, seed_from("patience"))
    players = {seat: game.bot(game.levels[0], Random(f"{seat}")) for seat in range(4)}
    everything, memory, seen = Patient(), remember(game, move.told), set()
    for told in move.told:
        everything.observe(told.event)
    for moved in islice(play(move.match, players, source, BUDGET), 400):
        memory = remember(game, moved.told, memory)
        for told in moved.told:
            everything.observe(told.event)
        enough = Patient()
        for told in memory:
            enough.observe(told.event)
        idle = [everything.idle(seat) for seat in range(4)]
        assert [enough.idle(seat) for seat in range(4)] == idle
        seen |= set(idle)
    assert seen >= {0, 1, 2}


def test_prophecy_remembers_its_round() -> None:
    game = games.load("prophecy")
    first, second = (Told(RoundBegan(n, "su", 0, 15, ())) for n in (0, 1))
    assert remember(game, [first, second]) == (second,)

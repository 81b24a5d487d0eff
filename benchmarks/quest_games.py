"""Many games of Quest among bots: each ends, nothing is lost or doubled at any step, and what they come to.

    PYTHONPATH=. python benchmarks/quest_games.py [--games N] [--processes N] [--write]

All player counts in turn, and by fours: adepts on all seats, then adepts and novices; of twenty fours the
last has an oracle among adepts.
With --write the tables go to docs/games/quest-statistics.md.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, quantiles
from typing import NamedTuple

from tests.games.quest.test_laws import check, whole_deck

from pythia.bots.seating import play, tell
from pythia.contract import Budget, Player
from pythia.games.quest import GAME
from pythia.games.quest.events import Died, FightEnded, TurnBegan
from pythia.games.quest.state import Options
from pythia.table.chance import seed_from
from pythia.table.match import open_match

PAGE = Path(__file__).parents[1] / "docs" / "games" / "quest-statistics.md"
LENGTHS = "| players | games | rounds | longest | actions | fights | won | drawn | lost | deaths | by five |"
BUDGET = Budget(playouts=24)
"""For the oracle: enough to do all it does, and quick."""
MOST_TURNS = 3000
"""A game with more turns than that would be called a stall; none has been seen."""


class Game(NamedTuple):
    players: int
    levels: tuple[str, ...]
    characters: tuple[str, ...]
    winner: int
    turns: int
    actions: int
    fights: Counter[str]
    deaths: int
    by_certificates: bool


def seating(number: int, players: int) -> tuple[str, ...]:
    four = number // len(GAME.players)
    levels = ["novice" if four % 2 and (seat + number) % 2 else "adept" for seat in range(players)]
    if four % 20 == 19:
        levels = ["adept"] * players
        levels[four // 20 % players] = "oracle"
    return tuple(levels)


def play_one(number: int) -> Game:
    players = GAME.players[number % len(GAME.players)]
    levels = seating(number, players)
    options, words = Options(economic_crisis=number % 3 == 0, odds=False), f"quest games {number}"
    every_card = whole_deck(options)
    move, source = open_match(GAME, players, options, seed_from(words))
    seats: dict[int, Player] = {
        seat: GAME.bot(level, Random(f"{words} {seat}")) for seat, level in enumerate(levels)
    }
    tell(seats, move.told)
    check(move.match.state, every_card)
    turns = actions = deaths = 0
    fights: Counter[str] = Counter()
    start = move.match
    for move in play(start, seats, source, BUDGET):
        check(move.match.state, every_card)
        actions += 1
        for told in move.told:
            match told.event:
                case TurnBegan():
                    turns += 1
                case FightEnded(result=ending):
                    fights[ending] += 1
                case Died():
                    deaths += 1
        assert turns < MOST_TURNS, f"game {number} does not end"
    state, result = move.match.state, move.match.result
    assert result.over
    assert result.winners
    (winner,) = result.winners
    return Game(
        players,
        levels,
        tuple(hero.character for hero in state.heroes),
        winner,
        turns,
        actions,
        fights,
        deaths,
        result.scores[winner] == 5,
    )


# ------------------------------------------------------------------------------------------ tables


def table(header: str, rows: Iterator[str]) -> str:
    columns = header.count("|") - 1
    return "\n".join([header, "|" + "---|" * columns, *rows])


def lengths(games: Sequence[Game]) -> Iterator[str]:
    for players in GAME.players:
        own = [game for game in games if game.players == players]
        rounds = [game.turns / players for game in own]
        tenth, *_, last = quantiles(rounds, n=10)
        fights: Counter[str] = Counter()
        for game in own:
            fights.update(game.fights)
        fought = sum(fights[how] for how in ("win", "draw", "loss"))
        cells = [
            f"{players}",
            f"{len(own):,}",
            f"{fmean(rounds):.1f} ({tenth:.0f} to {last:.0f})",
            f"{max(rounds):.0f}",
            f"{fmean(game.actions for game in own):.0f}",
            f"{fought / len(own):.1f}",
            *(f"{100 * fights[how] / fought:.1f} %" for how in ("win", "draw", "loss")),
            f"{fmean(game.deaths for game in own):.2f}",
            f"{100 * fmean(game.by_certificates for game in own):.1f} %",
        ]
        yield f"| {' | '.join(cells)} |"


def by_seat(games: Sequence[Game]) -> Iterator[str]:
    for players in GAME.players:
        own = [game for game in games if game.players == players]
        won = Counter(game.winner for game in own)
        seats = [f"{100 * won[seat] / len(own):.1f} %" if seat < players else "" for seat in range(5)]
        yield f"| {players} | {len(own):,} | {' | '.join(seats)} |"


def by_character(games: Sequence[Game]) -> Iterator[str]:
    """What a character won beside what it would have won if all were equal."""
    played: Counter[str] = Counter()
    fair: Counter[str] = Counter()
    for game in games:
        for name in game.characters:
            played[name] += 1
            fair[name] += 1 / game.players  # type: ignore[assignment]
    won = Counter(game.characters[game.winner] for game in games)
    for name in sorted(played, key=lambda name: -won[name] / fair[name]):
        yield (
            f"| {name} | {played[name]:,} | {100 * won[name] / played[name]:.1f} % "
            f"| {100 * fair[name] / played[name]:.1f} % | {won[name] / fair[name]:.2f} |"
        )


def by_level(games: Sequence[Game], better: str, other: str) -> Iterator[str]:
    for players in GAME.players:
        own = [game for game in games if game.players == players and {better, other} == {*game.levels}]
        seats = fmean(game.levels.count(better) / players for game in own)
        won = fmean(game.levels[game.winner] == better for game in own)
        yield f"| {players} | {len(own):,} | {100 * seats:.0f} % | {100 * won:.1f} % |"


def page(games: Sequence[Game], count: int) -> str:
    adepts = [game for game in games if {*game.levels} == {"adept"}]
    return f"""# Quest in figures

{count:,} games of bots, all of which ended; cards and cubes were counted after every action. Made by
`make quest-games GAMES={count}`.

## All games

Length is in rounds (turns a player), the mean and where eight of ten lie; fights are those of all players.

{table(LENGTHS, lengths(games))}

## Adepts on all seats: wins by seat

Who begins is decided by dice, so seats ought to be equal.

{table("| players | games | seat 1 | seat 2 | seat 3 | seat 4 | seat 5 |", by_seat(adepts))}

## Adepts on all seats: wins by character

{table("| character | games | won | a fair share | ratio |", by_character(adepts))}

## Adepts and novices side by side

{table("| players | games | seats of adepts | won by them |", by_level(games, "adept", "novice"))}

## An oracle among adepts

It has no more than {BUDGET.playouts} play-outs for a choice here.

{table("| players | games | seats of oracles | won by them |", by_level(games, "oracle", "adept"))}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    games = []
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for game in pool.map(play_one, range(args.games), chunksize=8):
            games.append(game)
            if len(games) % 200 == 0:
                print(f"{len(games):,} games", flush=True)
    text = page(games, args.games)
    print(text)
    if args.write:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

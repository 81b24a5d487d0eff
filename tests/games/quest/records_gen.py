"""Makes the records of Quest, one for each way a match can end: `python -m tests.games.quest.records_gen`.

Bots play matches from numbered words; of those that end in a given way, the shortest is kept.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import structs

from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play, tell
from pythia.contract import Budget
from pythia.games import quest
from pythia.games.quest import GAME
from pythia.games.quest.state import Options, State
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.record import dump

FOLDER = Path(quest.__file__).parent / "records"
TRIES = 60


def _dead(state: State) -> int:
    return sum(not hero.alive for hero in state.heroes)


def _five(state: State) -> bool:
    return state.winner is not None and len(state.heroes[state.winner].certificates) == 5


WAYS: dict[str, tuple[int, Options, Callable[[State], bool]]] = {
    "fifth_certificate": (2, Options(), lambda state: _five(state) and not _dead(state)),
    "fifth_certificate_after_a_death": (3, Options(), lambda state: _five(state) and _dead(state) > 0),
    "fifth_certificate_of_five": (5, Options(economic_crisis=True), _five),
    "single_survivor": (2, Options(), lambda state: not _five(state)),
}


def played(players: int, options: Options, words: str) -> tuple[State, list[str]]:
    """A match of a novice or two against players of no plan."""
    seed = seed_from(words)
    move, source = open_match(GAME, players, options, seed)
    lines = [dump(structs.replace(move.match.header, seed=seed.hex())), *map(dump, move.lines)]
    dice = Random(words)
    seats = {seat: GAME.bot("novice", dice) if seat else RandomLegal(GAME, dice) for seat in range(players)}
    tell(seats, move.told)
    match = move.match
    for move in play(match, seats, source, Budget(playouts=1)):
        lines += map(dump, move.lines)
    return move.match.state, lines


def main() -> None:
    for name, (players, options, fits) in WAYS.items():
        matches = (played(players, options, f"{name} {number}") for number in range(TRIES))
        lines = min((lines for state, lines in matches if fits(state)), key=len)
        (FOLDER / f"{name}.jsonl").write_text("".join(line + "\n" for line in lines))


if __name__ == "__main__":
    main()

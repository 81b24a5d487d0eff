"""A few games of the kernel in a process of its own, as one hash: the same however it is run.

python -m tests.games.prophecy.kernel.digest [without-numba]
"""

import hashlib
import sys

import numpy as np


def digest(games: int) -> str:
    from pythia.games.prophecy.kernel import layout as at
    from pythia.games.prophecy.kernel.games import begin_games, finish_at_random, finish_greedily
    from pythia.research import Tables

    found = hashlib.sha256()
    for players in range(2, 7):
        for length, finish in enumerate((finish_at_random, finish_greedily)):
            rows = np.zeros((games, at.WORDS), np.int64)
            begin_games(rows, players, length, 100 * players)
            finish(rows, True)
            found.update(rows.tobytes())
        # Step by step, to the end of a match and on.
        tables = Tables("prophecy", players, 16, length="short", seed=players)
        for _ in range(310):
            tables.step(tables.any_actions())
            for seen in (tables.observations, tables.points, tables.won):
                found.update(seen.tobytes())
    return found.hexdigest()


if __name__ == "__main__":
    if "without-numba" in sys.argv:
        sys.modules["numba"] = None  # type: ignore[assignment]
    from pythia.games.prophecy.kernel.machine import HAS_PDEP, IS_COMPILED

    print(IS_COMPILED, HAS_PDEP, digest(2))

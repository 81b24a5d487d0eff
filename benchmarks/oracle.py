"""How strong the oracle is: whole matches at real tables, fresh deals, every seat in turn.

    PYTHONPATH=. python benchmarks/oracle.py [--matches 2000] [--only 4-standard …] [--weights FOLDER NAME]

One oracle sits among adepts, then one adept among oracles.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter

from benchmarks.prophecy_tables import Table, Weights, measured, told

from pythia.games.prophecy.bots import TEMPERATURE
from pythia.games.prophecy.state import TRUMPS

KINDS = [(players, length) for length in ("standard", "short") for players in (4, 2, 3, 5, 6)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=2000, help="at each table (2000)")
    parser.add_argument("--only", nargs="+", metavar="PLAYERS-LENGTH", help="these tables alone")
    parser.add_argument("--weights", nargs=2, metavar=("FOLDER", "NAME"), help="another network")
    parser.add_argument("--temperature", type=float, default=TEMPERATURE)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="oracle")
    parser.add_argument("--json", type=Path)
    args = parser.parse_args()
    folder, name = (Path(args.weights[0]), args.weights[1]) if args.weights else (None, "oracle")
    weights = Weights(folder, name, args.temperature)
    rows = []
    print("| table | rounds | points a round | the others | exact, % | the others | won, % (parity) | took |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        for players, length in KINDS:
            if args.only and f"{players}-{length}" not in args.only:
                continue
            for first, rest in (("oracle", "adept"), ("adept", "oracle")):
                if players == 2 and first == "adept":
                    continue
                began = perf_counter()
                table = Table(players, length, first, rest)
                found = measured(table, weights, args.matches, args.seed, pool)
                matches = -(-args.matches // players) * players
                figures = {name: (figure.mean, figure.margin) for name, figure in found.items()}
                rows.append({**table._asdict(), "matches": matches, **figures})
                columns = [
                    f"{players}, {length}: {first} v {players - 1} {rest}",
                    str(matches * len(TRUMPS[length])),
                    *(told(found[name], 100 if "exact" in name else 1) for name in list(found)[:-1]),
                    f"{told(found['won'], 100)} ({100 / players:.0f})",
                    f"{perf_counter() - began:.0f} s |",
                ]
                print("", *columns, sep="| ", flush=True)
    if args.json:
        args.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()

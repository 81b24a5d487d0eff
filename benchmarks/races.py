"""Who wins a race: simulated players on lines of different lag, before the server's own sense of time.

    python benchmarks/races.py [--races 10000] [--seed 1]

Nothing of the server is restated: its own `lag` measures each line and its `race` stamps, holds and
decides, told a simulated time. Two players see the same table, react, and the first claim wins.
Reactions are equally distributed and close together (0.5 ± 0.1 s), which is hard. At a search people need
seconds, and a tenth of one decides little: the last lines show that (8 ± 3 s).
"""

import argparse
from random import Random
from statistics import fmean
from typing import NamedTuple

from pythia.contract import Timed
from pythia.server.table.lag import LineLag, Quotas
from pythia.server.table.race import Race

REFLEX_S, SEARCH_S = (0.5, 0.1), (8.0, 3.0)
"""How long people need, and how much that varies."""
JITTER = 0.2
"""Of a line's lag, on the average, comes and goes."""
STUCK, STUCK_S = 0.02, 0.15
"""So often a message is stuck, for so long."""
PROBE_S = 3.0
BETWEEN_S = 21.0
"""From one race to the next."""


class Who(NamedTuple):
    """A player's line, there and back, and what they add to it on purpose."""

    lag_s: float
    probes_later_s: float = 0.0
    actions_later_s: float = 0.0

    def one_way(self, dice: Random) -> float:
        way = self.lag_s / 2
        stuck = dice.expovariate(1 / STUCK_S) if dice.random() < STUCK else 0.0
        return way * (1 - JITTER) + dice.expovariate(1) * way * JITTER + stuck

    def there_and_back(self, dice: Random) -> float:
        return self.one_way(dice) + self.one_way(dice)


class Outcome(NamedTuple):
    first: float
    """Of all races, the share that the first player won."""
    ahead_ms: float
    """What the first player is given back, on the average, beyond what their line and their waiting take."""


def simulate(
    players: tuple[Who, Who],
    races: int,
    dice: Random,
    needs_s: tuple[float, float] = REFLEX_S,
    fair: bool = True,
) -> Outcome:
    """Races between two. Unless it is fair, whoever is heard first wins, as without all this."""
    race: Race[int] = Race(1.0, f"{dice.random()}")
    quotas = Quotas()
    lines = [LineLag() for _ in players]
    now, wins, ahead = 0.0, 0, []
    for number in range(races):
        for ago in range(int(BETWEEN_S / PROBE_S), 0, -1):
            for who, line in zip(players, lines, strict=True):
                at = now - ago * PROBE_S
                line.answered(line.ask(at), at + who.there_and_back(dice) + who.probes_later_s)
        race = race.follow(Timed(number, None, None), None).keep(True, now)
        arrivals = []
        for seat, who in enumerate(players):
            reaction = max(0.0, dice.gauss(*needs_s))
            late = who.there_and_back(dice) + (who.actions_later_s if fair else 0.0)
            arrivals.append((now + reaction + late, seat))
        winner: int | None = None if fair else min(arrivals)[1]
        for at, seat in sorted(arrivals) if fair else ():
            if (due := race.next()) is not None and due <= at and winner is None:
                winner = _decided(race, due)
            given_back_ms = quotas.take(f"{seat}", lines[seat].lag * 1000, at, race.steps)
            stamp = race.stamp(given_back_ms, at)
            if seat == 0:
                took_s = players[0].lag_s + players[0].actions_later_s
                ahead.append(stamp.arrived - stamp.at - took_s * 1000)
            race = race.hold(seat, stamp, seat)
        if winner is None:
            due = race.next()
            assert due is not None
            winner = _decided(race, due)
        wins += winner == 0
        now += BETWEEN_S
    return Outcome(wins / races, fmean(ahead) if ahead else 0.0)


def _decided(race: Race[int], now: float) -> int:
    held = race.decided(now)
    assert held is not None
    return held.what


NEAR, FAR = Who(0.020), Who(0.250)
SCENES: dict[str, tuple[Who, Who]] = {
    "honest, 250 ms against 20 ms": (FAR, NEAR),
    "honest, 20 ms against 20 ms": (NEAR, NEAR),
    "honest, 290 ms against 5 ms": (Who(0.290), Who(0.005)),
    "delays everything by 50 ms, against honest, both 20 ms": (Who(0.020, 0.05, 0.05), NEAR),
    "delays everything by 250 ms": (Who(0.020, 0.25, 0.25), NEAR),
    "delays everything by 600 ms": (Who(0.020, 0.6, 0.6), NEAR),
    "delays only the measurement, by 100 ms": (Who(0.020, 0.1), NEAR),
    "delays only the measurement, by 280 ms": (Who(0.020, 0.28), NEAR),
    "delays only the measurement, by 2 s": (Who(0.020, 2.0), NEAR),
}
SEARCHES = ("honest, 250 ms against 20 ms", "delays only the measurement, by 280 ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"{args.races:,} races each, jitter {JITTER:.0%} of the lag; won by the first, who is ahead by:")
    unfair = simulate((FAR, NEAR), args.races, Random(args.seed), fair=False).first
    print(f"{unfair:6.1%}              250 ms against 20 ms, if whoever is heard first wins")
    for name, players in SCENES.items():
        first, ahead = simulate(players, args.races, Random(f"{args.seed} {name}"))
        print(f"{first:6.1%}  {ahead:+6.0f} ms   {name}")
    for name in SEARCHES:
        first, ahead = simulate(SCENES[name], args.races, Random(f"{args.seed} search {name}"), SEARCH_S)
        print(f"{first:6.1%}  {ahead:+6.0f} ms   at a search: {name}")
    shares = [simulate((FAR, NEAR), args.races, Random(f"{args.seed} {n}")).first for n in range(10)]
    print(f"honest, ten runs more: {min(shares):.1%} to {max(shares):.1%}")


if __name__ == "__main__":
    main()

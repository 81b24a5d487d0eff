"""How long contestants take to start: to import, and from there to the end of their first plays.

Cold: nothing is kept yet of what a contestant compiles for itself (ours by Numba, Pgx by JAX). Warm: it is.
"""

import os
import tempfile
from collections.abc import Sequence

from benchmarks.simulator.contestants import Contestant
from benchmarks.simulator.processes import Process, cores

Starts = dict[str, dict[str, list[float]]]
"""By name: seconds of processor time to `import` and, after it, `cold` and `warm` to the first plays."""


def start(contestants: Sequence[Contestant], turns: int) -> Starts:
    found: Starts = {name.name: {"import": [], "cold": [], "warm": []} for name in contestants}
    for _ in range(turns):
        for contestant in contestants:
            seen = found[contestant.name]
            with tempfile.TemporaryDirectory() as folder:
                kept = {
                    "XDG_CACHE_HOME": folder,
                    "JAX_COMPILATION_CACHE_DIR": os.path.join(folder, "jax"),  # noqa: PTH118
                    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
                }
                for how in ("cold", "warm"):
                    with Process(contestant, cores()[0], kept) as process:
                        seen["import"].append(process.imported)
                        seen[how].append(process.first)
    return found

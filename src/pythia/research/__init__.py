"""Games for researchers, by the thousand: `simulate` plays whole matches, `Tables` goes step by step.

`docs/research.md` walks through both. They need a game with a kernel (`Game.batch`); install
`pythia-table[fast]` to have it compiled.
"""

from pythia.research.simulate import Played, simulate
from pythia.research.tables import Tables, bits

__all__ = ["Played", "Tables", "bits", "simulate"]

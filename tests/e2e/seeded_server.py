"""`pythia serve`, the same command line, but with tables whose chance is known (`seeds.py`): for tests.

Where LONGEST_STEPS is in the environment, its tables end a match after so many moves.
"""

import os
import sys

from tests.e2e.seeds import seed_of

from pythia.cli import parser, serve
from pythia.server.settings import Settings
from pythia.server.table.lengths import MAX_MATCH_STEPS, Longest
from pythia.text import texts

LANGUAGE = "en"
LONGEST_STEPS = "PYTHIA_TEST_LONGEST_STEPS"

if __name__ == "__main__":
    args = parser.build(LANGUAGE).parse_args(sys.argv[1:])
    longest = Longest(steps=int(os.environ.get(LONGEST_STEPS, MAX_MATCH_STEPS)))
    sys.exit(serve.run(args, texts(LANGUAGE), settings=Settings(seed_of=seed_of, longest=longest)))

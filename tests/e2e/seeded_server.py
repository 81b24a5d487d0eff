"""`pythia serve`, the same command line, but with tables whose chance is known (`seeds.py`): for tests."""

import sys

from tests.e2e.seeds import seed_of

from pythia.cli import parser, serve
from pythia.server.settings import Settings
from pythia.text import texts

LANGUAGE = "en"

if __name__ == "__main__":
    args = parser.build(LANGUAGE).parse_args(sys.argv[1:])
    sys.exit(serve.run(args, texts(LANGUAGE), settings=Settings(seed_of=seed_of)))

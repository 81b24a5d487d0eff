"""`python -m pythia.cli` is the `pythia` command."""

import sys

from pythia.cli import main

sys.exit(main())

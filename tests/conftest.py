"""What tests share: how long they take."""

import os

from hypothesis import settings

LONG = os.environ.get("PYTHIA_LONG") == "1"
"""`make test-long`: the same laws, many more examples."""

settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("long" if LONG else "short")

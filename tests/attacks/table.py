"""The table of all attacks. `test_attacks.py` runs each of them; docs/reliability.md tells what they show."""

from tests.attacks import floods, malformed, origins, paths, seats

ATTACKS = [*seats.ROWS, *origins.ROWS, *paths.ROWS, *malformed.ROWS, *floods.ROWS]

"""Q6.2: a sum in a battle is the sum of its parts, as they are shown."""

from importlib.resources import files

import pytest

from pythia.games.quest.events import Rolled
from pythia.table.replay import replay

FOLDER = files("pythia.games.quest") / "records"
RECORDS = [path for path in FOLDER.iterdir() if path.name.endswith(".jsonl")]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.name)
def test_parts_add_up(record: object) -> None:
    rolls = 0
    for step in replay(record.read_bytes()):  # type: ignore[attr-defined]
        battle = step.move.match.view(None).battle
        if battle:
            assert sum(amount for _, amount in battle.parts) == battle.own
            assert battle.parts[0][0] == battle.kind, "cubes first"
        for told in step.move.told:
            if isinstance(told.event, Rolled):
                rolls += 1
                die = told.event.own_total - sum(amount for _, amount in told.event.parts)
                # A clover shows a 2 where a 1 was rolled.
                assert die in told.event.own or (die == 2 and 1 in told.event.own)
    assert rolls

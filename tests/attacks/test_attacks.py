"""Every row of the table is tried on everything that it could apply to, and costs nobody but its sender."""

import asyncio
from pathlib import Path

import pytest
from tests.attacks.scene import Attack, Staged, scene
from tests.attacks.table import ATTACKS
from tests.attacks.targets import EXAMPLES, TARGETS, served


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.name)
def test_it_is_refused(attack: Attack, staged: Staged, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with scene(staged, tmp_path, attack.settings) as s:
            before = await s.look()
            await attack.act(s)
            assert {target.name for target in attack.on} <= s.tried, "not tried on all it applies to"
            assert await s.look() == before
            await s.goes_on()

    asyncio.run(scenario())


def test_nothing_is_left_out(tmp_path: Path) -> None:
    """A new route or message needs an example of its misuse, and rows that try it."""
    assert set(EXAMPLES) == served(tmp_path)
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS)
    assert all(attack.tries and attack.must for attack in ATTACKS)
    tried = {target.name for attack in ATTACKS for target in attack.on}
    assert tried == {target.name for target in TARGETS}

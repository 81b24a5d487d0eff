"""A hostile client costs a bystander no more than a busy machine, and the server no memory for good."""

import asyncio
from pathlib import Path

import pytest
from tests.attacks import bystander
from tests.attacks.bystander import Found
from tests.attacks.hostile import HOSTILE
from tests.attacks.scene import Staged
from tests.server.house import WITHIN_S

TIMES = 10.0
TRIES_S = (0.5, 2.0, 6.0)
"""How long each attack lasts: longer, with more samples, where a busy machine makes the first unclear."""

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is not told here")


@pytest.mark.parametrize("name", HOSTILE)
def test_a_bystander_plays_on(name: str, staged: Staged, tmp_path: Path) -> None:
    wrong: list[str] = []
    for number, seconds in enumerate(TRIES_S):
        folder = tmp_path / str(number)
        folder.mkdir()
        try:
            wrong = asyncio.run(bystander.watch(staged, folder, name, seconds)).wrong(TIMES)
        except TimeoutError:
            wrong = [f"no answer within {WITHIN_S:g} s"]
        if not wrong:
            return
    pytest.fail(f"{name}: {wrong}")


def test_the_judgement_can_fail() -> None:
    assert not Found(19.0, 2.0, 100, 199.0, 31.0).wrong(TIMES)
    assert len(Found(21.0, 2.0, 100, 201.0, 33.0).wrong(TIMES)) == 3

"""One scene for all attacks of a worker."""

import asyncio

import pytest
from tests.attacks.scene import Staged, stage


@pytest.fixture(scope="session")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Staged:
    return asyncio.run(stage(tmp_path_factory.mktemp("staged")))

"""Nobody is sent what they may not know: worlds that differ in what is hidden from a viewer look the same."""

import asyncio
from itertools import islice
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from tests.conftest import LONG
from tests.leaks.checks import check_at_socket, check_in_process
from tests.leaks.probe import probing
from tests.leaks.samples import (
    HIDES,
    after_everything,
    last_before_the_end,
    pairs_after_everything,
    pairs_without_end,
)
from tests.leaks.worlds import pair, viewers

from pythia import games

each_game = pytest.mark.parametrize("name", games.names())


@each_game
def test_the_samples_are_of_everything_that_can_happen(name: str) -> None:
    found = after_everything(name)
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(games.load(name).events)}
    assert kinds | {"talk"} == found.keys()
    assert any(not at.match.acting for at in found.values()), "one is over"


@each_game
def test_views_offers_refusals_and_events_in_process(name: str) -> None:
    dice = Random("in process")
    pairs = list(islice(pairs_without_end(name, dice, 0.1), 20_000 if LONG else 500))
    for each in pairs:
        check_in_process(each)
    if (share := HIDES[name]) is None:
        assert not any(each.differs for each in pairs)
    else:
        assert sum(each.differs for each in pairs) > share * len(pairs), "as often as anything is hidden"
    assert sum(each.actor is not None for each in pairs) > 0.5 * len(pairs), "mostly something can be done"


@each_game
def test_every_byte_after_everything_that_can_happen(name: str, tmp_path: Path) -> None:
    """At the socket and over HTTP, with and without bots and a clock."""

    async def main() -> None:
        dice = Random("at the socket")
        async with probing(tmp_path) as probe:
            for each in islice(pairs_after_everything(name, dice), None if LONG else 60):
                await check_at_socket(probe, each, bots=dice.random() < 0.3, clock=dice.random() < 0.3)

    asyncio.run(main())


@pytest.mark.parametrize("name", [name for name in games.names() if name != "prophecy"])
def test_every_byte_of_an_action_that_ends_the_match(name: str, tmp_path: Path) -> None:
    """With it everybody is shown the seed, and nothing else that they may not know.

    The last card of Prophecy shows the bids, so no two worlds look the same after it.
    """

    async def main() -> None:
        dice = Random("the end")
        last = last_before_the_end(name, dice)
        found = (pair(last, viewer, dice) for viewer in viewers(last.match.header.players) for _ in range(40))
        ending = [each for each in found if each.ends and each.viewer.kind != "bot"][:6]
        assert ending
        async with probing(tmp_path) as probe:
            for each in ending:
                await check_at_socket(probe, each)

    asyncio.run(main())

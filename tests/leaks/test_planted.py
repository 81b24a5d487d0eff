"""The tests of leaks can fail: every leak of a set planted on purpose is caught, by the very same checks."""

import asyncio
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.leaks.checks import Leaked, check_at_socket, check_in_process
from tests.leaks.planted import PLANTED, Planted, a_log_that_tells_again_an_earlier_trick
from tests.leaks.planted_games import a_take_back_that_shows_what_was_hidden
from tests.leaks.probe import probing
from tests.leaks.samples import HIDES, LETS_PASS, pairs_after_everything
from tests.leaks.worlds import Pair

from pythia import games
from pythia.server.table import event_log


def test_there_are_enough() -> None:
    assert len({leak.name for leak in PLANTED}) == len(PLANTED) >= 20


def planted(leaks: list[Planted]) -> list[tuple[str, Planted]]:
    """Every leak in every game that could have it: where nothing is hidden nothing can be told too early,
    without take-backs none tells too much, and where nothing passes nothing has passed."""
    return [
        (name, leak)
        for name in games.names()
        if HIDES[name] is not None
        for leak in leaks
        if leak.game is not a_take_back_that_shows_what_was_hidden or _takes_back(name)
        if leak.server is not a_log_that_tells_again_an_earlier_trick or name in LETS_PASS
    ]


def _takes_back(name: str) -> bool:
    return "takeback" in games.load(name).options.__struct_fields__


@cache
def telling(name: str) -> list[Pair]:
    """Pairs to look at, those first in which something is hidden: there most leaks come out."""
    return sorted(pairs_after_everything(name, Random(f"planted {name}")), key=lambda each: not each.differs)


@pytest.mark.parametrize(("name", "leak"), planted(PLANTED), ids=lambda given: getattr(given, "name", given))
def test_is_caught_at_the_socket(name: str, leak: Planted, tmp_path: Path) -> None:
    async def main() -> bool:
        async with probing(tmp_path) as probe:
            with pytest.MonkeyPatch.context() as patch:
                if leak.game:
                    probe.plant = leak.game
                if leak.server:
                    leak.server(patch, probe.lobby)
                for each in telling(name):
                    try:
                        await check_at_socket(probe, each)
                    except Leaked:
                        return True
        return False

    assert asyncio.run(main())


@pytest.mark.parametrize(
    ("name", "leak"),
    planted([leak for leak in PLANTED if leak.game]),
    ids=lambda given: getattr(given, "name", given),
)
def test_a_games_leak_is_caught_in_process(name: str, leak: Planted) -> None:
    assert leak.game is not None
    for each in telling(name):
        try:
            check_in_process(each, leak.game)
        except Leaked:
            return
    pytest.fail("not caught")


@pytest.mark.parametrize("name", sorted(LETS_PASS))
def test_a_log_that_tells_again_what_has_passed_is_caught_in_process(name: str) -> None:
    found = telling(name)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(event_log, "still_read", lambda log, more: [*log, *more])
        for each in found:
            try:
                check_in_process(each)
            except Leaked:
                return
    pytest.fail("not caught")

"""A match that becomes too long: the page says so before, and the table ends it in words, not by a winner."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.e2e.conftest import serving
from tests.e2e.playing import by_mouse, check_access
from tests.e2e.positions import Position, last_trick, open_at
from tests.e2e.seeded_server import LONGEST_STEPS

from pythia.server.table.restoring import counts
from pythia.table.replay import replay

Visit = Callable[..., Any]
WORDS = {
    "en-GB": (
        "nearly as long as a match may be: the table ends it after about 10 more moves",
        "The table ends this match at the next move",
        "The table has ended this match: it had become as long as a match may be. Nobody has won.",
    ),
    "fr-FR": (
        "presque aussi longue qu’une partie peut l’être\u00a0: la table y mettra fin dans 10 coups environ",
        "La table met fin à cette partie au prochain coup",
        "La table a mis fin à cette partie\u00a0: elle était devenue aussi longue qu’une partie peut l’être.",
    ),
}


def moves_in(position: Position) -> int:
    return sum(counts(played.move) for played in replay(position.record.encode(), position.line))


def turn_before(position: Position) -> Position:
    """Where seat 0 was to act before."""
    played = replay(position.record.encode(), position.line)
    lines = [each.line for each in played if each.move.match.acting == (0,)]
    return Position(position.record, lines[-2])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose matches end two moves after the prepared position: one takes it up, one is a card."""
    most = moves_in(last_trick(2)) + 2
    with serving(tmp_path_factory.mktemp("data"), **{LONGEST_STEPS: str(most)}) as server:
        yield server.address


@pytest.mark.parametrize("locale", WORDS)
def test_who_plays_for_very_long_is_told_and_then_the_table_ends_it(
    visit: Visit, address: str, locale: str
) -> None:
    nearly, next_move, ended = WORDS[locale]
    page = visit(locale=locale, front=False)
    open_at(page, address, turn_before(last_trick(2)))
    notice = page.locator(".bar [role=status]")
    notice.filter(has_text=nearly).wait_for()
    open_at(page, address, last_trick(2))
    notice.filter(has_text=next_move).wait_for()
    page.locator(".own.acting .hand .lit").first.wait_for()
    by_mouse(page)
    end = page.locator("section.end")
    end.get_by_role("heading", level=2).filter(has_text=ended).wait_for()
    assert notice.filter(has_text=next_move).count() == 0
    check_access(page)
    # Whoever comes back reads the same.
    page.reload()
    end.get_by_role("heading", level=2).filter(has_text=ended).wait_for()

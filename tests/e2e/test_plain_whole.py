"""Whole matches of our three games at the plain table, from the deal to the end, by lot: the long run's."""

from random import Random
from typing import Any

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.plain import play_by_lot
from tests.e2e.playing import check_access, check_fits
from tests.e2e.tables import POST, make

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"game": "prophecy", "players": 3, "options": {"length": "short"}}),
    (1, {"game": "oraklos", "players": 2, "options": {"variant": "junior"}}),
    (1, {"game": "quest", "players": 2}),
]


@pytest.mark.parametrize(("people", "table"), TABLES, ids=["prophecy", "oraklos", "quest"])
def test_a_whole_match(visit: Visit, address: str, people: int, table: dict[str, Any]) -> None:
    """People on a desktop and on a phone, in both languages, against a bot."""
    pages = [
        visit(1280, 800, front=False),
        *[visit(390, 844, locale="fr-FR", front=False) for _ in range(1, people)],
    ]
    made = make(pages[0], **table)
    for seat, page in enumerate(pages[1:], start=1):
        page.evaluate(POST, [("/api/me", {"name": "Noé"}), (f"/api/tables/{made}/sit", {"seat": seat})])
    pages[0].evaluate(POST, [(f"/api/tables/{made}/start", {})])
    for page in pages:
        page.goto(f"{address}/t/{made}?table=plain")
    play_by_lot(pages, Random(7))
    for page in pages:
        check_fits(page)
        check_access(page)

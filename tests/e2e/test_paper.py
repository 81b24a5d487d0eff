"""The frame around a table looks the same whichever game was looked at before."""

from typing import Any

from tests.e2e.conftest import Visit
from tests.e2e.tables import HOST, make

GAMES = ("prophecy", "oraklos", "quest")
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
PAPER = """() => ["body", ".frame", "header.bar", ".rail.talk", ".rail.scores", "main.middle"].map(each => {
    const style = getComputedStyle(document.querySelector(each));
    return [each, style.backgroundColor, style.backgroundImage, style.color, style.borderColor];
})"""


def test_the_paper_of_a_table_does_not_depend_on_the_games_seen_before(visit: Visit, address: str) -> None:
    page = visit()
    tables = {game: make(page, HOST, game=game, players=2, start=True) for game in GAMES}

    def paper(game: str) -> Any:
        page.locator(f'header.bar a[href="/rules/{game}"]').wait_for()
        page.locator("main.middle > *").first.wait_for()
        return page.evaluate(PAPER)

    alone = {}
    for game, table in tables.items():
        page.goto(f"{address}/t/{table}")
        alone[game] = paper(game)
    for game in (*GAMES, *reversed(GAMES)):
        page.evaluate(GO, f"/t/{tables[game]}")
        assert paper(game) == alone[game]

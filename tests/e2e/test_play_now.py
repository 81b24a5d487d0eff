"""'Play now' on the front page: what is chosen there, remembered, and what stands first."""

from tests.e2e.conftest import Visit
from tests.e2e.positions import last_round, make_at

from pythia.table.replay import replay


def test_level_length_and_players_are_chosen_without_leaving_and_remembered(visit: Visit) -> None:
    page = visit()
    game = page.locator("[data-game=prophecy]")
    game.get_by_text("about 10 minutes").click()
    game.get_by_label("How well bots play").select_option("novice")
    game.get_by_label("Players").select_option("3")
    game.get_by_label("Length").select_option("standard")
    game.get_by_text("about 20 minutes").wait_for()
    page.reload()
    game.get_by_text("about 20 minutes").wait_for()
    game.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-card]").first.wait_for()
    table = page.evaluate("() => fetch(`/api/tables/${location.pathname.slice(3)}`).then(a => a.json())")
    assert (table["players"], table["bots"], table["options"]["length"]) == (3, "novice", "standard")


def test_a_choice_that_there_is_no_longer_is_forgotten(visit: Visit) -> None:
    page = visit(expected="422")
    chosen = '{"players": 4, "bots": "adept", "options": {"length": "endless"}}'
    page.evaluate("chosen => localStorage.setItem('pythia.quick-prophecy', chosen)", chosen)
    page.reload()
    page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
    page.locator("[data-card]").first.wait_for()


def test_running_games_stand_first_with_whose_turn_it_is_and_the_score(visit: Visit) -> None:
    page = visit()
    position = last_round(3)
    make_at(page, position, bots="novice", start=True)
    page.reload()
    row = page.locator(".running li")
    row.get_by_text("Your turn").wait_for()
    *_, last = replay(position.record.encode(), to=position.line)
    result = last.move.match.result
    assert f"Place {result.places[0]} of 3, {result.scores[0]} points so far" in row.inner_text()
    first = page.locator("main h2").first
    assert first.inner_text() == "Your tables"

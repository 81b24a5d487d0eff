"""What the maker of a table decides, as the game says it: asked in the dialog, told in the waiting room."""

import re

import pytest
from tests.e2e.conftest import Visit

from pythia import games
from pythia.presentation import choices, presented
from pythia.text import LANGUAGES, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_that_matters_is_asked_for_and_told(visit: Visit, language: str) -> None:
    """Junior has a clock of proofs and no judge; Antipodes, with players as judges, the other way round."""
    say = texts(language, "oraklos")
    page = visit(locale=language)
    page.locator("[data-game=oraklos] .ways .button").nth(1).click()
    dialog = page.locator("dialog[open]")
    variant, proof, judge, challenge = (
        # A label's text goes on with what can be chosen.
        dialog.locator("label")
        .filter(has_text=re.compile(rf"^\s*{say(f'oraklos-{name}')}"))
        .locator("select")
        for name in ("variant", "clock-proof", "judge", "clock-challenge")
    )
    variant.select_option("junior")
    proof.wait_for()
    assert (judge.count(), challenge.count()) == (0, 0)
    variant.select_option("antipodes")
    challenge.wait_for()
    assert (judge.count(), proof.count()) == (1, 0)
    challenge.select_option("120000")
    judge.select_option("oracle")
    challenge.wait_for(state="detached")
    judge.select_option("players")
    challenge.wait_for()
    dialog.locator(".button.main").click()
    page.locator("ol li").first.wait_for()
    told = page.locator("dl div")
    for option, value in (
        ("oraklos-variant", say("oraklos-variant-antipodes")),
        ("oraklos-judge", say("oraklos-judge-players")),
        ("oraklos-clock-challenge", say("web-minutes", count=2)),
    ):
        row = told.filter(has_text=say(option)).filter(has_text=value)
        row.wait_for()
    assert told.filter(has_text=say("oraklos-clock-proof")).count() == 0


def test_yes_and_no_are_boxes_that_stand_as_the_option_does(visit: Visit) -> None:
    say = texts("en", "quest")
    page = visit()
    page.locator("[data-game=quest] .ways .button").nth(1).click()
    for choice in choices(games.load("quest")):
        box = page.locator("dialog[open]").get_by_role("checkbox", name=say.say(choice.words))
        box.wait_for()
        assert box.is_checked() is choice.values[0].value


@pytest.mark.parametrize("name", games.names())
def test_the_quick_table_is_the_game_s_own(visit: Visit, name: str) -> None:
    quick = presented(games.load(name)).quick
    page = visit()
    button = page.locator(f"[data-game={name}] .ways .button").first
    button.get_by_text(texts("en")("web-play-now-more", count=quick.players - 1), exact=True).wait_for()
    with page.expect_request(
        lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")
    ) as made:
        button.click()
    assert made.value.post_data_json == {
        "game": name,
        "players": quick.players,
        "bots": quick.bots,
        "options": quick.options,
        "start": True,
    }
    page.wait_for_url("**/t/*")

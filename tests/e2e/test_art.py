"""The painted cards really appear: the sprite loads under the server's content policy, in both themes."""

import pytest
from tests.e2e.conftest import Visit

DRAWN = """uses => uses.every(use => { const box = use.getBBox(); return box.width > 5 && box.height > 5 })"""

SHOWN = """images => images.every(image => image.complete && image.naturalWidth > 5)"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_card_and_sign_shows_its_picture(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    page.wait_for_function(f"() => ({DRAWN})([...document.querySelectorAll('svg use')])")
    page.wait_for_function(f"() => ({SHOWN})([...document.querySelectorAll('img')])")
    assert page.locator(".hand button img:first-child").count() == 15
    # The edge of a card follows the theme.
    edges = page.evaluate(
        "() => [...document.querySelectorAll('.hand img')].map(img => atob(img.src.split(',')[1])).join()"
    )
    assert ("rgb(107, 91, 67)" in edges) == (theme == "dark")
    assert ("rgb(189, 167, 127)" in edges) == (theme == "light")
    assert "var(" not in edges

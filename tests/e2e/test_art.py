"""The painted cards really appear: the sprite loads under the server's content policy, in both themes."""

import pytest
from tests.e2e.conftest import Visit

DRAWN = """uses => uses.every(use => { const box = use.getBBox(); return box.width > 5 && box.height > 5 })"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_card_and_sign_shows_its_picture(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme)
    page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").click()
    page.locator(".hand button").first.wait_for()
    page.wait_for_function(f"() => ({DRAWN})([...document.querySelectorAll('svg use')])")
    assert page.locator(".hand button use:first-child").count() == 15

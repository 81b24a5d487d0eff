"""The front page's picture and what goes with it: drawn under the strict content policy, in both themes."""

import json

import pytest
from tests.e2e.conftest import Visit
from tests.e2e.test_art import DRAWN

PICTURE = "svg:has(use[href*='picture'])"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (844, 390), (1440, 900), (2560, 1200)])
def test_the_picture_is_whole_in_height_and_leaves_the_way_in_on_the_first_screen(
    visit: Visit, width: int, height: int
) -> None:
    page = visit(width=width, height=height)
    box = page.locator(PICTURE).bounding_box()
    assert box["width"] <= 5 * box["height"] + 1
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["height"] <= height / 3
    if height > 500:
        button = page.locator("[data-game=prophecy]").get_by_role("button", name="Play now").bounding_box()
        assert button["y"] + button["height"] <= height


def test_the_picture_is_drawn_and_follows_the_theme(visit: Visit) -> None:
    """A field of one colour would pack to almost nothing."""
    shots = []
    for theme in ("light", "dark"):
        page = visit(color_scheme=theme)
        page.wait_for_function(f"() => ({DRAWN})([...document.querySelectorAll('svg use')])")
        shots.append(page.locator(PICTURE).screenshot())
    assert shots[0] != shots[1]
    assert all(len(shot) > 50_000 for shot in shots)


def test_icons_manifest_and_preview_are_served(visit: Visit, address: str) -> None:
    page = visit()
    head = page.locator("head")
    manifest = page.request.get(address + head.locator("link[rel=manifest]").get_attribute("href"))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    named = [icon["src"] for icon in json.loads(manifest.body())["icons"]]
    named.append(head.locator("link[rel=apple-touch-icon]").get_attribute("href"))
    named.append(head.locator("meta[property='og:image']").get_attribute("content"))
    for path in named:
        answer = page.request.get(address + path)
        assert answer.headers["content-type"] == "image/png"
        assert answer.body().startswith(b"\x89PNG")
    icon = page.request.get(address + head.locator("link[rel=icon]").get_attribute("href"))
    assert icon.headers["content-type"].startswith("image/svg")

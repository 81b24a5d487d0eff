"""A personal link asks before it changes who a browser is; where one is signed in; what is kept.

With `PYTHIA_SCREENS=folder` pictures of it are kept there to be looked at.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.playing import check_access, check_fits, make_table

Visit = Callable[..., Any]
SCREENS = os.environ.get("PYTHIA_SCREENS")


def keep(page: Any, name: str) -> None:
    if SCREENS:
        path = Path(SCREENS)
        path.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=path / f"{name}.png", full_page=not page.locator("dialog[open]").count())


def named(page: Any, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("Saved.").wait_for()


def until_named(page: Any, name: str) -> None:
    page.wait_for_function("name => document.querySelector('#name').value === name", arg=name)


def link_of(page: Any) -> str:
    """A personal link of whoever this page's guest is."""
    page.get_by_role("button", name="Go on with another device").click()
    link: str = page.get_by_label("Personal link").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_link_that_is_forced_on_somebody_changes_nothing_until_they_say_so(visit: Visit) -> None:
    attacker, victim = visit(), visit()
    named(attacker, "Eve")
    make_table(victim)
    victim.goto(victim.url.partition("/t/")[0])
    named(victim, "Ann")
    victim.goto(link_of(attacker))
    dialog = victim.locator("dialog[open]")
    dialog.get_by_text("makes this browser “Eve”").wait_for()
    dialog.get_by_text("This browser is “Ann” and has one table of its own").wait_for()
    assert "move=" not in victim.url
    # Whoever presses Enter without reading stays who they are.
    victim.wait_for_function("() => document.activeElement.textContent.trim() === 'Stay Ann'")
    check_access(victim)
    victim.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    victim.reload()
    until_named(victim, "Ann")
    assert victim.get_by_role("link", name="Go on").count() == 1


def test_who_leaves_a_guest_is_offered_a_way_back_first(visit: Visit) -> None:
    other, page, third = visit(), visit(360, 640, has_touch=True), visit()
    named(other, "Eve")
    make_table(page)
    page.goto(page.url.partition("/t/")[0])
    named(page, "Ann")
    page.goto(link_of(other))
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="Make a link back to Ann first").tap()
    back = dialog.get_by_label("Personal link").input_value()
    check_fits(page)
    dialog.get_by_role("button", name="Leave Ann and go on as Eve").tap()
    page.get_by_text("This browser now knows you").wait_for()
    until_named(page, "Eve")
    third.goto(back)
    third.get_by_role("button", name="Go on as Ann").click()
    third.get_by_role("link", name="Go on").wait_for()


def test_ones_own_link_says_so_and_a_used_one_too(visit: Visit) -> None:
    page, phone = visit(), visit(expected="403")
    named(page, "Ann")
    link = link_of(page)
    page.goto(link)
    page.get_by_text("This browser is Ann already").wait_for()
    phone.goto(link)
    phone.get_by_role("button", name="Go on as Ann").click()
    phone.get_by_text("This browser now knows you").wait_for()
    # Where the page is open already, the address bar alone brings a link.
    phone.evaluate("link => { location.hash = new URL(link).hash }", link)
    phone.get_by_text("has been used, or is too old").wait_for()


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [
        ("en", "desktop", "light"),
        ("fr", "desktop", "dark"),
        ("en", "phone", "dark"),
        ("fr", "phone", "light"),
    ],
    ids=str,
)
def test_pages_about_oneself(visit: Visit, lang: str, size: str, theme: str) -> None:
    """Every two of language, size and theme meet."""
    place = {"locale": lang, "color_scheme": theme}
    screen = (360, 640) if size == "phone" else (1280, 800)
    page, phone = visit(*screen, has_touch=size == "phone", **place), visit()
    home = page.url
    page.request.post(f"{home}api/me", data={"name": "Ann"})
    first = page.request.post(f"{home}api/me/link", data={}).json()["path"]
    phone.request.post(f"{home}api/me/move", data={"token": first.partition("=")[2]})
    page.request.post(f"{home}api/me/link", data={})
    page.goto(f"{home}you")
    rows = page.locator("li", has=page.locator(".which"))
    rows.nth(2).wait_for()
    check_access(page)
    check_fits(page)
    keep(page, f"you-{size}-{lang}-{theme}")
    everywhere = {"en": "Sign out everywhere else", "fr": "Déconnecter partout ailleurs"}[lang]
    page.get_by_role("button", name=everywhere).click()
    rows.nth(1).wait_for(state="detached")
    assert rows.count() == 1
    phone.reload()
    assert phone.request.get(f"{home}api/me").json()["guest"] is None
    page.goto(f"{home}kept")
    page.get_by_text("400").wait_for()
    check_access(page)
    check_fits(page)
    keep(page, f"kept-{size}-{lang}-{theme}")
    page.request.post(f"{home}api/tables", data={"game": "prophecy", "players": 2})
    phone.request.post(f"{home}api/me", data={"name": "Eve"})
    other = phone.request.post(f"{home}api/me/link", data={}).json()["path"]
    page.goto(home + other.removeprefix("/"))
    page.locator("dialog[open]").wait_for()
    check_access(page)
    check_fits(page)
    keep(page, f"link-{size}-{lang}-{theme}")

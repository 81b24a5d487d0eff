"""From page to page: where the focus is, what the title says, and what if code does not come."""

from typing import Any

from tests.e2e.conftest import Visit

FOCUSED = "() => document.activeElement.tagName + ' ' + document.activeElement.textContent.trim()"


def test_the_focus_goes_to_the_new_pages_heading(visit: Visit) -> None:
    page = visit()
    assert page.evaluate(FOCUSED).startswith("BODY"), "a page that is opened begins at its top"
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    page.wait_for_function("() => document.activeElement.tagName === 'H1'")
    assert page.evaluate(FOCUSED) == f"H1 {page.get_by_role('heading', level=1).inner_text()}"
    page.get_by_role("link", name="Pythia").click()
    page.wait_for_function("() => document.activeElement.textContent.startsWith('Foretell')")


def test_one_can_skip_to_the_content(visit: Visit) -> None:
    page = visit()
    skip = page.get_by_role("link", name="Skip to the content")
    page.keyboard.press("Tab")
    assert skip.evaluate("link => link === document.activeElement")
    assert skip.evaluate("link => getComputedStyle(link).clipPath") == "none", "seen once it is reached"
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED).startswith("MAIN")
    assert page.evaluate("location.hash") == ""


def test_a_page_whose_code_does_not_come_says_so_and_can_be_asked_for_again(
    visit: Visit, address: str
) -> None:
    page = visit(expected="Failed to load resource", front=False)
    held: list[Any] = []

    def hold(route: Any) -> None:  # Playwright takes no built-in method
        held.append(route)

    page.route("**/api/me", hold)
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.goto(address)
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    page.get_by_role("heading", name="This page could not be shown.").wait_for()
    assert page.title() == "This page could not be shown. – Pythia"
    page.unroute("**/assets/Rules-*.js")
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/api/me")):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))")
    page.get_by_role("button", name="Try again").click()  # it stays until then, whatever is learnt meanwhile
    page.get_by_role("heading", level=1, name="Prophecy").wait_for()


def test_every_page_has_a_title_of_its_own(visit: Visit, address: str) -> None:
    page = visit()
    titles = []
    for path in ("/", "/rules/prophecy", "/rules/quest", "/you", "/kept", "/replay", "/practice", "/nowhere"):
        page.goto(address + path)
        page.get_by_role("heading", level=1).wait_for()
        titles.append(page.title())
    assert len(set(titles)) == len(titles)
    assert all("Pythia" in title for title in titles)
    assert titles[1] == "Rules – Prophecy – Pythia", "not that of the table"

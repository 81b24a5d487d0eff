"""A traveller in a browser: takes what the page offers, by mouse, by touch or by keyboard alone."""

from typing import Any

from tests.e2e.playing import press_until

MAKE = """async body => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    }).then(answer => answer.json());
    await post("/api/me", {name: "Itzel"});
    return `/t/${(await post("/api/tables", body)).id}`;
}"""
READY = "section.own.acting[aria-busy=false] .choices [data-do], section.end"
DEED = "section.own.acting .choices"
MOVED = 'section.own .choices [data-do]:not([data-do="move"]), section.own:not(.acting)'


def make(page: Any, address: str, players: int = 2, **more: Any) -> None:
    """A match against bots that has begun."""
    body = {"game": "quest", "players": players, "bots": "novice", "start": True, **more}
    page.goto(address + page.evaluate(MAKE, body))
    page.locator(".map-box, section.end").first.wait_for()


def position(page: Any) -> Any:
    """What changes with every deed."""
    return page.evaluate(
        "() => [...document.querySelectorAll('section.own, section.own .prompt, .battle, section.end h2')]"
        ".map(e => e.textContent).join() + document.querySelectorAll('.lit').length"
    )


def act(page: Any, turn: int) -> None:
    """One deed, rather bold than wise: matches end sooner for whoever is bold."""
    deeds = page.locator(DEED)
    for wanted in ("certificate", "fight", "roll", "die", "bear"):
        found = deeds.locator(f'button[data-do="{wanted}"]:enabled')
        if found.count():
            found.first.click()
            return
    # A land with something on it is more to the taste of the bold.
    found = page.locator("[data-space].lit:has(.card)")
    if not found.count():
        found = deeds.locator("button[data-do]:enabled:not([data-do=sell], [data-do=visit])")
    found.nth(turn % found.count()).click()


def press(page: Any) -> str:
    """One deed by keyboard from what is asked, rather a battle or the end of the turn; what was done."""
    deeds = page.locator(f"{DEED} button[data-do]:enabled")
    offered = deeds.evaluate_all("all => all.map(each => each.dataset.do)")
    bold = ("fight", "roll", "die", "bear", "end", "decline", "leave")
    verb = str(next((each for each in bold if each in offered), offered[0]))
    before = position(page)
    page.keyboard.press("Tab")
    assert page.locator(f"{DEED} :focus").count(), "the next Tab is the first choice"
    press_until(page, "Tab", f'{DEED} [data-do="{verb}"]:focus')
    page.keyboard.press("Enter")
    _changes(page, before)
    return verb


def _changes(page: Any, before: Any) -> None:
    for _ in range(1500):
        if position(page) != before:
            return
        page.wait_for_timeout(10)
    raise AssertionError("nothing happens")


def play(page: Any, most: int = 900) -> bool:
    """To the end of the match; whether it came."""
    for turn in range(most):
        page.locator(READY).first.wait_for()
        if page.locator("section.end").count():
            return True
        before = position(page)
        act(page, turn)
        _changes(page, before)
    return False

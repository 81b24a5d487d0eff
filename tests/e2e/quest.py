"""A traveller in a browser: takes what the page offers, by mouse, by touch or by keyboard alone."""

from typing import Any

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


def play(page: Any, most: int = 900) -> bool:
    """To the end of the match; whether it came."""
    for turn in range(most):
        page.locator(READY).first.wait_for()
        if page.locator("section.end").count():
            return True
        before = position(page)
        act(page, turn)
        for _ in range(1500):
            if position(page) != before:
                break
            page.wait_for_timeout(10)
        else:
            raise AssertionError("nothing happens")
    return False

"""A traveller in a browser: takes what the page offers, by mouse, by touch or by keyboard alone."""

from typing import Any

from tests.e2e.playing import press_until
from tests.e2e.seeds import Dealt, host_for
from tests.e2e.tables import open_table
from tests.e2e.waiting import changes

POSITION = """() => [...document.querySelectorAll('section.own, .battle, section.end h2')]
    .map(e => e.textContent).join() + document.querySelectorAll('.lit').length"""
"""What changes with every deed."""
READY = "section.own.acting[aria-busy=false] .choices [data-do], section.end"
DEED = "section.own.acting .choices"
MOVED = 'section.own .choices [data-do]:not([data-do="move"]), section.own:not(.acting)'


def table(players: int, bots: str = "novice") -> dict[str, Any]:
    return {"game": "quest", "players": players, "bots": bots}


def may_ride(dealt: Dealt) -> bool:
    """Whoever opened the table begins, and may stay, walk or ride; something else is refused."""
    ways = {offer.fields[0].values for offer in dealt.match.offers(0) if offer.verb == "move"}
    return dealt.match.acting == (0,) and {("stay",), ("foot",), ("horse",), ()} <= ways


def battle_near(dealt: Dealt) -> str | None:
    """A land next to which whoever begins stands, and where they meet a creature to fight."""
    for offer in dealt.match.offers(0) if may_ride(dealt) else ():
        if offer.fields[0].values == ("foot",):
            for land in offer.fields[1].values:
                met = dealt.after(0, do="move", way="foot", to=land).match
                if "fight" in {each.verb for each in met.offers(0)}:
                    return str(land)
    return None


def lands(dealt: Dealt) -> set[str]:
    """Where whoever begins may go, or stay."""
    fields = [offer.fields for offer in dealt.match.offers(0) if offer.verb == "move"]
    reached = {str(land) for _, *to in fields for field in to for land in field.values}
    return reached | {dealt.match.view(0).heroes[0].space}


def make(page: Any, address: str, players: int = 2, host: str | None = None, bots: str = "novice") -> None:
    """A match against bots that has begun: unless the host's name says otherwise, with one's own turn."""
    setting = table(players, bots)
    open_table(page, address, host or host_for(may_ride, **setting), **setting)
    page.locator(".map-box, section.end").first.wait_for()


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
    before = page.evaluate(POSITION)
    page.keyboard.press("Tab")
    assert page.locator(f"{DEED} :focus").count(), "the next Tab is the first choice"
    press_until(page, "Tab", f'{DEED} [data-do="{verb}"]:focus')
    page.keyboard.press("Enter")
    changes(page, POSITION, before)
    return verb


def play(page: Any, most: int = 900) -> bool:
    """To the end of the match; whether it came."""
    for turn in range(most):
        page.locator(READY).first.wait_for()
        if page.locator("section.end").count():
            return True
        before = page.evaluate(POSITION)
        act(page, turn)
        changes(page, POSITION, before)
    return False

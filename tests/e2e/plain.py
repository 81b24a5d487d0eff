"""A player at the plain table: takes what it offers, whatever the game, by mouse, by touch or by keyboard."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.e2e.waiting import changes, until

DEED = "[data-do]:not([data-do=undone])"
READY = f".own.acting[aria-busy=false]:not(:has([data-do=undone])) {DEED}, section.end"
"""Whoever has said 'no more' waits: neither takes it back, as long as others look, nor claims after all."""
END = "section.end"
POSITION = """() => [...document.querySelectorAll('main, [role=log]')].map(e => e.textContent).join()"""
"""What changes with every deed."""
FREE = ".value[aria-pressed=false]:not([aria-disabled=true])"

Press = Callable[[Any], None]
"""What presses a button."""
Pick = Callable[[Any], Any]
"""Which of those found."""


def first(found: Any) -> Any:
    return found.first


def by_lot(dice: Random) -> Pick:
    return lambda found: found.nth(dice.randrange(found.count() or 1))


def by_mouse(button: Any) -> None:
    button.click()


def by_touch(button: Any) -> None:
    button.tap()


def by_keyboard(button: Any) -> None:
    button.focus()
    button.press("Enter")


def at_once(button: Any) -> None:
    """Where time counts: what is offered no longer is not waited for."""
    button.evaluate_all("found => found[0]?.click()")


def fill(form: Any, press: Press, pick: Pick = first) -> None:
    """Chooses what can be chosen in each field, as often as is asked for, and does it."""
    for group in form.get_by_role("group").all():
        more = group.locator(".amounts button:nth-of-type(2):not([aria-disabled=true])")
        while more.count():
            press(pick(more))
        if group.locator(".count").count():
            while group.locator(".count:not(.enough)").count():
                press(pick(group.locator(FREE)))
        elif group.locator(FREE).count():
            press(pick(group.locator(FREE)))
    press(form.locator("[data-do]"))


def act(page: Any, press: Press = by_mouse, wanted: Sequence[str] = ()) -> None:
    """Does the first of the verbs that are wanted, else whatever is offered first."""
    own = page.locator(".own.acting")
    for verb in (*wanted, None):
        named = f"[data-do={verb}]" if verb else DEED
        button = own.locator(f"{named}:not(form *)").first
        if button.count():
            press(button)
            return
        form = own.locator(f"form[data-fill={verb}]" if verb else "form[data-fill]").first
        if form.count():
            fill(form, press)
            return
    if own.locator("[data-open]").count():
        press(own.locator("[data-open]").first)
        fill(own.locator("form[data-fill]").first, press)


def play(page: Any, press: Press = by_mouse, wanted: Sequence[str] = (), most: int = 200) -> bool:
    """Acts whenever the page asks for it; whether the match is over."""
    for _ in range(most):
        page.locator(READY).first.wait_for()
        if page.locator(END).count():
            return True
        before = page.evaluate(POSITION)
        act(page, press, wanted)
        changes(page, POSITION, before)
    return False


def act_by_lot(page: Any, dice: Random) -> None:
    """Anything that is offered, filled in any way; what is offered no longer is not waited for."""
    pick, own = by_lot(dice), page.locator(".own.acting")
    chosen = pick(own.locator(f"{DEED}, [data-open][aria-expanded=false]"))
    form = chosen.locator("xpath=ancestor::form")
    if form.count():
        fill(form, at_once, pick)
    else:
        at_once(chosen)


def play_by_lot(pages: Sequence[Any], dice: Random) -> None:
    """To the end of the match."""
    while not all(page.locator(END).count() for page in pages):
        until(pages[0], lambda: any(page.locator(READY).count() for page in pages), "somebody is to act")
        for page in pages:
            if page.locator(READY).count() and not page.locator(END).count():
                act_by_lot(page, dice)


def play_together(pages: Sequence[Any], press: Press = by_mouse) -> None:
    """To the end of the match, each whenever its page asks for it."""

    def asked() -> list[Any]:
        return [page for page in pages if page.locator(READY).count()]

    while not all(page.locator(END).count() for page in pages):
        until(pages[0], lambda: bool(asked()), "somebody is to act")
        for page in asked():
            play(page, press, most=1)

"""A person at an Oraklos table in a browser: knows what is there, acts by mouse, touch or keys."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Error
from tests.e2e.playing import press_until
from tests.e2e.waiting import TIMEOUT_MS, until

from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.view import View

LETTERS = "ABCDEFGHIJKLMNOPQRST"
HOUR_MS = 3_600_000
CALM = {"search": None, "proof": HOUR_MS, "challenge": HOUR_MS}
"""Clocks that never run out: nothing happens because somebody is slow."""
STEP_MS = 3000
"""How long a person tries to do something before looking again: the table may have gone on."""


def options(variant: str, **clocks: int) -> dict[str, Any]:
    return {"variant": variant, "clocks": {**CALM, **clocks}}


class Person:
    """Whoever looks at this page. What the socket tells is only used to know what to look for."""

    def __init__(self, page: Any, way: str = "mouse") -> None:
        self.page, self.way = page, way
        self.view: View | None = None
        self.verbs: set[str] = set()
        self.n = -1
        page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, data: Any) -> None:
        told = json.loads(data)
        if told["kind"] in ("view", "update"):
            self.n, self.verbs = told["n"], {offer["verb"] for offer in told["offers"]}
            self.view = msgspec.convert(told["view"], View)

    def there(self, card: str) -> tuple[int, ...] | None:
        assert self.view is not None
        holes = self.view.variant == "antipodes"
        return next((each.dice for each in predictions(self.view.dice, holes) if each.card == card), None)

    # ------------------------------------------------------------------------------------ doing

    def press(self, selector: str) -> None:
        found = self.page.locator(selector).first
        if self.way == "touch":
            found.tap()
        elif self.way == "mouse":
            found.click()
        else:
            press_until(self.page, "Tab", f"{selector}:focus")
            self.page.keyboard.press("Enter")

    def point(self, die: int) -> None:
        if self.way == "keys":
            self.page.keyboard.press(LETTERS[die].lower())
            return
        box = self.page.locator(f'.middle [role=option][aria-label^="{LETTERS[die]},"]').bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        (self.page.touchscreen.tap if self.way == "touch" else self.page.mouse.click)(x, y)

    def card(self, place: int) -> None:
        if self.way == "keys":
            self.page.keyboard.press(f"Digit{place + 1}")
        else:
            self.press(f".own .wishes button:nth-child({place + 1})")

    def step(self) -> bool:
        """One thing, if something is asked for; whether it was. The table may go on before it is done."""
        before = self.n
        self.page.set_default_timeout(STEP_MS)
        try:
            return self._step()
        except Error as error:
            # Where nothing has happened meanwhile, nothing excuses it.
            if self.n == before or ("Timeout" not in str(error) and "not attached" not in str(error)):
                raise
            return False
        finally:
            self.page.set_default_timeout(TIMEOUT_MS)

    def acts(self) -> bool:
        """The same, and answered: by the table, or by a refusal (somebody was quicker, or the clock)."""
        before = self.n
        if not self.step():
            return False
        refusal = self.page.locator(".why:not(:empty)")
        until(self.page, lambda: self.n != before or bool(refusal.count()), "an answer")
        return True

    def _step(self) -> bool:
        view, verbs = self.view, self.verbs
        if view is None or view.seat is None or not verbs:
            return False
        if self.page.locator("dialog[open] .button.main").count():
            self.page.keyboard.press("Enter")
            self.page.locator("dialog[open]").wait_for(state="detached")
        if not self.page.locator(f".own[data-phase={view.phase}]").count():
            return False  # the page lets people see what happened before
        own = view.seats[view.seat]
        if "cup" in verbs:
            self._fill()
        elif "claim" in verbs and not own.done:
            self._search(view)
        elif "deny" in verbs and not own.done:
            self._deny(view)
        elif "prove" in verbs:
            for die in (view.proving and self.there(view.proving.card)) or (0, 1, 2, 3):
                self.point(die)
        elif "take" in verbs:
            self._take(view)
        elif "pass" in verbs:
            self._zero(".showing .button:last-of-type")
        else:
            return False
        return True

    def _fill(self) -> None:
        main = self.page.locator(".filling .button.main")
        for colour in range(24):
            if main.is_enabled():
                break
            if self.way == "keys":
                self.page.keyboard.press(f"Digit{colour % 4 + 1}")
            else:
                more = ".kind button:last-child:not([disabled])"
                # Of all colours, so that there is something to be found.
                self.press(f"{more} >> nth={colour % self.page.locator(more).count()}")
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(".filling .button.main:not([disabled])")

    def _search(self, view: View) -> None:
        assert view.seat is not None
        marked = {each.card for each in view.marked if each.seat == view.seat}
        cards = view.seats[view.seat].wishes
        for place, card in enumerate(cards):
            if view.markers and card not in marked and self.there(card):
                self.card(place)
                return
        self._zero(".searching .button")

    def _deny(self, view: View) -> None:
        for place, card in enumerate(view.wishes):
            if not self.there(card):
                self.card(place)
                self.page.locator(".own .armed").wait_for()
                self.card(place)
                return
        self._zero(".searching .button")

    def _take(self, view: View) -> None:
        main = self.page.locator(".deeds .button.main")
        for die in view.left:
            if main.is_enabled():
                break
            self.point(die)
        if self.way == "keys":
            self.page.keyboard.press("Enter")
        else:
            self.press(".deeds .button.main:not([disabled])")

    def _zero(self, selector: str) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Digit0")
        else:
            self.press(selector)

    @property
    def over(self) -> bool:
        return bool(self.page.locator("section.end").count())


def play(people: list[Person], most: int = 1000) -> None:
    """Everybody does what is asked of them until the match is over; no match takes so many acts."""

    def somebody_acts() -> bool:
        return any(person.acts() for person in people if not person.over) or is_over()

    def is_over() -> bool:
        return all(person.over for person in people)

    for _ in range(most):
        if is_over():
            return
        until(people[0].page, somebody_acts, "something is asked of somebody")
    raise AssertionError("the match does not end")

"""What a table explains: why a press did nothing, what a sign means, how to find a card by keys."""

from tests.e2e.conftest import Visit
from tests.e2e.scripted import Scripted, position

from pythia.table.match import Match

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WHY = ".own .why"


def must_follow(match: Match, seat: int) -> bool:
    """Several cards may be played, and several may not; a Specialist is among the first."""
    fields = [field for offer in match.offers(seat) if offer.verb == "play" for field in offer.fields]
    playable = {value for field in fields if field.name == "card" for value in field.values}
    return (
        len(playable) > 1
        and sum(len(field.refused) for field in fields) > 1
        and bool(playable & {"jaguar", "monkey", "shaman", "lizard"})
    )


def waits(match: Match, seat: int) -> bool:
    """With cards in hand, while somebody else is to play."""
    view = match.view(seat)
    return view.phase == "play" and bool(view.hand) and seat not in match.acting


def bids(match: Match, seat: int) -> bool:
    return any(offer.verb == "bid" for offer in match.offers(seat))


def test_why_a_card_cannot_be_played_is_told_when_it_is_pressed_and_goes_with_the_next(visit: Visit) -> None:
    page = visit(**PHONE)
    match, seat = position("prophecy", must_follow)
    table = Scripted(page, match, seat)
    held, lit = page.locator(".hand .held"), page.locator(".hand .lit")
    held.first.focus()
    assert page.locator(WHY).inner_text() == "", "nothing was tried yet"
    held.first.tap(force=True)
    page.locator(WHY).get_by_text("the suit led: follow it").wait_for()
    told, prompt = (page.locator(at).bounding_box() for at in (f"{WHY} .answer", ".own .prompt"))
    assert told["y"] + told["height"] <= prompt["y"], "the question stays in sight"
    ink = "element => getComputedStyle(element).color"
    assert page.locator(WHY).evaluate(ink) == page.locator(".own .name, .own strong").first.evaluate(ink)
    lit.first.tap()
    page.wait_for_function(f"() => document.querySelector('{WHY}').textContent.trim() === ''")
    assert not table.deeds, "a first tap only lifts the card"


def test_why_one_waits_is_told_with_its_rule(visit: Visit) -> None:
    """In the words of the rules, not of the page."""
    page = visit()
    match, seat = position("prophecy", waits)
    table = Scripted(page, match, seat)
    page.locator(".hand [data-card]").first.click(force=True)
    page.locator(WHY).get_by_role("link", name="P5.1").wait_for()
    assert not table.deeds


def test_each_card_shows_what_it_adds_to_a_bid(visit: Visit) -> None:
    page = visit()
    match, seat = position("prophecy", bids)
    Scripted(page, match, seat)
    values = {"su": "+0", "sp": "+1", "se": "+2", "ea": "+3"}
    for name in match.view(seat).hand:
        shown = page.locator(f"[data-card={name}] .adds")
        assert shown.all_inner_texts() == [values[name[:2]]] if name[:2] in values else shown.count() == 0


def test_a_specialist_explains_itself_on_focus_hover_and_long_press(visit: Visit) -> None:
    page = visit()
    match, seat = position("prophecy", must_follow)
    Scripted(page, match, seat)
    special = next(name for name in match.view(seat).hand if name in ("jaguar", "monkey", "shaman", "lizard"))
    card, tip = page.locator(f"[data-card={special}]"), page.locator(".tip")
    said = card.get_attribute("aria-description")
    page.keyboard.press("c")
    page.keyboard.press(special[0])
    assert card.evaluate("card => card === document.activeElement"), "found by its first letter"
    page.wait_for_function("() => document.querySelector('.tip').matches(':popover-open')")
    assert tip.inner_text() == said
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.tip').matches(':popover-open')")
    card.hover()
    page.wait_for_function("() => document.querySelector('.tip').matches(':popover-open')")
    page.mouse.move(0, 0)
    page.wait_for_function("() => !document.querySelector('.tip').matches(':popover-open')")


def test_a_long_press_asks_and_does_not_play(visit: Visit) -> None:
    page = visit(**PHONE)
    match, seat = position("prophecy", must_follow)
    table = Scripted(page, match, seat)
    special = next(name for name in match.view(seat).hand if name in ("jaguar", "monkey", "shaman", "lizard"))
    card = page.locator(f"[data-card={special}]")
    touch = {"pointerType": "touch", "pointerId": 7, "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", touch)
    page.wait_for_function("() => document.querySelector('.tip').matches(':popover-open')")
    card.dispatch_event("pointerup", touch)
    card.dispatch_event("click", touch)
    assert page.locator(".hand .up").count() == 0, "it is not even lifted"
    assert not table.deeds


def test_the_goal_stands_in_sight_on_a_small_screen(visit: Visit) -> None:
    """At 1280x720 the bar has no room for it: it stands with the scores beside the table."""
    for width, height in [(1280, 720), (1440, 900)]:
        page = visit(width, height)
        match, seat = position("prophecy", bids)
        Scripted(page, match, seat)
        goal = page.get_by_text("exactly as many tricks as you foretell")
        goal.wait_for()
        assert goal.count() == 1

"""Guests come, sit, are moved, take over, leave: what each of them sees of it."""

from collections.abc import Callable
from typing import Any

from tests.e2e.playing import check_access, check_fits, make_table, start

Visit = Callable[..., Any]


def sit(page: Any, link: str, seat: int, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.locator("ol li").nth(seat).get_by_role("button", name="Sit here").click()
    page.locator("ol li.mine").wait_for()


def test_the_host_removes_a_friend_from_a_seat_and_is_asked_first(visit: Visit) -> None:
    host, friend = visit(), visit()
    make_table(host, players=3)
    for option in ("short, 5 rounds", "adept", "no limit", "1 minute", "only by the link"):
        host.locator("dd", has_text=option).wait_for()
    sit(friend, host.url, 1, "Ben")
    own, other = host.locator("ol li").nth(0), host.locator("ol li").nth(1)
    assert not own.get_by_role("button", name="Put a bot here").count()
    host.get_by_role("status").filter(has_text="Ben has sat down").wait_for()
    other.get_by_role("button", name="Remove Ben").click()
    dialog = host.locator("dialog[open]")
    dialog.get_by_text("Remove Ben from this seat?").wait_for()
    check_access(host)
    dialog.get_by_role("button", name="Remove Ben").click()
    dialog.wait_for(state="detached")
    friend.get_by_text("You no longer have a seat here").wait_for()
    check_access(friend)
    friend.locator("ol li").nth(2).get_by_role("button", name="Sit here").click()
    friend.locator("ol li.mine", has_text="Ben").wait_for()
    assert not friend.get_by_text("You no longer have a seat here").count()
    friend.get_by_role("button", name="Leave the table").click()
    friend.locator("ol li.mine").wait_for(state="detached")
    assert not friend.get_by_text("You no longer have a seat here").count(), "who leaves knows it"
    host.get_by_role("status").filter(has_text="Ben has left the table").wait_for()


def test_the_host_changes_the_table_and_a_name_before_the_start(visit: Visit) -> None:
    host = visit()
    make_table(host, players=3)
    host.get_by_text("This server is reached from this machine only").wait_for()
    assert not host.get_by_role("img", name="QR").count(), "no phone could use it"
    host.get_by_role("button", name="Change this table").click()
    dialog = host.locator("dialog[open]")
    dialog.get_by_label("Time for a turn").select_option("45")
    check_access(host)
    dialog.get_by_role("button", name="Save").click()
    host.locator("dd", has_text="45 seconds").wait_for()
    host.get_by_text("Change your name").click()
    host.get_by_label("Your name").fill("Dora")
    host.get_by_role("button", name="Save").click()
    host.locator("ol li.mine", has_text="Dora").wait_for()
    host.get_by_label("may talk").check()
    host.reload()
    host.get_by_label("may talk").wait_for()
    assert host.get_by_label("may talk").is_checked()


def test_a_seat_is_left_and_taken_over_by_somebody_with_a_name(visit: Visit) -> None:
    host, friend = visit(), visit(360, 640, has_touch=True, front=False)
    make_table(host)
    start(host)
    friend.goto(host.url)
    friend.get_by_role("button", name="Take this seat").tap()
    dialog = friend.locator("dialog[open]")
    assert dialog.get_by_role("button", name="Take this seat").is_disabled()
    check_access(friend)
    dialog.get_by_label("Your name").fill("Cleo")
    dialog.get_by_role("button", name="Take this seat").tap()
    friend.locator(".hand button").first.wait_for()
    host.locator(".others", has_text="Cleo").wait_for()
    friend.get_by_role("button", name="Settings").tap()
    friend.get_by_role("button", name="Leave the match").tap()
    assert friend.get_by_role("button", name="Stay").evaluate("e => e === document.activeElement")
    check_access(friend)
    check_fits(friend)
    friend.get_by_role("button", name="Leave the match").tap()
    friend.get_by_text("You are watching").wait_for()
    assert not friend.locator("dialog[open]").count()
    host.get_by_role("status").filter(has_text="Cleo has left").wait_for()
    host.locator(".others", has_text="Cleo").wait_for(state="detached")
    friend.get_by_role("button", name="Take this seat").tap()
    friend.locator(".hand button").first.wait_for()
    host.locator(".others", has_text="Cleo").wait_for()
    friend.context.close()
    host.get_by_role("button", name="Let a bot play, Cleo").click()
    host.get_by_role("button", name="Let a bot play, Cleo").wait_for(state="detached")
    host.locator(".others", has_text="away").wait_for()


def test_who_is_muted_stays_muted(visit: Visit) -> None:
    host, friend = visit(), visit()
    make_table(host)
    sit(friend, host.url, 1, "Ben")
    start(host)
    host.get_by_text("Mute a player").click()
    host.get_by_role("button", name="Mute Ben").click()
    friend.get_by_role("textbox", name="Say something").fill("Hear me")
    friend.get_by_role("button", name="Send").click()
    friend.get_by_role("log").get_by_text("Hear me").wait_for()
    host.reload()
    host.locator(".hand button").first.wait_for()
    host.get_by_text("Mute a player").click()
    host.get_by_role("button", name="Hear Ben again").wait_for()
    assert not host.get_by_role("log").get_by_text("Hear me").count()
    host.get_by_role("button", name="Hear Ben again").click()
    host.get_by_role("log").get_by_text("Hear me").wait_for()


def test_the_address_to_share_is_the_one_the_server_names(visit: Visit) -> None:
    page = visit()

    def elsewhere(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "share": "http://192.168.7.9:8642"})

    page.route("**/api/me", elsewhere)
    page.reload()
    make_table(page)
    table = page.url.rpartition("/")[2]
    assert page.get_by_label("Link to the table").input_value() == f"http://192.168.7.9:8642/t/{table}"
    assert not page.get_by_text("works on this machine only").count()


def test_the_host_sends_somebody_away_for_good(visit: Visit) -> None:
    host, friend, watcher = visit(), visit(expected="403"), visit(360, 640, has_touch=True, expected="403")
    make_table(host)
    sit(friend, host.url, 1, "Ben")
    watcher.get_by_label("Your name").fill("Wat")
    watcher.get_by_role("button", name="Save").tap()
    watcher.get_by_text("Saved.").wait_for()
    host.get_by_text("Send somebody away").click()
    host.get_by_role("button", name="Send Ben away").click()
    assert host.get_by_role("button", name="Let them stay").evaluate("e => e === document.activeElement")
    check_access(host)
    host.get_by_role("button", name="Send Ben away").click()
    friend.get_by_text("The host has sent you away").wait_for()
    host.locator("ol li", has_text="Ben").wait_for(state="detached")
    friend.goto(host.url)
    friend.get_by_text("The host has sent you away").wait_for()
    start(host)
    watcher.goto(host.url)
    watcher.get_by_text("You are watching").wait_for()
    host.get_by_role("button", name="Settings").click()
    host.get_by_text("Send somebody away").click()
    host.get_by_role("button", name="Send Wat away").click()
    check_access(host)
    check_fits(host)
    host.get_by_role("button", name="Send Wat away").click()
    watcher.get_by_text("The host has sent you away").wait_for()

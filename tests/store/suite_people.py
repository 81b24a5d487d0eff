"""What every store promises about people: guests, their browsers and links, and who is forgotten."""

from msgspec.structs import replace
from tests.store.suite import ANN, BEN, EVE, ROW, guest_of, promise, refused, token

from pythia.store import MAX_BROWSERS, Access, Browser, Guest, Lonely, SignedIn, Store, browser_id


@promise
async def a_guest_is_known_by_the_token(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    assert await store.signed_in(token("desk")) == SignedIn(ANN, browser_id(token("desk")), 5)
    assert await store.signed_in(token("other")) is None
    assert (await store.name_of("ann"), await store.name_of("ben")) == ("Ann", None)


@promise
async def a_guest_takes_another_name(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.rename_guest("ann", "Anne")
    await store.rename_guest("nobody", "Nob")
    assert await guest_of(store, "desk") == Guest("ann", "Anne")
    assert (await store.name_of("ann"), await store.name_of("nobody")) == ("Anne", None)


@promise
async def an_id_or_a_token_is_nobody_elses(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await refused(store.add_guest(replace(ANN, name="Other"), token("new"), 6))
    await refused(store.add_guest(BEN, token("desk"), 6))
    assert (await guest_of(store, "desk"), await guest_of(store, "new")) == (ANN, None)
    assert await store.name_of("ben") is None


@promise
async def uses_of_browsers_are_noted(store: Store) -> None:
    for guest, words in ((ANN, "desk"), (BEN, "couch"), (EVE, "train")):
        await store.add_guest(guest, token(words), 5)
    await store.note_use(token("desk"), 7)
    await store.note_use(token("nobody's"), 7)
    await store.note_uses([browser_id(token("couch")), browser_id(token("gone"))], 9)
    used = [await store.signed_in(token(words)) for words in ("desk", "couch", "train")]
    assert [each and each.used_ms for each in used] == [7, 9, 5]


@promise
async def all_ways_to_be_a_guest_are_listed_the_last_used_first(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_guest(BEN, token("couch"), 5)
    await store.add_link("ann", token("link"), 100)
    await store.use_link(token("link"), token("phone"), None, 8)
    desk = Browser(browser_id(token("desk")), 5, 5, "name")
    phone = Browser(browser_id(token("phone")), 8, 8, "link")
    assert await store.access_of("ann", 50) == Access((phone, desk), None)
    await store.note_use(token("desk"), 9)
    await store.add_link("ann", token("another"), 100)
    desk = replace(desk, used_ms=9)
    assert await store.access_of("ann", 100) == Access((desk, phone), 100)
    assert await store.access_of("ann", 101) == Access((desk, phone), None)
    assert await store.access_of("nobody", 50) == Access((), None)


@promise
async def who_signs_out_a_browser_must_be_its_guest(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_guest(BEN, token("couch"), 5)
    for browser in (browser_id(token("couch")), browser_id(token("gone")), "no hex", ""):
        assert await store.sign_out("ann", browser) is False
    assert (await guest_of(store, "desk"), await guest_of(store, "couch")) == (ANN, BEN)
    assert await store.sign_out("ann", browser_id(token("desk"))) is True
    assert await store.sign_out("ann", browser_id(token("desk"))) is False
    assert (await guest_of(store, "desk"), await guest_of(store, "couch")) == (None, BEN)
    assert await store.name_of("ann") == "Ann"


@promise
async def signing_out_everywhere_else_ends_the_link_too(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_guest(BEN, token("couch"), 5)
    for words in ("phone", "train"):
        await store.add_link("ann", token("link"), 100)
        await store.use_link(token("link"), token(words), None, 6)
    await store.add_link("ann", token("link"), 100)
    await store.add_link("ben", token("ben's link"), 100)
    gone = await store.sign_out_others("ann", token("phone"))
    assert sorted(gone) == sorted(browser_id(token(words)) for words in ("desk", "train"))
    known = [await guest_of(store, words) for words in ("desk", "phone", "train", "couch")]
    assert known == [None, ANN, None, BEN]
    assert await store.link_owner(token("link"), 50) is None
    assert await store.link_owner(token("ben's link"), 50) == BEN


@promise
async def a_personal_link_is_good_once_and_until_its_time(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_link("ann", token("link"), 100)
    assert await store.use_link(token("unknown"), token("phone"), None, 50) is None
    assert await store.link_owner(token("link"), 101) is None
    for _ in range(2):
        assert await store.link_owner(token("link"), 100) == ANN, "looking does not use it"
    assert await store.use_link(token("link"), token("phone"), None, 100) == ANN
    assert await store.use_link(token("link"), token("train"), None, 50) is None
    assert await store.link_owner(token("link"), 50) is None
    assert [await guest_of(store, words) for words in ("desk", "phone", "train")] == [ANN, ANN, None]
    await store.add_link("ann", token("late"), 100)
    assert await store.use_link(token("late"), token("train"), None, 101) is None
    assert await guest_of(store, "train") is None


@promise
async def a_guest_has_one_link_at_a_time(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_guest(BEN, token("couch"), 5)
    await store.add_link("ben", token("ben's"), 100)
    await store.add_link("ann", token("old"), 100)
    await store.add_link("ann", token("new"), 100)
    owners = [await store.link_owner(token(words), 50) for words in ("old", "new", "ben's")]
    assert owners == [None, ANN, BEN]
    await store.revoke_link("ann")
    assert await store.link_owner(token("new"), 50) is None
    await refused(store.add_link("nobody", token("link"), 100))
    assert await store.link_owner(token("ben's"), 50) == BEN


@promise
async def a_browser_leaves_one_guest_for_another(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_guest(BEN, token("couch"), 5)
    assert await store.use_link(token("unknown"), token("new"), token("couch"), 50) is None
    assert await guest_of(store, "couch") == BEN, "a link that is no good costs nothing"
    await store.add_link("ann", token("link"), 100)
    await refused(store.use_link(token("link"), token("desk"), token("couch"), 50))
    assert (await guest_of(store, "couch"), await store.link_owner(token("link"), 50)) == (BEN, ANN)
    assert await store.use_link(token("link"), token("new"), token("couch"), 50) == ANN
    assert (await guest_of(store, "couch"), await guest_of(store, "new")) == (None, ANN)
    assert await store.name_of("ben") == "Ben"


@promise
async def of_too_many_browsers_the_one_unused_for_longest_makes_room(store: Store) -> None:
    await store.add_guest(ANN, token("000"), 100)
    for number in range(1, MAX_BROWSERS + 1):
        await store.add_link("ann", token("link"), 1000)
        await store.use_link(token("link"), token(f"{number:03}"), None, 100 + number)
        await store.note_use(token("000"), 100 + number)
    assert [await guest_of(store, words) for words in ("000", "001", "002")] == [ANN, None, ANN]
    assert len((await store.access_of("ann", 0)).browsers) == MAX_BROWSERS


# -------------------------------------------------------------------------------------- forgetting


@promise
async def lonely_are_those_whom_nobody_can_be_and_who_are_at_no_table(store: Store) -> None:
    for guest in "abcde":
        await store.add_guest(Guest(guest, ""), token(guest), 5)
    await store.add_link("b", token("link"), 100)
    await store.save_table(replace(ROW, guests=("c", "nobody")))
    for guest in "abce":
        await store.sign_out(guest, browser_id(token(guest)))
    assert await store.lonely_guests("", 4) == Lonely(("a",), "d")
    assert await store.lonely_guests("d", 4) == Lonely(("e",), "e")
    assert await store.lonely_guests("e", 4) == Lonely((), None)


@promise
async def only_who_is_lonely_is_forgotten(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_guest(BEN, token("couch"), 5)
    await store.sign_out("ben", browser_id(token("couch")))
    assert await store.forget_guests(["ann", "ben", "nobody"]) == 1
    assert (await store.name_of("ann"), await store.name_of("ben")) == ("Ann", None)
    await store.add_guest(BEN, token("couch"), 6)


@promise
async def old_ways_in_are_forgotten_so_many_of_each_at_once(store: Store) -> None:
    for number in range(4):
        await store.add_guest(Guest(f"{number}", ""), token(f"{number}"), number)
        await store.add_link(f"{number}", token(f"link {number}"), 10 + number)
    assert await store.forget_ways_in(3, 12, 1) == 1 + 1
    assert await store.forget_ways_in(3, 12, 9) == 2 + 1
    assert await store.forget_ways_in(3, 12, 9) == 0
    assert [await guest_of(store, f"{n}") for n in range(4)] == [None, None, None, Guest("3", "")]
    owners = [await store.link_owner(token(f"link {n}"), 0) for n in range(4)]
    assert owners == [None, None, Guest("2", ""), Guest("3", "")]


@promise
async def old_tables_are_found_the_oldest_first(store: Store) -> None:
    for table, updated in (("new", 9), ("oldest", 1), ("old", 5), ("older", 3)):
        await store.save_table(replace(ROW, id=table, updated=updated))
    assert list(await store.old_tables(9, 2)) == ["oldest", "older"]
    assert list(await store.old_tables(9, 9)) == ["oldest", "older", "old"]

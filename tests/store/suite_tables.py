"""What every store promises about tables and their steps, about many who ask at once, and about lasting."""

import asyncio
from collections.abc import Callable, Sequence

from msgspec.structs import replace
from tests.store.suite import ANN, OTHER, ROW, lasting, promise, refused, token

from pythia.store import MAX_TABLES, Access, Browser, Step, Store, StoreError, TableRow, browser_id


async def lines_of(store: Store, id: str = ROW.id) -> list[tuple[str, ...]]:
    return [step.lines for step in await store.steps(id)]


def as_kept(row: TableRow | None) -> TableRow | None:
    """In which order people are named is not promised."""
    return replace(row, guests=tuple(sorted(row.guests))) if row else None


@promise
async def a_table_is_read_as_it_was_saved_last(store: Store) -> None:
    waiting = TableRow("k7m2q9xy", "lobby", False, 1, b'{"seats":"\xc3\xab"}', ("ann", "ben"))
    for row in (waiting, ROW, replace(ROW, phase="over", acting=(), updated=5), replace(ROW, guests=())):
        await store.save_table(row)
        assert as_kept(await store.table(row.id)) == row
    assert await store.table("nowhere") is None


@promise
async def the_people_of_a_table_bear_the_names_they_have_now(store: Store) -> None:
    await store.add_guest(ANN, token("desk"), 5)
    await store.save_table(replace(ROW, guests=("ann", "gone"), names={"ann": "stale", "gone": "stale"}))
    await store.rename_guest("ann", "Anne")
    expected = replace(ROW, guests=("ann", "gone"), names={"ann": "Anne"})
    assert as_kept(await store.table(ROW.id)) == expected
    assert [as_kept(row) for row in await store.tables_of("ann")] == [expected]


@promise
async def several_tables_are_saved_together_or_not_at_all(store: Store) -> None:
    await store.save_table(OTHER)
    unfit = replace(ROW, id="unfit", phase=None)
    await refused(store.save_table(ROW, replace(OTHER, updated=2000), unfit))
    assert [await store.table(table) for table in (ROW.id, "unfit")] == [None, None]
    assert await store.table(OTHER.id) == OTHER
    await store.save_table(ROW, replace(OTHER, updated=2000))
    assert [row.id for row in await store.tables_of("ann")] == [OTHER.id, ROW.id]


@promise
async def steps_are_kept_in_their_order_with_the_table_after_them(store: Store) -> None:
    first, *more = (
        Step("from", ("a", "b")),
        Step("move", ("c", "d"), "ann", "1"),
        Step("talk", ("ë",), "ann"),
        Step("sits", ("e",)),
    )
    await store.append(ROW, first)
    await store.append(OTHER, Step("move", ("elsewhere",)))
    await store.append(replace(ROW, updated=2000, acting=(1,)), *more)
    assert list(await store.steps(ROW.id)) == [first, *more]
    assert await store.table(ROW.id) == replace(ROW, updated=2000, acting=(1,))
    await store.save_table(replace(ROW, phase="over"))
    await store.append(ROW)
    assert list(await store.steps(ROW.id)) == [first, *more], "saving a table leaves its steps"
    assert list(await store.steps("nowhere")) == []


@promise
async def an_action_is_stored_once_and_what_came_with_it_not_at_all(store: Store) -> None:
    await store.append(ROW, Step("move", ("one",), "ann", "1"))
    changed = replace(ROW, updated=2000, guests=("eve",))
    twice = Step("move", ("two",), "ann", "1")
    await refused(store.append(changed, Step("move", ("new",), "ann", "2"), twice))
    await refused(store.append(changed, *[Step("move", ("three",), "ann", "3")] * 2))
    assert await lines_of(store) == [("one",)]
    assert await store.table(ROW.id) == ROW
    for step in (replace(twice, guest="ben"), replace(twice, action=None), replace(twice, action=None)):
        await store.append(ROW, step)
    await store.append(OTHER, twice)
    assert len(await store.steps(ROW.id)) == 1 + 3


@promise
async def steps_are_counted_each_line_of_another_match_as_one(store: Store) -> None:
    await store.append(ROW, Step("from", ("a", "b", "c")), Step("move", ("d", "e")), Step("talk", ("f",)))
    assert await store.step_count(ROW.id) == 3 + 1 + 1
    assert await store.step_count("nowhere") == 0


@promise
async def nothing_is_left_of_a_deleted_table(store: Store) -> None:
    for row in (ROW, OTHER):
        await store.append(row, Step("move", ("a",), "ann", "1"))
    await store.delete_table(ROW.id)
    await store.delete_table("nowhere")
    assert (await store.table(ROW.id), list(await store.steps(ROW.id))) == (None, [])
    assert (await store.step_count(ROW.id), await store.table_count("ann")) == (0, 1)
    assert [row.id for row in await store.tables_of("ann")] == [OTHER.id]
    await store.append(ROW, Step("move", ("anew",), "ann", "1"))
    assert await lines_of(store) == [("anew",)]
    assert await lines_of(store, OTHER.id) == [("a",)]


@promise
async def a_guest_finds_their_tables_those_that_are_over_last(store: Store) -> None:
    await store.save_table(
        replace(ROW, id="old", updated=1),
        replace(ROW, id="new", updated=9),
        replace(ROW, id="over", phase="over", updated=99),
        replace(ROW, id="waiting", phase="lobby", updated=5, guests=("ann", "ben")),
        replace(ROW, id="another's", guests=("ben",)),
    )
    assert [row.id for row in await store.tables_of("ann")] == ["new", "waiting", "old", "over"]
    assert sorted(await store.open_ids_of("ann")) == ["new", "old", "waiting"]
    assert (await store.table_count("ann"), await store.table_count("eve")) == (4, 0)
    await store.save_table(replace(ROW, id="old", updated=1, guests=("ben", "eve")))
    assert [row.id for row in await store.tables_of("eve")] == ["old"]
    assert (await store.table_count("ann"), await store.table_count("ben")) == (3, 3)


@promise
async def of_very_many_tables_the_last_used_are_listed(store: Store) -> None:
    rows = [replace(ROW, id=f"{number:03}", updated=number) for number in range(MAX_TABLES + 5)]
    await store.save_table(*rows)
    assert list(await store.tables_of("ann")) == rows[:4:-1]
    assert len(await store.open_ids_of("ann")) == await store.table_count("ann") == len(rows)


# ------------------------------------------------------------------------------- asked by many at once


def moves(count: int) -> Sequence[Step]:
    return [Step("move", (f"{number}",), "ann", f"{number}") for number in range(count)]


@promise
async def writes_are_done_in_the_order_in_which_they_were_asked_for(store: Store) -> None:
    await asyncio.gather(*(store.append(ROW, step) for step in moves(50)))
    assert list(await store.steps(ROW.id)) == list(moves(50))


@promise
async def a_write_that_is_refused_leaves_those_asked_for_with_it(store: Store) -> None:
    asked = [step for step in moves(20) for _ in range(2)]
    done = await asyncio.gather(*(store.append(ROW, step) for step in asked), return_exceptions=True)
    assert [isinstance(each, StoreError) for each in done] == [False, True] * 20
    assert list(await store.steps(ROW.id)) == list(moves(20))


@promise
async def what_was_asked_for_is_written_whoever_goes_away(store: Store) -> None:
    asking = [asyncio.create_task(store.append(ROW, step)) for step in moves(20)]
    await asyncio.sleep(0)
    for each in asking:
        each.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await store.probe()
    assert list(await store.steps(ROW.id)) == list(moves(20))


@promise
async def a_read_that_is_given_up_costs_nobody_anything(store: Store) -> None:
    await store.append(ROW, *moves(3))
    reading = [asyncio.create_task(store.steps(ROW.id)) for _ in range(20)]
    await asyncio.sleep(0)
    for each in reading[::2]:
        each.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    assert [list(each.result()) for each in reading[1::2]] == [list(moves(3))] * 10
    assert await store.table(ROW.id) == ROW


@promise
async def a_probe_changes_nothing(store: Store) -> None:
    await store.append(ROW, *moves(3))
    await store.probe()
    assert (await store.table(ROW.id), len(await store.steps(ROW.id))) == (ROW, 3)


# -------------------------------------------------------------------------------------- what lasts


@lasting
async def what_was_kept_is_there_when_it_is_opened_again(open_: Callable[[], Store]) -> None:
    store = open_()
    await store.add_guest(ANN, token("desk"), 5)
    await store.add_link("ann", token("link"), 100)
    await store.append(ROW, *moves(3))
    store.close()
    again = open_()
    desk = Browser(browser_id(token("desk")), 5, 5, "name")
    assert await again.access_of("ann", 50) == Access((desk,), 100)
    assert await again.table(ROW.id) == replace(ROW, names={"ann": "Ann"})
    assert list(await again.steps(ROW.id)) == list(moves(3))
    await refused(again.append(ROW, *moves(1)))
    again.close()


@lasting
async def closing_finishes_every_write_that_was_asked_for(open_: Callable[[], Store]) -> None:
    store = open_()
    asking = [asyncio.create_task(store.append(ROW, step)) for step in moves(50)]
    await asyncio.sleep(0)
    store.close()
    await asyncio.gather(*asking)
    again = open_()
    assert list(await again.steps(ROW.id)) == list(moves(50))
    again.close()

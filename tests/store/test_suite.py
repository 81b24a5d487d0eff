"""Every store keeps every promise; and a store that breaks one is found out."""

import asyncio
from collections.abc import Callable, Sequence
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.store import suite_people, suite_tables  # noqa: F401 each adds its promises
from tests.store.memory import MemoryStore, others
from tests.store.suite import LASTING, PROMISES, STORES, Kind, LastingPromise, Promise

from pythia.store import Guest, Step, Store, StoreError, TableRow

LASTING_STORES = [kind for kind in STORES if kind.lasts]
CALLS = sorted(name for name, call in vars(Store).items() if iscoroutinefunction(call))


def named(what: Callable[..., object] | Kind) -> str:
    return what.name if isinstance(what, Kind) else what.__name__


async def hold(promise: Promise, open_: Callable[[], Store]) -> None:
    store = open_()
    try:
        await promise(store)
    finally:
        store.close()


@pytest.mark.parametrize("kind", STORES, ids=named)
@pytest.mark.parametrize("promise", PROMISES, ids=named)
def test_a_promise_is_kept(kind: Kind, promise: Promise, tmp_path: Path) -> None:
    asyncio.run(hold(promise, lambda: kind.open(tmp_path)))


@pytest.mark.parametrize("kind", LASTING_STORES, ids=named)
@pytest.mark.parametrize("promise", LASTING, ids=named)
def test_a_promise_outlasts_the_server(kind: Kind, promise: LastingPromise, tmp_path: Path) -> None:
    asyncio.run(promise(lambda: kind.open(tmp_path)))


# ----------------------------------------------------------------------------------------- broken


def is_found_out(store: type[MemoryStore]) -> bool:
    for promise in PROMISES:
        try:
            asyncio.run(hold(promise, store))
        except (Exception, pytest.fail.Exception):
            return True
    return False


async def _nothing(*_: object) -> None:
    await others()


@pytest.mark.parametrize("call", [name for name in CALLS if name != "probe"])
def test_a_call_that_does_nothing_is_found_out(call: str) -> None:
    assert is_found_out(type("Broken", (MemoryStore,), {call: _nothing}))


class Late(MemoryStore):
    """Writes only when whoever asked is still there."""

    async def append(self, row: TableRow, *steps: Step) -> None:
        await others()
        await super().append(row, *steps)


class Halfway(MemoryStore):
    """Keeps the table of a step that it refuses."""

    async def append(self, row: TableRow, *steps: Step) -> None:
        await self.save_table(row)
        await super().append(row, *steps)


class OneByOne(MemoryStore):
    """Keeps some of several tables."""

    async def save_table(self, *rows: TableRow) -> None:
        for row in rows:
            await super().save_table(row)


class Twice(MemoryStore):
    """Does not know an action again."""

    async def append(self, row: TableRow, *steps: Step) -> None:
        try:
            await super().append(row, *steps)
        except StoreError:
            await super().append(row, *(replace(step, action=None) for step in steps))


class Backwards(MemoryStore):
    """Lists what is over first."""

    async def tables_of(self, guest: str) -> Sequence[TableRow]:
        return list(reversed(await super().tables_of(guest)))


class Everlasting(MemoryStore):
    """Its links are always good."""

    async def add_link(self, guest: str, token: bytes, until_ms: int) -> None:
        await super().add_link(guest, token, 10**15)


class Generous(MemoryStore):
    """Its links are good again and again."""

    async def use_link(self, link: bytes, token: bytes, leaving: bytes | None, now_ms: int) -> Guest | None:
        kept = self._links.get(link)
        owner = await super().use_link(link, token, leaving, now_ms)
        if kept is not None:
            self._links[link] = kept
        return owner


class Clinging(MemoryStore):
    """A browser stays whose it was."""

    async def use_link(self, link: bytes, token: bytes, leaving: bytes | None, now_ms: int) -> Guest | None:
        return await super().use_link(link, token, None, now_ms)


class Careless(MemoryStore):
    """Anybody signs anybody out."""

    async def sign_out(self, guest: str, browser: str) -> bool:
        return any([await super(Careless, self).sign_out(each, browser) for each in tuple(self._names)])


class Ruthless(MemoryStore):
    """Forgets people who can still come back."""

    def _is_lonely(self, guest: str) -> bool:
        return not self._own(guest)


class Greedy(MemoryStore):
    """Forgets more at once than it was asked to."""

    async def forget_ways_in(self, before_ms: int, now_ms: int, most: int) -> int:
        return await super().forget_ways_in(before_ms, now_ms, 10**6)


@pytest.mark.parametrize("broken", MemoryStore.__subclasses__(), ids=named)
def test_a_store_that_breaks_a_promise_is_found_out(broken: type[MemoryStore]) -> None:
    assert not is_found_out(MemoryStore)
    assert is_found_out(broken)

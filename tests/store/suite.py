"""One suite for every store: each promise is a scenario that any store can be put through.

A new store is one more line in `STORES`; `test_suite.py` does the rest. The promises themselves are in
`suite_people.py` and `suite_tables.py`.
"""

from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.store.memory import MemoryStore

from pythia.store import Guest, Standing, Store, StoreError, TableRow
from pythia.store.sqlite import SQLiteStore


class Kind(NamedTuple):
    """A kind of store, and how to open the one that is kept in a folder."""

    name: str
    open: Callable[[Path], Store]
    lasts: bool
    """Whether what was kept is there when it is opened again."""


STORES = (Kind("sqlite", SQLiteStore, True), Kind("memory", lambda _: MemoryStore(), False))

Promise = Callable[[Store], Coroutine[Any, Any, None]]
LastingPromise = Callable[[Callable[[], Store]], Coroutine[Any, Any, None]]
PROMISES: list[Promise] = []
LASTING: list[LastingPromise] = []
"""Promises of stores that last: they open the same one several times."""

ANN, BEN, EVE = Guest("ann", "Ann"), Guest("ben", "Ben"), Guest("eve", "Eve")
ROW = TableRow(
    "k7m2q9xy",
    "running",
    True,
    1000,
    b"{}",
    ("ann",),
    (0, 2),
    "header",
    b"s" * 32,
    standing=Standing((7, 3, 7), (1, 3, 1)),
)
OTHER = replace(ROW, id="q9xyk7m2")


def promise(scenario: Promise) -> Promise:
    PROMISES.append(scenario)
    return scenario


def lasting(scenario: LastingPromise) -> LastingPromise:
    LASTING.append(scenario)
    return scenario


def token(words: str) -> bytes:
    """Like the hash of a token: 32 bytes, whose first tell one from another."""
    return words.encode().ljust(32, b".")


async def refused(write: Awaitable[object]) -> None:
    with pytest.raises(StoreError):
        await write


async def guest_of(store: Store, words: str) -> Guest | None:
    found = await store.signed_in(token(words))
    return found.guest if found else None

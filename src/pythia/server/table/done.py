"""What has been done at a table by a client's own id for it, so that a repeat is answered, not done twice."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TypeAlias

Key: TypeAlias = tuple[str | None, str]
"""A guest and the id of theirs."""


class Done(Mapping[Key, int]):
    """By guest and id the number of the update that made it so. It never changes."""

    def __init__(self, of: Mapping[str | None, dict[str, int]] | None = None) -> None:
        self._of: Mapping[str | None, dict[str, int]] = of or {}

    def plus(self, guest: str | None, id: str, n: int) -> "Done":
        return Done({**self._of, guest: {**self._of.get(guest, {}), id: n}})

    def __getitem__(self, key: Key) -> int:
        return self._of.get(key[0], {})[key[1]]

    def __iter__(self) -> Iterator[Key]:
        return ((guest, each) for guest, own in self._of.items() for each in own)

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def latest(self, guest: str, most: int) -> tuple[str, ...]:
        """The ids of a guest's latest deeds, in order, however many there are in all."""
        return tuple(islice(reversed(self._of.get(guest, {})), most))[::-1]

"""What has been done at a table by a client's own id for it, so that a repeat is answered, not done twice."""

from collections.abc import Iterator, MutableMapping
from itertools import islice
from typing import TypeAlias

Key: TypeAlias = tuple[str | None, str]
"""A guest and the id of theirs."""


class Done(MutableMapping[Key, int]):
    """By guest and id the number of the update that made it so."""

    def __init__(self) -> None:
        self._of: dict[str | None, dict[str, int]] = {}

    def __getitem__(self, key: Key) -> int:
        return self._of.get(key[0], {})[key[1]]

    def __setitem__(self, key: Key, n: int) -> None:
        self._of.setdefault(key[0], {})[key[1]] = n

    def __delitem__(self, key: Key) -> None:
        del self._of.get(key[0], {})[key[1]]

    def __iter__(self) -> Iterator[Key]:
        return ((guest, each) for guest, own in self._of.items() for each in own)

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def latest(self, guest: str, most: int) -> tuple[str, ...]:
        """The ids of a guest's latest deeds, in order, however many there are in all."""
        return tuple(islice(reversed(self._of.get(guest, {})), most))[::-1]

"""Where outcomes come from. Live ones from a keyed stream that a commitment pins down before the match.

Outcome k of a match depends on the seed, the players' words, k and its kind alone, and is drawn in
whole numbers only: nothing need be remembered to resume, and every machine redraws the same.
"""

import json
import secrets
from collections.abc import Callable, Sequence
from hashlib import sha256, shake_256
from struct import unpack
from typing import Protocol, TypeVar

from msgspec import Struct

from pythia.contract import Chance, OutcomeT, Stream

T = TypeVar("T")

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(words: str) -> bytes:
    """The seed of a phrase, for a match one wants to deal again."""
    return sha256(words.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published before the match: SHA-256 of the seed's bytes, in hexadecimal."""
    return sha256(seed).hexdigest()


class _Keyed(Protocol):
    def digest(self, length: int, /) -> bytes: ...


class Source:
    """All the outcomes of a match: a stream for each, keyed by the seed, the words, its place and kind."""

    def __init__(self, seed: bytes, words: Sequence[str] = ()) -> None:
        about = json.dumps(["pythia chance", seed.hex(), list(words)], ensure_ascii=True)
        self._keyed = shake_256(about.encode())

    def stream(self, k: int, kind: str) -> "KeyedStream":
        keyed = self._keyed.copy()
        keyed.update(f"{k} {kind}".encode())
        return KeyedStream(keyed)


class KeyedStream:
    """The output of SHAKE-256, read from its start, as whole numbers."""

    def __init__(self, keyed: _Keyed) -> None:
        self._keyed = keyed
        self._bytes = keyed.digest(512)
        self._at = 0

    def _take(self, count: int) -> bytes:
        start, self._at = self._at, self._at + count
        while self._at > len(self._bytes):
            self._bytes = self._keyed.digest(2 * len(self._bytes))
        return self._bytes[start : self._at]

    def below(self, n: int) -> int:
        """Just enough bits for n, drawn again while they are n or more: no modulo, no bias."""
        if n < 1:
            raise ValueError("there is no number below 0 to draw")
        bits = (n - 1).bit_length()
        while True:
            number = int.from_bytes(self._take((bits + 7) // 8), "big") & ((1 << bits) - 1)
            if number < n:
                return number

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """Every place gets a number of 64 bits, drawn again if two are alike; that is their new order."""
        size = len(items)
        while True:
            numbers = unpack(f">{size}Q", self._take(8 * size))
            if len(set(numbers)) == size:
                break
        order = sorted(range(size), key=numbers.__getitem__)
        return [items[place] for place in order[:count]]


class NotedChance(Chance, Protocol):
    """Chance that notes what it gave, for the record."""

    given: list[Struct]


class Live:
    """Chance for a match being played: the outcomes of a source from number `first` on."""

    def __init__(self, source: Source, first: int = 0) -> None:
        self.given: list[Struct] = []
        self._source, self._first = source, first

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        k = self._first + len(self.given)
        outcome = sample(self._source.stream(k, kind_of(kind)))
        self.given.append(outcome)
        return outcome


def kind_of(outcome: type[Struct]) -> str:
    """An outcome type's name in records: its tag."""
    return str(outcome.__struct_config__.tag)

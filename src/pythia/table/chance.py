"""Where outcomes come from. Live ones from a keyed stream that a commitment pins down before the match.

Outcome k of a match depends on the seed, the players' words, k and its kind alone, and is drawn in
whole numbers only: nothing need be remembered to resume, and every machine redraws the same.
"""

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256, shake_256
from itertools import chain, islice
from typing import Protocol, TypeVar

from msgspec import Struct

from pythia.contract import Chance, OutcomeT, Stream

T = TypeVar("T")

SEED_BYTES = 32
REDEAL = "redeal"
"""The kind of an outcome that deals anew what is hidden, where a match is taken up from another."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(words: str) -> bytes:
    """The seed of a phrase, for a match one wants to deal again."""
    return sha256(words.encode(errors="surrogateescape")).digest()


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


_BLOCK = 136
"""The bytes that one round of SHAKE-256 gives, enough for most shuffles of sixty cards."""


def _output(keyed: _Keyed) -> Iterator[bytes]:
    """What SHAKE-256 gives, from its start, in pieces without end."""
    start, end = 0, _BLOCK
    while True:
        yield keyed.digest(end)[start:]
        start, end = end, 2 * end


_MOST = 256
"""The most items to sample from: the place of one is drawn from one byte."""
_PLACES = tuple([(left, (1 << (left - 1).bit_length()) - 1) for left in range(_MOST, 0, -1)])
"""How many items are left to draw from, and the bits just enough for them."""


class KeyedStream:
    """The output of SHAKE-256, read byte by byte from its start, as whole numbers."""

    def __init__(self, keyed: _Keyed) -> None:
        self._bytes = chain.from_iterable(_output(keyed))

    def below(self, n: int) -> int:
        """Just enough bits for n, drawn again while they are n or more: no modulo, no bias."""
        if n < 1:
            raise ValueError("there is no number below 0 to draw")
        bits = (n - 1).bit_length()
        read, mask = self._bytes, (1 << bits) - 1
        while True:
            drawn = next(read) if bits <= 8 else int.from_bytes(islice(read, (bits + 7) // 8), "big")
            if drawn & mask < n:
                return drawn & mask

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        """One after another, each `below` the number of those still left, whose places close up."""
        left, drawn, read = list(items), [], self._bytes
        if len(left) > _MOST:
            raise ValueError(f"there are more than {_MOST} items to draw from")
        first = _MOST - len(left)
        for n, bits in _PLACES[first : first + count]:
            for byte in read:
                if byte & bits < n:
                    drawn.append(left.pop(byte & bits))
                    break
        return drawn


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

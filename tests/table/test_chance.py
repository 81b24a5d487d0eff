"""Chance: the same from the same seed, another from any other, and unbiased as far as statistics can tell."""

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest
from tests.conftest import LONG

from pythia.games.prophecy.deal import deal
from pythia.games.prophecy.state import Deal
from pythia.table.chance import KeyedStream, Live, Source, commitment, new_seed, seed_from

SOURCE = Source(b"statistics".ljust(32))


class Bytes:
    """A stream that begins with these bytes, then zeros."""

    def __init__(self, first: bytes) -> None:
        self.first = first

    def digest(self, length: int, /) -> bytes:
        return self.first.ljust(length, b"\0")[:length]


def deviations(counts: Counter[object], kinds: int) -> float:
    """How far a chi-square sum lies from its mean, in standard deviations."""
    expected = sum(counts.values()) / kinds
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    chi += (kinds - len(counts)) * expected
    freedom = kinds - 1
    return (chi - freedom) / sqrt(2 * freedom)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 60, 100, 128, 200, 255, 256])
def test_numbers_below_have_no_bias_at_all(n: int) -> None:
    """Over every possible first byte, each number comes up equally often; surplus ones are drawn again."""
    bits = (n - 1).bit_length()
    surplus = sum(byte & ((1 << bits) - 1) >= n for byte in range(256))
    got = Counter(KeyedStream(Bytes(bytes([byte]))).below(n) for byte in range(256))
    got[0] -= surplus  # those drew a second byte, which is zero
    assert set(got.values()) == {(256 - surplus) // n}
    assert len(got) == n


def test_numbers_below_many() -> None:
    stream = SOURCE.stream(0, "numbers")
    for n in (7, 60, 1000):
        counts: Counter[object] = Counter(stream.below(n) for _ in range(40 * n))
        assert abs(deviations(counts, n)) < 5
    assert 2**200 > SOURCE.stream(1, "numbers").below(2**200) > 2**180
    with pytest.raises(ValueError, match="below 0"):
        stream.below(0)


def test_every_card_comes_to_every_place() -> None:
    """The shuffle: sixty cards by sixty places, all equally frequent."""
    counts: Counter[object] = Counter()
    for k in range(20_000 if LONG else 3_000):
        for place, card in enumerate(SOURCE.stream(k, "shuffle").sample(range(60), 60)):
            counts[card, place] += 1
    # Rows and columns have fixed sums, so 59 × 59 of the 3,600 are free; 5 deviations leave room for that.
    assert -5 < deviations(counts, 3600) < 5


def test_neighbours_are_independent() -> None:
    counts: Counter[object] = Counter()
    for k in range(20_000 if LONG else 3_000):
        order = SOURCE.stream(k, "neighbours").sample(range(8), 8)
        counts.update(pairwise(order))
    assert abs(deviations(counts, 8 * 7)) < 5


def test_every_deal_of_a_small_deck() -> None:
    counts: Counter[object] = Counter(
        tuple(SOURCE.stream(k, "small").sample("abcd", 3)) for k in range(24 * 200)
    )
    assert abs(deviations(counts, 24)) < 5


def test_every_card_comes_to_every_hand() -> None:
    live = Live(SOURCE)
    counts: Counter[object] = Counter()
    for _ in range(1500):
        for seat, hand in enumerate(deal(3, live)):
            counts.update((seat, card) for card in hand)
    assert abs(deviations(counts, 3 * 60)) < 5


def test_an_outcome_depends_on_seed_words_number_and_kind_alone() -> None:
    def drawn(seed: bytes, words: tuple[str, ...], k: int, kind: str) -> list[int]:
        return Source(seed, words).stream(k, kind).sample(range(60), 60)

    one = drawn(bytes(32), ("a", "b"), 3, "deal")
    assert drawn(bytes(32), ("a", "b"), 3, "deal") == one
    for other in (
        drawn(b"\1".ljust(32), ("a", "b"), 3, "deal"),
        drawn(bytes(32), ("b", "a"), 3, "deal"),
        drawn(bytes(32), ("a,b",), 3, "deal"),
        drawn(bytes(32), ("ab", ""), 3, "deal"),
        drawn(bytes(32), ("a", "b"), 33, "deal"),
        drawn(bytes(32), ("a", "b"), 3, "dealer"),
    ):
        assert other != one


def test_outcomes_need_no_memory() -> None:
    """Resumed in the middle, the same outcomes follow."""
    whole = Live(SOURCE)
    hands = [deal(2, whole) for _ in range(5)]
    resumed = Live(SOURCE, first=3)
    assert [deal(2, resumed), deal(2, resumed)] == hands[3:]
    assert whole.given[3:] == resumed.given == [Deal(hands[3]), Deal(hands[4])]


def test_seeds_and_commitments() -> None:
    assert new_seed() != new_seed()
    assert len(new_seed()) == 32
    assert seed_from("open sesame") == seed_from("open sesame") != seed_from("open sesam")
    # SHA-256 of 32 zero bytes, as any tool computes it.
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"

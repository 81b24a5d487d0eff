"""P5.7: what was said, judged by what came out; a round at a time, by prepared events."""

from collections.abc import Sequence

from pythia.contract import Event, Repute, Said, Told
from pythia.games.prophecy import GAME
from pythia.games.prophecy.events import BidMade, CardTakenBack, OpenBid, Played, RoundBegan, RoundScored
from pythia.games.prophecy.honesty import MOST_SAID, repute_after, statements

BEGAN = RoundBegan(0, "ea", 0, 15, ())
BIDS = (BidMade(0), BidMade(1), BidMade(2))


def said(seat: int, say: str, **args: str | int) -> Said:
    return Said(seat, say, args)


def scored(values: tuple[int, ...], bids: tuple[tuple[str, ...], ...] = ((), (), ())) -> RoundScored:
    zeros = (0,) * len(values)
    return RoundScored(0, bids, values, zeros, zeros, zeros, zeros, zeros, None)


def judged(*events: Event) -> list[bool | None]:
    return [each.true for each in statements([BEGAN, *BIDS, *events])]


def remembered(*events: Event) -> tuple[Told, ...]:
    past: tuple[Told, ...] = ()
    assert GAME.hears is not None
    for event in events:
        past = GAME.hears(past, event) if isinstance(event, Said) else GAME.memory(past, Told(event))
    return past


def test_a_bid_is_judged_when_it_is_shown() -> None:
    told = said(1, "foretold", count=4)
    assert judged(told) == [None]
    assert judged(told, scored((0, 4, 0))) == [True]
    assert judged(told, scored((4, 3, 4))) == [False]


def test_of_a_bid_that_is_not_made_or_lies_open_nothing_is_judged() -> None:
    told = said(1, "foretold", count=4)
    assert statements([BEGAN, told, *BIDS, scored((0, 4, 0))]) == []
    opened = OpenBid(1, ("ea1", "su1"), 3)
    assert statements([BEGAN, *BIDS, opened, told, scored((0, 3, 0))]) == []


def test_a_void_is_false_as_soon_as_such_a_card_comes_and_true_if_none_does() -> None:
    told = said(1, "void", suit="su")
    other, none, one = Played(0, "su4"), Played(1, "sp4"), Played(1, "su9")
    assert judged(one, told, other, none) == [None], "what was played before says nothing"
    assert judged(one, told, other, none, scored((0, 0, 0))) == [True]
    assert judged(told, none, one) == [False]
    assert judged(told, none, one, CardTakenBack(1, "su9")) == [None]
    assert judged(none, told, scored((0, 0, 0))) == [None], "whoever holds nothing has said nothing"


def test_no_trump_means_neither_the_suit_nor_the_jaguar() -> None:
    told, end = said(2, "no-trump"), scored((0, 0, 0))
    assert judged(told, Played(2, "su1"), end) == [True]
    assert judged(told, Played(2, "ea1")) == [False]
    assert judged(told, Played(2, "jaguar")) == [False]


def test_a_card_that_one_holds_is_played_by_oneself_and_by_nobody_else() -> None:
    told = said(0, "hold", card="monkey")
    assert judged(told, Played(0, "monkey")) == [True]
    assert judged(told, Played(1, "monkey")) == [False]
    assert judged(Played(1, "monkey"), told) == [False]
    assert judged(told, Played(0, "su1"), scored((0, 0, 0))) == [False], "nobody had it"
    held = said(0, "hold", card="su1")
    assert judged(held, scored((0, 0, 0), (("su1",), (), ()))) == [None], "it went into the bid"
    assert judged(held, scored((0, 0, 0), ((), ("su1",), ()))) == [False]


def test_a_round_counts_once_and_one_lie_is_enough() -> None:
    events: Sequence[Event] = (
        said(0, "foretold", count=2),
        said(0, "void", suit="su"),
        said(1, "foretold", count=3),
        said(1, "no-trump"),
        Played(0, "sp2"),
        Played(1, "ea3"),
        scored((2, 3, 1)),
    )
    first = repute_after([BEGAN, *BIDS, *events])
    assert first == Repute(honest=(1, 0, 0), lied=(0, 1, 0), caught=(1,))
    again = repute_after([first, BEGAN, *BIDS, said(1, "foretold", count=3), scored((2, 3, 1))])
    assert again == Repute(honest=(1, 1, 0), lied=(0, 1, 0), caught=())


def test_what_is_remembered_is_the_round_and_how_honest_all_have_been() -> None:
    told = said(1, "foretold", count=4)
    assert remembered(BEGAN, *BIDS, scored((0, 4, 0)), BEGAN) == (Told(BEGAN),), "nobody has said anything"
    after = remembered(BEGAN, *BIDS, told, scored((0, 4, 0)), BEGAN)
    assert after == (Told(Repute((0, 1, 0), (0, 0, 0))), Told(BEGAN))


def test_what_is_said_is_remembered_once_and_not_without_end() -> None:
    for idle in (said(0, "laugh"), said(0, "mine"), said(0, "phrase", id="eris-bid"), said(0, "unheard-of")):
        assert remembered(idle) == ()
    assert len(remembered(*[said(0, "void", suit="su")] * 5)) == 1
    many = [said(seat, "hold", card=f"su{rank}") for seat in (0, 1) for rank in range(1, 15)]
    assert len(remembered(*many)) == 2 * MOST_SAID

"""What a network sees: the same to the bit at a table and in the kernel, and nothing that is hidden."""

from itertools import product
from random import Random

import numpy as np
from msgspec.structs import replace
from tests.conftest import LONG
from tests.games.prophecy.kernel.beside_rules import Pair, play_beside
from tests.games.prophecy.tables import playing

from pythia.games.prophecy.cards import each, names
from pythia.games.prophecy.features import features
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.games import hear_games, observe_games, reveal_games
from pythia.games.prophecy.kernel.observation import (
    FEATURE_WORDS,
    HAND,
    HIDDEN_WORDS,
    IS_BEST,
    IS_LATEST,
    MASTERS,
    MAY_PLAY,
    NEEDS,
    TRICKS,
    UNSEEN,
    WHO,
    WOULD_WIN,
)
from pythia.games.prophecy.rules import play_card
from pythia.games.prophecy.state import State
from pythia.games.prophecy.tricks import bid_value
from pythia.games.prophecy.view import view

MATCHES, LEAST = (40, 100_000) if LONG else (1, 1000)
"""Of each kind of table; decisions that are compared in all, at least."""


def observed(row: at.Row) -> tuple[int, ...]:
    words = np.zeros((1, FEATURE_WORDS), np.uint64)
    observe_games(row[None], words)
    return tuple(map(int, words[0]))


def as_at_a_table(pair: Pair, row: at.Row) -> tuple[int, ...]:
    seat = int(row[at.TURN])
    seen = view(pair.state, seat)
    hand, bid = (names(int(row[place + seat])) for place in (at.HANDS, at.BIDS))
    events = [told.event for told in pair.story.told if told.reaches(seat)]
    return features(replace(seen, hand=hand, bid=bid), events)


def hidden(state: State, seat: int) -> set[tuple[int, int]]:
    """What a seat may not know, by a state of the rules: hands of the others in the first five places, their
    bids in the next."""
    found = set()
    for step in range(1, state.players):
        other = (seat + step) % state.players
        found |= {(step - 1, card) for card in each(state.hands[other])}
        found |= {(step + 4, card) for card in each(state.bids[other] or 0)}
    return found


def test_the_kernel_sees_what_a_player_sees_and_critics_what_is_hidden() -> None:
    compared = 0

    def look(pair: Pair, row: at.Row) -> None:
        nonlocal compared
        compared += 1
        assert observed(row) == as_at_a_table(pair, row)
        words = np.zeros((1, HIDDEN_WORDS), np.uint64)
        reveal_games(row[None], words)
        if not row[at.BIDDING]:  # the rules know a bid as a whole
            shown = {(place, card) for place, word in enumerate(words[0]) for card in each(int(word))}
            assert shown == hidden(pair.state, int(row[at.TURN]))

    for players, length in product(range(2, 7), range(2)):
        play_beside(players, length, MATCHES, 10 * players + length, look)
    assert compared >= LEAST


def test_what_is_hidden_changes_nothing() -> None:
    dice = Random("hidden")

    def look(pair: Pair, row: at.Row) -> None:
        seat, players = int(row[at.TURN]), int(row[at.PLAYERS])
        other = row.copy()
        shown = [own for own in range(players) if row[at.OPENLY] >> own & 1]
        for place in range(players):
            hidden = [at.HANDS + place] if place != seat else []
            hidden += [at.BIDS + place] if place not in (seat, *shown) else []
            for where in hidden:
                other[where] = sum(1 << card for card in dice.sample(range(56), int(row[where]).bit_count()))
        assert observed(other) == observed(row)

    play_beside(4, 0, 1, 1, look)


def test_each_word_by_an_example() -> None:
    """Seat 1 follows to the Monkey, which names Suns: Suns 14 would lose, trump and the Jaguar would win."""
    table = playing("monkey", "su14 jaguar ea2", "su3", trump="ea")
    state = play_card(table, 0, 57, 0, None)  # type: ignore[arg-type]
    words = features(view(state, 1), [])
    assert words[HAND] == state.hands[1]
    assert names(words[WOULD_WIN]) == ("jaguar",)
    assert names(words[MAY_PLAY]) == ("su14", "jaguar")
    assert "su14" in names(words[MASTERS])
    assert not words[UNSEEN] & words[HAND]
    assert words[TRICKS] & 0xFFFF == (1 << state.taken[1]) - 1
    assert len(each(words[IS_BEST])) == len(each(words[IS_LATEST])) == 1


def hidden_bids(pair: Pair, seat: int) -> Hearsay:
    """All that the others could say of their bids, and true."""
    bids = pair.state.bids
    told = [bid_value(bid) if bid and other != seat else None for other, bid in enumerate(bids)]
    return Hearsay(tuple(told), (0,) * pair.state.players)


def test_what_is_heard_of_a_bid_looks_like_an_open_one_but_for_its_cards() -> None:
    def look(pair: Pair, row: at.Row) -> None:
        seat = int(row[at.TURN])
        if row[at.BIDDING]:
            return
        seen, events = view(pair.state, seat), [told.event for told in pair.story.told if told.reaches(seat)]
        heard = features(seen, events, hidden_bids(pair, seat))
        known = row.copy()
        known[at.OPENLY] = (1 << pair.state.players) - 1
        opened = observed(known)
        own_openly = 1 << 12 & ~heard[WHO] & opened[WHO]
        assert heard[NEEDS] == opened[NEEDS]
        assert heard[WHO] | own_openly == opened[WHO]
        words = np.array([observed(row)], np.uint64)
        hear_games(row[None], words, np.array([known[at.OPENLY]]))
        assert tuple(map(int, words[0])) == heard, "a network is taught by the same"
        plain = features(seen, events)
        same = [place for place in range(FEATURE_WORDS) if place not in (NEEDS, WHO)]
        assert [heard[place] for place in same] == [plain[place] for place in same]

    for players in range(2, 7):
        play_beside(players, 1, 1, players, look)


def test_a_suit_that_one_is_told_to_be_missing_looks_like_one_that_was_shown_to_be() -> None:
    table = playing("su1 su4", "su14 jaguar", "su3 se2", trump="ea")
    seen = view(table, 0)
    told = Hearsay((None, None, None), (0, 0b0100, 0b1000))
    plain, heard = features(seen, []), features(seen, [], told)
    # Four bits a seat from bit 36 on, one's own the first.
    assert heard[WHO] ^ plain[WHO] == 0b1000_0100_0000 << 36
    assert heard[:WHO] == plain[:WHO]
    assert heard[WHO + 1 :] == plain[WHO + 1 :]

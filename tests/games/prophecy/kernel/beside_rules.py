"""The kernel and the rules on the same cards, card by card: what is legal, who wins, what it scores."""

from collections.abc import Callable
from random import Random

import numpy as np
from tests.given import Given

from pythia.contract import Offer, Story
from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import BIT, MONKEY, NAMES, NUMBER, SUITS, mask_of, names
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import NAMING_LIZARD, NAMING_MONKEY, SET_ASIDE
from pythia.games.prophecy.kernel.from_state import row_of_state
from pythia.games.prophecy.kernel.games import begin_games, legal_actions, step_games
from pythia.games.prophecy.state import Bid, Deal, Dealer, Options, Play, State

COMPARED = [place for place in range(at.WORDS) if place not in (*range(at.PLAYED, at.PLAYED + 6), at.RANDOM)]
COMPARED = [place for place in COMPARED if place not in (at.VOIDS, at.LED)]
"""All that a state of the rules knows too."""


def dealt(row: at.Row) -> Deal:
    players = int(row[at.PLAYERS])
    return Deal(tuple(names(int(hand)) for hand in row[at.HANDS : at.HANDS + players]))


def drawn(players: int, dealer: int) -> Dealer:
    """P3.1: in one row, everyone but the dealer draws low."""
    cards = [f"{suit}1" for suit in SUITS] + ["monkey", "lizard"]
    return Dealer((tuple("su14" if seat == dealer else cards.pop(0) for seat in range(players)),))


def numbers(offers: tuple[Offer, ...]) -> set[int]:
    """What may be done, as numbers of actions; a bid by its cards."""
    found: set[int] = set()
    for offer in offers:
        cards = [NUMBER[name] for name in offer.fields[0].names]
        if offer.verb == "bid":
            found |= {SET_ASIDE + card for card in cards}
        elif len(offer.fields) == 2:
            first = NAMING_MONKEY if cards == [MONKEY] else NAMING_LIZARD
            found |= {first + SUITS.index(suit) for suit in offer.fields[1].names}
        else:
            found |= set(cards)
    return found


def bits(words: at.Row) -> set[int]:
    return {64 * n + bit for n in range(2) for bit in range(64) if int(words[n]) >> bit & 1}


class Pair:
    """A match of the rules that goes where a row of the kernel goes."""

    def __init__(self, row: at.Row) -> None:
        players = int(row[at.PLAYERS])
        empty = rules.empty(players, Options(length="short" if row[at.LENGTH] else "standard"))
        self.story = Story()
        """All that was told so far."""
        chance = Given(drawn(players, int(row[at.DEALER])), dealt(row))
        self.state: State = rules.start(empty, chance, self.story)
        self.plies = 0

    def check(self, row: at.Row, legal: set[int]) -> None:
        state, seat = self.state, int(row[at.TURN])
        if not row[at.BIDS + seat] or not row[at.BIDDING] or seat < 0:
            mine = row_of_state(state)
            assert (row[COMPARED] == mine[COMPARED]).all(), (row, mine)
            assert legal == (numbers(rules.offers(state, seat)) if seat >= 0 else set())
        else:
            # Within a bid, which the rules know as a whole.
            left = state.hands[seat] & ~int(row[at.BIDS + seat])
            assert legal == {SET_ASIDE + card for card in range(56) if left >> card & 1}

    def check_nothing(self, row: at.Row) -> None:
        """Where nobody wants to look."""

    def follow(self, before: at.Row, action: int, after: at.Row) -> None:
        """The rules do what was done in the kernel, with the deal that came of it."""
        seat, chance, story = int(before[at.TURN]), Given(dealt(after)), self.story
        if action < SET_ASIDE or action >= NAMING_MONKEY:
            suit = SUITS[action & 3] if action >= NAMING_MONKEY else None
            card = action if action < SET_ASIDE else MONKEY if action < NAMING_LIZARD else MONKEY + 2
            self.state = rules.apply(self.state, seat, Play(NAMES[card], suit), None, chance, story)  # type: ignore[arg-type]
        else:
            bid = int(before[at.BIDS + seat]) | BIT[NAMES[action - SET_ASIDE]]
            if not after[at.BIDDING] or after[at.TURN] != seat:
                self.state = rules.apply(self.state, seat, Bid(names(bid)), None, chance, story)
        self.plies += 1


Seen = Callable[[Pair, at.Row], None]


def play_beside(players: int, length: int, matches: int, seed: int, look: Seen = Pair.check_nothing) -> int:
    """So many whole matches by any legal action, each position looked at; the plies that were compared."""
    rows = np.zeros((matches, at.WORDS), np.int64)
    begin_games(rows, players, length, seed)
    pairs, dice = [Pair(row) for row in rows], Random(seed)
    words, actions = np.zeros((matches, 2), np.uint64), np.zeros(matches, np.int64)
    points, won = np.zeros((matches, 6), np.int64), np.zeros(matches, np.int64)
    while (rows[:, at.TURN] >= 0).any():
        legal_actions(rows, words)
        before = rows.copy()
        for number, pair in enumerate(pairs):
            legal = bits(words[number])
            pair.check(rows[number], legal)
            if legal:
                look(pair, rows[number])
            actions[number] = dice.choice(sorted(legal)) if legal else 0
        assert step_games(rows, actions, points, won, False) == -1
        for number, pair in enumerate(pairs):
            if before[number, at.TURN] >= 0:
                totals = np.array(pair.state.totals)
                pair.follow(before[number], int(actions[number]), rows[number])
                assert (points[number, :players] == np.array(pair.state.totals) - totals).all()
                assert won[number] == (mask_of(rules.winners(pair.state)) if pair.state.over else 0)
    for number, pair in enumerate(pairs):
        pair.check(rows[number], set())
    return sum(pair.plies for pair in pairs)

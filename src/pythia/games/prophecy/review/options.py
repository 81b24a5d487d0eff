"""What is compared with what was chosen: every play; of the hundreds of bids those that are liked."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from pythia.contract import Event
from pythia.games.prophecy.actions import number_of_card_set_aside, number_of_play
from pythia.games.prophecy.bots.network import Judgement, Network
from pythia.games.prophecy.bots.sight import plays
from pythia.games.prophecy.cards import NAMES, NUMBERS
from pythia.games.prophecy.kernel.actions import SET_ASIDE
from pythia.games.prophecy.state import Action, Bid
from pythia.games.prophecy.view import View
from pythia.judging import Question

BIDS_KEPT = 12
"""After each card: of bids that are set aside card by card, those that are liked best."""
BIDS_COMPARED = 8


class Option(NamedTuple):
    """An action, as the kernel has it too, and how likely the network is to choose it."""

    action: Action
    numbers: tuple[int, ...]
    liked: float


def options_of(question: Question, network: Network) -> list[Option]:
    """What was chosen comes first."""
    judgement, chosen, view = Judgement(network), question.chosen, question.view
    if isinstance(chosen, Bid):
        liked = _bids(judgement, view, question.events)
        aside = frozenset(chosen.cards)
        found = [_bid(cards, likes) for cards, likes in liked if cards != aside][:BIDS_COMPARED]
        own = dict(liked).get(aside, 0.0)
        numbers = tuple(map(number_of_card_set_aside, chosen.cards))
        return [Option(chosen, numbers, own), *found]
    likes = np.exp(judgement.prefers(view, question.events))
    found = []
    for play in plays(question.offers):
        number = number_of_play(play, leading=not view.trick.cards)
        found.append(Option(play, (number,), float(likes[number])))
    return sorted(found, key=lambda option: (option.action != chosen, -option.liked))


def _bid(cards: frozenset[str], liked: float) -> Option:
    in_order = tuple(sorted(cards, key=NAMES.index))
    return Option(Bid(in_order), tuple(map(number_of_card_set_aside, in_order)), liked)


def _bids(judgement: Judgement, view: View, events: Sequence[Event]) -> list[tuple[frozenset[str], float]]:
    """The bids that are liked best, card by card, and how likely each is; whatever the order of its cards."""
    kept: dict[frozenset[str], float] = {frozenset(): 1.0}
    for _ in range(NUMBERS[len(view.seats)].bid):
        grown: dict[frozenset[str], float] = {}
        for aside, liked in kept.items():
            hand = tuple([card for card in view.hand if card not in aside])
            between = replace(view, hand=hand, bid=tuple(sorted(aside, key=NAMES.index)))
            for number, more in enumerate(np.exp(judgement.prefers(between, events))):
                if more > 0:
                    cards = aside | {NAMES[number - SET_ASIDE]}
                    grown[cards] = grown.get(cards, 0.0) + liked * float(more)
        best = sorted(grown, key=lambda cards: (-grown[cards], sorted(cards)))
        kept = {cards: grown[cards] for cards in best[:BIDS_KEPT]}
    return list(kept.items())

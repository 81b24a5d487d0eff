"""What a player does at a table as a kernel has it: decision by decision, with what was seen at each."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from pythia.contract import Event
from pythia.games.prophecy.actions import number_of_card_set_aside, number_of_play
from pythia.games.prophecy.features import features
from pythia.games.prophecy.state import Action, Bid, Play
from pythia.games.prophecy.view import View


def decisions(view: View, events: Sequence[Event], action: Action) -> Iterator[tuple[tuple[int, ...], int]]:
    """Features and the number of what was chosen; of a bid, which is made card by card, one for each."""
    if isinstance(action, Bid):
        for count, card in enumerate(action.cards):
            aside = action.cards[:count]
            hand = tuple([own for own in view.hand if own not in aside])
            between = replace(view, hand=hand, bid=aside)
            yield features(between, events), number_of_card_set_aside(card)
    elif isinstance(action, Play):
        yield features(view, events), number_of_play(action, leading=not view.trick.cards)

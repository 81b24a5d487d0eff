"""Hidden cards dealt anew where a match is taken up from another, so that they fit all that was seen."""

from collections.abc import Sequence

from msgspec.structs import replace

from pythia.contract import UNTOLD, Chance, Event, Illegal, Message, Story, Stream
from pythia.games.prophecy.cards import NUMBER, RANKS, SHAMAN, SPECIALISTS, SUITS, each, mask_of, names
from pythia.games.prophecy.events import HandDealtAnew
from pythia.games.prophecy.hidden import Known, deal_hidden, what_is_known
from pythia.games.prophecy.refusals import card_words, number
from pythia.games.prophecy.state import Redeal, State
from pythia.games.prophecy.view import view


def deal_anew(
    state: State, seat: int | None, events: Sequence[Event], chance: Chance, story: Story = UNTOLD
) -> State:
    """What this seat (None: a spectator) does not see, dealt out anew; each seat is told what it holds."""
    known = what_is_known(view(state, seat), events)

    def sample(stream: Stream) -> Redeal:
        hands, bids = deal_hidden(known, stream)
        return Redeal(tuple(map(names, hands)), tuple(map(names, bids)))

    outcome = chance.draw(Redeal, sample, lambda outcome: _check(known, outcome))
    dealt = replace(
        state,
        hands=tuple([mask_of(map(number, hand)) for hand in outcome.hands]),
        bids=tuple([mask_of(map(number, bid)) for bid in outcome.bids]),
    )
    for owner, (hand, bid) in enumerate(zip(dealt.hands, dealt.bids, strict=True)):
        story.tell(HandDealtAnew(names(hand), names(bid)), (owner,))
    return dealt


def _check(known: Known, outcome: Redeal) -> None:
    """Raises Illegal where these cannot be the cards of this table."""
    players = len(known.seats)
    if len(outcome.hands) != players or len(outcome.bids) != players:
        raise Illegal(None, "redeal-seats", players=players)
    gone = known.played
    for name in (name for cards in (*outcome.hands, *outcome.bids) for name in cards):
        card = 1 << number(name)
        if gone & card:
            raise Illegal("P4.1", "redeal-card-gone", card=card_words(NUMBER[name]))
        gone |= card
    for owner, held in enumerate(known.seats):
        hand, bid = (mask_of(map(number, cards[owner])) for cards in (outcome.hands, outcome.bids))
        if (hand.bit_count(), bid.bit_count()) != (held.hand_size, held.bid_size):
            raise Illegal("P4.1", "redeal-size", seat=owner, hand=held.hand_size, bid=held.bid_size)
        if moved := (held.hand & ~hand) | (held.bid & ~bid):
            card_moved = card_words(each(moved)[0])
            raise Illegal(None, "redeal-changes-what-was-seen", seat=owner, card=card_moved)
        if bid & SPECIALISTS:
            raise Illegal("P4.2", "no-specialist-in-bid")
        if wrong := hand & ~held.hand & held.lacks:
            raise _impossible(owner, each(wrong)[0])


def _impossible(owner: int, card: int) -> Illegal:
    if card == SHAMAN:
        return Illegal("P5.3", "redeal-shaman-leads", seat=owner)
    suit = Message(f"suit-{SUITS[card // RANKS]}")
    return Illegal("P5.4", "redeal-suit-missing", seat=owner, suit=suit)

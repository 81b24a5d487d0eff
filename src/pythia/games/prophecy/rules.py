"""The rules of Prophecy, in the order of the rulebook. What may be done, and what it leads to.

Elsewhere: P1.1, P1.2, P1.3 in `cards.py`; P2.1, P2.2 in `state.py`; P3.1, P4.1 in `deal.py`; what a card may
do and is worth (P5.2, P5.4, P5.5, P6.1 to P6.6, P7.1, P7.2, P8.1 to P8.3) in `tricks.py`; what a seat sees
(P4.3, P4.6, P5.6) in `view.py`.
"""

from operator import add

from msgspec.structs import replace

from pythia import contract
from pythia.contract import UNTOLD, Chance, Field, Illegal, Message, Offer, Refusal, Story, Told, refusal
from pythia.games.prophecy.cards import (
    BIT,
    NAMES,
    NUMBERS,
    SHAMAN,
    SPECIALISTS,
    SUITED,
    SUITS,
    each,
    names,
)
from pythia.games.prophecy.deal import deal, dealer_of, draw_for_deal
from pythia.games.prophecy.events import (
    BidChosen,
    BidMade,
    CardTakenBack,
    DealerDrawn,
    HandDealt,
    LeadSurrendered,
    MatchEnded,
    OpenBid,
    PlayBegan,
    Played,
    RoundBegan,
    RoundScored,
    TrickTaken,
)
from pythia.games.prophecy.refusals import cannot_follow, cannot_lead, card_words, not_your_turn, number
from pythia.games.prophecy.state import TRUMPS, Action, Bid, Options, Play, RoundScore, State, Trick
from pythia.games.prophecy.tricks import (
    NO_SUIT,
    POWERS,
    bid_value,
    bids_openly,
    bonus_points,
    can_follow,
    can_lead,
    lead_suit,
    may_follow,
    may_lead,
    may_name,
    power,
    standing,
    surrenders,
    trick_points,
    worth,
)

# ------------------------------------------------------------------------------- P2-P4: a round begins


def empty(players: int, options: Options) -> State:
    """P2: the table before a dealer is drawn, the wheel at its first trump."""
    zeros = (0,) * players
    return State(
        options=options,
        players=players,
        dealer=0,
        trump=TRUMPS[options.length][0],
        openly=(),
        hands=zeros,
        bids=zeros,
        trick=Trick(leader=0),
        taken=zeros,
    )


def start(state: State, chance: Chance, story: Story = UNTOLD) -> State:
    """P3: a dealer is drawn, and the first round is dealt."""
    draws = draw_for_deal(state.players, chance)
    dealer = dealer_of(draws)
    story.tell(DealerDrawn(draws, dealer))
    story.show(state)
    return _begin_round(state, dealer, chance, story)


def _begin_round(state: State, dealer: int, chance: Chance, story: Story) -> State:
    """P2, P4.1: the wheel shows the trump, the cards are dealt anew."""
    number = len(state.rounds)
    trump = TRUMPS[state.options.length][number]
    openly = open_bidders(state)
    hands = deal(state.players, chance)
    if story.is_told:
        story.tell(RoundBegan(number, suit_name(trump), dealer, len(hands[0]), openly))
        for seat, hand in enumerate(hands):
            story.tell(HandDealt(hand), (seat,))
    zeros = (0,) * state.players
    return replace(
        state,
        dealer=dealer,
        trump=trump,
        openly=openly,
        hands=tuple([sum(map(BIT.__getitem__, hand)) for hand in hands]),
        bids=zeros,
        trick=Trick(leader=_left_of(state, dealer)),
        turn=None,
        taken=zeros,
        surrendered=None,
        last=None,
    )


def open_bidders(state: State) -> tuple[int, ...]:
    """P4.4: with 3 or more players, the leaders in score; nobody in the first and the last round."""
    totals = state.totals
    rounds = len(state.rounds), len(TRUMPS[state.options.length])
    first = [bids_openly(total, max(totals), state.players, *rounds) for total in totals]
    return tuple([seat for seat, bids_first in enumerate(first) if bids_first])


def suit_name(suit: int) -> str | None:
    """A suit as players name it; the Jaguar's own (P8.1) and no suit have no name."""
    return SUITS[suit] if suit < len(SUITS) else None


def _left_of(state: State, seat: int) -> int:
    """P5.1: clockwise."""
    return (seat + 1) % state.players


# -------------------------------------------------------------------------------------- who may act


def acting(state: State) -> tuple[int, ...]:
    """P4.4-5: those whose bid is due, open bids first; then (P5.1) whoever is to play."""
    turn = state.turn
    if turn is not None:
        return (turn,)
    if not state.dealt:
        return ()
    bids = state.bids
    first = [seat for seat in state.openly if not bids[seat]]
    return tuple(first or [seat for seat, bid in enumerate(bids) if not bid])


def apply(
    state: State, seat: int, action: Action, at: int | None, chance: Chance, story: Story = UNTOLD
) -> State:
    """What a seat does, and all that follows from it; Illegal if the rules forbid it."""
    if type(action) is Play:
        return _play(state, seat, action, chance, story)
    assert type(action) is Bid
    return _bid(state, seat, action, story)


# ------------------------------------------------------------------------------------------- P4: bids


def _bid(state: State, seat: int, action: Bid, story: Story) -> State:
    """P4.2-4: a bid, if it may be made."""
    return set_aside(state, seat, _check_bid(state, seat, action.cards), story)


def set_aside(state: State, seat: int, cards: int, story: Story = UNTOLD) -> State:
    """P4.2-5: what a bid leads to. That it may be made is not checked, for search, which knows it."""
    bids = _with(state.bids, seat, cards)
    hands = _with(state.hands, seat, state.hands[seat] ^ cards)
    turn = None if 0 in bids else state.trick.leader
    if story.is_told:
        _tell_bid(seat, bids, state.openly, turn, story)
    return replace(state, hands=hands, bids=bids, turn=turn)


def _tell_bid(
    seat: int, bids: tuple[int, ...], openly: tuple[int, ...], leader: int | None, story: Story
) -> None:
    """P4.3-5: its owner sees a bid, others that it is made; open ones are shown with the last of them."""
    story.tell(BidMade(seat))
    story.tell(BidChosen(names(bids[seat]), bid_value(bids[seat])), (seat,))
    if seat in openly and open_bids_are_made(openly, bids):
        for opener in openly:
            story.tell(OpenBid(opener, names(bids[opener]), bid_value(bids[opener])))
    if leader is not None:
        story.tell(PlayBegan(leader))


def open_bids_are_made(openly: tuple[int, ...], bids: tuple[int, ...]) -> bool:
    """P4.4: whether nobody who bids openly has yet to bid."""
    return not openly or all(bids[seat] for seat in openly)


def _check_bid(state: State, seat: int, chosen: tuple[str, ...]) -> int:
    """P4.2-4: the bid as a mask, or why it cannot be made."""
    cards = 0
    for name in chosen:
        cards |= 1 << number(name)
    if state.bids[seat]:
        raise Illegal("P7.3", "game-over") if state.over else Illegal("P4.3", "bid-is-final")
    if seat not in state.openly and not open_bids_are_made(state.openly, state.bids):
        raise Illegal("P4.4", "open-bids-first")
    missing = cards & ~state.hands[seat]
    if missing:
        raise Illegal("P4.2", "not-in-hand", card=card_words(each(missing)[0]))
    if cards & SPECIALISTS:
        raise Illegal("P4.2", "no-specialist-in-bid")
    if cards.bit_count() < len(chosen):
        raise Illegal("P4.2", "card-twice-in-bid")
    size = NUMBERS[state.players].bid
    if len(chosen) != size:
        raise Illegal("P4.2", "bid-size", count=size)
    return cards


# ------------------------------------------------------------------------------------------ P5-P7: play


def _play(state: State, seat: int, action: Play, chance: Chance, story: Story) -> State:
    """P5.1-5, P6.1: a card, if it may be played, and so."""
    card, suit = number(action.card), action.suit
    if seat != state.turn:
        raise not_your_turn(state, seat)
    hand, trick, named = state.hands[seat], state.trick, NO_SUIT
    if trick.cards:
        if suit or not can_follow(card, hand, trick.lead):
            raise cannot_follow(state, seat, card)
    else:
        if not can_lead(card, hand):
            raise cannot_lead(state, seat, card)
        named = _named(card, suit, state.trump)
    return play_card(state, seat, card, named, chance, story)


def play_card(state: State, seat: int, card: int, named: int, chance: Chance, story: Story = UNTOLD) -> State:
    """P5, P6: what a card leads to; the last of a trick ends it. That it may be played is not checked."""
    hands, trick, trump = [*state.hands], state.trick, state.trump
    cards = trick.cards
    if story.is_told:
        story.tell(Played(seat, NAMES[card], suit_name(named)))
    lead = trick.lead if cards else lead_suit(card, named, trump)
    strength = POWERS[trump][lead][card] if card != SHAMAN else _shamans_power(cards, lead, trump)
    best, winner = trick.best, trick.winner
    if strength > best and seat != state.surrendered:
        best, winner = strength, seat
    hands[seat] ^= 1 << card
    cards += (card,)
    trick = Trick(trick.leader, cards, lead, best, winner)
    if len(cards) == state.players:
        return _end_trick(state, tuple(hands), trick, chance, story)
    turn = (seat + 1) % state.players
    return replace(state, hands=tuple(hands), trick=trick, turn=turn, last=None)


def _shamans_power(before: tuple[int, ...], lead: int, trump: int) -> int:
    """P6.6: half a rank above the card before it."""
    return power(worth(SHAMAN, lead, trump, worth(before[-1], lead, trump, 0)), lead, trump)


def playable(state: State, seat: int) -> int:
    """P5.2, P5.4: the cards of the hand that may be played now."""
    hand, trick = state.hands[seat], state.trick
    return may_follow(hand, trick.lead) if trick.cards else may_lead(hand)


def _named(card: int, suit: str | None, trump: int) -> int:
    """P6.1, P8.2: the suit named with a led card, where one must be named."""
    allowed = may_name(card, trump)
    if not allowed:
        if suit is not None:
            raise Illegal("P6.1", "no-suit-to-name", card=card_words(card))
        return NO_SUIT
    if suit is None:
        raise Illegal("P6.1", "name-a-suit", card=card_words(card))
    named = SUITS.index(suit)
    if not allowed >> named & 1:
        raise Illegal("P6.1", "monkey-cannot-name-trump", suit=Message(f"suit-{suit}"))
    return named


def _end_trick(state: State, hands: tuple[int, ...], trick: Trick, chance: Chance, story: Story) -> State:
    """P7.1, P5.1: its winner takes the trick and leads the next; after the last, the round is scored."""
    if story.is_shown:
        story.show(replace(state, hands=hands, trick=trick, turn=None, last=None))
    leader = winner = trick.winner
    taken = _with(state.taken, winner, state.taken[winner] + 1)
    if story.is_told:
        story.tell(TrickTaken(winner, taken[winner]))
    if not hands[winner]:
        ended = replace(state, hands=hands, taken=taken, trick=Trick(trick.leader), turn=None, last=trick)
        story.show(ended)
        return _score_round(ended, chance, story)
    surrendered = None
    if surrenders(hands[winner]):
        leader, surrendered = _left_of(state, winner), winner
        story.tell(LeadSurrendered(winner, leader))
    return replace(
        state, hands=hands, trick=Trick(leader), taken=taken, turn=leader, surrendered=surrendered, last=trick
    )


def _score_round(state: State, chance: Chance, story: Story) -> State:
    """P4.6, P7.2: bids are shown, points counted; P3.2: the deal moves on; P7.3: or the match ends."""
    exact = NUMBERS[state.players].bonus
    values = tuple([bid_value(bid) for bid in state.bids])
    bonuses, points = [], []
    for seat, taken in enumerate(state.taken):
        surrendered = seat == state.surrendered
        bonus = bonus_points(taken, values[seat], surrendered, exact)
        bonuses.append(bonus)
        points.append(trick_points(taken, surrendered) + bonus)
    score = RoundScore(
        trump=state.trump,
        dealer=state.dealer,
        bids=values,
        tricks=state.taken,
        points=tuple(points),
        bonus=tuple(bonuses),
        totals=tuple(map(add, state.totals, points)),
        bonuses=tuple(map(add, state.bonuses, bonuses)),
    )
    number, bids = len(state.rounds), state.bids
    state = replace(state, rounds=(*state.rounds, score))
    if story.is_told:
        shown = tuple([names(bid) for bid in bids])
        told = score.tricks, score.points, score.bonus, score.totals
        story.tell(RoundScored(number, shown, values, *told, places(state), state.surrendered))
    if state.over:
        story.tell(MatchEnded(score.totals, score.bonuses, winners(state)))
        return state
    story.show(state)
    return _begin_round(state, _left_of(state, state.dealer), chance, story)


def places(state: State) -> tuple[int, ...]:
    """P7.3: by totals; ties by the most bonus points; those still tied share a place."""
    return contract.places_of(list(map(standing, state.totals, state.bonuses)))


def winners(state: State) -> tuple[int, ...]:
    """P7.3: those in the first place share the victory."""
    return tuple([seat for seat, place in enumerate(places(state)) if place == 1])


def take_back(before: State, seat: int, action: Action, after: State) -> Told:
    """P5.7: one's own card, while it is the latest action; never a bid, never the card that ends a round."""
    if not before.options.takeback:
        raise Illegal("P5.7", "no-take-backs-here")
    if type(action) is not Play:
        raise Illegal("P4.3", "bid-is-final")
    if len(after.rounds) > len(before.rounds):
        raise Illegal("P5.7", "round-has-ended")
    return Told(CardTakenBack(seat, action.card))


# ---------------------------------------------------------------------------------- what may be done, why not


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    """All a seat may do now, and for each card it may not use, the rule that holds it back."""
    if seat not in acting(state):
        return ()
    return _bid_offer(state, seat) if state.turn is None else _play_offers(state, seat)


def _bid_offer(state: State, seat: int) -> tuple[Offer, ...]:
    """P4.2: so many of the suited cards in hand."""
    hand = state.hands[seat]
    why = Message("no-specialist-in-bid")
    refused = tuple(Refusal(name, "P4.2", why) for name in names(hand & SPECIALISTS))
    size = NUMBERS[state.players].bid
    return (Offer("bid", (Field("cards", names(hand & SUITED), size, refused),)),)


def _play_offers(state: State, seat: int) -> tuple[Offer, ...]:
    """P5.2-5, P6.1: the cards that may be played; a led Monkey or Lizard with the suits it may name."""
    cards = playable(state, seat)
    why_not = cannot_follow if state.trick.cards else cannot_lead
    refused = tuple(
        refusal(NAMES[card], why_not(state, seat, card)) for card in each(state.hands[seat] & ~cards)
    )
    plain, naming = [], []
    for card in each(cards):
        suits = may_name(card, state.trump) if not state.trick.cards else 0
        if suits:
            named = Field("suit", tuple(SUITS[suit] for suit in each(suits)))
            naming.append(Offer("play", (Field("card", (NAMES[card],)), named)))
        else:
            plain.append(NAMES[card])
    ordinary = Offer("play", (Field("card", tuple(plain), refused=refused),))
    return (ordinary, *naming) if plain or refused else tuple(naming)


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same values by seat, but for one."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)

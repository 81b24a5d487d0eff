"""The rules of Prophecy, in the order of the rulebook. What may be done, and what it leads to.

Elsewhere: P1.1, P1.2, P1.3 in `cards.py`; P2.1, P2.2 in `state.py`; P3.1, P4.1 in `deal.py`; what a card may
do and is worth (P5.2, P5.4, P5.5, P6.1 to P6.6, P7.1, P7.2, P8.1 to P8.3) in `tricks.py`; what a seat sees
(P4.3, P4.6, P5.6) in `view.py`.
"""

from operator import add

from msgspec.structs import replace

from pythia.contract import Chance, Field, Illegal, Message, Offer, Refusal, Step, Told
from pythia.games.prophecy.cards import (
    BIT,
    JAGUAR,
    NAMES,
    NUMBER,
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
from pythia.games.prophecy.state import TRUMPS, Action, Bid, Options, Play, RoundScore, State, Trick
from pythia.games.prophecy.tricks import (
    NO_SUIT,
    POWERS,
    bid_value,
    bonus_points,
    lead_suit,
    may_follow,
    may_lead,
    may_name,
    power,
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


def start(state: State, chance: Chance) -> Step[State]:
    """P3: a dealer is drawn, and the first round is dealt."""
    draws = draw_for_deal(state.players, chance)
    dealer = dealer_of(draws)
    return _begin_round(state, dealer, chance, [Told(DealerDrawn(draws, dealer))])


def _begin_round(state: State, dealer: int, chance: Chance, told: list[Told]) -> Step[State]:
    """P2, P4.1: the wheel shows the trump, the cards are dealt anew."""
    number = len(state.rounds)
    trump = TRUMPS[state.options.length][number]
    openly = open_bidders(state)
    hands = deal(state.players, chance)
    told.append(Told(RoundBegan(number, suit_name(trump), dealer, len(hands[0]), openly)))
    told += [Told(HandDealt(hand), (seat,)) for seat, hand in enumerate(hands)]
    zeros = (0,) * state.players
    state = replace(
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
    return state, told


def open_bidders(state: State) -> tuple[int, ...]:
    """P4.4: with 3 or more players, the leaders in score; nobody in the first and the last round."""
    number, last = len(state.rounds), len(TRUMPS[state.options.length]) - 1
    if state.players == 2 or number in (0, last):
        return ()
    totals = state.totals
    highest = max(totals)
    return tuple([seat for seat, total in enumerate(totals) if total == highest])


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


def apply(state: State, seat: int, action: Action, at: int | None, chance: Chance) -> Step[State]:
    """What a seat does, and all that follows from it; Illegal if the rules forbid it."""
    if type(action) is Play:
        return _play(state, seat, action, chance)
    assert type(action) is Bid
    return _bid(state, seat, action)


# ------------------------------------------------------------------------------------------- P4: bids


def _bid(state: State, seat: int, action: Bid) -> Step[State]:
    """P4.2-5: cards are set aside; open bids are shown when the last of them is made."""
    cards = _check_bid(state, seat, action.cards)
    bids = _with(state.bids, seat, cards)
    hands = _with(state.hands, seat, state.hands[seat] ^ cards)
    told = [Told(BidMade(seat)), Told(BidChosen(names(cards), bid_value(cards)), (seat,))]
    openly = state.openly
    if seat in openly and open_bids_are_made(openly, bids):
        told += [Told(OpenBid(opener, names(bids[opener]), bid_value(bids[opener]))) for opener in openly]
    if not all(bids):
        return replace(state, hands=hands, bids=bids), told
    leader = state.trick.leader
    told.append(Told(PlayBegan(leader)))
    return replace(state, hands=hands, bids=bids, turn=leader), told


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


def _play(state: State, seat: int, action: Play, chance: Chance) -> Step[State]:
    """P5, P6: a card is played; the last of a trick ends it."""
    name, suit = action.card, action.suit
    card = number(name)
    if seat != state.turn:
        raise _not_your_turn(state, seat)
    hands, trick, trump = [*state.hands], state.trick, state.trump
    hand, bit, cards = hands[seat], 1 << card, trick.cards
    if cards:
        lead = trick.lead
        if not may_follow(hand, lead) & bit or suit:
            raise _cannot_follow(state, seat, card)
    else:
        if not may_lead(hand) & bit:
            raise _cannot_lead(state, seat, card)
        lead = lead_suit(card, _named(card, suit, trump), trump)
    if card < JAGUAR:
        strength = POWERS[trump][lead][card]
    else:
        before = worth(cards[-1], lead, trump, 0) if cards else 0
        strength = power(worth(card, lead, trump, before), lead, trump)
    best, winner = trick.best, trick.winner
    if strength > best and seat != state.surrendered:
        best, winner = strength, seat
    hands[seat] = hand ^ bit
    cards += (card,)
    trick = Trick(trick.leader, cards, lead, best, winner)
    told = [Told(Played(seat, name, suit))]
    if len(cards) == state.players:
        return _end_trick(state, tuple(hands), trick, chance, told)
    turn = (seat + 1) % state.players
    return replace(state, hands=tuple(hands), trick=trick, turn=turn, last=None), told


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


def _end_trick(
    state: State, hands: tuple[int, ...], trick: Trick, chance: Chance, told: list[Told]
) -> Step[State]:
    """P7.1, P5.1: its winner takes the trick and leads the next; after the last, the round is scored."""
    leader = winner = trick.winner
    taken = _with(state.taken, winner, state.taken[winner] + 1)
    told.append(Told(TrickTaken(winner, taken[winner])))
    if not hands[winner]:
        return _score_round(replace(state, hands=hands, taken=taken, trick=trick), chance, told)
    surrendered = None
    if hands[winner] == 1 << SHAMAN:
        # P5.3: the Shaman alone cannot lead, so the left neighbour does.
        leader, surrendered = _left_of(state, winner), winner
        told.append(Told(LeadSurrendered(winner, leader)))
    state = replace(
        state, hands=hands, trick=Trick(leader), taken=taken, turn=leader, surrendered=surrendered, last=trick
    )
    return state, told


def _score_round(state: State, chance: Chance, told: list[Told]) -> Step[State]:
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
    number = len(state.rounds)
    shown = tuple([names(bid) for bid in state.bids])
    told.append(
        Told(RoundScored(number, shown, values, score.tricks, score.points, score.bonus, score.totals))
    )
    state = replace(state, rounds=(*state.rounds, score), turn=None, last=state.trick)
    if state.over:
        told.append(Told(MatchEnded(score.totals, score.bonuses, winners(state))))
        return state, told
    return _begin_round(state, _left_of(state, state.dealer), chance, told)


def winners(state: State) -> tuple[int, ...]:
    """P7.3: the highest total; ties by the most bonus points; those still tied share the victory."""
    standing = list(zip(state.totals, state.bonuses, strict=True))
    return tuple(seat for seat, own in enumerate(standing) if own == max(standing))


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
    why_not = _cannot_follow if state.trick.cards else _cannot_lead
    refused = tuple(
        Refusal(NAMES[card], why.rule, why.message)
        for card in each(state.hands[seat] & ~cards)
        for why in [why_not(state, seat, card)]
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


def _not_your_turn(state: State, seat: int) -> Illegal:
    """P5.1, P5.3: why this seat may not play now."""
    if state.over:
        return Illegal("P7.3", "game-over")
    if seat == state.surrendered and not state.trick.cards:
        return Illegal("P5.3", "lead-is-surrendered")
    return Illegal("P5.1", "bids-are-due" if state.turn is None else "not-your-turn")


def _cannot_lead(state: State, seat: int, card: int) -> Illegal:
    """P5.2: why this card may not be led."""
    if not state.hands[seat] >> card & 1:
        return _not_held(state, seat, card, "P5.2")
    return Illegal("P5.2", "shaman-cannot-lead")


def _cannot_follow(state: State, seat: int, card: int) -> Illegal:
    """P5.4, P6.1: why this card may not be played to the trick, or not so."""
    if not state.hands[seat] >> card & 1:
        return _not_held(state, seat, card, "P5.4")
    if may_follow(state.hands[seat], state.trick.lead) >> card & 1:
        return Illegal("P6.1", "no-suit-to-name", card=card_words(card))
    return Illegal("P5.4", "must-follow", suit=Message(f"suit-{SUITS[state.trick.lead]}"))


def _not_held(state: State, seat: int, card: int, rule: str) -> Illegal:
    """P4.2: a bid card is not played this round; and nobody plays what they do not hold."""
    if state.bids[seat] >> card & 1:
        return Illegal("P4.2", "card-is-in-bid", card=card_words(card))
    return Illegal(rule, "not-in-hand", card=card_words(card))


def card_words(card: int) -> Message:
    """A card as a sentence names it."""
    if card >= JAGUAR:
        return Message(f"card-{NAMES[card]}")
    suit, rank = divmod(card, 14)
    return Message("card-suited", {"rank": rank + 1, "suit": Message(f"suit-{SUITS[suit]}")})


def number(name: str) -> int:
    """P1.1: the number of the card so named."""
    try:
        return NUMBER[name]
    except KeyError:
        raise Illegal(None, "unknown-card", name=name) from None


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same values by seat, but for one."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)

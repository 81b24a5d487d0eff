"""Prophecy tables set up by hand, in the short names of cards."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from tests.given import Given
from tests.steps import made

from pythia.contract import Event, Illegal, Told
from pythia.games.prophecy import rules
from pythia.games.prophecy.cards import BIT, NAMES, NUMBERS, SUITS
from pythia.games.prophecy.state import Bid, Deal, Dealer, Options, Play, RoundScore, State, Suit, Trick
from pythia.games.prophecy.tricks import JAGUAR_SUIT

NO_CHANCE = Given()


def mask(cards: str) -> int:
    """`"su3 jaguar"` as a set of cards."""
    return sum(BIT[card] for card in cards.split())


def deal(players: int, *wanted: str) -> Deal:
    """A deal in which each seat holds the cards wanted; the rest of each hand is filled from what is left."""
    hands = [seat.split() for seat in (*wanted, *[""] * (players - len(wanted)))]
    taken = {card for hand in hands for card in hand}
    rest = [card for card in NAMES if card not in taken]
    for hand in hands:
        while len(hand) < NUMBERS[players].dealt:
            hand.append(rest.pop())
    return Deal(tuple(map(tuple, hands)))


def dealer(players: int, seat: int) -> Dealer:
    """A draw that this seat wins at once."""
    return Dealer((tuple("su14" if s == seat else f"se{s + 1}" for s in range(players)),))


def begun(players: int, *wanted: str, length: str = "standard", first: int = 0) -> State:
    """A match whose first round is dealt, the first dealer being `first`."""
    options = Options(length=length)  # type: ignore[arg-type]
    chance = Given(dealer(players, first), deal(players, *wanted))
    return rules.start(rules.empty(players, options), chance)


def playing(
    *hands: str,
    trump: str = "ea",
    leader: int = 0,
    bids: Sequence[str] = (),
    taken: Sequence[int] = (),
    last_round: bool = False,
) -> State:
    """A position in play, between two tricks, with these hands; trump `jaguar`: the Jaguar round."""
    players = len(hands)
    jaguar_round = trump == "jaguar"
    options = Options(length="short" if jaguar_round else "standard")
    zeros = (0,) * players
    earlier = RoundScore(0, 0, zeros, zeros, zeros, zeros, zeros, zeros)
    return State(
        options=options,
        players=players,
        dealer=(leader - 1) % players,
        trump=JAGUAR_SUIT if jaguar_round else SUITS.index(trump),
        openly=(),
        hands=tuple(map(mask, hands)),
        bids=tuple(map(mask, bids)) if bids else (mask("su1"),) * players,
        trick=Trick(leader),
        taken=tuple(taken) or zeros,
        turn=leader,
        rounds=(earlier,) * (4 if jaguar_round else 7 if last_round else 1),
    )


def scored(state: State, *totals: int, bonuses: Sequence[int] = ()) -> State:
    """The same position after one earlier round with these totals."""
    zeros = (0,) * state.players
    last = RoundScore(0, 0, zeros, zeros, zeros, zeros, totals, tuple(bonuses) or zeros)
    return replace(state, rounds=(last,) * max(1, len(state.rounds)))


def bid(state: State, seat: int, cards: str) -> State:
    return rules.apply(state, seat, Bid(tuple(cards.split())), None, NO_CHANCE)


def play(state: State, card: str, seat: int | None = None, chance: Given = NO_CHANCE) -> State:
    """`"monkey se"`: the Monkey, naming Serpents."""
    return step(state, card, seat, chance)[0]


def step(
    state: State, card: str, seat: int | None = None, chance: Given = NO_CHANCE
) -> tuple[State, list[Told]]:
    name, _, named = card.partition(" ")
    suit: Suit | None = named or None  # type: ignore[assignment]
    who = state.turn if seat is None else seat
    assert who is not None
    return made(rules.apply, state, who, Play(name, suit), None, chance)


def play_all(state: State, *cards: str) -> State:
    for card in cards:
        state = play(state, card)
    return state


def why_not(act: Callable[[], object]) -> str:
    """The rule and the reason for which something is refused."""
    try:
        act()
    except Illegal as illegal:
        return f"{illegal.rule} {illegal.message.id}"
    raise AssertionError("this should have been refused")


def of_kind(told: list[Told], kind: type[Event]) -> list[Event]:
    return [each.event for each in told if isinstance(each.event, kind)]

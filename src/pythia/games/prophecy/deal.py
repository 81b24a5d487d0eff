"""P3 and P4.1: the two things chance decides, how each is drawn and which ones are possible."""

from pythia.contract import Chance, Illegal, Stream
from pythia.games.prophecy.cards import JAGUAR, NAMES, NUMBER, NUMBERS, RANKS
from pythia.games.prophecy.state import Deal, Dealer

Draws = tuple[tuple[str | None, ...], ...]


def draw_for_deal(players: int, chance: Chance) -> Draws:
    """P3.1: cards drawn, row by row, until one player is alone on top."""

    def sample(stream: Stream) -> Dealer:
        rows: list[tuple[str | None, ...]] = []
        drawing, deck = tuple(range(players)), list(NAMES)
        while len(drawing) != 1:
            if len(deck) < len(drawing):
                deck = list(NAMES)
            drawn = dict(zip(drawing, stream.sample(deck, len(drawing)), strict=True))
            for card in drawn.values():
                deck.remove(card)
            row = tuple([drawn.get(seat) for seat in range(players)])
            rows.append(row)
            drawing = still_drawing(row)
        return Dealer(tuple(rows))

    def check(outcome: Dealer) -> None:
        drawing, deck = tuple(range(players)), set(NAMES)
        for row in outcome.draws:
            if len(drawing) == 1:
                raise Illegal("P3.1", "dealer-already-decided")
            if len(deck) < len(drawing):
                deck = set(NAMES)
            if tuple(seat for seat, card in enumerate(row) if card is not None) != drawing or (
                len(row) != players
            ):
                raise Illegal("P3.1", "dealer-draw-seats")
            for card in row:
                if card is None:
                    continue
                _known(card)
                if card not in deck:
                    raise Illegal("P3.1", "card-twice", name=card)
                deck.remove(card)
            drawing = still_drawing(row)
        if len(drawing) != 1:
            raise Illegal("P3.1", "dealer-undecided")

    return chance.draw(Dealer, sample, check).draws


def still_drawing(row: tuple[str | None, ...]) -> tuple[int, ...]:
    """P3.1: who is tied for the highest suited rank of a row; everyone in it if none is suited."""
    ranks = {seat: _rank(card) for seat, card in enumerate(row) if card is not None}
    highest = max(ranks.values())
    return tuple([seat for seat, rank in ranks.items() if rank == highest])


def dealer_of(draws: Draws) -> int:
    """P3.1: the one on top of the last row."""
    return still_drawing(draws[-1])[0]


def _rank(card: str) -> int:
    """P3.1: Specialists do not count, so they are below every rank."""
    number = NUMBER[card]
    return number % RANKS + 1 if number < JAGUAR else 0


SEATS = {
    players: sorted([*range(players)] * numbers.dealt + [players] * (len(NAMES) - players * numbers.dealt))
    for players, numbers in NUMBERS.items()
}
"""P4.1: a seat for each card, to be shuffled; the seat after the last stands for what is left."""


def deal(players: int, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """P4.1: the deck is shuffled anew and dealt; what is left with 2 or 3 players nobody sees."""
    size = NUMBERS[players].dealt

    def sample(stream: Stream) -> Deal:
        hands: list[list[str]] = [[] for _ in range(players + 1)]
        for card, seat in zip(NAMES, stream.sample(SEATS[players], len(NAMES)), strict=True):
            hands[seat].append(card)
        return Deal(tuple(map(tuple, hands[:players])))

    def check(outcome: Deal) -> None:
        if [len(hand) for hand in outcome.hands] != [size] * players:
            raise Illegal("P4.1", "deal-size", players=players, count=size)
        seen: set[str] = set()
        for hand in outcome.hands:
            for card in hand:
                _known(card)
                if card in seen:
                    raise Illegal("P4.1", "card-twice", name=card)
                seen.add(card)

    return chance.draw(Deal, sample, check).hands


def _known(card: str) -> None:
    if card not in NUMBER:
        raise Illegal(None, "unknown-card", name=card)

"""What a result is worth to each seat, between 0 and 1, whatever the game: for search."""

from math import log2

from pythia.contract import Result

VICTORY = 0.5
"""The weight of having won, once it is over; the rest is how one stands."""
LEAD = 0.6
"""Of how one stands, the weight of the score beside the others'; the rest is one's place."""


def utilities(result: Result) -> list[float]:
    """By seat. Before the end, all of it is how one stands."""
    return [_utility(result, seat) for seat in range(len(result.scores))]


def chances(result: Result) -> list[float]:
    """By seat, about how likely it wins; in all, 1. Once it is over: the share of the victory."""
    players = len(result.scores)
    if result.over:
        winners = result.winners or ()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    # Whoever stands as well as the others together wins as often as any of them.
    odds = [_standing(result, seat) ** log2(players) for seat in range(players)]
    return [each / sum(odds) for each in odds]


def _utility(result: Result, seat: int) -> float:
    standing = _standing(result, seat)
    if not result.over:
        return standing
    winners = result.winners or ()
    return VICTORY * (1 / len(winners) if seat in winners else 0.0) + (1 - VICTORY) * standing


def _standing(result: Result, seat: int) -> float:
    return (1 - LEAD) * _place(result.places, seat) + LEAD * _lead(result.scores, seat)


def _place(places: tuple[int, ...], seat: int) -> float:
    """The share of the others who stand behind, equal ones as half."""
    behind = sum(place > places[seat] for place in places)
    level = places.count(places[seat]) - 1
    return (behind + level / 2) / max(1, len(places) - 1)


def _lead(scores: tuple[int, ...], seat: int) -> float:
    """The score beside the others' mean, as a part of both: a point is not worth the same in every game."""
    own = scores[seat]
    mean = (sum(scores) - own) / max(1, len(scores) - 1)
    return 0.5 + (own - mean) / (2 * (abs(own) + abs(mean) + 1))

"""The last tricks of a round with all hands open, in every way in which they can be played."""

from pythia.games.prophecy.cards import SHAMAN
from pythia.games.prophecy.kernel import layout as at
from pythia.games.prophecy.kernel.actions import ACTIONS, SET_ASIDE, legal
from pythia.games.prophecy.kernel.machine import blank, card_of, compiled, entry, row_of
from pythia.games.prophecy.kernel.position import bonus_for
from pythia.games.prophecy.kernel.steps import act, points_of
from pythia.games.prophecy.tricks import bid_value, bonus_points

MOST_TRICKS = 4
"""With more than these it takes too long."""
DEPTH = MOST_TRICKS * at.MOST_PLAYERS + 1
AT_WORST, AT_BEST = 0, 1
NOT_LEGAL = -1

LEAST, MOST, PLAYS, OTHERS, RAISES = range(5)
"""Of each position on the way: the bounds of its value (alpha and beta), the actions that are not yet tried,
as two words; whether whoever's turn it is raises the value."""


@compiled
def _enter(way: at.Row, frames: at.Row, depth: int, own: int, together: bool) -> None:
    """A position is looked at for the first time; its bounds are those of the one before."""
    position, frame = way[depth], frames[depth]
    frame[PLAYS], frame[OTHERS] = legal(position)
    frame[RAISES] = together or position[at.TURN] == own


@compiled
def _note(frame: at.Row, value: int) -> None:
    """What one of its actions came to."""
    if frame[RAISES]:
        frame[LEAST] = max(frame[LEAST], value)
    else:
        frame[MOST] = min(frame[MOST], value)


@compiled
def _best(way: at.Row, frames: at.Row, own: int, together: bool) -> int:
    """What a seat scores from the first position of the way on if it plays as well as can be.

    The others play to lower it or, `together`, to raise it. A loop, not a function that calls itself: Numba
    cannot keep such a one on disk.
    """
    depth = 0
    _enter(way, frames, 0, own, together)
    while True:
        frame = frames[depth]
        if frame[LEAST] >= frame[MOST] or not (frame[PLAYS] or frame[OTHERS]):
            value = int(frame[LEAST] if frame[RAISES] else frame[MOST])
            if depth == 0:
                return value
            depth -= 1
            _note(frames[depth], value)
            continue
        word = PLAYS if frame[PLAYS] else OTHERS
        action = card_of(frame[word]) + (0 if word == PLAYS else SET_ASIDE)
        frame[word] &= frame[word] - 1
        way[depth + 1][:] = way[depth]
        if act(way[depth + 1], action):
            _note(frame, points_of(way[depth + 1], own))
        else:
            depth += 1
            frames[depth][:] = frame
            _enter(way, frames, depth, own, together)


@compiled
def _bounds(position: at.Row, seat: int) -> tuple[int, int]:
    """P7.2: the least and the most that a seat can score with the tricks that are left."""
    taken, hand = position[at.TAKEN + seat], position[at.HANDS + seat]
    foretold, bonus = bid_value(position[at.BIDS + seat]), bonus_for(position[at.PLAYERS])
    # P5.3: whoever holds the Shaman may have to surrender a lead.
    least = 0 if hand >> SHAMAN & 1 else taken + bonus_points(taken, foretold, False, bonus)
    most = 0
    for more in range(hand.bit_count() + 1):
        points = taken + more + bonus_points(taken + more, foretold, False, bonus)
        least, most = min(least, points), max(most, points)
    return least, most


@entry
def ending_values(rows: at.Row, found: at.Row) -> None:
    """Of each action of whoever's turn it is, what it scores at worst and at best, whatever others do.

    At best is told up to one point more than the best of the worst: that is enough to see what is right.
    `found` has a place for every row, action and bound; what is not legal stays as it is.
    """
    way, frames = blank(DEPTH + 1, at.WORDS), blank(DEPTH + 1, RAISES + 1)
    for number in range(len(rows)):
        position = row_of(rows, number)
        own = position[at.TURN]
        plays, others = legal(position)
        least, most = _bounds(position, own)
        for bound in range(2):
            for action in range(ACTIONS):
                if not (plays if action < SET_ASIDE else others) >> (action & 63) & 1:
                    continue
                way[0][:] = position
                if act(way[0], action):
                    value = points_of(way[0], own)
                else:
                    frames[0][LEAST], frames[0][MOST] = least, most
                    value = _best(way, frames, own, bound == AT_BEST)
                found[number, action, bound] = min(value, most)
            most = min(most, int(found[number, :, AT_WORST].max()) + 1)

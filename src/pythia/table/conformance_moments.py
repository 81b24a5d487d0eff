"""What every game promises of the moments its steps pass through; part of the conformance check."""

from random import Random

import msgspec

from pythia.contract import Moment
from pythia.table.chance import Source
from pythia.table.match import Match, Move


def check_moments(plain: Move, asked: Move, source: Source, dice: Random) -> None:
    """Of one step, made without moments and with them: nothing else differs, and each can be shown to all."""
    assert not plain.moments, "moments nobody asked for"
    assert asked._replace(moments=()) == plain, "whoever asks for moments is told another story"
    told = [moment.told for moment in asked.moments]
    assert told == sorted(told), "a moment comes before what was told earlier"
    assert not told or told[-1] <= len(plain.told), "a moment comes after the end"
    assert Moment(plain.match.state, len(plain.told)) not in asked.moments, "the end is no moment"
    for moment in asked.moments:
        for viewer in (*range(plain.match.header.players), None):
            _check_seen(plain.match, moment, viewer, source, dice)


def _check_seen(match: Match, moment: Moment, viewer: int | None, source: Source, dice: Random) -> None:
    """A moment's view survives the wire, can be put into words, and hides what it should."""
    game = match.game
    view = match.view_at(moment, viewer)
    encoded = msgspec.json.encode(view)
    assert msgspec.json.decode(encoded, type=game.view_type) == view, "moments survive the wire"
    assert not getattr(view, "acting", ()), "nobody acts in a moment"
    assert game.describe(view, [f"player {seat}" for seat in range(match.header.players)])
    other = game.redeal(moment.state, viewer, source.stream(dice.randrange(2**32), "redeal"))
    there = match.view_at(moment._replace(state=other), viewer)
    assert msgspec.json.encode(there) == encoded, "a moment shows what it should hide"


def seen(move: Move, viewer: int | None) -> bytes:
    """The moments of a step as somebody is shown them, and how much of what they hear comes before each."""
    return msgspec.json.encode(
        [
            (
                sum(each.reaches(viewer) for each in move.told[: moment.told]),
                move.match.view_at(moment, viewer),
            )
            for moment in move.moments
        ]
    )

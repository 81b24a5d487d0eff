"""How games present themselves to clients."""

import logging
from functools import cache

from pythia import presentation
from pythia.contract import AnyGame
from pythia.games import parts
from pythia.server.bodies import GamePresented

_log = logging.getLogger(__name__)

presented = cache(parts.presented)


@cache
def picture(game: AnyGame) -> bytes | None:
    """An SVG."""
    draw = presented(game).picture
    if draw is None:
        return None
    try:
        return draw().encode()
    except Exception:
        _log.exception("the picture of %r cannot be drawn and is left out", game.name)
        return None


def to_clients(game: AnyGame) -> GamePresented:
    found = presented(game)
    return GamePresented(
        name=game.name,
        choices=presentation.choices(game, found),
        light=found.light,
        dark=found.dark,
        sounds=found.sounds,
        picture=None if found.picture is None else f"/api/games/{game.name}/picture.svg",
        sayings=parts.sayings(game),
    )

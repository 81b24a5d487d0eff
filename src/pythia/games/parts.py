"""What a game adds of its own to the command and to the front page, safely: where a game fails in it, that is
another's mistake. It is logged, and the game does without."""

import logging
import re
from dataclasses import replace
from typing import get_args

import msgspec

from pythia import presentation
from pythia.contract import AnyGame
from pythia.presentation import Presentation
from pythia.terminal import Command, Terminal

WORD = re.compile("[a-z][a-z0-9-]{0,39}")
HOUSE_FLAGS = frozenset({"help", "lang"})
"""Those that every command has."""

_log = logging.getLogger(__name__)


def terminal(game: AnyGame) -> Terminal | None:
    """None: the plain one does."""
    if game.terminal is None:
        return None
    try:
        own = game.terminal()
        if not isinstance(own, Terminal):
            raise TypeError("a terminal is wanted")
    except Exception:
        _log.exception("the terminal of %r cannot be used, the plain one is", game.name)
        return None
    return own


def commands(game: AnyGame) -> tuple[Command, ...]:
    try:
        own = tuple(game.commands())
        named = [each.name for each in own]
        for words in (named, *(each.flags for each in own)):
            if len(set(words)) < len(words) or not all(map(WORD.fullmatch, words)):
                raise ValueError(
                    "names of commands and flags are distinct, of small letters, digits, hyphens"
                )
        if any(HOUSE_FLAGS & {*each.flags} for each in own):
            raise ValueError(f"flags of every command: {sorted(HOUSE_FLAGS)}")
    except Exception:
        _log.exception("the commands of %r cannot be used and are left out", game.name)
        return ()
    return own


def sayings(game: AnyGame) -> tuple[str, ...]:
    """Those that say all by themselves, by their tags."""
    try:
        kinds = get_args(game.sayings) or (game.sayings,)
        return tuple([str(kind.__struct_config__.tag) for kind in kinds if not kind.__struct_fields__])
    except Exception:
        _log.exception("the sayings of %r cannot be read and are left out", game.name)
        return ()


def presented(game: AnyGame) -> Presentation:
    """By its rules alone, where it fails to say how, or says what cannot be sent."""
    try:
        own = presentation.presented(game)
        if not isinstance(own, Presentation):
            raise TypeError("a presentation is wanted")
        msgspec.json.encode((own.quick, own.choices, own.light, own.dark, own.sounds))
        if own.quick.players not in game.players or own.quick.bots not in game.levels:
            raise ValueError("its quick table cannot be laid")
        msgspec.convert(own.quick.options, game.options)
    except Exception:
        _log.exception("how %r presents itself cannot be read and is left out", game.name)
        return presentation.presented(replace(game, presentation=None))
    return own

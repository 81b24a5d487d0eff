"""The game a command asks for, its options, and whether they can be had."""

import argparse
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct

from pythia import games
from pythia.cli.console import err
from pythia.contract import AnyGame
from pythia.games import parts
from pythia.presentation import usual_players
from pythia.text import Texts


def asked_game(args: argparse.Namespace, say: Texts) -> AnyGame | None:
    """The game, for as many players as asked, or usual; None, and said why, if there is none such."""
    try:
        game = games.load(args.game)
    except KeyError:
        err(say("unknown-game", name=args.game))
        return None
    args.players = args.players or usual_players(game)
    if args.players not in game.players:
        err(say("player-count", least=game.players.start, most=game.players.stop - 1))
        return None
    return game


def usual_level(game: AnyGame) -> str:
    """The bots' level where none is asked for."""
    return parts.presented(game).quick.bots


def asked_options(args: argparse.Namespace, game: AnyGame, say: Texts) -> Struct | None:
    """The options of the table; None, and said why, if the game has no such."""
    options: dict[str, Any] = {}
    for _, option in args.option:
        key, _, value = option.partition("=")
        fitting = [{**options, key: each} for each in _read(value) if _fits({**options, key: each}, game)]
        if not fitting:
            known = ", ".join(field.name for field in msgspec.structs.fields(game.options))
            err(say("option-unfit", option=option, known=known))
            return None
        options = fitting[0]
    made: Struct = msgspec.convert(options, game.options)
    return made


def _fits(options: dict[str, Any], game: AnyGame) -> bool:
    try:
        msgspec.convert(options, game.options)
    except msgspec.ValidationError:
        return False
    return True


def _read(text: str) -> Iterator[Any]:
    """JSON where it is some (true, 5, {"proof": 8000}), or the word itself."""
    with suppress(ValueError):
        yield json.loads(text)
    yield text

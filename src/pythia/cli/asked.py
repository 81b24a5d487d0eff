"""The game a command asks for, its options, and whether they can be had."""

import argparse
import json
from typing import Any

import msgspec
from msgspec import Struct

from pythia import games
from pythia.cli.console import err
from pythia.contract import AnyGame
from pythia.presentation import presented, usual_players
from pythia.text import Texts


def asked_game(args: argparse.Namespace, say: Texts) -> AnyGame | None:
    """The game, for as many players as asked, or usual; None, and said why, if there is none such."""
    if args.game not in games.names():
        err(say("unknown-game", name=args.game))
        return None
    game = games.load(args.game)
    args.players = args.players or usual_players(game)
    if args.players not in game.players:
        err(say("player-count", least=game.players.start, most=game.players.stop - 1))
        return None
    return game


def usual_level(game: AnyGame) -> str:
    """The bots' level where none is asked for."""
    return presented(game).quick.bots


def asked_options(args: argparse.Namespace, game: AnyGame, say: Texts) -> Struct | None:
    """The options of the table; None, and said why, if the game has no such."""
    options: dict[str, Any] = {}
    for _, option in args.option:
        key, _, value = option.partition("=")
        options[key] = _value(value)
        try:
            msgspec.convert(options, game.options)
        except msgspec.ValidationError:
            known = ", ".join(field.name for field in msgspec.structs.fields(game.options))
            err(say("option-unfit", option=option, known=known))
            return None
    made: Struct = msgspec.convert(options, game.options)
    return made


def _value(text: str) -> Any:
    """JSON where it is some (true, 5, {"proof": 8000}), else the word itself."""
    try:
        return json.loads(text)
    except ValueError:
        return text

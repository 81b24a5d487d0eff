"""The game a command asks for, and whether it can be had."""

import argparse

from pythia import games
from pythia.cli.console import err
from pythia.contract import AnyGame
from pythia.text import Texts


def asked_game(args: argparse.Namespace, say: Texts) -> AnyGame | None:
    """The game, for as many players as asked; None, and said why, if there is none such."""
    if args.game not in games.NAMES:
        err(say("unknown-game", name=args.game))
        return None
    game = games.load(args.game)
    if args.players not in game.players:
        err(say("player-count", least=game.players.start, most=game.players.stop - 1))
        return None
    return game

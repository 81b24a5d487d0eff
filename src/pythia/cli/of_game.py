"""`pythia GAME COMMAND FILE`: a command of a game's own, about one outcome of chance."""

import argparse
import json

from msgspec import Struct, to_builtins

from pythia import games
from pythia.cli.replay import read, refuse
from pythia.contract import AnyGame, Illegal, Message
from pythia.games import parts
from pythia.table.record import ChanceLine, RecordError, load_numbered, split
from pythia.terminal import Command
from pythia.text import Texts


def run(args: argparse.Namespace, say: Texts) -> int:
    game = games.load(args.command)
    command = next(each for each in parts.commands(game) if each.name == args.tool)
    flags = {flag for flag in command.flags if getattr(args, flag.replace("-", "_"))}
    try:
        number, outcome = _outcome(game, command, read(args.file))
        try:
            for answer in command.answer(outcome, flags):
                print(json.dumps(to_builtins(answer)))
        except Illegal as illegal:
            raise RecordError(number, illegal.message, illegal.rule) from None
    except RecordError as error:
        error.game = game.name
        return refuse(error, False, say)
    return 0


def _outcome(game: AnyGame, command: Command, data: bytes) -> tuple[int, Struct]:
    """The one outcome of its kind in a file, be it alone or in a record, and its line; raises RecordError."""
    lines = [(number, line) for number, line in enumerate(split(data), start=1) if line.strip()]
    kind = f'"{command.outcome.__struct_config__.tag}"'.encode()
    found = [each for each in lines if kind in each[1]] or lines
    if len(found) != 1:
        raise RecordError(0, Message(command.unfit), unusable=True)
    ((number, line),) = found
    entered = load_numbered(number, line, game, players=1)
    if not isinstance(entered, ChanceLine) or not isinstance(entered.outcome, command.outcome):
        raise RecordError(number, Message(command.unfit))
    return number, entered.outcome

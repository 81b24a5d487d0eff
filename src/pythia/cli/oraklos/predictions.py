"""`pythia oraklos predictions FILE`: every prediction of a throw, as JSON lines."""

import argparse
import json

from pythia import games
from pythia.cli.replay import read, refuse
from pythia.contract import Illegal, Message
from pythia.games.oraklos.dice import check_lying
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.state import Throw
from pythia.table.record import ChanceLine, RecordError, load_numbered, split
from pythia.text import Texts

MOST_DICE = 54
"""As many as the game has."""


def run(args: argparse.Namespace, say: Texts) -> int:
    try:
        thrown = _throw(read(args.file))
    except RecordError as error:
        error.game = "oraklos"
        return refuse(error, False, say)
    for found in predictions(thrown.dice, args.holes):
        print(json.dumps({"dice": found.dice, "card": found.card}))
    return 0


def _throw(data: bytes) -> Throw:
    """The one throw of a file, be it alone or in a record; raises RecordError."""
    lines = [(number, line) for number, line in enumerate(split(data), start=1) if line.strip()]
    throws = [each for each in lines if b'"throw"' in each[1]] or lines
    if len(throws) != 1:
        raise RecordError(0, Message("oraklos-one-throw"), unusable=True)
    ((number, line),) = throws
    entered = load_numbered(number, line, games.load("oraklos"), players=1)
    if not isinstance(entered, ChanceLine) or not isinstance(entered.outcome, Throw):
        raise RecordError(number, Message("oraklos-one-throw"))
    if len(entered.outcome.dice) > MOST_DICE:
        raise RecordError(number, Message("oraklos-too-many-dice", {"most": MOST_DICE}))
    try:
        check_lying(entered.outcome.dice)
    except Illegal as illegal:
        raise RecordError(number, illegal.message, illegal.rule) from None
    return entered.outcome

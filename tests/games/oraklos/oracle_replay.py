"""A whole record, read by the second implementation of Oraklos."""

from typing import Any

from tests.games.oraklos.oracle import Game
from tests.games.oraklos.oracle_form import Refused, load


def replay(lines: list[str]) -> dict[str, Any]:
    """What `pythia replay --json` prints and all verdicts; Refused for a wrong line."""
    game = Game(load(lines[0]))
    for at, text in enumerate(lines[1:], start=2):
        try:
            game.apply(load(text))
        except Refused as refused:
            refused.line = at
            raise
    if (game.due and game.after_action) or game.overdue:
        stopped = Refused("the record stops within a step")
        stopped.line = len(lines)
        raise stopped
    begun = game.after_action or not game.due
    result = {"game": "oraklos", "over": game.winners is not None, "scores": game.scores}
    result |= {"winners": game.winners, "lines": len(lines), "phase": game.phase if begun else "start"}
    wishes = [game.six] * game.players if game.antipodes else game.wishes
    result |= {"round": game.round + 1 if begun else 0, "wishes": wishes if begun else [[]] * game.players}
    return {**result, "verdicts": game.verdicts}

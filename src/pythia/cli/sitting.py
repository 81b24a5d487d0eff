"""What every table at the terminal shares: where the person sits, how long bots think, how one leaves."""

from pythia.contract import Budget
from pythia.table.match import Match

FIRST = 0
"""A person's seat, unless another is asked for."""
BUDGET = Budget(ms=300)
"""What a person gladly waits for a bot."""
PROMPT = "> "


class Quit(Exception):
    """The person leaves the table. Nothing is lost: every step is stored."""


def seat_of(match: Match) -> int:
    """Where the person sits."""
    return match.sits.index("person")


def read_line() -> str:
    """What the person types; raises Quit where they leave."""
    try:
        answer = input(PROMPT).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
    if answer in ("q", "Q"):
        raise Quit
    return answer

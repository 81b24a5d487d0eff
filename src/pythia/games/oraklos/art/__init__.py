"""The temple: what lies under the dice, drawn by code. The pieces on it are the client's own components,
since each is drawn anew for every colour, card and state."""

from pythia.games.oraklos.art import border, floor


def files() -> dict[str, str]:
    """What the client is built with, by file name."""
    return {**floor.files(), **border.files()}

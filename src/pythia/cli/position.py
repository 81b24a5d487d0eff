"""A position of a replayed record in plain text, as each game shows its own."""

from importlib import import_module

from pythia.table.match import Match
from pythia.text import Texts


def position(match: Match, lines: int, say: Texts) -> list[str]:
    """The lines that show a match to a person, after so many lines of its record."""
    shown: list[str] = import_module(f"pythia.cli.{match.game.name}.position").position(match, lines, say)
    if match.ended is not None:
        shown.insert(1, say("position-ended-too-long"))
    return shown


def columns(rows: list[list[str]]) -> list[str]:
    """A table in columns as wide as they need to be."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]

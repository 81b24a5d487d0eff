"""Words laid out in lines that fit a terminal: sections of a description, tables, long sentences."""

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from pythia.contract import Message, Section, Words
from pythia.text import Texts, clean

WIDTH = 80


def render(
    sections: Iterable[Section], say: Texts, width: int = WIDTH, *, blank: bool = True
) -> Iterator[str]:
    """Every section under its heading; with a blank line before each, or without."""
    for section in sections:
        if blank:
            yield ""
        yield from wrapped(say.say(section.heading), 2, width)
        for line in section.lines:
            yield from wrapped(f"  {words(line, say)}", 4, width)
        if section.rows:
            yield from _table([section.columns, *section.rows], say, width)


def words(of: Words, say: Texts) -> str:
    return say.say(of) if isinstance(of, Message) else clean(str(of))


def wrapped(line: str, hang: int = 2, width: int = WIDTH) -> list[str]:
    """The line as lines that fit a terminal; those after the first are set in."""
    return textwrap.wrap(
        line, width, subsequent_indent=" " * hang, break_long_words=False, break_on_hyphens=False
    ) or [""]


def _table(rows: Sequence[Sequence[Words]], say: Texts, width: int) -> Iterator[str]:
    """In columns, if these fit; else row by row, each cell after what its column holds."""
    cells = [[words(cell, say) for cell in row] for row in rows]
    lines = [f"  {line}" for line in columns(cells)]
    if max(map(len, lines)) <= width:
        yield from lines
        return
    heads, *others = cells
    for first, *rest in others:
        told = [
            say("position-cell", column=head, cell=cell) for head, cell in zip(heads[1:], rest, strict=True)
        ]
        together = reduce(lambda left, right: say("position-cells", left=left, right=right), told)
        row = say("position-row", row=first, cells=together)
        yield from wrapped(f"  {row}", 4, width)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in columns as wide as they need to be."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]

"""Every game has a playthrough: the first of its records written out as each seat was told and shown it.

A change in what anybody is told shows up here as a difference to read. If it is meant:
`PYTHIA_REWRITE=1 make test`, and commit the new files.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pythia import games
from pythia.contract import AnyGame
from pythia.table.record import ChanceLine, dump
from pythia.table.replay import Played, replay

FOLDER = Path(__file__).parent / "playthroughs"
OPENING = 14
"""Steps written out at the beginning; after them only some that call for chance, and the last."""
DRAWN = 12
"""How many of those that call for chance."""


@pytest.mark.parametrize("name", games.names())
def test_every_game_is_told_as_it_was(name: str) -> None:
    game = games.load(name)
    record = min((Path(games.__file__).parent / name / "records").glob("*.jsonl"))
    written = "\n".join(playthrough(game, record.read_bytes())) + "\n"
    file = FOLDER / f"{name}.txt"
    if os.environ.get("PYTHIA_REWRITE"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(written)
    assert file.read_text() == written


def playthrough(game: AnyGame, data: bytes) -> Iterator[str]:
    """The record in words: each step's lines, then who hears what, then what changes in whose view."""
    steps = list(replay(data))
    viewers = [*range(steps[0].move.match.header.players), None]
    seen: dict[int | None, dict[str, Any]] = {viewer: {} for viewer in viewers}
    chances = 0
    for number, step in enumerate(steps):
        chances += number >= OPENING and _calls_for_chance(step)
        drawn = _calls_for_chance(step) and chances <= DRAWN
        shown = number < OPENING or step is steps[-1] or drawn
        if shown:
            yield from ("", f"== step {number}, line {step.line}", *map(dump, step.move.lines))
            yield f"   acting {list(step.move.match.acting)}"
        for viewer in viewers:
            view = msgspec.to_builtins(step.move.match.view(viewer))
            changed = {key: value for key, value in view.items() if seen[viewer].get(key, ...) != value}
            seen[viewer] = view
            if shown:
                who = "spectator" if viewer is None else f"seat {viewer}"
                yield f"-- {who}"
                yield from (f"   hears {_text(t.event)}" for t in step.move.told if t.reaches(viewer))
                yield from (f"   sees  {key}: {_text(value)}" for key, value in changed.items())
        if shown:
            for seat in step.move.match.acting:
                yield from (
                    f"   offer {seat}: {_text(offer)}" for offer in game.offers(step.move.match.state, seat)
                )


def _calls_for_chance(step: Played) -> bool:
    return any(isinstance(line, ChanceLine) for line in step.move.lines)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()

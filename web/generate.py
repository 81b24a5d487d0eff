"""Writes what the client takes from Python: `python web/generate.py`; `--check` only compares.

The wire, and the view, events, actions and options of every game that has a folder here, go in as JSON
Schema and come out as TypeScript, with a hash of each, so that neither side can change alone. The pictures
of a game are drawn by its art.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from quest_samples import samples as quest_samples
from samples import samples
from typescript import module

from pythia import games
from pythia.contract import AnyGame, Message, Offer
from pythia.games.prophecy.art import codex
from pythia.games.prophecy.cards import NUMBER, SUITS
from pythia.games.prophecy.tricks import bid_value
from pythia.server import schema, wire
from pythia.server.schema import members
from pythia.text import LANGUAGES, source

SOURCE = Path(__file__).parent / "src"
HEAD = "// Written by web/generate.py from the Python types; do not edit.\n"


def bid_values() -> str:
    """P1.2, printed on the cards: what each adds to a bid."""
    suits = ", ".join(f'"{suit}"' for suit in SUITS)
    values = ", ".join(f"{name}: {bid_value(1 << card)}" for name, card in NUMBER.items())
    return (
        f"export const SUITS = [{suits}] as const;\n\nexport type Suit = (typeof SUITS)[number];\n\n"
        f"export const BID_VALUES: Record<string, number> = {{ {values} }};\n"
    )


FRONT = "The game on the front page"


def front_words(language: str) -> str:
    """What the pages say of games whose words they have not loaded: the part of each that is headed so."""
    said = []
    for game in games.every():
        heading = None
        for entry in FluentParser().parse(source(games.package(game.name), language)).body:
            if isinstance(entry, ast.GroupComment):
                heading = entry.content
            elif heading == FRONT:
                said.append(FluentSerializer().serialize_entry(entry))
    return f"# Written by web/generate.py from the games' own words; do not edit.\n\n{''.join(said)}"


def house() -> str:
    """All that the socket says and hears, and what HTTP takes and answers."""
    unions = {"FromServer": members(wire.Outgoing), "ToServer": members(wire.Incoming)}
    imports = 'import type { Message, Offer } from "./contract";\n'
    hashed = f'export const HASH = "{schema.house_hash()}";\n'
    return "\n".join([HEAD, imports, hashed, module(schema.HOUSE, unions, SHARED)])


def of_game(game: AnyGame) -> str:
    """A game's view, options, events and actions, and what its pages take and answer."""
    title = game.name.capitalize()
    pages = [each for page in game.pages() for each in (page.answers, page.body) if each is not None]
    unions = {f"{title}Event": members(game.events), f"{title}Action": members(game.actions)}
    types = module([game.view_type, game.options, *pages], unions)
    hashed = f'export const HASH = "{schema.game_hash(game)}";\n'
    return "\n".join([HEAD, hashed, *(each() for each in BESIDES.get(game.name, ())), types])


SHARED = [Message, Offer]
BESIDES: dict[str, tuple[Callable[[], str], ...]] = {"prophecy": (bid_values,)}
SAMPLES = {"oraklos": samples, "quest": quest_samples}


def game_files(game: AnyGame) -> dict[Path, str]:
    """What a game with a table of its own needs of Python; a game without a folder here needs nothing."""
    folder = SOURCE / "games" / game.name
    if not folder.is_dir():
        return {}
    made = {folder / "types.ts": of_game(game)}
    art = f"{games.package(game.name)}.art"
    if find_spec(art):
        made |= {folder / name: picture for name, picture in import_module(art).files().items()}
    if game.name in SAMPLES:
        made[folder / "samples.json"] = SAMPLES[game.name]()
    return made


def files() -> dict[Path, str]:
    made = {
        SOURCE / "lib" / "wire" / "contract.ts": "\n".join([HEAD, module(SHARED, {})]),
        SOURCE / "lib" / "wire" / "server.ts": house(),
        **{SOURCE / "games" / f"front.{language}.ftl": front_words(language) for language in LANGUAGES},
        SOURCE / "icon.svg": codex.icon().file(),
        SOURCE / "pages" / "picture.svg": codex.picture(),
    }
    for game in games.every():
        made |= game_files(game)
    return made


def main() -> int:
    made = files()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    if "--check" not in sys.argv:
        for path in stale:
            path.write_text(made[path])
        return 0
    for path in stale:
        sys.stderr.write(f"{path} is not what Python makes; run python web/generate.py\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())

"""Writes what the client takes from Python: `python web/generate.py`; `--check` only compares.

The server's words and a game's view, events and options go in as JSON Schema and come out as
TypeScript, so that neither side can change alone. The pictures of a game are drawn by its art.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from msgspec.json import schema_components
from quest_samples import samples as quest_samples
from samples import samples

from pythia import games
from pythia.contract import Message, Offer
from pythia.games import oraklos, prophecy, quest
from pythia.games.oraklos import art as oraklos_art
from pythia.games.oraklos import practice
from pythia.games.prophecy import art
from pythia.games.prophecy.art import codex
from pythia.games.prophecy.cards import NUMBER, SUITS
from pythia.games.prophecy.tricks import bid_value
from pythia.games.quest import art as quest_art
from pythia.games.quest.cards.printed import Printed
from pythia.server import bodies, wire
from pythia.text import LANGUAGES, source

SOURCE = Path(__file__).parent / "src"
HEAD = "// Written by web/generate.py from the Python types; do not edit.\n"


def typescript(schema: dict[str, Any]) -> str:
    """One schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in sorted(schema["enum"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(typescript(one) for one in schema["prefixItems"]) + "]"
        case "array":
            inner = typescript(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {typescript(schema.get('additionalProperties', {}))}>"
        case kind:
            return PLAIN[kind]


PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    None: "unknown",
}


def interface(name: str, schema: dict[str, Any]) -> str:
    """A struct as an interface. What is left out when it has its default is optional."""
    tags = {key for key, value in schema["properties"].items() if len(value.get("enum", ())) == 1}
    needed = set(schema.get("required", ())) | tags
    lines = [
        f"  {key}{'' if name in ALWAYS_WHOLE or key in needed else '?'}: {typescript(value)};"
        for key, value in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


ALWAYS_WHOLE = {
    "Told",
    "Message",
    "Field",
    "Offer",
    "Options",
    "Clocks",
    "Marked",
    "Verdict",
    "Hello",
    "Over",
    "Printed",
    "QuickTable",
    "Choice",
    "Section",
}
"""Structs with defaults that are sent with every field."""


def module(types: Sequence[Any], unions: dict[str, Any], known: Sequence[Any] = ()) -> str:
    """A module of the interfaces these types need, in alphabetical order; those of `known` are elsewhere."""
    _, components = schema_components([*types, *unions.values()], ref_template="{name}")
    _, elsewhere = schema_components(known, ref_template="{name}")
    parts = [interface(name, components[name]) for name in sorted(components.keys() - elsewhere.keys())]
    for name, union in unions.items():
        (top,), _ = schema_components([union], ref_template="{name}")
        members = typescript(top).split(" | ")
        parts.append("\n  | ".join([f"export type {name} =", *members]) + ";\n")
    return "\n".join(parts)


def bid_values() -> str:
    """P1.2, printed on the cards: what a card of each suit adds to a bid."""
    values = ", ".join(f"{suit}: {bid_value(1 << NUMBER[suit + '1'])}" for suit in SUITS)
    return (
        f"export const BID_VALUES = {{ {values} }} as const;\n\nexport type Suit = keyof typeof BID_VALUES;\n"
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


def files() -> dict[Path, str]:
    shared = [Message, Offer]
    cards = module([prophecy.GAME.view_type, prophecy.GAME.options], {"ProphecyEvent": prophecy.GAME.events})
    alone = [practice.PracticeThrow, practice.Judgement]
    dice = module(
        [oraklos.GAME.view_type, oraklos.GAME.options, *alone], {"OraklosEvent": oraklos.GAME.events}
    )
    travels = module([quest.GAME.view_type, quest.GAME.options, Printed], {"QuestEvent": quest.GAME.events})
    told = wire.Hello | wire.Table | wire.View | wire.Update | wire.Ack | wire.Refused
    told |= wire.Talk | wire.Talks | wire.Over | wire.Bye | wire.Pong | wire.Probe
    server = module(
        [
            bodies.Me,
            bodies.Games,
            bodies.LinkSummary,
            bodies.Signed,
            bodies.Watchers,
            bodies.TableBody,
            wire.Do,
            wire.Say,
            wire.SetWords,
            wire.Replayed,
        ],
        {"FromServer": told},
        shared,
    )
    imports = 'import type { Message, Offer } from "./contract";\n'
    version = f"export const WIRE = {wire.WIRE};\n"
    return {
        SOURCE / "lib" / "wire" / "contract.ts": "\n".join([HEAD, module(shared, {})]),
        SOURCE / "lib" / "wire" / "server.ts": "\n".join([HEAD, imports, version, server]),
        SOURCE / "games" / "prophecy" / "types.ts": "\n".join([HEAD, bid_values(), cards]),
        SOURCE / "games" / "oraklos" / "types.ts": "\n".join([HEAD, dice]),
        SOURCE / "games" / "quest" / "types.ts": "\n".join([HEAD, travels]),
        **{SOURCE / "games" / "prophecy" / name: picture for name, picture in art.files().items()},
        **{SOURCE / "games" / "oraklos" / name: picture for name, picture in oraklos_art.files().items()},
        **{SOURCE / "games" / "quest" / name: picture for name, picture in quest_art.files().items()},
        SOURCE / "games" / "oraklos" / "samples.json": samples(),
        SOURCE / "games" / "quest" / "samples.json": quest_samples(),
        **{SOURCE / "games" / f"front.{language}.ftl": front_words(language) for language in LANGUAGES},
        SOURCE / "icon.svg": codex.icon().file(),
        SOURCE / "pages" / "picture.svg": codex.picture(),
    }


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

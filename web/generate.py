"""Writes the client's types from the Python ones: `python web/generate.py`; `--check` only compares.

The server's words and a game's view, events and options go in as JSON Schema and come out as
TypeScript, so that neither side can change alone.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from pythia.contract import Message, Offer
from pythia.games.prophecy import GAME
from pythia.games.prophecy.cards import NUMBER, SUITS
from pythia.games.prophecy.tricks import bid_value

SOURCE = Path(__file__).parent / "src"
HEAD = "// Written by web/generate.py from the Python types; do not edit.\n"
WORDS = "string | number | Message"
"""Message refers to itself; JSON Schema says so at such length that we say it ourselves."""


def typescript(schema: dict[str, Any]) -> str:
    """One schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in sorted(schema["enum"]))
    match schema["type"]:
        case "array":
            inner = typescript(schema["items"])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {WORDS}>"
        case kind:
            return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}.get(
                kind, "null"
            )


def interface(name: str, schema: dict[str, Any]) -> str:
    """A struct as an interface. What is left out when it has its default is optional."""
    if "anyOf" in schema:
        return f"export type {name} = {typescript(schema)};\n"
    tags = {key for key, value in schema["properties"].items() if len(value.get("enum", ())) == 1}
    needed = set(schema.get("required", ())) | tags
    told_anyway = name in ALWAYS_WHOLE
    lines = [
        f"  {key}{'' if told_anyway or key in needed else '?'}: {typescript(value)};"
        for key, value in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


ALWAYS_WHOLE = {"Message", "Field", "Offer", "Options"}
"""Structs with defaults that are sent with every field."""


def module(types: Sequence[Any], union: dict[str, Any] | None = None, skip: frozenset[str] = frozenset()) -> str:
    """A module of the interfaces these types need, in alphabetical order."""
    (*_,), components = schema_components(types, ref_template="#/$defs/{name}")
    parts = [interface(name, components[name]) for name in sorted(components) if name not in skip]
    for name, members in (union or {}).items():
        (top,), _ = schema_components([members], ref_template="#/$defs/{name}")
        parts.append(f"export type {name} = {typescript(top)};\n")
    return "\n".join(parts)


def bid_values() -> str:
    """P1.2, printed on the cards: what a card of each suit adds to a bid."""
    values = ", ".join(f"{suit}: {bid_value(1 << NUMBER[suit + '1'])}" for suit in SUITS)
    return f"export const BID_VALUES = {{ {values} }} as const;\n\nexport type Suit = keyof typeof BID_VALUES;\n"


def modules() -> dict[Path, str]:
    contract = module([Message, Offer])
    prophecy = module(
        [GAME.view_type, GAME.events, GAME.options], {"ProphecyEvent": GAME.events}
    )
    return {
        SOURCE / "lib" / "wire" / "contract.ts": "\n".join([HEAD, contract]),
        SOURCE / "games" / "prophecy" / "types.ts": "\n".join([HEAD, bid_values(), prophecy]),
    }


def main() -> int:
    stale = [path for path, text in modules().items() if not path.exists() or path.read_text() != text]
    if "--check" not in sys.argv:
        for path in stale:
            path.write_text(modules()[path])
        return 0
    for path in stale:
        sys.stderr.write(f"{path} is not what the Python types say; run python web/generate.py\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())

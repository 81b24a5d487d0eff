"""What fuzzers send: honest messages, honest ones spoiled, and noise. All from one seeded `Random`."""

from random import Random
from typing import Any

import msgspec

from pythia.bots.random_legal import RandomLegal
from pythia.contract import Budget, Offer
from pythia.games.prophecy import GAME
from pythia.games.prophecy.cards import NAMES

WORDS = [
    "id", "do", "say", "seat", "text", "args", "ping", "play", "bid", "undo", "card", "cards", "count", "by",
    "echo", "claim", "marker", "pace", "calm", "hurry",
    "at", "arrived", "chance", "deal", "table", "foretold", "hold", "void", "mine", "clock", "sits", "person",
    "turn", "name", "token", "game", "players", "options", "level", "seats", "pythia", "prophecy", *NAMES,
]  # fmt: skip
ODD = [
    b"NaN", b"Infinity", b"-0", b"1e999", b"1.0", b"9" * 400, b"-1", b"9007199254740993", b"9" * 20,
    b'"\\ud800"', b'"\\u0000"', b'"\xff"', b'"\xe2\x80\xae"', b"[" * 120 + b"]" * 120, b"null", b"true",
    b'""', b"{}", b"[[]]", b"\xef\xbb\xbf", b"\0", b"/**/", b"'", b'{"do":"undo"}', b"," * 3,
    b'"' + b"x" * 3000 + b'"',
]  # fmt: skip


def action(dice: Random, offers: Any) -> dict[str, Any]:
    """Something legal, where anything is."""
    if all(offer.verb == "undo" for offer in offers):
        return {"do": "bid", "cards": []}
    chosen: dict[str, Any] = msgspec.to_builtins(RandomLegal(GAME, dice).choose(None, offers, Budget()))
    return chosen


def message(dice: Random, offers: Any, id: str) -> dict[str, Any]:
    """An honest message to the server: one of each kind, most often an action."""
    kind = dice.random()
    if kind < 0.55:
        return {"id": id, "do": action(dice, offers)}
    if kind < 0.65:
        return {"id": id, "do": {"do": "play", "card": dice.choice(NAMES)}, "seat": dice.randrange(3)}
    if kind < 0.7:
        return {"id": id, "do": {"do": "undo"}}
    if kind < 0.85:
        return {"id": id, "say": "text", "text": noise(dice, 30).decode("latin-1")}
    if kind < 0.95:
        return {"id": id, "say": "foretold", "args": {"count": dice.randrange(15)}}
    if kind < 0.96:
        return {"pace": dice.choice(["calm", "quick", "off"])}
    return {dice.choice(["ping", "echo", "hurry"]): dice.randrange(2**40)}


def offers_of(told: Any) -> list[Offer]:
    return msgspec.convert(told, list[Offer])


def noise(dice: Random, most: int) -> bytes:
    return dice.randbytes(dice.randrange(most))


def value(dice: Random, depth: int = 3) -> Any:
    """Any JSON, with words of ours in it."""
    kind = dice.randrange(8 if depth else 6)
    if kind == 0:
        return None
    if kind == 1:
        return dice.random() < 0.5
    if kind == 2:
        return dice.choice([0, 1, -1, 7, 2**31, 2**63, dice.randrange(-100, 100)])
    if kind < 6:
        return dice.choice(WORDS)
    if kind == 6:
        return [value(dice, depth - 1) for _ in range(dice.randrange(4))]
    return {dice.choice(WORDS): value(dice, depth - 1) for _ in range(dice.randrange(5))}


def spoiled(dice: Random, honest: bytes) -> bytes:
    """An honest message with one to three things wrong with it."""
    data = bytearray(honest)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(data) + 1)
        way = dice.randrange(8)
        if way == 0 and data:
            data[at % len(data)] ^= 1 << dice.randrange(8)
        elif way == 1:
            del data[at : at + dice.randrange(1, 9)]
        elif way == 2:
            data[at:at] = noise(dice, 6)
        elif way == 3:
            data[at:at] = dice.choice(ODD)
        elif way == 4:
            data[at:at] = data[dice.randrange(len(data) + 1) :][: dice.randrange(20)]
        elif way == 5:
            data[at:at] = f'"{dice.choice(WORDS)}":'.encode()
        else:
            _replace_value(dice, data, at)
    return bytes(data)


def _replace_value(dice: Random, data: bytearray, at: int) -> None:
    """Another value behind a colon, so that what comes of it is often JSON still."""
    colon = data.find(b":", at)
    if colon < 0:
        return
    ends = [end for end in (data.find(b",", colon), data.find(b"}", colon)) if end >= 0]
    if ends:
        new = dice.choice(ODD) if dice.random() < 0.5 else msgspec.json.encode(value(dice))
        data[colon + 1 : min(ends)] = new


def frame(dice: Random, offers: Any, id: str) -> bytes:
    """One message: honest, spoiled, any JSON, or noise."""
    kind = dice.random()
    if kind < 0.3:
        return msgspec.json.encode(message(dice, offers, id))
    if kind < 0.8:
        return spoiled(dice, msgspec.json.encode(message(dice, offers, id)))
    if kind < 0.95:
        return msgspec.json.encode(value(dice, 4))
    return noise(dice, 200)

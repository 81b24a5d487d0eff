"""The second Oraklos: the form of a record's lines."""

import json
from typing import Any

Line = dict[str, Any]


class Refused(Exception):
    """The first wrong line of a record; lines count from 1, the header included."""

    line = 0


def need(condition: bool, message: str) -> None:
    if not condition:
        raise Refused(message)


def number(value: object) -> bool:
    return type(value) is int and value >= 0


def whole(value: object) -> bool:
    return type(value) is int and len(str(value)) <= 15


def keys(line: Line, must: list[str], may: list[str]) -> None:
    for key in must:
        need(key in line, f"{key} is missing")
    for key in line:
        need(key in must or key in may, f"unknown key {key}")


def once(pairs: list[tuple[str, Any]]) -> Line:
    need(len({key for key, _ in pairs}) == len(pairs), "a key occurs twice")
    return dict(pairs)


def load(text: str) -> Line:
    line: Line = json.loads(text, object_pairs_hook=once)
    need(isinstance(line, dict), "not an object")
    return line


def header_form(header: Line) -> tuple[int, Line]:
    """How many play, and with which options."""
    may = ["rules", "names", "commitment", "words", "seed", "started"]
    keys(header, ["pythia", "game", "players", "options"], may)
    need(header["pythia"] == 1 and header["game"] == "oraklos", "another game")
    players, options = header["players"], header["options"]
    need(number(players) and 2 <= players <= 5, "2 to 5 players")
    keys(options, [], ["variant", "judge", "clocks"])
    need(options.get("variant", "standard") in ["standard", "junior", "antipodes"], "unknown variant")
    need(options.get("judge", "players") in ["players", "oracle"], "unknown judge")
    return players, options


def aside_form(line: Line) -> None:
    """Talk, or who sits where."""
    if "sits" in line:
        keys(line, ["seat", "sits"], [])
        who = line["sits"]
        need(isinstance(who, str) and (who == "person" or (who[:4] == "bot:" and who[4:] != "")), "who?")
    elif line.get("say") == "text":
        keys(line, ["seat", "say", "text"], [])
        need(isinstance(line["text"], str), "the text is no text")
    else:
        keys(line, ["seat", "say"], ["args"])
        need(isinstance(line["say"], str) and isinstance(line.get("args", {}), dict), "no phrase")

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

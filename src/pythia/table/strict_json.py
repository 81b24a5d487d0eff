"""One line of JSON, strictly: no key twice, no NaN, whole numbers only, any depth refused calmly."""

import json
import re
from typing import Any

MAX_DIGITS = 15
"""Longer numbers than this no record needs; JavaScript would round them."""


MAX_DEPTH = 100
"""No record line is nested as deep as this, and every parser can follow as far."""


class NotJSON(Exception):
    """The line is not JSON at all."""


class Unfit(Exception):
    """The line is JSON, but of a kind no record line can be. The argument is a message id."""


class NotWhole:
    """Stands where a number was that is no whole number of fitting size, and fits no type of ours."""

    def __init__(self, digits: str) -> None:
        pass


def loads(line: bytes) -> Any:
    """The value of a line. Raises NotJSON or Unfit."""
    try:
        text = line.decode("utf-8")
        if text.count("[") + text.count("{") > MAX_DEPTH and depth(text) > MAX_DEPTH:
            raise Unfit("line-too-deep")
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_float=NotWhole,
            parse_int=_whole,
        )
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise NotJSON from error
    if "\\u" in text and not _is_unicode(value):
        raise Unfit("line-not-unicode")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise Unfit("key-twice")
    return result


def _constant(name: str) -> Any:
    raise NotJSON


def _whole(digits: str) -> int | NotWhole:
    return int(digits) if len(digits.removeprefix("-")) <= MAX_DIGITS else NotWhole(digits)


def _is_unicode(value: Any) -> bool:
    """Whether no string holds half of a surrogate pair."""
    try:
        json.dumps(value, ensure_ascii=False, default=lambda _: None).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


_TOKEN = re.compile(
    r"[ \t\r\n]*(?:(?P<sign>[\[\]{},:])"
    # Possessive: a string may be a whole record, and is read through once.
    r'|(?P<string>"(?:[^"\\\x00-\x1f]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+")'
    r"|(?P<other>-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null))"
)
_CLOSES = {"[": "]", "{": "}"}


def depth(text: str) -> int:
    """How deep a text is nested that may be too deep for the parser; NotJSON if it is not JSON anyway."""
    text = text.rstrip(" \t\r\n")
    open_: list[str] = []
    at, deepest, expect = 0, 0, "value"
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            raise NotJSON
        at, kind, sign = token.end(), token.lastgroup, token["sign"]
        if expect in ("value", "value or end") and (kind != "sign" or sign in _CLOSES):
            if sign:
                open_.append(sign)
                deepest = max(deepest, len(open_))
                expect = "value or end" if sign == "[" else "key or end"
            else:
                expect = "comma or end"
        elif expect in ("key", "key or end") and kind == "string":
            expect = "colon"
        elif expect == "colon" and sign == ":":
            expect = "value"
        elif expect == "comma or end" and sign == "," and open_:
            expect = "value" if open_[-1] == "[" else "key"
        elif expect.endswith("end") and open_ and sign == _CLOSES[open_[-1]]:
            open_.pop()
            expect = "comma or end"
        else:
            raise NotJSON
    if expect != "comma or end" or open_:
        raise NotJSON
    return deepest

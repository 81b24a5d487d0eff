"""Lines of JSON: what is JSON, what is not, and what no record line can be."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pythia.table import strict_json
from pythia.table.strict_json import NotJSON, NotWhole, Unfit, loads

LARGEST = 10**strict_json.MAX_DIGITS - 1
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
    max_leaves=12,
)


@given(VALUES)
@example(LARGEST)
@example(-LARGEST)
@example(-(10**14))
def test_any_value_comes_back(value: object) -> None:
    assert loads(json.dumps(value).encode()) == value
    assert loads(json.dumps(value, ensure_ascii=False).encode()) == value


@given(VALUES, st.data())
def test_deep_and_shallow_readers_agree(value: object, data: st.DataObject) -> None:
    """The reader for texts too deep for the parser says 'JSON' just where the parser does."""
    text = json.dumps(value)
    at = data.draw(st.integers(0, len(text)))
    mutated = (
        text[:at]
        + data.draw(st.sampled_from(["", "[", "]", "{", "}", ",", ":", '"', "1", " "]))
        + text[at + 1 :]
    )
    try:
        json.loads(mutated, parse_constant=strict_json._constant)
    except (ValueError, NotJSON):
        with pytest.raises(NotJSON):
            strict_json.depth(mutated)
    else:
        strict_json.depth(mutated)


def test_depth() -> None:
    assert [strict_json.depth(text) for text in ("1", "[]", "[[1], {}]", '{"a": [{"b": []}]}')] == [
        0,
        1,
        2,
        4,
    ]
    assert loads(b"[" * 100 + b"]" * 100)
    assert loads(b"[" + b"[[]]," * 500 + b"1]")


NOT_JSON = [
    *(b"", b" ", b"{", b"nul", b"{'a': 1}", b"[1,]", b"01", b"\x00", b'"\n"'),
    *(b"NaN", b'{"a": NaN}', b"Infinity", b"-Infinity", b'"\xff"', b"\xef\xbb\xbf{}"),
    *(b"[" * 100_000, b'{"a":' * 50_000),
]


@pytest.mark.parametrize("line", NOT_JSON)
def test_not_json(line: bytes) -> None:
    with pytest.raises(NotJSON):
        loads(line)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"a": 1, "a": 1}', "key-twice"),
        (b'{"b": {"a": 1, "a": 2}}', "key-twice"),
        (b"[" * 100_000 + b"]" * 100_000, "line-too-deep"),
        (b'{"a":' * 50_000 + b"1" + b"}" * 50_000, "line-too-deep"),
        (rb'"\ud800"', "line-not-unicode"),
        (rb'{"\udc00": 1}', "line-not-unicode"),
    ],
)
def test_json_but_no_record_line(line: bytes, reason: str) -> None:
    with pytest.raises(Unfit, match=reason):
        loads(line)


@pytest.mark.parametrize("line", [b"1.5", b"1e3", b"1.0", b"1e999", b"9" * 5000, b"1" * 16, b"-" + b"1" * 16])
def test_numbers_that_are_not_whole_or_too_long(line: bytes) -> None:
    assert isinstance(loads(line), NotWhole)

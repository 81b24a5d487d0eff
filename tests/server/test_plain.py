"""What strangers write costs no more for being cunning: a megabyte of marks is as quick as one of letters."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import guest, house

from pythia.server import replays
from pythia.server.names import clean_name
from pythia.server.plain import MAX_MARKS, ORDINARY, _cleaned, clean
from pythia.server.wire import Declined
from pythia.table.record import MAX_TALK_CHARS
from pythia.text import clean as clean_gap

MEGABYTE = 2**20
MARKS = "\u0301\u0323"
"""In the wrong order: normalising swaps each with all that came before it."""
RATIO = 5.0
SMALLEST_S = 0.05
"""Under this nobody waits, and a ratio says nothing."""
NDJSON = {"content-type": "application/x-ndjson"}
HEAD, *REST = (files("pythia.games.prophecy") / "records" / "winner_alone.jsonl").read_text().splitlines()


def filled(unit: str, byte_count: int) -> str:
    return "a" + unit * (byte_count // len(unit.encode()))


def with_header(**more: object) -> bytes:
    header = {**json.loads(HEAD), **more}
    return "\n".join([json.dumps(header, ensure_ascii=False), *REST]).encode()


def with_lines(*lines: dict[str, object]) -> bytes:
    return "\n".join([HEAD, *(json.dumps(line, ensure_ascii=False) for line in lines), *REST]).encode()


def in_a_name(text: str) -> bytes:
    return with_header(names=[text, *["b"] * (json.loads(HEAD)["players"] - 1)])


def in_words(text: str) -> bytes:
    return with_header(words=[text, *["b"] * (json.loads(HEAD)["players"] - 1)])


def in_talk(text: str) -> bytes:
    return with_lines({"seat": 0, "say": "text", "text": text})


def in_an_argument(text: str) -> bytes:
    return with_lines({"seat": 0, "say": "hold", "args": {"card": text}})


def in_a_key(text: str) -> bytes:
    return with_lines({"seat": 0, "say": "hold", "args": {text: 1}})


def in_many_lines(text: str) -> bytes:
    """As much as the reader allows in each, and a megabyte in all."""
    piece = text[:MAX_TALK_CHARS]
    count = len(text.encode()) // (len(piece.encode()) + 40)
    return with_lines(*({"seat": 0, "say": "text", "text": piece} for _ in range(count)))


PLACES = [in_a_name, in_words, in_talk, in_an_argument, in_a_key, in_many_lines]


def seconds(work: Callable[[], object]) -> float:
    """Of this process alone: what else the machine does counts for nothing."""
    began = process_time()
    work()
    return process_time() - began


def read(record: bytes) -> None:
    with suppress(Declined):
        replays.packed(record)


def is_as_quick(marks_s: float, letters_s: float) -> bool:
    return marks_s < max(SMALLEST_S, RATIO * letters_s)


@pytest.mark.parametrize("place", PLACES)
def test_marks_in_a_record_cost_what_letters_cost(place: Callable[[str], bytes]) -> None:
    size = MEGABYTE - len("\n".join([HEAD, *REST])) - 1000
    letters, marks = place(filled("bc", size)), place(filled(MARKS, size))
    assert len(marks) > 0.8 * size
    letters_s = seconds(lambda: read(letters))
    assert is_as_quick(seconds(lambda: read(marks)), letters_s)


def as_a_name(text: str) -> None:
    with suppress(Declined):
        clean_name(text)


@pytest.mark.parametrize("clean_it", [clean, clean_gap, as_a_name])
def test_marks_are_cleaned_as_quickly_as_letters(clean_it: Callable[[str], object]) -> None:
    letters_s = seconds(lambda: clean_it(filled("bc", MEGABYTE)))
    assert is_as_quick(seconds(lambda: clean_it(filled(MARKS, MEGABYTE))), letters_s)


def test_marks_over_http_cost_what_letters_cost(tmp_path: Path) -> None:
    size = MEGABYTE - len("\n".join([HEAD, *REST])) - 1000

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:

            async def answered_s(path: str, content: bytes, kind: str) -> float:
                began = process_time()
                answer = await ann.http.post(path, content=content, headers={"content-type": kind})
                assert answer.status_code in (200, 413, 422), answer.text
                return process_time() - began

            for place in PLACES:
                letters, marks = (place(filled(unit, size)) for unit in ("bc", MARKS))
                letters_s = await answered_s("/api/replays", letters, NDJSON["content-type"])
                assert is_as_quick(
                    await answered_s("/api/replays", marks, NDJSON["content-type"]), letters_s
                ), place.__name__
            # A body of JSON is a sixtieth of that at most; its name is refused by its length.
            for unit in ("bc", MARKS):
                name = json.dumps({"name": filled(unit, 15_000)}, ensure_ascii=False).encode()
                assert await answered_s("/api/me", name, "application/json") < 1.0

    asyncio.run(scenario())


def test_what_is_refused_is_not_said_again_at_length(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as anyone:
            for record in (
                with_header(game="q" * 500_000),
                with_header(**{"q" * 500_000: 1}),
                with_lines({"seat": 0, "say": "hold", "args": {"q" * 500_000: []}}),
                with_lines({"seat": 0, "sits": "bot:" + "q" * 500_000}),
            ):
                answer = await anyone.http.post("/api/replays", content=record, headers=NDJSON)
                assert answer.status_code == 422
                assert len(answer.content) < 1000, answer.text[:2000]

    asyncio.run(scenario())


def test_towers_of_marks_are_cut_and_living_scripts_are_not() -> None:
    assert clean("Z" + "\u0336\u0301\u0323" * 10) == clean("Z" + "\u0336\u0301\u0323" * 10 + "x")[:-1]
    assert len(clean("Z" + "\u0336" * 50)) == 1 + MAX_MARKS
    # Marks behind something unseen, and behind joiners, are the same tower.
    assert len(clean("Z" + "\u0336\u034f\u200b" * 50)) == 1 + MAX_MARKS
    assert len(clean("Z" + "\u0336\u200d" * 50 + "x")) <= 2 + MAX_MARKS
    for word in ("Việt", "שָׁלוֹם", "हिन्दी", "ที่นี่", "தமிழ்", "❤️‍🔥", "1️⃣"):
        assert clean(word) == word


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("A\u200dnn", "Ann"),
        ("Ann\ufe0f", "Ann"),
        ("A\u180bn\U000e0100n", "Ann"),
        ("A\U0001f642\u200dnn", "A\U0001f642nn"),
        ("A\u200d\u0301nn", "Ánn"),
        ("1\ufe0fst", "1st"),
        ("Ann\U0001d159", "Ann"),
        ("An\ufffcn", "Ann"),
        ("x\u2800\u200d\u2800y", "xy"),
    ],
)
def test_joiners_and_variations_in_a_name_are_for_emoji_only(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("nothing", ["", " ", "\u200d", "\ufe0f\u200d", "\u3164", "\ufffc"])
def test_a_name_of_nothing_to_be_seen_is_none(nothing: str) -> None:
    with pytest.raises(Declined):
        clean_name(nothing)


@pytest.mark.parametrize("emoji", ["❤️‍🔥", "1️⃣", "👩🏽‍🚀", "🏳️‍🌈", "🤷🏻‍♀️", "↔️", "👨‍👩‍👧‍👦"])
def test_emoji_stay_whole_in_a_name(emoji: str) -> None:
    for name in (emoji, f"Ann{emoji}", f"{emoji}{emoji} Ann"):
        assert clean_name(name) == name


@given(st.text(alphabet=st.characters(max_codepoint=0x2AF), max_size=40))
def test_ordinary_text_is_cleaned_like_any_other(text: str) -> None:
    assert clean(text) == _cleaned(text)


def test_no_ordinary_character_needs_cleaning() -> None:
    ordinary = [char for char in map(chr, range(0x110000)) if ORDINARY.fullmatch(char)]
    assert [char for char in ordinary if _cleaned(f"a{char}b") != f"a{char}b"] == []


@given(
    st.text(alphabet=st.one_of(st.characters(), st.sampled_from(MARKS + "\u0958\u200d\u0344")), max_size=40)
)
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    assert clean(clean(text)) == clean(text)

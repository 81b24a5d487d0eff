"""Playing on from a position of another match, in every game: what is kept, and what is dealt anew."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from pythia import games
from pythia.bots.seating import play, tell
from pythia.contract import AnyGame, Budget, Offer, Told
from pythia.table.chance import commitment, seed_from
from pythia.table.match import Move, add_told, open_match
from pythia.table.play_on import PlayedOn, find_position, play_on
from pythia.table.record import ChanceLine, RecordError, SayLine, dump, load_header, split
from pythia.table.replay import Played, replay, verify

BUDGET = Budget(playouts=1)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("prophecy", 2, {"length": "short"}),
    ("prophecy", 3, {"length": "short", "takeback": True}),
    ("prophecy", 4, {"length": "short"}),
    ("prophecy", 6, {"length": "short"}),
    ("oraklos", 3, {}),
    ("oraklos", 2, {"variant": "antipodes"}),
    ("quest", 2, {}),
]
NAMES = [f"{name}-{players}" for name, players, _ in TABLES]
HIDES = {"prophecy-2", "prophecy-3", "prophecy-4", "prophecy-6", "oraklos-3"}
"""Where something is hidden from players now and then."""
POSITIONS = 8
"""Of each match, spread over it, besides the first few."""


def bots_of(game: AnyGame, players: int) -> dict[int, Any]:
    return {seat: game.bot("novice", Random(f"bot {seat}")) for seat in range(players)}


@cache
def whole_match(name: str, players: int, options: bytes) -> bytes:
    """A record of bots with fixed seeds, played to its end."""
    game, seed = games.load(name), seed_from("a match to play on from")
    wanted = msgspec.json.decode(options, type=game.options)
    begun, source = open_match(game, players, wanted, seed)
    bots = bots_of(game, players)
    tell(bots, begun.told)
    moves = [begun, *play(begun.match, bots, source, BUDGET)]
    assert moves[-1].match.result.over
    return record(moves, seed)


def record(moves: Sequence[Move], seed: bytes, before: Sequence[str] = ()) -> bytes:
    header = replace(moves[0].match.header, seed=seed.hex())
    lines = [dump(line) for move in moves for line in move.lines]
    return "".join(f"{line}\n" for line in (dump(header), *before, *lines)).encode()


def source_of(table: tuple[str, int, dict[str, Any]]) -> bytes:
    name, players, options = table
    return whole_match(name, players, msgspec.json.encode(options))


def positions(data: bytes) -> list[Played]:
    steps = [step for step in replay(data) if step.move.match.acting]
    return [*steps[:4], *steps[4 :: len(steps) // POSITIONS]]


def sits(players: int, *persons: int) -> list[str]:
    return ["person" if seat in persons else "bot:novice" for seat in range(players)]


def taken_up(data: bytes, line: int, *persons: int) -> PlayedOn:
    position = find_position(data, line)
    return play_on(position, sits(position.players, *persons), seed_from(f"own {line}"))


def told_of(taken: PlayedOn) -> list[Told]:
    told: list[Told] = []
    for move in (*taken.before, taken.move):
        add_told(told, move)
    return told


def played_on(taken: PlayedOn, most: int) -> Iterator[Move]:
    """The match goes on with bots on all seats, told what their seats were."""
    match = taken.move.match
    bots = bots_of(match.game, match.header.players)
    tell(bots, told_of(taken))
    for number, move in enumerate(play(match, bots, taken.source, BUDGET)):
        if number == most:
            return
        yield move


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_what_one_person_saw_is_kept_and_the_match_goes_on_to_its_end(
    table: tuple[str, int, dict[str, Any]],
) -> None:
    data = source_of(table)
    chosen = positions(data)
    for number, step in enumerate(chosen):
        before, players = step.move.match, step.move.match.header.players
        seat = number % players
        taken = taken_up(data, step.line, seat)
        after = taken.move.match
        assert after.view(seat) == before.view(seat)
        assert after.view(None) == before.view(None)
        assert after.game.offers(after.state, seat) == before.game.offers(before.state, seat)
        assert Offer("undo") not in after.offers(seat)
        to_the_end = number in (len(chosen) // 2, len(chosen) - 1)
        moves = list(played_on(taken, 100_000 if to_the_end else 6))
        assert not to_the_end or moves[-1].match.result.over
        lines = find_position(data, step.line).lines
        own = record([taken.move, *moves], seed_from(f"own {step.line}"), lines)
        assert split(own)[1 : step.line] == split(data)[1 : step.line]
        *_, last = replay(own)
        end = moves[-1].match if moves else after
        assert last.move.match.state == end.state
        verified, proven = verify(own)
        assert (verified.state, proven) == (end.state, end.drawn - before.drawn)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_of_several_people_each_keeps_only_what_everybody_saw(table: tuple[str, int, dict[str, Any]]) -> None:
    data = source_of(table)
    changed = False
    for step in positions(data):
        before = step.move.match
        after = taken_up(data, step.line, 0, 1).move.match
        assert after.view(None) == before.view(None)
        changed |= after.view(0) != before.view(0)
    assert changed == (f"{table[0]}-{table[1]}" in HIDES)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_where_only_bots_play_on_nothing_need_be_dealt_anew(table: tuple[str, int, dict[str, Any]]) -> None:
    data = source_of(table)
    step = positions(data)[3]
    taken = taken_up(data, step.line)
    assert taken.move.match.state == step.move.match.state
    assert not any(isinstance(line, ChanceLine) for line in taken.move.lines)


def test_the_future_is_another() -> None:
    """Same position, same seat, another seed: other chance from there on."""
    data = source_of(TABLES[2])
    line = positions(data)[4].line
    position = find_position(data, line)
    states = {play_on(position, sits(4, 0), seed_from(words)).move.match.state.hands for words in "abcdef"}
    assert len(states) == 6


def test_bots_are_told_nothing_of_the_hands_they_no_longer_have() -> None:
    data = source_of(TABLES[2])
    for step in positions(data):
        taken = taken_up(data, step.line, 1)
        view = taken.move.match.view(0)
        private = [each.event for each in told_of(taken) if each.to is not None and 0 in each.to]
        (holds,) = private
        assert (holds.hand, holds.bid) == (view.hand, view.bid)  # type: ignore[attr-defined]


def test_a_line_within_a_step_stands_for_its_end() -> None:
    data = source_of(TABLES[0])
    step = next(step for step in replay(data) if len(step.move.lines) > 1 and step.line > 10)
    first = step.line - len(step.move.lines) + 1
    ends = {len(find_position(data, line).lines) for line in range(first, step.line + 1)}
    assert ends == {step.line - 1}


def test_a_match_taken_up_can_itself_be_taken_up() -> None:
    data = source_of(TABLES[2])
    line = positions(data)[3].line
    taken = taken_up(data, line, 2)
    moves = list(played_on(taken, 40))
    seed = seed_from(f"own {line}")
    once = record([taken.move, *moves], seed, find_position(data, line).lines)
    again = taken_up(once, len(split(once)), 0, 1)
    source = again.move.match.header.from_
    assert source is not None
    assert (source.commitment, source.line) == (commitment(seed), len(split(once)))
    rest = list(played_on(again, 30))
    twice = record([again.move, *rest], seed_from(f"own {source.line}"), find_position(once).lines)
    *_, last = replay(twice)
    assert last.move.match.state == rest[-1].match.state
    verify(twice)
    # Its inherited redeal is legal only because the header says that it is inherited.
    header, *lines = split(twice)
    plain = replace(load_header(header)[0], from_=None, seed=None, commitment=None)
    with pytest.raises(RecordError) as refused:
        list(replay(b"\n".join([dump(plain).encode(), *lines])))
    assert refused.value.message.id == "chance-not-called-for"
    assert b'"redeal"' in lines[refused.value.line - 2]


def own_record(*persons: int) -> list[bytes]:
    """A match just taken up at its eleventh line, as lines."""
    data = source_of(TABLES[2])
    taken = taken_up(data, 11, *persons)
    return split(record([taken.move], seed_from("own 11"), find_position(data, 11).lines))


def refusal(lines: Sequence[bytes]) -> tuple[int, str]:
    with pytest.raises(RecordError) as refused:
        list(replay(b"\n".join(lines)))
    return refused.value.line, refused.value.message.id


def with_from(lines: Sequence[bytes], line: int) -> list[bytes]:
    header, *_ = load_header(lines[0])
    assert header.from_ is not None
    return [dump(replace(header, from_=replace(header.from_, line=line))).encode(), *lines[1:]]


def test_records_that_cannot_have_been_taken_up_so() -> None:
    lines = own_record(0)
    *_, last = replay(b"\n".join(lines))
    assert last.line == len(lines)
    boundary = len(find_position(source_of(TABLES[2]), 11).lines) + 1
    assert refusal(with_from(lines, 99)) == (1, "from-beyond-the-end")
    assert refusal(with_from(lines, 2)) == (1, "from-within-a-step")
    assert refusal(with_from(lines, 1)) == (1, "wrong-value")
    assert refusal(lines[:boundary]) == (boundary, "from-names-each-seat")
    assert refusal(lines[: boundary + 2]) == (boundary + 2, "from-names-each-seat")
    assert refusal([*lines[:boundary], *lines[boundary + 1 :]]) == (boundary + 1, "from-names-each-seat")
    assert refusal(lines[:-1]) == (len(lines) - 1, "record-stops")
    said = dump(SayLine(0, "text", text="hm")).encode()
    assert refusal([*lines[:-1], said]) == (len(lines), "chance-expected")
    assert refusal([*lines, lines[-1]]) == (len(lines) + 1, "chance-not-called-for")


def test_nothing_is_taken_up_from_the_header_alone() -> None:
    """A game that begins without an outcome of chance has a position there."""
    data = source_of(TABLES[0]).splitlines(keepends=True)[0]
    with pytest.raises(RecordError) as refused:
        find_position(data, 1)
    assert refused.value.message.id == "nothing-to-take-up"


def test_a_match_that_is_over_cannot_be_taken_up() -> None:
    data = source_of(TABLES[0])
    for line in (None, len(split(data))):
        with pytest.raises(RecordError) as refused:
            find_position(data, line)
        assert refused.value.message.id == "nothing-to-take-up"
    with pytest.raises(RecordError) as beyond:
        find_position(data, len(split(data)) + 1)
    assert beyond.value.message.id == "no-such-line"


def test_a_seed_that_did_not_deal_anew_is_found_out() -> None:
    lines = own_record(0)
    position = find_position(source_of(TABLES[2]), 11)
    forged = play_on(position, sits(4, 0), seed_from("other")).move.lines[-1]
    with pytest.raises(RecordError) as refused:
        verify(b"\n".join([*lines[:-1], dump(forged).encode()]))
    assert refused.value.message.id == "not-what-the-seed-gives"


def test_talk_before_the_first_outcome_is_not_lost() -> None:
    """It is no part of the opening chance, and neither hides it."""
    header, *lines = split(source_of(TABLES[0]))
    talk = [dump(SayLine(seat, "text", text="good luck")).encode() for seat in (0, 1)]
    first = next(iter(replay(b"\n".join([header, *talk, *lines]))))
    plain = next(iter(replay(b"\n".join([header, *lines]))))
    assert first.move.told == plain.move.told
    assert [line for line in first.move.lines if isinstance(line, SayLine)] == [
        SayLine(seat, "text", text="good luck") for seat in (0, 1)
    ]

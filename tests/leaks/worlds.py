"""Pairs of worlds that one viewer cannot tell apart, for any game: only what is hidden from it differs."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct, structs

from pythia.contract import AnyGame, Illegal, Told
from pythia.games import wording
from pythia.server.ids import new_guest_id, new_token
from pythia.store import Step
from pythia.table.chance import SEED_BYTES, Live, Source
from pythia.table.conformance import some_actions
from pythia.table.match import Latest, Match, Move, add_told, open_match
from pythia.table.play_on import find_position, play_on
from pythia.table.record import ActionLine, ClockLine, Line, SayLine, Undo, dump

TRIES = 8
"""Re-deals until one is found in which the next action is possible too."""
OTHERS = 3
"""Other actions tried that might look the same."""


class Person(NamedTuple):
    id: str
    token: str
    link: str
    """Of a personal link that waits to be used."""


def _person() -> Person:
    return Person(new_guest_id(), new_token(), new_token())


PEOPLE = tuple(_person() for _ in range(10))
"""By seat."""
WATCHER = _person()


KINDS = ("seat", "bot", "watcher", "nobody")


class Viewer(NamedTuple):
    kind: Literal["seat", "bot", "watcher", "nobody"]
    """A person on a seat; a bot on one; somebody with a cookie, or without one, who watches."""
    seat: int | None = None

    @property
    def person(self) -> Person | None:
        if self.kind == "seat":
            assert self.seat is not None
            return PEOPLE[self.seat]
        return WATCHER if self.kind == "watcher" else None


def viewers(players: int) -> list[Viewer]:
    seats = [Viewer("seat", seat) for seat in range(players)]
    return [*seats, Viewer("watcher"), Viewer("nobody"), *(Viewer("bot", seat) for seat in range(players))]


# ----------------------------------------------------------------------------------- positions


@dataclass(frozen=True)
class Position:
    """Somewhere in a match, and how it came to be."""

    match: Match
    seed: bytes
    steps: tuple[Step, ...]
    told: tuple[Told, ...]
    after: frozenset[str]
    """The kinds of events that led here."""

    @property
    def source(self) -> Source:
        return Source(self.seed)


def course(game: AnyGame, players: int, options: Struct, dice: Random) -> Iterator[Position]:
    """A random match, position by position; now and then somebody talks or takes back."""
    seed = dice.randbytes(SEED_BYTES)
    names = tuple(f"Person {seat}" for seat in range(players))
    move, source = open_match(game, players, options, seed, names=names)
    at = Position(move.match, seed, (_step(move.lines),), tuple(move.told), _kinds(move.told))
    yield at
    while at.match.acting:
        timed = game.timed(at.match.state)
        if timed and timed.clock and timed.ms and dice.random() < 0.1:
            at = _enter(at, ClockLine(timed.clock, timed.ms), source)
            yield at
            continue
        seat = dice.choice(at.match.acting)
        action = dice.choice(list(some_actions(at.match, seat, dice)))
        at = _enter(at, ActionLine(seat, action), source)
        yield at
        if dice.random() < 0.1:
            at = _enter(at, SayLine(seat, "text", text="I know what you do not."), source)
            yield at
        if dice.random() < 0.2 and any(offer.verb == "undo" for offer in at.match.offers(seat)):
            at = _enter(at, ActionLine(seat, Undo()), source)
            yield at


def taken_up(at: Position, dice: Random) -> Position:
    """Where people on all seats play on from here, in a match of their own."""
    names, seed = at.match.header.names or (), dice.randbytes(SEED_BYTES)
    lines = [dump(at.match.header), *(line for step in at.steps for line in step.lines)]
    found = find_position("\n".join(lines).encode())
    taken = play_on(found, ["person"] * len(names), seed, names=names)
    told: list[Told] = []
    for move in (*taken.before, taken.move):
        add_told(told, move)
    steps = Step("from", found.lines), _step(taken.move.lines)
    return Position(taken.move.match, seed, steps, tuple(told), _kinds(taken.move.told))


def _enter(at: Position, line: ActionLine | SayLine | ClockLine, source: Source) -> Position:
    move = at.match.enter(line, Live(source, at.match.drawn))
    spoken = isinstance(line, SayLine)
    if isinstance(line, ClockLine):
        step = _step(move.lines)
    else:
        step = _step(move.lines, PEOPLE[line.seat].id, f"own-{line.seat}-{len(at.steps)}", spoken)
    kinds = frozenset({"talk"}) if spoken else _kinds(move.told)
    return replace(at, match=move.match, steps=(*at.steps, step), told=(*at.told, *move.told), after=kinds)


def _step(lines: list[Line], guest: str | None = None, id: str | None = None, talk: bool = False) -> Step:
    return Step("talk" if talk else "move", tuple(map(dump, lines)), guest, id)


def _kinds(told: list[Told]) -> frozenset[str]:
    return frozenset(str(each.event.__struct_config__.tag) for each in told)


# --------------------------------------------------------------------------------------- pairs


class World(NamedTuple):
    match: Match
    seed: bytes
    action: Any | None
    """What the actor does next."""


@dataclass(frozen=True)
class Pair:
    """Two worlds that this viewer cannot tell apart, and what is done in both."""

    position: Position
    viewer: Viewer
    one: World
    other: World
    actor: int | None
    """Who acts next; nobody where nothing that looks the same can be done in both, or it is over."""
    wrong: tuple[dict[str, Any], ...]
    """What is refused to the viewer in both."""
    refused_again: bool
    """Whether the actor may not do the same once more, in either: it could draw, and seeds differ."""
    ends: bool
    """Whether the match is over with it: then everybody is shown its seed."""

    @property
    def over(self) -> bool:
        return not self.one.match.acting

    @property
    def differs(self) -> bool:
        return bool(self.one.match.state != self.other.match.state)


def shown(match: Match, seat: int | None) -> bytes:
    """All that a seat sees of a position."""
    offers = match.offers(seat) if seat is not None else ()
    return msgspec.json.encode((match.view(seat), offers))


def heard(move: Move, seat: int | None) -> bytes:
    return msgspec.json.encode([each.event for each in move.told if each.reaches(seat)])


def shown_in_words(match: Match, seat: int | None) -> bytes:
    offers = match.offers(seat) if seat is not None else ()
    called = wording.called(match.game, offers)
    return msgspec.json.encode((wording.sections(match.game, match.view(seat), _names(match)), called))


def heard_in_words(move: Move, seat: int | None) -> bytes:
    """The lines of a step, and its moments in words."""
    match = move.match
    game, names = match.game, _names(match)
    lines = [wording.lines(game, each.event, names, seat) for each in move.told if each.reaches(seat)]
    moments = [wording.sections(game, match.view_at(each, seat), names) for each in move.moments]
    return msgspec.json.encode((lines, moments))


def _names(match: Match) -> list[str]:
    return [f"Person {seat}" for seat in range(match.header.players)]


def reveals(*moves: Move) -> bool:
    return any(each.event.reveals for move in moves for each in move.told)


def pair(position: Position, viewer: Viewer, dice: Random) -> Pair:
    """This position, and another that differs in what is hidden from the viewer alone."""
    match, seat, source = position.match, viewer.seat, position.source
    latest = _other_latest(match, seat, source, dice)
    found = None
    for _ in range(TRIES if match.acting else 1):
        twin = structs.replace(_redealt(match, seat, source, dice), latest=latest)
        actor = _actor(match, viewer, dice)
        found = actor is not None and alike(match, twin, actor, seat, source, dice)
        if found:
            break
    moves = found or None
    if moves and reveals(*moves) and heard(moves[0], seat) != heard(moves[1], seat):
        moves = None  # What the rules show with it may differ.
    draws = moves is not None and moves[0].match.drawn > match.drawn
    ends = moves is not None and not moves[0].match.acting
    # The seed is hidden too, unless the match is over or what it gives is about to be seen.
    other_seed = position.seed if draws or ends or not match.acting else dice.randbytes(SEED_BYTES)
    actions = [move.match.latest.action for move in moves or () if move.match.latest is not None]
    return Pair(
        position,
        viewer,
        World(match, position.seed, actions[0] if actions else None),
        World(twin, other_seed, actions[1] if actions else None),
        actor if actions else None,
        tuple(wrong_actions(match, twin, seat, dice)),
        bool(actions) and all(_is_refused_again(move) for move in moves or ()),
        ends,
    )


def _is_refused_again(move: Move) -> bool:
    latest = move.match.latest
    return latest is not None and refusal(move.match, latest.seat, latest.action) is not None


def _actor(match: Match, viewer: Viewer, dice: Random) -> int | None:
    """Mostly somebody else; a bot that is watched is asked itself."""
    if viewer.kind == "bot":
        return viewer.seat if viewer.seat in match.acting else None
    others = [seat for seat in match.acting if seat != viewer.seat] or list(match.acting)
    return dice.choice(others) if others else None


def _redealt(match: Match, viewer: int | None, source: Source, dice: Random) -> Match:
    stream = source.stream(dice.randrange(2**32), "redeal")
    return structs.replace(match, state=match.game.redeal(match.state, viewer, stream))


def _other_latest(match: Match, viewer: int | None, source: Source, dice: Random) -> Latest | None:
    """What was done last is hidden too, where another action would have looked the same."""
    latest = match.latest
    if latest is None:
        return None
    before = _redealt(latest.before, viewer, source, dice)
    moves = alike(latest.before, before, latest.seat, viewer, source, dice, latest.action)
    other = moves[1].match.latest if moves else None
    return Latest(latest.seat, other.action if other else latest.action, before)


def alike(
    one: Match,
    other: Match,
    actor: int,
    viewer: int | None,
    source: Source,
    dice: Random,
    action: Any = None,
) -> tuple[Move, Move] | None:
    """Actions of two like matches after which the viewer sees the same: rather two different ones."""
    first = action or dice.choice(list(some_actions(one, actor, dice)))
    move = _after(one, actor, first, source)
    if move is None:
        return None
    seen = msgspec.json.encode(move.match.view(viewer))
    others: list[Any] = [] if actor == viewer else list(some_actions(other, actor, dice))
    dice.shuffle(others)
    for second in [*(each for each in others[:OTHERS] if each != first), first]:
        twin = _after(other, actor, second, source)
        if twin is None or msgspec.json.encode(twin.match.view(viewer)) != seen:
            continue
        # Two ways to the very same position: which was taken is no secret of it.
        if second == first or twin.match.state != move.match.state:
            return move, twin
    return None


def _after(match: Match, seat: int, action: Any, source: Source) -> Move | None:
    try:
        return match.enter(ActionLine(seat, action), Live(source, match.drawn))
    except Illegal:
        return None


# ------------------------------------------------------------------------------- what is refused


def wrong_actions(one: Match, other: Match, seat: int | None, dice: Random) -> Iterator[dict[str, Any]]:
    """Actions that are illegal for this seat in both worlds; of another's above all."""
    yield {"do": "no-such-verb"}
    tried: list[Any] = []
    for match in (one, other):
        for actor in match.acting:
            if actor != seat:
                tried += dice.sample(found := list(some_actions(match, actor, dice)), min(2, len(found)))
    for action in [*tried[:6], Undo()]:
        if seat is None or all(refusal(match, seat, action) is not None for match in (one, other)):
            yield msgspec.to_builtins(action)


def refusal(match: Match, seat: int, action: Any) -> bytes | None:
    """What a seat is told that may not do this; None if it may."""
    try:
        match.enter(ActionLine(seat, action), Live(Source(b""), match.drawn))
    except Illegal as illegal:
        return msgspec.json.encode((illegal.rule, illegal.message))
    return None

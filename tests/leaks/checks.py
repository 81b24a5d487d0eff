"""The checks: each raises Leaked where a viewer is told more than it may know."""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from tests.leaks.probe import Probe, Transcript
from tests.leaks.told_before import log_of, singing
from tests.leaks.worlds import (
    PEOPLE,
    WATCHER,
    Pair,
    heard,
    heard_in_words,
    refusal,
    reveals,
    shown,
    shown_in_words,
)

from pythia.contract import AnyGame, Offer, Told
from pythia.server.ids import hashed
from pythia.table.chance import Live, Source
from pythia.table.conformance_moments import seen
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine, ClockLine, Undo

RECENTLY = 150
"""As much of what was told as a log is made of here: where it passes at all, it has passed by then."""
CANARY = "no-longer-to-be-read"

Plant = Callable[[AnyGame], AnyGame]


class Leaked(AssertionError):
    """What told it, and what was told."""


def _same(what: str, one: bytes, other: bytes) -> None:
    if one != other:
        raise Leaked(what, one[:2000], other[:2000])


# ----------------------------------------------------------------------------------- in process


def check_in_process(pair: Pair, plant: Plant = lambda game: game) -> None:
    """Views, offers, refusals, events and the words for them are the same in both worlds, of the game as it
    is planted; and a log tells no more."""
    seat = pair.viewer.seat
    one, other = (replace(world.match, game=plant(world.match.game)) for world in (pair.one, pair.other))
    _same("shown", shown(one, seat), shown(other, seat))
    _same("shown in words", shown_in_words(one, seat), shown_in_words(other, seat))
    _check_log(one.game, pair.position.told[-RECENTLY:], seat, one.header.players)
    if seat is not None:
        for action in pair.wrong[1:]:
            wrong = _action(one, action)
            _same("refusal", refusal(one, seat, wrong) or b"", refusal(other, seat, wrong) or b"")
    if pair.actor is not None:
        moves = [
            _moved(match, pair.actor, world.action, pair.position.seed)
            for match, world in ((one, pair.one), (other, pair.other))
        ]
        _same_step("action", seat, *moves)
        if all(Offer("undo") in move.match.offers(pair.actor) for move in moves):
            _same_step("take-back", seat, *(_moved(move.match, pair.actor, Undo(), b"") for move in moves))
    timed = one.game.timed(one.state)
    if timed and timed.clock and timed.ms:
        line = ClockLine(timed.clock, timed.ms)
        ends = [match.enter(line, _chance(match, pair.position.seed), moments=True) for match in (one, other)]
        if not reveals(*ends):
            _same_step("end of a clock", seat, *ends)


def _check_log(game: AnyGame, told: Sequence[Told], seat: int | None, players: int) -> None:
    """Of what was told before, nothing is told again that this seat may not read any longer, or never."""
    names, game = [f"Person {each}" for each in range(players)], singing(game)
    sent = msgspec.json.encode(log_of(game, told, names, seat, lambda: CANARY).lines(game, seat))
    if CANARY.encode() in sent:
        raise Leaked("log", sent[:2000])


def _same_step(what: str, seat: int | None, one: Move, other: Move) -> None:
    _same(f"events of an {what}", heard(one, seat), heard(other, seat))
    _same(f"moments of an {what}", seen(one, seat), seen(other, seat))
    _same(f"lines of an {what}", heard_in_words(one, seat), heard_in_words(other, seat))
    _same(f"shown after an {what}", shown(one.match, seat), shown(other.match, seat))
    _same(
        f"shown in words after an {what}",
        shown_in_words(one.match, seat),
        shown_in_words(other.match, seat),
    )


def _action(match: Match, action: dict[str, Any]) -> Any:
    return msgspec.convert(action, match.game.actions | Undo)


def _moved(match: Match, seat: int, action: Any, seed: bytes) -> Move:
    return match.enter(ActionLine(seat, action), _chance(match, seed), moments=True)


def _chance(match: Match, seed: bytes) -> Live:
    return Live(Source(seed), match.drawn)


# ---------------------------------------------------------------------------------- at the socket


async def check_at_socket(probe: Probe, pair: Pair, bots: bool = False, clock: bool = False) -> None:
    """Every byte is the same in both worlds, none is a secret's, and a running match has no record."""
    one = await probe.watch(pair, pair.one, bots, clock)
    other = await probe.watch(pair, pair.other, bots, clock)
    for said in (one, other):
        search(said, _secrets(said))
        if not pair.over:
            _no_record(said)
    for (what, first), (_, second) in zip(one.sent, other.sent, strict=False):
        _same(what, first, second)
    if len(one.sent) != len(other.sent):
        raise Leaked("count", len(one.sent), len(other.sent))


def _no_record(said: Transcript) -> None:
    for what, data in said.sent:
        if what.endswith(("/record", "/verify", "/replay")) and not data.startswith(b"HTTP/1.1 404 "):
            raise Leaked(what, data[:2000])


def _secrets(said: Transcript) -> list[bytes]:
    """Of this world, and of everybody; a guest's id is public (docs/wire.md)."""
    found = list(said.secrets)
    for person in (*PEOPLE, WATCHER):
        found += [person.token.encode(), person.link.encode(), hashed(person.token), hashed(person.link)]
    return found


def search(said: Transcript, secrets: Iterable[bytes]) -> None:
    """None of these, in any form it might be written in, is in anything that was sent."""
    forms = {form for secret in secrets for form in _forms(secret)}
    for what, data in (*said.sent, *said.kept):
        for form in forms:
            if form in data:
                raise Leaked(what, form, data[:2000])


def _forms(secret: bytes) -> tuple[bytes, ...]:
    return (
        secret,
        secret.hex().encode(),
        b64encode(secret).rstrip(b"="),
        urlsafe_b64encode(secret).rstrip(b"="),
    )

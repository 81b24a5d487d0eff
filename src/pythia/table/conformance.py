"""What every game promises, checked on one random match. Import it in the tests of a game you add."""

from collections.abc import Callable, Iterator
from functools import partial, reduce
from itertools import combinations
from operator import or_
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import (
    UNTOLD,
    AnyGame,
    Event,
    Field,
    Illegal,
    Offer,
    OutcomeT,
    Refusal,
    Stream,
    Told,
)
from pythia.offers import expand, pick, size
from pythia.table.chance import Live, Source
from pythia.table.conformance_moments import check_moments, seen
from pythia.table.conformance_results import check_result
from pythia.table.conformance_words import (
    check_asked,
    check_called,
    check_described,
    check_explained,
    check_lines,
)
from pythia.table.match import Match, Move, open_match
from pythia.table.presentable import check_presentation
from pythia.table.record import ActionLine, ClockLine, Undo, dump, load_line
from pythia.table.replay import replay, verify
from pythia.table.teachable import check_lessons

MAX_TRIED = 24
"""How many of an offer's actions are tried at a position; all, where there are no more."""
IMAGINED = 10
"""At one position in so many, every seat imagines what is hidden."""
PLAYED_ON = 8
"""So many actions are played from one of the states that were imagined there."""


def check(game: AnyGame, players: int, options: Struct, seed: bytes, most: int = 2000) -> list[str]:
    """Plays one random match and asserts every law at every position. Returns the match's record.

    A match of chance alone need not ever end: after `most` actions it is left as it stands.
    """
    check_presentation(game)
    check_lessons(game)
    dice = Random(seed)
    empty = game.empty(players, options)
    assert game.acting(empty) == (), "nobody acts at an empty table"
    check_described(game, empty, players)
    move, source = open_match(game, players, options, seed)
    check_moments(move, open_match(game, players, options, seed, moments=True)[0], source, dice)
    lines = [dump(replace(move.match.header, seed=seed.hex())), *map(dump, move.lines)]
    _check_told(game, move.told, players)
    heard = Heard().and_then(game, move.told)
    acted = compared = hidden = varied = 0
    for _ in range(most):
        if not move.match.acting:
            break
        match = move.match
        check_position(match, source, dice)
        _check_clock(match, source, dice)
        if not dice.randrange(IMAGINED):
            found = check_imagined(match, heard, source, dice)
            hidden, varied = hidden + found[0], varied + found[1]
        seat = dice.choice(match.acting)
        action = dice.choice(list(some_actions(match, seat, dice)))
        move = match.enter(ActionLine(seat, action), Live(source, match.drawn))
        assert match.enter(ActionLine(seat, action), Live(source, match.drawn)) == move, "a move repeats"
        _check_told(game, move.told, players)
        acted += 1
        asked = match.enter(ActionLine(seat, action), Live(source, match.drawn), moments=True)
        check_moments(move, asked, source, dice)
        compared += _check_heard(match, ActionLine(seat, action), asked, source, dice)
        undone = _check_undo(match, move, seat)
        if undone is not None and not dice.randrange(IMAGINED):
            after = heard.and_then(game, move.told).and_then(game, undone.told)
            check_imagined(undone.match, after, source, dice)
        heard = heard.and_then(game, move.told)
        lines += map(dump, move.lines)
        for line in move.lines:
            assert load_line(dump(line).encode(), game, players) == line, "lines survive the file"
    assert compared or not acted, "what is told was never held against another world: everything reveals"
    assert 2 * varied >= hidden, "much is hidden, but what is imagined is always the same"
    check_imagined(move.match, heard, source, dice)
    _check_end(move.match, lines)
    return lines


def check_position(match: Match, source: Source, dice: Random) -> None:
    game, state, players = match.game, match.state, match.header.players
    assert list(match.acting) == sorted(set(match.acting)), "who acts is a set of seats"
    assert not match.result.over
    assert match.result.winners is None
    check_result(match.result, players)
    for seat in range(players):
        offers = game.offers(state, seat)
        assert bool(offers) == (seat in match.acting), (
            "those who may act are offered something, others nothing"
        )
        if offers:
            check_asked(game, game.view(state, seat), offers)
        _check_offers(match, seat, offers, source, dice)
    for viewer in (*range(players), None):
        check_hidden(match, viewer, source, dice)
    check_described(game, state, players)
    if not game.races(state):
        _check_commuting(match, source, dice)


def some_actions(match: Match, seat: int, dice: Random) -> Iterator[Any]:
    """A few of the actions offered to a seat, some of each offer."""
    for offer in match.game.offers(match.state, seat):
        yield from (msgspec.convert(action, match.game.actions) for action in _few(offer, dice))


def _few(offer: Offer, dice: Random) -> list[dict[str, Any]]:
    number = size(offer)
    assert number or any(field.refused for field in offer.fields), (
        "an offer offers something, or says why not"
    )
    return list(expand(offer)) if number <= MAX_TRIED else [pick(offer, dice) for _ in range(MAX_TRIED)]


def _check_offers(match: Match, seat: int, offers: tuple[Offer, ...], source: Source, dice: Random) -> None:
    """What is offered is legal, for that seat alone; what is refused is illegal, by the rule it names."""
    for field in [field for offer in offers for field in offer.fields if field.most is not None]:
        assert field.names == field.values, "amounts are of what has a name: in a record it is a key"
    for action in some_actions(match, seat, dice):
        match.enter(ActionLine(seat, action), Live(source, match.drawn))
        for other in set(range(match.header.players)) - set(match.acting):
            _refused(match, other, action, source)
    for offer in offers:
        check_called(match.game, offer)
        for field in offer.fields:
            for refusal in field.refused:
                action = with_refused(match.game, offer, field, refusal)
                why = _refused(match, seat, action, source)
                assert why.rule == refusal.rule, f"{refusal} is refused by rule {why.rule}"


def with_refused(game: AnyGame, offer: Offer, field: Field, refusal: Refusal) -> Any:
    """The action that a person means who chooses this after all, all else being possible."""
    value: Any = refusal.value
    if field.most is not None:
        value = {value: 1}
    elif field.count is not None:
        value = [value, *field.values[: field.count - 1]]
    others = [next(expand(Offer(offer.verb, (each,))), {}) for each in offer.fields if each is not field]
    action = reduce(or_, others, {"do": offer.verb}) | {field.name: value}
    try:
        return msgspec.convert(action, game.actions)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{refusal} is no value of {field.name!r} in {offer.verb!r}: {error}") from None


def _refused(match: Match, seat: int, action: Any, source: Source) -> Illegal:
    """Why this action is illegal; that it is not is a failure."""
    try:
        match.enter(ActionLine(seat, action), Live(source, match.drawn))
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"seat {seat} should not be allowed {action}")


def check_hidden(match: Match, viewer: int | None, source: Source, dice: Random) -> None:
    """A view survives the wire, and does not change when only what it hides does."""
    game, state = match.game, match.state
    view = game.view(state, viewer)
    encoded = msgspec.json.encode(view)
    assert msgspec.json.decode(encoded, type=game.view_type) == view, "views survive the wire"
    other = game.redeal(state, viewer, source.stream(dice.randrange(2**32), "redeal"))
    assert msgspec.json.encode(game.view(other, viewer)) == encoded, "a view shows what it should hide"
    assert game.acting(other) == game.acting(state), "everybody knows whose turn it is"
    if game.open_scores:
        assert _standing(game, other) == _standing(game, state), "open scores tell what is hidden"
    if viewer is not None:
        assert game.offers(other, viewer) == game.offers(state, viewer), "offers tell what a view hides"


def _standing(game: AnyGame, state: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    result = game.result(state)
    return result.scores, result.places


# ------------------------------------------------------------------------------------------ imagined states


class Heard(NamedTuple):
    """All that was told so far, and what the game's memory keeps of it."""

    everything: tuple[Told, ...] = ()
    memory: tuple[Told, ...] = ()

    def and_then(self, game: AnyGame, told: list[Told]) -> "Heard":
        return Heard((*self.everything, *told), reduce(game.memory, told, self.memory))


class _Checked:
    """Chance that draws from one stream, and asks of each outcome whether it is possible."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        outcome = sample(self._stream)
        check(outcome)
        return outcome


def check_imagined(match: Match, heard: Heard, source: Source, dice: Random) -> tuple[int, int]:
    """What a seat imagines could be: with all that it was told, and with what it must remember.

    From how many seats something is hidden, and how many of them imagine now this and now that.
    """
    game, hidden, varied = match.game, 0, 0
    worlds: list[Any] = []
    if game.imagine is None:
        return 0, 0
    for viewer in (*range(match.header.players), None):
        everything, memory = ([each.event for each in told if each.reaches(viewer)] for told in heard)
        streams = [partial(source.stream, dice.randrange(2**32), "imagine") for _ in heard]
        one, looks = _imagined(match, viewer, everything, everything, streams[0])
        two, other_looks = _imagined(match, viewer, memory, everything, streams[1])
        worlds += one, two
        varied += looks != other_looks
        redealt = game.redeal(match.state, viewer, source.stream(dice.randrange(2**32), "redeal"))
        hidden += redealt != match.state
    if match.acting:
        _check_goes_on(replace(match, state=dice.choice(worlds), latest=None), source, dice)
    return hidden, varied


def _imagined(
    match: Match, viewer: int | None, remembered: list[Event], told: list[Event], stream: Callable[[], Stream]
) -> tuple[Any, list[Any]]:
    """A state that looks the same to whoever imagines it, and fits all that they were told; how it looks.

    Whether it does is for the game to say, which can deal anew what is hidden from a seat: its own check is
    asked, and to everybody the two must look the same.
    """
    game, players = match.game, match.header.players
    assert game.imagine is not None
    view = game.view(match.state, viewer)
    state = game.imagine(view, remembered, stream())
    assert game.view(state, viewer) == view, "what is imagined looks different"
    if viewer is not None:
        assert game.offers(state, viewer) == game.offers(match.state, viewer), "what is imagined offers more"
    anew = game.deal_anew(match.state, viewer, told, _Checked(stream()), UNTOLD)
    looks = _looks(game, state, players)
    assert looks == _looks(game, anew, players), "what is imagined does not fit what was told"
    return state, looks


def _looks(game: AnyGame, state: Any, players: int) -> list[Any]:
    """All that anybody sees of a state and may do in it."""
    return [(game.view(state, seat), game.offers(state, seat)) for seat in range(players)]


def _check_goes_on(match: Match, source: Source, dice: Random) -> None:
    """An imagined state is a position like any other, and leads to others."""
    check_position(match, source, dice)
    for _ in range(PLAYED_ON):
        if not match.acting:
            break
        seat = dice.choice(match.acting)
        action = dice.choice(list(some_actions(match, seat, dice)))
        match = match.enter(ActionLine(seat, action), Live(source, match.drawn)).match
        for other in range(match.header.players):
            assert bool(match.game.offers(match.state, other)) == (other in match.acting)
            match.view(other)


def _check_commuting(match: Match, source: Source, dice: Random) -> None:
    """Those who act at once may act in any order."""
    for one, two in combinations(match.acting, 2):
        first = dice.choice(list(some_actions(match, one, dice)))
        second = dice.choice(list(some_actions(match, two, dice)))
        orders = ((one, first), (two, second)), ((two, second), (one, first))
        assert _after(match, orders[0], source) == _after(match, orders[1], source), "the order matters"


def _after(match: Match, actions: tuple[tuple[int, Any], ...], source: Source) -> Any:
    for seat, action in actions:
        match = match.enter(ActionLine(seat, action), Live(source, match.drawn)).match
    return match.state


def _check_told(game: AnyGame, told: list[Told], players: int) -> None:
    for each in told:
        assert each.to is None or set(each.to) <= set(range(players)), "an audience is of seats"
        encoded = msgspec.json.encode(each.event)
        assert msgspec.json.decode(encoded, type=game.events) == each.event, "events survive the wire"
        check_lines(game, each, players)


def _check_clock(match: Match, source: Source, dice: Random) -> None:
    """What follows where the step's clock runs out, though the match goes on as if it had not."""
    timed = match.game.timed(match.state)
    if timed is None or timed.clock is None or timed.ms is None:
        return
    line = ClockLine(timed.clock, timed.ms)
    move = match.enter(line, Live(source, match.drawn))
    _check_told(match.game, move.told, match.header.players)
    asked = match.enter(line, Live(source, match.drawn), moments=True)
    check_moments(move, asked, source, dice)
    _check_heard(match, line, asked, source, dice)


def _check_heard(match: Match, line: ActionLine | ClockLine, move: Move, source: Source, dice: Random) -> int:
    """The same line tells a seat the same where only what is hidden from it differs; unless it reveals.

    In how many other worlds that was so.
    """
    compared = 0
    for viewer in (*range(match.header.players), None):
        stream = source.stream(dice.randrange(2**32), "redeal")
        other = replace(match, state=match.game.redeal(match.state, viewer, stream))
        try:
            there = other.enter(line, Live(source, match.drawn), moments=True)
        except Illegal:
            assert isinstance(line, ActionLine), "a clock that is due runs out, whatever is hidden"
            assert viewer != line.seat, "what a seat may do depends on nothing that is hidden from it"
            continue  # there it is not possible, so there is nothing to compare
        if not any(each.event.reveals for each in (*there.told, *move.told)):
            heard = [each.event for each in there.told if each.reaches(viewer)]
            assert heard == [each.event for each in move.told if each.reaches(viewer)], "events tell too much"
            assert seen(there, viewer) == seen(move, viewer), "moments show too much"
            compared += 1
    return compared


def _check_undo(before: Match, move: Move, seat: int) -> Move | None:
    """What may be taken back leaves no trace; what may not be is refused."""
    undo = ActionLine(seat, Undo())
    if Offer("undo") in move.match.offers(seat):
        undone = move.match.enter(undo, Live(Source(b"")))
        assert undone.match == before, "a take-back leaves a trace"
        return undone
    try:
        move.match.enter(undo, Live(Source(b"")))
    except Illegal:
        return None
    raise AssertionError("a take-back that was not offered was allowed")


def _check_end(match: Match, lines: list[str]) -> None:
    """The record is the game: replayed it ends the same, and its seed gives its chance."""
    result, players = match.result, match.header.players
    check_result(result, players)
    check_described(match.game, match.state, players)
    assert result.over == (not match.acting)
    if result.over:
        assert result.winners, "somebody wins"
        check_explained(match.game, match.state, players)
        assert not any(match.offers(seat) for seat in range(players))
    data = "".join(line + "\n" for line in lines).encode()
    *_, last = replay(data)
    assert last.line == len(lines)
    assert last.move.match.state == match.state, "a replay ends elsewhere"
    verified, outcomes = verify(data)
    assert (verified.state, outcomes) == (match.state, match.drawn)

"""An Oraklos table in words: all that a view shows, for whoever cannot see it."""

from collections.abc import Iterable, Iterator, Sequence

from pythia.contract import Message, Section, Words, listed, message
from pythia.games.oraklos.geometry import Die
from pythia.games.oraklos.state import Amounts, Verdict
from pythia.games.oraklos.view import Review, SeatView, View
from pythia.games.oraklos.wishes import COLOURS


def describe(view: View, names: Sequence[Words]) -> tuple[Section, ...]:
    """The game, whose cards are whose, the dice on the floor, what became of claims; then one's own dice."""
    return (
        _game(view, names),
        _players(view, names),
        *_sheet(view, names),
        *_common(view),
        *_claims(view, names),
        *_verdicts(view.verdicts, names, view.variant),
        *_dice(view),
        *(_review(view, view.review, names) if view.review else ()),
        *_own(view),
    )


def _game(view: View, names: Sequence[Words]) -> Section:
    lines: list[Words] = [
        message("oraklos-described-options", variant=view.variant, judge=view.judge, target=view.target)
    ]
    if view.phase == "start":
        lines.append(Message("oraklos-described-not-begun"))
        return Section(Message("oraklos-described-game"), tuple(lines))
    if view.winners is not None:
        won = listed([names[seat] for seat in view.winners])
        lines.append(message("oraklos-described-over", names=won, count=len(view.winners)))
    lines.append(
        message("oraklos-described-round", round=view.round + 1, first=names[view.first], pile=view.pile)
    )
    if view.acting:
        lines.append(_to_do(view, names))
    if view.clock is not None and view.clock_ms is not None:
        lines.append(
            message(
                "oraklos-described-clock",
                what=Message(f"oraklos-clock-{view.clock}"),
                seconds=view.clock_ms // 1000,
            )
        )
    if any(view.cup):
        lines.append(message("oraklos-described-cup", dice=amounts_in_words(view.cup)))
    return Section(Message("oraklos-described-game"), tuple(lines))


def _to_do(view: View, names: Sequence[Words]) -> Message:
    """Who is to do what."""
    acting = listed([names[seat] for seat in view.acting])
    match view.phase:
        case "search" if view.variant == "antipodes":
            return message("oraklos-described-deny", names=acting)
        case "search":
            return message("oraklos-described-search", names=acting)
        case "proof":
            assert view.proving is not None
            return message(
                "oraklos-described-proof",
                names=acting,
                card=wish_in_words(view.proving.card),
                marker=view.proving.marker,
            )
        case "challenge":
            claim = view.marked[0]
            return message(
                "oraklos-described-challenge",
                names=acting,
                name=names[claim.seat],
                card=wish_in_words(claim.card),
            )
        case "cup":
            return message("oraklos-described-fill", names=acting)
    return message("oraklos-described-take", names=acting)


def _players(view: View, names: Sequence[Words]) -> Section:
    columns = ("name", "total", "round", "dice", "wishes", "state")
    return Section(
        Message("oraklos-described-players"),
        columns=tuple([Message(f"oraklos-column-{column}") for column in columns]),
        rows=tuple(
            [
                (
                    name,
                    seat.total,
                    _signed(seat.net),
                    amounts_in_words(seat.supply),
                    _wishes(seat.wishes),
                    _about(view, seat),
                )
                for name, seat in zip(names, view.seats, strict=True)
            ]
        ),
    )


def _about(view: View, seat: SeatView) -> Words:
    """What a seat has done, or may still do, in this phase."""
    if view.phase == "cup" and seat.has_put:
        return Message("oraklos-filled")
    if view.phase == "search" and seat.done:
        return Message("oraklos-no-more")
    if view.phase == "challenge":
        return message("oraklos-described-tries", count=seat.tries)
    return "-"


def _sheet(view: View, names: Sequence[Words]) -> Iterator[Section]:
    """A row a round: what it brought each player."""
    if view.sheet:
        rows: list[tuple[Words, ...]] = [(row.round + 1, *map(_signed, row.points)) for row in view.sheet]
        columns = (Message("oraklos-column-round"), *names)
        yield Section(Message("oraklos-sheet"), columns=columns, rows=tuple(rows))


def _common(view: View) -> Iterator[Section]:
    if view.wishes:
        yield Section(Message("oraklos-common-wishes"), (*map(wish_in_words, view.wishes),))


def _claims(view: View, names: Sequence[Words]) -> Iterator[Section]:
    """O4.1: the markers on cards, and those still free; in Antipodes the round's claim."""
    antipodes = view.variant == "antipodes"
    lines: list[Words] = []
    for each in view.marked:
        name, card = names[each.seat], wish_in_words(each.card)
        if antipodes:
            lines.append(message("oraklos-described-denied", name=name, card=card))
        else:
            lines.append(message("oraklos-described-marked", name=name, card=card, marker=each.marker))
    if view.phase == "search" and view.markers:
        lines.append(message("oraklos-described-markers", markers=listed(view.markers)))
    if lines:
        yield Section(Message("oraklos-described-claims"), tuple(lines))


def _verdicts(verdicts: Iterable[Verdict], names: Sequence[Words], variant: str) -> Iterator[Section]:
    lines = tuple([_verdict(each, names, variant == "antipodes") for each in verdicts])
    if lines:
        yield Section(Message("oraklos-described-verdicts"), lines)


def _verdict(verdict: Verdict, names: Sequence[Words], antipodes: bool) -> Message:
    """What became of a claim, and why."""
    about: dict[str, Words] = {
        "name": names[verdict.seat],
        "card": wish_in_words(verdict.card),
        "points": _signed(verdict.points),
    }
    if antipodes and verdict.dice is None:
        return message("oraklos-described-stood", **about)
    shown = listed([*map(letter, verdict.dice)]) if verdict.dice else Message("oraklos-none")
    if antipodes:
        return message("oraklos-described-refuted", dice=shown, **about)
    if verdict.why is None:
        return message("oraklos-described-hit", dice=shown, **about)
    why = why_in_words(verdict)
    ruled = message("oraklos-described-ruled", rule=verdict.rule, why=why) if verdict.rule else why
    return message("oraklos-described-miss", dice=shown, why=ruled, **about)


def why_in_words(verdict: Verdict) -> Message:
    """Why a shape is none."""
    ends = verdict.line or (0, 0)
    gaps: dict[str, Words] = {"die": letter(verdict.die or 0), "from": letter(ends[0]), "to": letter(ends[1])}
    return Message(f"oraklos-why-{verdict.why}", gaps)


def _dice(view: View) -> Iterator[Section]:
    """Every die with its letter, as verdicts name it; and which are left once dice are taken back."""
    if not view.dice:
        return
    lines: tuple[Words, ...] = (Message("oraklos-described-places"),)
    if view.phase == "take":
        lines = (*lines, message("oraklos-described-left", dice=listed(view.left)))
    yield Section(Message("oraklos-dice"), lines, _DICE_COLUMNS, _dice_rows(view.dice))


_DICE_COLUMNS: tuple[Words, ...] = tuple(
    [Message(f"oraklos-column-{column}") for column in ("die", "colour", "place", "face", "hole")]
)


def _dice_rows(dice: Sequence[Die]) -> tuple[tuple[Words, ...], ...]:
    return tuple(
        [
            (
                letter(number),
                Message(f"oraklos-colour-{die.colour}"),
                "{}, {}".format(*die.centre),
                "{}, {}".format(*die.axis),
                Message("oraklos-hole-up") if die.hole else "-",
            )
            for number, die in enumerate(dice)
        ]
    )


def _review(view: View, review: Review, names: Sequence[Words]) -> Iterator[Section]:
    """The latest throw that is scored: what was asked of it, what became of it, what it held.

    While it lies on the floor, its dice and verdicts have been told already.
    """
    past = review.past
    common = view.variant == "antipodes"
    lines: list[Words] = []
    if common:
        lines += [_wishes(row) for row in past.wishes]
    else:
        rows = zip(names, past.wishes, strict=True)
        lines += [message("oraklos-described-entry", name=name, what=_wishes(row)) for name, row in rows]
    if past.verdicts != view.verdicts:
        lines += [_verdict(each, names, common) for each in past.verdicts]
    for found in review.found:
        shapes = ["–".join(map(letter, each)) for each in found.shapes]
        lines.append(
            message(
                "oraklos-described-found",
                card=wish_in_words(found.card),
                count=len(shapes),
                dice=listed(shapes),
            )
        )
    heading = message("oraklos-review", round=past.round + 1)
    dice = _dice_rows(past.dice) if past.dice != view.dice else ()
    yield Section(heading, tuple(lines), _DICE_COLUMNS if dice else (), dice, folded=True)


def _own(view: View) -> Iterator[Section]:
    """O2.2: what only this seat knows before the throw."""
    if view.put is not None:
        yield Section(Message("oraklos-described-own-cup"), (amounts_in_words(view.put),))


def amounts_in_words(amounts: Amounts) -> Words:
    """How many of each colour."""
    shown = [
        message("oraklos-described-amount", count=count, colour=Message(f"oraklos-colour-{colour}"))
        for colour, count in zip(COLOURS, amounts, strict=True)
        if count
    ]
    return listed(shown) if shown else Message("oraklos-none")


def called(field: str, value: str | int) -> Words:
    """What a verb, a wish card, a colour or a die on the floor is called; markers are their numbers."""
    if isinstance(value, int):
        return letter(value) if field == "dice" else value
    match field:
        case "do":
            return Message(f"oraklos-do-{value}")
        case "card":
            return wish_in_words(value)
    return Message(f"oraklos-colour-{value}")


def letter(die: int) -> str:
    """What a die on the floor is called: one key each, since at most 20 are thrown."""
    return chr(ord("A") + die)


def _wishes(cards: Sequence[str]) -> Words:
    return listed([*map(wish_in_words, cards)]) if cards else "-"


def wish_in_words(card: str) -> Message:
    """O1.2: four colours, clockwise."""
    corners: dict[str, Words] = {f"c{n}": Message(f"oraklos-colour-{each}") for n, each in enumerate(card)}
    return Message("oraklos-described-wish", corners)


def _signed(points: int) -> str:
    return f"{points:+d}"

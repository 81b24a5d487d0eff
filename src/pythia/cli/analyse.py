"""`pythia analyse RECORD`: what each decision was worth, and what was luck, as a table or as data."""

import argparse
import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, to_builtins
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pythia.analysis import PLAYOUTS, VERSION, Review, SeatReview, Unreviewable, of_seat, review
from pythia.cli.console import err, knows_unicode
from pythia.cli.position import names_of
from pythia.cli.replay import read, refuse
from pythia.contract import AnyGame, Offer
from pythia.store.files import keep_review, kept_review, record_file
from pythia.table.match import Match
from pythia.table.record import RecordError
from pythia.table.replay import Played, replay
from pythia.text import Texts, ascii_only, texts
from pythia.text.offers import in_words


class Kept(Struct, frozen=True):
    """A review beside the match that it is of."""

    version: int
    playouts: int
    record: str
    """The hash of the record."""
    review: Review


def run(args: argparse.Namespace, say: Texts) -> int:
    file = record_file(args.data, args.file)
    try:
        data = read(str(file) if file else args.file)
        moves = list(replay(data))
    except RecordError as error:
        return refuse(error, args.json, say)
    match = moves[-1].move.match
    if args.seat is not None and args.seat >= match.header.players:
        return _say_why_not(
            say("no-such-seat", seat=args.seat, last=match.header.players - 1), "no-such-seat", args.json
        )
    try:
        found = _review(args, moves, file, data, say)
    except Unreviewable as why:
        words = texts(say.language, match.game.name).say(why.message)
        return _say_why_not(words, why.message.id, args.json)
    if args.json:
        print(json.dumps({"names": match.header.names, **to_builtins(found)}))
    else:
        _print(found, match, texts(say.language, match.game.name))
    return 0


def _say_why_not(words: str, code: str, as_json: bool) -> int:
    if as_json:
        print(json.dumps({"error": {"code": code, "message": words}}))
    else:
        err(words)
    return 2


# ------------------------------------------------------------------------------- worked out once


def _review(
    args: argparse.Namespace, moves: list[Played], file: Path | None, data: bytes, say: Texts
) -> Review:
    """The one that is kept beside the match, where there is one; else worked out, and kept."""
    playouts, digest = args.playouts or PLAYOUTS, sha256(data).hexdigest()
    if file is not None and (known := _known(file, playouts, digest)):
        return known if args.seat is None else of_seat(known, args.seat)
    found = watched(moves, playouts, args.seat, say)
    if file is not None and args.seat is None:
        kept = Kept(VERSION, playouts, digest, found)
        keep_review(file, msgspec.json.encode(kept))
    return found


def _known(file: Path, playouts: int, digest: str) -> Review | None:
    content = kept_review(file)
    try:
        kept = msgspec.json.decode(content or b"", type=Kept)
    except msgspec.DecodeError:
        return None
    return kept.review if (kept.version, kept.playouts, kept.record) == (VERSION, playouts, digest) else None


def watched(moves: Iterable[Played], playouts: int, seat: int | None, say: Texts) -> Review:
    """With a bar on the terminal meanwhile; standard output stays clean."""
    console = Console(stderr=True)
    label = say("analyse-working") if knows_unicode(console.file) else ascii_only(say("analyse-working"))
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)
        return review(moves, playouts, seat, lambda done, of: bar.update(task, completed=done, total=of))


# ------------------------------------------------------------------------------------ as a table


def _print(found: Review, match: Match, say: Texts) -> None:
    unicode = knows_unicode(sys.stdout)
    console = Console(highlight=False, markup=False)
    names = names_of(match, say)

    def shown(text: str) -> str:
        return text if unicode else ascii_only(text)

    def table(*headings: str) -> Table:
        made = Table(box=box.SIMPLE_HEAD if unicode else box.ASCII)
        for heading in headings:
            made.add_column(shown(say(f"analyse-{heading}")), justify="right" if heading in RIGHT else "left")
        return made

    costly = table("line", "who", "chosen", "better", "loss", "mark")
    for each in found.decisions:
        if each.mark is not None:
            cells = (
                str(each.line),
                names[each.seat],
                action_words(match.game, each.chosen, say),
                action_words(match.game, each.best, say),
                spread(each.loss, each.error, say),
                say(f"analyse-{each.mark}"),
            )
            costly.add_row(*map(shown, cells))
    if costly.row_count:
        console.print(costly)
    else:
        console.print(shown(say("analyse-none-marked")), soft_wrap=True)
    players = table("who", "decisions", "marks", "accuracy", "luck", "choice", "result")
    for own in found.seats:
        players.add_row(*map(shown, (names[own.seat], *_sums(own, say))))
    console.print(players)
    for line in ("analyse-errors", "analyse-sums" if found.over else "analyse-sums-so-far"):
        console.print(shown(say(line, playouts=found.playouts)), soft_wrap=True)


RIGHT = ("line", "loss", "decisions", "accuracy", "luck", "choice", "result")


def _sums(own: SeatReview, say: Texts) -> tuple[str, ...]:
    marks = " + ".join(str(count) for count in own.marks.values())
    accuracy = "" if own.accuracy is None else percent(own.accuracy, say)
    signed = (percent(part, say, signed=True) for part in (own.luck, own.choice))
    return str(own.decisions), marks, accuracy, *signed, percent(own.result, say)


def action_words(game: AnyGame, action: dict[str, Any], say: Texts) -> str:
    words = in_words(game, Offer(action["do"]), action)
    return words if isinstance(words, str) else say.say(words)  # type: ignore[arg-type]


def spread(value: float, error: float, say: Texts) -> str:
    mean = say("simulate-mean", mean=_number(100 * value, say), margin=_number(100 * error, say))
    return say("simulate-share", share=mean)


def percent(value: float, say: Texts, *, signed: bool = False) -> str:
    return say("simulate-share", share=_number(100 * value, say, signed=signed))


def _number(value: float, say: Texts, *, signed: bool = False) -> str:
    """With the language's decimal mark; a small loss is none, not minus none."""
    rounded = round(value, 1) + 0.0
    digits = f"{rounded:+.1f}" if signed else f"{rounded:.1f}"
    return digits.replace(".", say("simulate-decimal-mark")).replace("-", "−")

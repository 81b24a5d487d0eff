"""`pythia play` and `pythia resume`: a match at the terminal, stored as it is played."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from shutil import get_terminal_size
from urllib.parse import urlencode

from msgspec import Struct, to_builtins

from pythia.bots import seating
from pythia.bots.seating import NAMES
from pythia.cli.asked import asked_game, asked_options, usual_level
from pythia.cli.console import command, err, knows_unicode, out, reason
from pythia.cli.position import position
from pythia.cli.prophecy.look import Look
from pythia.cli.prophecy.screen import PlainScreen, Quit, Screen
from pythia.cli.prophecy.session import BUDGET, PERSON, Session
from pythia.cli.prophecy.telling import ranking
from pythia.contract import Player, Told
from pythia.store.files import Damaged, MatchFile, OpenElsewhere, Unstored, create, resume, unfinished
from pythia.table.chance import Live, Source, new_seed, seed_from
from pythia.table.match import Match, Move, open_match
from pythia.table.record import RecordError, SitsLine
from pythia.text import Texts, texts

IN_BROWSER = ("oraklos",)
"""Games of eyes; at the terminal only bots play them, where nobody watches."""


def run_play(args: argparse.Namespace, say: Texts) -> int:
    game = asked_game(args, say)
    if game is None:
        return 2
    level = usual_level(game) if args.bots is None else args.bots
    if level not in game.levels:
        err(say("play-no-level", level=level, levels=", ".join(game.levels)))
        return 2
    options = asked_options(args, game, say)
    if options is None:
        return 2
    if _terminal() and game.name in IN_BROWSER:
        return _in_browser(args, game.name, level, options, say)
    seed = new_seed() if args.seed is None else seed_from(args.seed)
    begun, source = open_match(
        game,
        args.players,
        options,
        seed,
        names=((say("play-you"), *NAMES) if _terminal() else NAMES)[: args.players],
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    match, lines = begun.match, begun.lines
    for seat in range(args.players):
        if seat != PERSON or not _terminal():
            seated = match.enter(SitsLine(seat, f"bot:{level}"), Live(source, match.drawn))
            match, lines = seated.match, [*lines, *seated.lines]
    try:
        with create(args.data, match.header, seed, lines) as file:
            return _sit(args.data, file, [begun, Move(match, [], [])], say)
    except Unstored as error:
        return _unstored(error, say)


def _in_browser(args: argparse.Namespace, game: str, level: str, options: Struct, say: Texts) -> int:
    """The server, and the browser at a new table of this game."""
    from pythia.cli import serve
    from pythia.cli.parser import build

    asked = {"players": args.players, "bots": level, "options": json.dumps(to_builtins(options))}
    out(texts(say.language, game)(f"{game}-play-browser"))
    serving = build(say.language).parse_args(["serve", "--data", str(args.data), "--lang", say.language])
    return serve.run(serving, say, page=f"play/{game}?{urlencode(asked)}")


def run_resume(args: argparse.Namespace, say: Texts) -> int:
    ids = unfinished(args.data)
    # A match may be named by its number alone.
    found = next((each for each in ids if args.id in (None, each, each.rpartition("-")[2])), None)
    if found is None:
        err(say("play-none") if args.id is None else say("play-no-match", id=args.id))
        return 1
    try:
        with resume(args.data, found) as file:
            if not _terminal():
                err(say("play-needs-terminal"))
                return 1
            return _sit(args.data, file, _taken_up(file), say, resumed=True)
    except OpenElsewhere:
        err(say("play-elsewhere", id=found))
    except (Damaged, RecordError):
        err(say("play-damaged", id=found))
    except Unstored as error:
        return _unstored(error, say)
    return 1


def _taken_up(file: MatchFile) -> list[Move]:
    """The moves of a match that a person can go on with on their seat; Damaged if nobody can."""
    moves = file.load()
    match = moves[-1].match
    bots = [sits.removeprefix("bot:") for seat, sits in enumerate(match.sits) if seat != PERSON]
    if not match.acting or match.header.names is None or not set(bots) <= set(match.game.levels):
        raise Damaged(file.path)
    if match.sits[PERSON] != "person" and match.game.name not in IN_BROWSER:
        # It was begun where there was no terminal, by bots alone.
        seated = match.enter(SitsLine(PERSON, "person"), Live(Source(file.seed), match.drawn))
        file.append(seated.lines)
        moves.append(seated)
    return moves


def _sit(data: Path, file: MatchFile, moves: Sequence[Move], say: Texts, resumed: bool = False) -> int:
    """Plays on from the last of these moves; at the end, reveals the seed."""
    match = moves[-1].match
    say = texts(say.language, match.game.name)
    told = [told for move in moves for told in move.told]
    try:
        if not _terminal() or match.game.name in IN_BROWSER:
            match = _play_out(file, moves)
        elif match.game.name == "prophecy":
            match = _at_table(file, match, told, say, resumed)
        else:
            match = _by_numbers(file, match, told, say, resumed)
    except Quit:
        out(say("play-quit", command=command("resume", file.id, *_data_option(data, say.language))))
        return 0
    seed = file.seed
    file.reveal()
    if match.game.name == "prophecy":
        look = _look(match, say)
        out(look.render(ranking(look, match.view(None)), get_terminal_size().columns))
    else:
        out("\n".join(position(match, len(file.path.read_bytes().splitlines()), say)))
    out(say("play-record", file=str(file.path)))
    out(say("play-revealed", seed=seed.hex()))
    out(say("play-verify", command=command("verify", str(file.path))))
    return 0


def _look(match: Match, say: Texts) -> Look:
    assert match.header.names is not None
    return Look(
        say,
        match.header.names,
        person=_terminal(),
        unicode=knows_unicode(sys.stdout),
        colour=not os.environ.get("NO_COLOR"),
        styled=_terminal() and os.environ.get("TERM") != "dumb",
    )


def _at_table(file: MatchFile, match: Match, told: list[Told], say: Texts, resumed: bool) -> Match:
    """Prophecy, with a table that is drawn on the screen."""
    look = _look(match, say)
    screen = _screen(look)
    session = Session(file, match, _bots(match, file.seed), screen, look)
    if resumed:
        session.recall(told)
    _greet(file, match, say, resumed)
    screen.run(lambda: session.play(() if resumed else told))
    return session.match


def _by_numbers(file: MatchFile, match: Match, told: list[Told], say: Texts, resumed: bool) -> Match:
    """Quest: what happens in lines, what can be done by number."""
    from pythia.cli.quest import session as quest

    bots = _bots(match, file.seed)
    if resumed:
        seating.tell(bots, seating.remember(match.game, told))
    _greet(file, match, say, resumed)
    session = quest.Session(file, match, bots, say)
    session.play(() if resumed else told)
    return session.match


def _greet(file: MatchFile, match: Match, say: Texts, resumed: bool) -> None:
    if resumed:
        out(say("play-resumed", id=file.id))
    else:
        out(say("play-committed", commitment=match.header.commitment or ""))


def _play_out(file: MatchFile, moves: Sequence[Move]) -> Match:
    """Nobody is here: bots play all seats to the end."""
    match, bots = moves[-1].match, _bots(moves[-1].match, file.seed)
    seating.tell(bots, seating.remember(match.game, [told for move in moves for told in move.told]))
    for move in seating.play(match, bots, Source(file.seed), BUDGET):
        file.append(move.lines)
        match = move.match
    return match


def _bots(match: Match, seed: bytes) -> dict[int, Player]:
    """The bots of a match; their dice come from its seed too, so that the same words give the same match."""
    return {
        seat: match.game.bot(sits.removeprefix("bot:"), Random(f"{seed.hex()} {seat}"))
        for seat, sits in enumerate(match.sits)
        if sits != "person"
    }


def _screen(look: Look) -> Screen:
    if os.environ.get("TERM") == "dumb":
        return PlainScreen(look)
    from pythia.cli.prophecy.live import LiveScreen

    return LiveScreen(look)


def _terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _unstored(error: Unstored, say: Texts) -> int:
    err(say("play-unstored", file=str(error.path), reason=reason(error.cause)))
    return 1


def _data_option(data: Path, language: str) -> tuple[str, ...]:
    """What `pythia resume` must be told to find the match again, unless it looks there anyway."""
    from pythia.cli.parser import build

    usual = build(language).parse_args(["resume"]).data
    return () if data == usual else ("--data", str(data))

"""`pythia play` and `pythia resume`: a match at the terminal, stored as it is played."""

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from shutil import get_terminal_size

from pythia import games
from pythia.bots import seating
from pythia.bots.seating import NAMES
from pythia.cli.console import err, knows_unicode, out
from pythia.cli.replay import refuse
from pythia.cli.table.look import Look
from pythia.cli.table.screen import PlainScreen, Quit, Screen
from pythia.cli.table.session import BUDGET, PERSON, Session
from pythia.cli.table.telling import ranking
from pythia.contract import Player
from pythia.store.files import MatchFile, OpenElsewhere, create, resume, unfinished
from pythia.table.chance import Live, Source, new_seed, seed_from
from pythia.table.match import Match, Move, open_match
from pythia.table.record import RecordError, SitsLine
from pythia.text import Texts, texts


def run_play(args: argparse.Namespace, say: Texts) -> int:
    if args.game not in games.NAMES:
        err(say("unknown-game", name=args.game))
        return 2
    game = games.load(args.game)
    if args.players not in game.players:
        err(say("player-count", least=game.players.start, most=game.players.stop - 1))
        return 2
    if args.bots not in game.levels:
        err(say("play-no-level", level=args.bots, levels=", ".join(game.levels)))
        return 2
    seed = seed_from(args.seed) if args.seed else new_seed()
    begun, source = open_match(
        game,
        args.players,
        game.options(length=args.length),
        seed,
        names=((say("play-you"), *NAMES) if _terminal() else NAMES)[: args.players],
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    match, lines = begun.match, begun.lines
    for seat in range(args.players):
        if seat != PERSON or not _terminal():
            seated = match.enter(SitsLine(seat, f"bot:{args.bots}"), Live(source, match.drawn))
            match, lines = seated.match, [*lines, *seated.lines]
    try:
        with create(args.data, match.header, seed, lines) as file:
            return _sit(args.data, file, [begun, Move(match, [], [])], say)
    except OSError as error:
        return _unstored(error, say)


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
            return _sit(args.data, file, file.load(), say, resumed=True)
    except OpenElsewhere:
        err(say("play-elsewhere", id=found))
        return 1
    except RecordError as error:
        return refuse(error, as_json=False, say=say)
    except OSError as error:
        return _unstored(error, say)


def _sit(data: Path, file: MatchFile, moves: Sequence[Move], say: Texts, resumed: bool = False) -> int:
    """Plays on from the last of these moves; at the end, reveals the seed."""
    match = moves[-1].match
    say = texts(say.language, match.game.name)
    assert match.header.names is not None
    look = Look(
        say,
        match.header.names,
        person=_terminal(),
        unicode=knows_unicode(sys.stdout),
        colour=not os.environ.get("NO_COLOR"),
        styled=_terminal() and os.environ.get("TERM") != "dumb",
    )
    if _terminal():
        screen = _screen(look)
        session = Session(file, match, _bots(match, file.seed), screen, look)
        told = [told for move in moves for told in move.told]
        if resumed:
            session.recall(told)
            out(say("play-resumed", id=file.id))
        try:
            screen.run(lambda: session.play(() if resumed else told))
        except Quit:
            out(say("play-quit", command=_command("resume", file.id, *_data_option(data, say.language))))
            return 0
        match = session.match
    else:
        match = _play_out(file, moves)
    seed = file.seed
    file.reveal()
    out(look.render(ranking(look, match.view(None)), get_terminal_size().columns))
    out(say("play-record", file=str(file.path)))
    out(say("play-revealed", seed=seed.hex()))
    out(say("play-verify", command=_command("verify", str(file.path))))
    return 0


def _play_out(file: MatchFile, moves: Sequence[Move]) -> Match:
    """Nobody is here: bots play all seats to the end."""
    match, bots = moves[-1].match, _bots(moves[-1].match, file.seed)
    seating.tell(bots, [told for move in moves for told in move.told])
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
    from pythia.cli.table.live import LiveScreen

    return LiveScreen(look)


def _terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _unstored(error: OSError, say: Texts) -> int:
    err(say("play-unstored", file=str(error.filename or ""), reason=error.strerror or str(error)))
    return 1


def _command(*words: str) -> str:
    return shlex.join(["pythia", *words])


def _data_option(data: Path, language: str) -> tuple[str, ...]:
    """What `pythia resume` must be told to find the match again, unless it looks there anyway."""
    from pythia.cli.parser import build

    usual = build(language).parse_args(["resume"]).data
    return () if data == usual else ("--data", str(data))

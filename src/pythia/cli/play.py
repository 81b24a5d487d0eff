"""`pythia play` and `pythia resume`: a match at the terminal, stored as it is played."""

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from urllib.parse import urlencode

from msgspec import Struct, to_builtins

from pythia import games
from pythia.bots import seating
from pythia.bots.levels import bot_of, levels_of
from pythia.bots.seating import NAMES
from pythia.cli import plain
from pythia.cli.asked import asked_game, asked_options, usual_level
from pythia.cli.console import command, err, out, reason
from pythia.cli.position import position, standings
from pythia.cli.replay import read, refuse
from pythia.cli.sitting import BUDGET, FIRST, is_terminal, reader, seat_of
from pythia.contract import AnyGame, Player, Told
from pythia.games import parts
from pythia.store.files import Damaged, MatchFile, OpenElsewhere, Unstored, create, resume, unfinished
from pythia.table.chance import Live, Source, new_seed, seed_from
from pythia.table.match import Match, add_told, open_match
from pythia.table.play_on import PlayedOn, find_position, play_on
from pythia.table.record import RecordError, SitsLine
from pythia.terminal import Quit, Terminal
from pythia.text import Texts, texts


def run_play(args: argparse.Namespace, say: Texts) -> int:
    if args.source is not None:
        return _run_play_on(args, say)
    if args.to is not None or args.seat is not None:
        err(say("play-only-from", option="--to" if args.to is not None else "--seat"))
        return 2
    args.game = args.game or next((game.name for game in games.every()), "")
    game = asked_game(args, say)
    if game is None:
        return 2
    level = usual_level(game) if args.bots is None else args.bots
    if level not in levels_of(game):
        err(say("play-no-level", level=level, levels=", ".join(levels_of(game))))
        return 2
    options = asked_options(args, game, say)
    if options is None:
        return 2
    if is_terminal() and _terminal_of(game).in_browser:
        return _in_browser(args, game.name, level, options, say)
    seed = new_seed() if args.seed is None else seed_from(args.seed)
    begun, source = open_match(
        game,
        args.players,
        options,
        seed,
        names=((say("play-you"), *NAMES) if is_terminal() else NAMES)[: args.players],
        started=_now(),
    )
    match, lines = begun.match, begun.lines
    for seat in range(args.players):
        if seat != FIRST or not is_terminal():
            seated = match.enter(SitsLine(seat, f"bot:{level}"), Live(source, match.drawn))
            match, lines = seated.match, [*lines, *seated.lines]
    try:
        with create(args.data, match.header, seed, lines) as file:
            return _sit(args.data, file, match, (), begun.told, say, _committed(match, say))
    except Unstored as error:
        return _unstored(error, say)


def _run_play_on(args: argparse.Namespace, say: Texts) -> int:
    """A match of one's own from a position of a record on."""
    given = {"GAME": args.game, "--players": args.players, **dict(args.option)}
    for option, value in given.items():
        if value is not None:
            err(say("play-from-has-it", option=option))
            return 2
    try:
        position = find_position(read(args.source), args.to)
    except RecordError as error:
        return refuse(error, False, say)
    game, players = position.game, position.players
    level = usual_level(game) if args.bots is None else args.bots
    person = FIRST if args.seat is None else args.seat
    if level not in levels_of(game):
        err(say("play-no-level", level=level, levels=", ".join(levels_of(game))))
    elif person >= players:
        err(say("no-such-seat", seat=person, last=players - 1))
    elif is_terminal() and _terminal_of(game).in_browser:
        err(say("play-from-in-browser", game=texts(say.language, game.name)(f"{game.name}-name")))
    else:
        sits = [f"bot:{level}"] * players
        names = list(NAMES[:players])
        if is_terminal():
            sits[person], names[person] = "person", say("play-you")
        seed = new_seed() if args.seed is None else seed_from(args.seed)
        taken = play_on(position, sits, seed, names=tuple(names), started=_now())
        return _sit_at(args.data, taken, position.lines, seed, say)
    return 2


def _sit_at(data: Path, taken: PlayedOn, inherited: Sequence[str], seed: bytes, say: Texts) -> int:
    try:
        with create(data, taken.move.match.header, seed, taken.move.lines, inherited) as file:
            match, told = taken.move.match, list[Told]()
            for move in (*taken.before, taken.move._replace(told=[])):
                add_told(told, move)
            return _sit(data, file, match, told, taken.move.told, say, _committed(match, say))
    except Unstored as error:
        return _unstored(error, say)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


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
            if not is_terminal():
                err(say("play-needs-terminal"))
                return 1
            match, told = _resumed(file)
            return _sit(args.data, file, match, told, (), say, say("play-resumed", id=file.id))
    except OpenElsewhere:
        err(say("play-elsewhere", id=found))
    except (Damaged, RecordError):
        err(say("play-damaged", id=found))
    except Unstored as error:
        return _unstored(error, say)
    return 1


def _resumed(file: MatchFile) -> tuple[Match, list[Told]]:
    """A match that a person can go on with, and what was told in it; Damaged if nobody can."""
    told: list[Told] = []
    for move in file.load():
        add_told(told, move)
    match = move.match
    bots = [sits.removeprefix("bot:") for sits in match.sits if sits != "person"]
    alone = match.sits.count("person") <= 1
    if (
        not match.acting
        or match.header.names is None
        or not alone
        or not set(bots) <= set(levels_of(match.game))
    ):
        raise Damaged(file.path)
    if "person" not in match.sits and not _terminal_of(match.game).in_browser:
        # It was begun where there was no terminal, by bots alone.
        seated = match.enter(SitsLine(FIRST, "person"), Live(Source(file.seed), match.drawn))
        file.append(seated.lines)
        match = seated.match
    return match, told


def _sit(
    data: Path,
    file: MatchFile,
    match: Match,
    recalled: Sequence[Told],
    news: Sequence[Told],
    say: Texts,
    greeting: str,
) -> int:
    """Plays on from here; at the end, reveals the seed. `recalled` is known, `news` still to be told."""
    say = texts(say.language, match.game.name)
    try:
        if not is_terminal() or _terminal_of(match.game).in_browser:
            match = _play_out(file, match, [*recalled, *news])
        else:
            match = _play(file, match, recalled, news, say, greeting)
    except Quit:
        out(say("play-quit", command=command("resume", file.id, *_data_option(data, say.language))))
        return 0
    seed = file.seed
    file.reveal()
    out(_ending(match, file, say))
    out(say("play-record", file=str(file.path)))
    out(say("play-revealed", seed=seed.hex()))
    out(say("play-verify", command=command("verify", str(file.path))))
    return 0


def _play(
    file: MatchFile, match: Match, recalled: Sequence[Told], news: Sequence[Told], say: Texts, greeting: str
) -> Match:
    """At the game's own terminal, or at the plain one."""
    own = _terminal_of(match.game)
    session = plain.Session(file, match, _bots(match, file.seed), say, terminal=own)
    session.prepare(recalled, news)
    out(greeting)
    if own.play is None:
        session.play()
    else:
        own.play(session)
    return session.match


def _ending(match: Match, file: MatchFile, say: Texts) -> str:
    own = _terminal_of(match.game)
    if own.ending is None:
        shown = position(match, len(file.path.read_bytes().splitlines()), say)
        return "\n".join([*shown, "", *standings(match, say)])
    seat = seat_of(match) if is_terminal() and "person" in match.sits else None
    return own.ending(match.view(None), reader(match, say, seat))


def _terminal_of(game: AnyGame) -> Terminal:
    return parts.terminal(game) or plain.PLAIN


def _committed(match: Match, say: Texts) -> str:
    return say("play-committed", commitment=match.header.commitment or "")


def _play_out(file: MatchFile, match: Match, told: Sequence[Told]) -> Match:
    """Nobody is here: bots play all seats to the end."""
    bots = _bots(match, file.seed)
    seating.tell(bots, seating.remember(match.game, told))
    for move in seating.play(match, bots, Source(file.seed), BUDGET):
        file.append(move.lines)
        match = move.match
    return match


def _bots(match: Match, seed: bytes) -> dict[int, Player]:
    """The bots of a match; their dice come from its seed too, so that the same words give the same match."""
    return {
        seat: bot_of(match.game, sits.removeprefix("bot:"), Random(f"{seed.hex()} {seat}"))
        for seat, sits in enumerate(match.sits)
        if sits != "person"
    }


def _unstored(error: Unstored, say: Texts) -> int:
    err(say("play-unstored", file=str(error.path), reason=reason(error.cause)))
    return 1


def _data_option(data: Path, language: str) -> tuple[str, ...]:
    """What `pythia resume` must be told to find the match again, unless it looks there anyway."""
    from pythia.cli.parser import build

    usual = build(language).parse_args(["resume"]).data
    return () if data == usual else ("--data", str(data))

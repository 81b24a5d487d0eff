"""The `pythia` command. Exit 0: fine; 1: refused; 2: unusable input."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise

from pythia.cli.console import err, reason
from pythia.contract import Misprint
from pythia.text import LANGUAGES, Texts, language_of, texts


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    language = _asked_for(argv) or language_of()
    try:
        status = _run(argv, language)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        _mute()
        return 0
    except OSError as error:
        # Commands answer for their own files; what is left is our output.
        _mute()
        err(texts(language)("output-unwritable", reason=reason(error)))
        return 1
    except Misprint as error:
        err(texts(language)("misprint", why=str(error)))
        return 2
    return status


def _run(argv: Sequence[str], language: str) -> int:
    from pythia.cli.parser import build

    parser = build(language, argv)
    try:
        args = parser.parse_args(argv)
        if args.command is None:
            args = parser.parse_args([*argv, "serve"])
    except SystemExit as stop:
        return int(stop.code or 0)
    args.lang = language
    return _command(args.command)(args, texts(language))


def _mute() -> None:
    """Keeps Python from trying again, and complaining, when it ends."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _asked_for(argv: Sequence[str]) -> str | None:
    """The language asked for anywhere on the command line, so that even complaints about it are in it."""
    words = [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    words += [after for word, after in pairwise(argv) if word == "--lang"]
    return next((word for word in words if word in LANGUAGES), None)


def _command(name: str) -> Callable[[argparse.Namespace, Texts], int]:
    """The command's function; its module is imported only now."""
    match name:
        case "serve":
            from pythia.cli import serve

            return serve.run
        case "play" | "resume":
            from pythia.cli import play

            return play.run_play if name == "play" else play.run_resume
        case "replay" | "verify":
            from pythia.cli import replay

            return replay.run_replay if name == "replay" else replay.run_verify
        case "analyse":
            from pythia.cli import analyse

            return analyse.run
        case "backup" | "restore":
            from pythia.cli import backup

            return backup.run_backup if name == "backup" else backup.run_restore
        case "ban" | "unban":
            from pythia.cli import ban

            return ban.run_ban if name == "ban" else ban.run_unban
        case "rules":
            from pythia.cli import rules

            return rules.run
        case "simulate":
            from pythia.cli import simulate

            return simulate.run
        case _:
            from pythia.cli import of_game

            return of_game.run

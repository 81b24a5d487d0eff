"""The command line: commands and options. Its words are messages too, looked up only when they are shown."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from pythia import __version__, games
from pythia.cli.console import err, out
from pythia.cli.flags import (
    KeepOption,
    Later,
    bot_levels,
    flag_words,
    flags,
    game_names,
    player_counts,
    tools_of,
)
from pythia.games import parts
from pythia.text import LANGUAGES, texts

COMMANDS = (
    *("serve", "play", "resume", "replay", "verify", "analyse", "rules", "simulate"),
    *("backup", "restore", "ban", "unban"),
)
"""The house's own. A game that has commands of its own adds one of its name."""
HELP = ("-h", "--help")
LOGS = ("text", "json")


def build(language: str, argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser whose help and complaints are in this language, with all that these words could need."""
    argparse._ = partial(_translated, language)  # type: ignore[attr-defined]
    kinds: dict[str, Any] = {"language": language}
    positive = partial(_positive, language)
    parser = _Parser(prog="pythia", description="help-pythia", **kinds)
    parser.add_argument("--version", action="version", version=f"pythia {__version__}", help="help-version")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="help-commands")
    add: Callable[..., _Parser] = commands.add_parser
    made = {name: add(name, help=f"help-{name}", description=f"help-{name}", **kinds) for name in COMMANDS}

    made["play"].add_argument("game", nargs="?", default=None, metavar="GAME", help=GAME_HELP)
    _table_options(made["play"], positive)
    made["play"].add_argument("--from", dest="source", metavar="FILE", help="help-from")
    made["play"].add_argument("--to", type=positive, metavar="LINE", help="help-from-to")
    made["play"].add_argument("--seat", type=partial(_seat, language), metavar="SEAT", help="help-seat")
    made["play"].add_argument("--bots", metavar="LEVEL", default=None, help=BOTS_HELP)
    made["resume"].add_argument("id", nargs="?", metavar="ID", help="help-resume-id")
    serve = made["serve"]
    serve.add_argument("--host", metavar="HOST", default=os.environ.get("PYTHIA_HOST"), help="help-host")
    serve.add_argument(
        "--port",
        type=partial(_port, language),
        metavar="PORT",
        default=os.environ.get("PYTHIA_PORT"),
        help="help-port",
    )
    serve.add_argument(
        "--public-url", metavar="URL", default=os.environ.get("PYTHIA_PUBLIC_URL"), help="help-public-url"
    )
    serve.add_argument(
        "--log",
        type=partial(_log_kind, language),
        metavar="text|json",
        default=os.environ.get("PYTHIA_LOG"),
        help="help-log",
    )
    serve.add_argument(
        "--keep-days",
        type=partial(_days, language),
        metavar="DAYS",
        default=os.environ.get("PYTHIA_KEEP_DAYS"),
        help="help-keep-days",
    )
    quiet = os.environ.get("PYTHIA_NO_BROWSER", "") not in ("", "0")
    serve.add_argument("--no-browser", action="store_true", default=quiet, help="help-no-browser")
    for name in ("backup", "restore"):
        made[name].add_argument("file", type=Path, metavar="FILE", help=f"help-{name}-file")
    made["backup"].add_argument("--force", action="store_true", help="help-force")
    made["restore"].add_argument("--force", action="store_true", help="help-force-restore")
    made["ban"].add_argument("who", nargs="?", metavar="ADDRESS|GUEST", help="help-ban-who")
    made["unban"].add_argument("who", metavar="ADDRESS|GUEST", help="help-ban-who")
    made["analyse"].add_argument("file", metavar="RECORD", help="help-analyse-file")
    made["analyse"].add_argument("--json", action="store_true", help="help-json")
    made["analyse"].add_argument(
        "--seat", type=partial(_seat, language), metavar="SEAT", help="help-analyse-seat"
    )
    made["analyse"].add_argument("--playouts", type=positive, metavar="N", help="help-playouts")
    for name in ("serve", "play", "resume", "analyse", "backup", "restore", "ban", "unban"):
        made[name].add_argument("--data", type=Path, metavar="DIR", default=_data(), help="help-data")
    for name in ("replay", "verify"):
        made[name].add_argument("file", metavar="FILE", help="help-file")
        made[name].add_argument("--json", action="store_true", help="help-json")
    made["replay"].add_argument("--to", type=positive, metavar="LINE", help="help-to")
    made["rules"].add_argument("game", metavar="GAME", help=GAME_HELP)
    made["simulate"].add_argument("game", metavar="GAME", help=GAME_HELP)
    made["simulate"].add_argument("--games", type=positive, default=100, metavar="N", help="help-games")
    made["simulate"].add_argument("--bots", default=None, metavar="LEVEL[,LEVEL…]", help="help-bots-each")
    _table_options(made["simulate"], positive)
    command, asks_for_help = _command_in(argv)
    if command in ("play", "simulate"):
        _add_flags(made[command], argv)
    elif command not in COMMANDS and (command is not None or asks_for_help):
        made |= _add_games(add, language)
    for each in (parser, *made.values()):
        each.add_argument("--lang", choices=LANGUAGES, default=None, help="help-lang")
    return parser


def _table_options(parser: argparse.ArgumentParser, positive: Callable[[str], int]) -> None:
    parser.add_argument("--players", type=positive, default=None, metavar="N", help=PLAYERS_HELP)
    parser.add_argument("--option", action=KeepOption, default=[], metavar="KEY=VALUE", help="help-option")
    parser.add_argument("--seed", metavar="WORDS", help="help-seed")


def _command_in(argv: Sequence[str]) -> tuple[str | None, bool]:
    """The command that these words name, if any, and whether it is the whole that help is wanted with."""
    words = iter(argv)
    for word in words:
        if word in HELP:
            return None, True
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word, False
    return None, False


def _add_flags(parser: "_Parser", argv: Sequence[str]) -> None:
    """The options of games' tables, where these words ask for help or for an option that is not ours."""
    asked = {word.partition("=")[0] for word in argv if word.startswith("-")}
    if all(map(parser.knows, asked)) and not asked & {*HELP}:
        return
    group = parser.add_argument_group("help-table-options")
    for flag in flags():
        if not parser.knows(flag.name):
            group.add_argument(
                flag.name,
                action=KeepOption,
                const=flag.key,
                dest="option",
                default=[],
                choices=flag.values,
                metavar=None if flag.values else "VALUE",
                help=Later.of(partial(flag_words, flag)),
            )


def _add_games(add: "Callable[..., _Parser]", language: str) -> "dict[str, _Parser]":
    """A command for each game that has commands of its own."""
    made = {}
    for game in games.every():
        commands = parts.commands(game)
        if not commands or game.name in COMMANDS:
            continue
        about = Later.of(partial(tools_of, game))
        made[game.name] = add(game.name, help=about, description=about, language=language, game=game.name)
        tools = made[game.name].add_subparsers(dest="tool", metavar="TOOL", required=True, title="help-tools")
        for each in commands:
            told = f"{game.name}-command-{each.name}"
            tool = tools.add_parser(each.name, help=told, description=told, language=language, game=game.name)
            tool.add_argument("file", metavar="FILE", help=f"{told}-file")
            for flag in each.flags:
                tool.add_argument(f"--{flag}", action="store_true", help=f"{told}-{flag}")
            made[f"{game.name} {each.name}"] = tool
    return made


def _data() -> Path:
    """The data folder: PYTHIA_DATA, else the user's."""
    if named := os.environ.get("PYTHIA_DATA"):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("pythia", appauthor=False)


def _positive(language: str, digits: str) -> int:
    number = int(digits) if re.fullmatch("[0-9]{1,9}", digits) else 0
    if number < 1:
        raise argparse.ArgumentTypeError(texts(language)("usage-positive"))
    return number


def _seat(language: str, digits: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", digits):
        raise argparse.ArgumentTypeError(texts(language)("usage-seat"))
    return int(digits)


def _port(language: str, digits: str) -> int:
    number = int(digits) if re.fullmatch("[0-9]{1,5}", digits) else -1
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(texts(language)("usage-port"))
    return number


def _days(language: str, digits: str) -> int:
    if not re.fullmatch("[0-9]{1,6}", digits):
        raise argparse.ArgumentTypeError(texts(language)("usage-days"))
    return int(digits)


def _log_kind(language: str, kind: str) -> str:
    if kind not in LOGS:
        said = texts(language)("usage-choice") % {"value": kind, "choices": ", ".join(LOGS)}
        raise argparse.ArgumentTypeError(said)
    return kind


class _Parser(argparse.ArgumentParser):
    """argparse that speaks our languages. What it shows goes through `_print_message` and its formatter."""

    def __init__(self, *, language: str, game: str | None = None, **kinds: Any) -> None:
        help_class = partial(_Help, language=language, game=game)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=help_class, **kinds)
        self.add_argument("-h", "--help", action="help", help="help-help")
        self._language = language

    def knows(self, option: str) -> bool:
        return option in self._option_string_actions

    def _print_message(self, message: str, file: Any = None) -> None:
        """All that argparse prints: help on standard output, complaints on standard error."""
        (out if file is sys.stdout else err)(message.rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """One line that says what is wrong and what to do."""
        self.exit(2, texts(self._language)("usage-error", prog=self.prog, message=message))


class _Help(argparse.HelpFormatter):
    """Help whose texts are message ids until they are printed."""

    def __init__(self, prog: str, language: str, game: str | None) -> None:
        super().__init__(prog, max_help_position=26)
        self._say = texts(language, *([game] if game else []))

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._said(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(self._said(text))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        # What is left is a pattern to argparse.
        return (self._said(action.help) or "").replace("%", "%%") or None

    def _said(self, text: str | None) -> str | None:
        if isinstance(text, Later):
            return text.words(self._say.language)
        return self._say(text) if text and self._say.has(text) else text


def _filled(id: str, gap: str, words: Callable[[str], str]) -> Later:
    """The house's text of this id, with what the games say in its gap."""
    return Later.of(lambda language: texts(language)(id, **{gap: words(language)}))


GAME_HELP = _filled("help-game", "games", game_names)
PLAYERS_HELP = _filled("help-players", "counts", player_counts)
BOTS_HELP = _filled("help-bots", "levels", bot_levels)

_GETTEXT = {
    "usage: ": "usage-usage",
    "positional arguments": "usage-positional",
    "options": "usage-options",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "unrecognized arguments: %s": "usage-unrecognized",
    "the following arguments are required: %s": "usage-required",
    "expected one argument": "usage-one",
    "ignored explicit argument %r": "usage-no-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
}
"""What argparse says of itself that a person can meet; it asks its `_` for each, as for gettext."""


def _translated(language: str, english: str) -> str:
    return texts(language)(_GETTEXT[english]) if english in _GETTEXT else english

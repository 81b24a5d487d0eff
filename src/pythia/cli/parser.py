"""The command line: commands and options. Its words are messages too, looked up only when they are shown."""

import argparse
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from pythia import __version__
from pythia.cli.console import err, out
from pythia.text import LANGUAGES, texts

COMMANDS = (
    *("serve", "play", "resume", "replay", "verify", "rules", "simulate", "backup", "restore"),
    *("ban", "unban", "oraklos"),
)
LOGS = ("text", "json")


def build(language: str) -> argparse.ArgumentParser:
    """The parser whose help and complaints are in this language."""
    argparse._ = partial(_translated, language)  # type: ignore[attr-defined]
    kinds: dict[str, Any] = {"language": language}
    positive = partial(_positive, language)
    parser = _Parser(prog="pythia", description="help-pythia", **kinds)
    parser.add_argument("--version", action="version", version=f"pythia {__version__}", help="help-version")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="help-commands")
    add: Callable[..., argparse.ArgumentParser] = commands.add_parser
    made = {name: add(name, help=f"help-{name}", description=f"help-{name}", **kinds) for name in COMMANDS}

    made["play"].add_argument("game", nargs="?", default=None, metavar="GAME", help="help-game")
    _table_options(made["play"], positive)
    made["play"].add_argument("--from", dest="source", metavar="FILE", help="help-from")
    made["play"].add_argument("--to", type=positive, metavar="LINE", help="help-from-to")
    made["play"].add_argument("--seat", type=partial(_seat, language), metavar="SEAT", help="help-seat")
    made["play"].add_argument("--bots", metavar="LEVEL", default=None, help="help-bots")
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
    for name in ("serve", "play", "resume", "backup", "restore", "ban", "unban"):
        made[name].add_argument("--data", type=Path, metavar="DIR", default=_data(), help="help-data")
    for name in ("replay", "verify"):
        made[name].add_argument("file", metavar="FILE", help="help-file")
        made[name].add_argument("--json", action="store_true", help="help-json")
    made["replay"].add_argument("--to", type=positive, metavar="LINE", help="help-to")
    made["rules"].add_argument("game", metavar="GAME", help="help-game")
    made["simulate"].add_argument("game", metavar="GAME", help="help-game")
    made["simulate"].add_argument("--games", type=positive, default=100, metavar="N", help="help-games")
    made["simulate"].add_argument("--bots", default=None, metavar="LEVEL[,LEVEL…]", help="help-bots-each")
    _table_options(made["simulate"], positive)
    made["simulate"].set_defaults(players=4)
    tools = made["oraklos"].add_subparsers(dest="tool", metavar="TOOL", required=True, title="help-tools")
    find = tools.add_parser("predictions", help="help-predictions", description="help-predictions", **kinds)
    find.add_argument("file", metavar="FILE", help="help-throw-file")
    find.add_argument("--holes", action="store_true", help="help-holes")
    for each in (parser, *made.values(), find):
        each.add_argument("--lang", choices=LANGUAGES, default=None, help="help-lang")
    return parser


def _table_options(parser: argparse.ArgumentParser, positive: Callable[[str], int]) -> None:
    parser.add_argument("--players", type=positive, default=None, metavar="N", help="help-players")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="help-option")
    parser.add_argument("--length", choices=("standard", "short"), default=None, help="help-length")
    parser.add_argument("--seed", metavar="WORDS", help="help-seed")


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

    def __init__(self, *, language: str, **kinds: Any) -> None:
        help_class = partial(_Help, language=language)
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=help_class, **kinds)
        self.add_argument("-h", "--help", action="help", help="help-help")
        self._language = language

    def _print_message(self, message: str, file: Any = None) -> None:
        """All that argparse prints: help on standard output, complaints on standard error."""
        (out if file is sys.stdout else err)(message.rstrip("\n"))

    def error(self, message: str) -> NoReturn:
        """One line that says what is wrong and what to do."""
        self.exit(2, texts(self._language)("usage-error", prog=self.prog, message=message))


class _Help(argparse.HelpFormatter):
    """Help whose texts are message ids until they are printed."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog, max_help_position=26)
        self._say = texts(language)

    def start_section(self, heading: str | None) -> None:
        known = heading is not None and self._say.has(heading)
        super().start_section(self._say(heading) if known and heading else heading)

    def add_text(self, text: str | None) -> None:
        super().add_text(self._say(text) if text and self._say.has(text) else text)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._say(action.help) if action.help else None


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

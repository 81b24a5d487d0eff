"""`pythia replay` and `pythia verify`: a record played through the rules, and held against its seed."""

import argparse
import json
import sys
from pathlib import Path

from msgspec import to_builtins

from pythia.cli.console import err, out
from pythia.cli.position import position
from pythia.contract import Message
from pythia.table.record import MAX_BYTES, RecordError
from pythia.table.replay import replay, verify
from pythia.text import Texts, texts


def run_replay(args: argparse.Namespace, say: Texts) -> int:
    try:
        *_, last = replay(read(args.file), args.to)
    except RecordError as error:
        return refuse(error, args.json, say)
    match, result = last.move.match, last.move.match.result
    if args.json:
        about = {"game": match.game.name, "over": result.over, "scores": result.scores}
        about |= {"winners": result.winners, "lines": last.line, **result.details}
        print(json.dumps({**about, "view": to_builtins(match.view(None))}))
    else:
        out("\n".join(position(match, last.line, texts(say.language, match.game.name))))
    return 0


def run_verify(args: argparse.Namespace, say: Texts) -> int:
    try:
        match, outcomes = verify(read(args.file))
    except RecordError as error:
        return refuse(error, args.json, say)
    if args.json:
        print(json.dumps({"game": match.game.name, "over": match.result.over, "verified": outcomes}))
    else:
        out(say("verified", count=outcomes))
    return 0


def read(file: str) -> bytes:
    """A file, or with `-` standard input; never more than a record can be."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin is not None else b""
        if not file:
            raise FileNotFoundError
        with Path(file).open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except FileNotFoundError:
        why = "file-missing"
    except IsADirectoryError:
        why = "file-is-folder"
    except PermissionError:
        why = "file-forbidden"
    except (OSError, ValueError):
        why = "file-unreadable"
    raise RecordError(0, Message(why, {"file": file}), unusable=True)


def refuse(error: RecordError, as_json: bool, say: Texts) -> int:
    """Says on one line where and why a record is refused. Exit 2 if nothing more can be said of it."""
    words = texts(say.language, *([error.game] if error.game else [])).say(error.message)
    if as_json:
        about = {"line": error.line, "code": error.message.id, "rule": error.rule, "message": words}
        print(json.dumps({"error": about}))
    elif not error.line:
        err(words)
    elif error.rule:
        err(say("error-at-line-rule", line=error.line, rule=error.rule, message=words))
    else:
        err(say("error-at-line", line=error.line, message=words))
    return 2 if error.unusable else 1

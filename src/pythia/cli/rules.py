"""`pythia rules GAME`: the rulebook, numbered as the rules are."""

import argparse
import re

from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console
from rich.markdown import Markdown

from pythia import games
from pythia.cli.console import err, knows_unicode
from pythia.text import Texts, ascii_only, source


def run(args: argparse.Namespace, say: Texts) -> int:
    try:
        games.load(args.game)
    except KeyError:
        err(say("unknown-game", name=args.game))
        return 2
    console = Console(highlight=False)
    text = markdown(args.game, say.language)
    if not knows_unicode(console.file):
        text = ascii_only(text)
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text)
    return 0


def markdown(game: str, language: str) -> str:
    """The rulebook as Markdown: title, chapters, their rules by number, examples and hints."""
    written = source(games.package(game), language, "rulebook")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(written))
    parts = []
    for message in re.findall(r"^([a-zA-Z][\w-]*) *=", written, re.MULTILINE):
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        text = str(bundle.format_pattern(pattern)[0])
        parts.append(_paragraph(message, text))
    return "\n\n".join(parts)


def _paragraph(id: str, text: str) -> str:
    """What a message is in the rulebook, by the form of its id."""
    if id == "rulebook-title":
        return f"# {text}"
    if rule := re.fullmatch(r"rule-(\w+)-(\d+)", id):
        return f"**{rule[1]}.{rule[2]}** {text}"
    if chapter := re.fullmatch(r"rule-(\w+)", id):
        return f"## {chapter[1]} · {text}"
    if re.fullmatch(r"rulebook-(examples|hints)", id):
        return f"## {text}"
    if item := re.fullmatch(r"(example|hint)-(\d+)", id):
        return f"{item[2]}. {text}"
    return text

"""Every word a player sees, in English and French: Fluent messages, one file a language and place."""

import os
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from pythia.contract import Message, Words
from pythia.games import package

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
HOUSE: Final = "pythia.text"
COMMAND: Final = "command"
"""What only the command says is apart: browsers do not load it."""


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the locale; English if it is one we do not have."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = environ[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Texts:
    """The messages of one language: those of the house and, by name, of some games. Read when first used."""

    def __init__(self, language: str, places: Sequence[str] = ()) -> None:
        self.language = language
        self._places = (HOUSE, *places)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Imported only when words are needed: it is slower than a whole replay.
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([self.language], use_isolating=False)
        for text in self._sources():
            bundle.add_resource(FluentResource(text))
        return bundle

    def _sources(self) -> Iterator[str]:
        yield source(HOUSE, self.language, COMMAND)
        for place in self._places:
            yield source(place, self.language)

    def __call__(self, id: str, /, **args: Words) -> str:
        """The text of this id, its gaps filled. An unknown id or a missing gap is our mistake."""
        entry = self._bundle.get_message(id)
        assert entry.value is not None, id
        words = {name: self._gap(arg) for name, arg in args.items()}
        text, errors = self._bundle.format_pattern(entry.value, words)
        assert not errors, (id, args, errors)
        return str(text)

    def _gap(self, arg: Words) -> object:
        from fluent.runtime.types import fluent_number

        if isinstance(arg, Message):
            return self.say(arg)
        return clean(arg) if isinstance(arg, str) else fluent_number(arg, useGrouping=False)

    def say(self, message: Message) -> str:
        return self(message.id, **message.args)

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))


def source(place: str, language: str, name: str = "") -> str:
    """A Fluent file of the house or of a game: its messages, or its text of another name (`rulebook`)."""
    folder = files(place) if place == HOUSE else files(place) / "text"
    file = folder / f"{name + '.' if name else ''}{language}.ftl"
    return file.read_text(encoding="utf-8")


@cache
def texts(language: str, *games: str) -> Texts:
    """The house's messages and those of these games."""
    return Texts(language, [package(game) for game in games])


MAX_SHOWN_CHARACTERS = 1000
"""What fills a gap is cut to this length: whoever wrote it, a sentence stays a sentence."""


def clean(text: str) -> str:
    """Somebody else's text made fit to stand on one line: no control characters, no end without end."""
    shown = "".join(map(_visible, text[: MAX_SHOWN_CHARACTERS + 1]))
    return shown if len(shown) <= MAX_SHOWN_CHARACTERS else f"{shown[:MAX_SHOWN_CHARACTERS]}…"


def _visible(character: str) -> str:
    hidden = unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp") or character in _BIDI
    return character.encode("unicode_escape").decode() if hidden else character


_BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

_ASCII = str.maketrans(
    {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "...", "·": "-",
     "½": "1/2", "×": "x", "±": "+/-", "→": "->", "≥": ">=", "−": "-", "œ": "oe", "Œ": "Oe",
     "æ": "ae", "Æ": "Ae", "ß": "ss", "ø": "o", "Ø": "O",
     "\u00a0": " ", "\u202f": " "}
)  # fmt: skip


def ascii_only(text: str) -> str:
    """The same words for a terminal that knows no accents."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_ASCII))
    return decomposed.encode("ascii", "ignore").decode()

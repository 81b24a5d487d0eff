"""What the command line takes from the games: their names, their tables' options, their own commands.

Games are loaded for it only where somebody asks for help, or for something that only they can know.
"""

import argparse
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, get_args, get_origin

from msgspec import structs

from pythia import games
from pythia.bots.levels import levels_of
from pythia.contract import AnyGame, Message
from pythia.games import parts
from pythia.presentation import Choice, choices
from pythia.text import texts


class AskedOption(NamedTuple):
    """An option of a table that somebody asks for: as which option of the command, and `KEY=VALUE`."""

    flag: str
    option: str


class Flag(NamedTuple):
    """An option of tables as an option of the command: `--length short`."""

    key: str
    values: tuple[str, ...] | None
    """What may be typed; None: whatever the game makes of it."""
    games: tuple[AnyGame, ...]
    """Those that have it."""

    @property
    def name(self) -> str:
        return f"--{self.key.replace('_', '-')}"


class Later(str):
    """A text of the help that is put together in its language when it is shown."""

    __slots__ = ("words",)
    words: Callable[[str], str]

    @classmethod
    def of(cls, words: Callable[[str], str]) -> "Later":
        made = cls("later")
        made.words = words
        return made


class KeepOption(argparse.Action):
    """`--option KEY=VALUE`, and every `--KEY VALUE`, in the order in which they are asked for."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        key = f"{self.const}=" if self.const else ""
        namespace.option = [*namespace.option, AskedOption(option_string or "", f"{key}{values}")]


def flags() -> list[Flag]:
    """Of all games, in their order."""
    found: dict[str, Flag] = {}
    for game in games.every():
        for field in structs.fields(game.options):
            values, before = _typed(field.type), found.get(field.name)
            if before is None:
                found[field.name] = Flag(field.name, values, (game,))
                continue
            both = None
            if values is not None and before.values is not None:
                both = tuple(dict.fromkeys((*before.values, *values)))
            found[field.name] = Flag(field.name, both, (*before.games, game))
    return list(found.values())


def _typed(kind: Any) -> tuple[str, ...] | None:
    if kind is bool:
        return "true", "false"
    return tuple(map(str, get_args(kind))) if get_origin(kind) is Literal else None


# ------------------------------------------------------------------------------------- in words


def flag_words(flag: Flag, language: str) -> str:
    """Which game has it, and what it decides there."""
    return _joined(language, [_of_game(flag, game, language) for game in flag.games])


def _of_game(flag: Flag, game: AnyGame, language: str) -> str:
    say = texts(language, game.name)
    found = choices(game, parts.presented(game))
    own = [choice for choice in found if choice.path[0] == flag.key]
    # One that is read off the options alone may have no words: then it is called as it is typed.
    words = [_in_words(choice, game, language) for choice in own if say.has(choice.words.id)] or [flag.key]
    return say("help-option-of", game=game.name, words=_joined(language, words))


def _in_words(choice: Choice, game: AnyGame, language: str) -> str:
    """With its values, where these are words to be typed."""
    say = texts(language, game.name)
    name = say.say(choice.words)
    if not all(isinstance(each.value, str) and say.has(each.words.id) for each in choice.values):
        return name
    values = _joined(language, [say.say(each.words) for each in choice.values])
    return say("help-option-values", words=name, values=values)


def game_names(language: str) -> str:
    return _either(language, [game.name for game in games.every()])


def player_counts(language: str) -> str:
    say = texts(language)
    return ", ".join(
        say("help-players-of", game=game.name, least=game.players.start, most=game.players.stop - 1)
        for game in games.every()
    )


def bot_levels(language: str) -> str:
    """All levels there are; of those that some games lack, which have them."""
    every, say = games.every(), texts(language)
    levels = dict.fromkeys(level for game in every for level in levels_of(game))
    grouped: dict[tuple[str, ...], list[str]] = {}
    for level in levels:
        grouped.setdefault(tuple(game.name for game in every if level in levels_of(game)), []).append(level)
    usual = grouped.pop(tuple(game.name for game in every), [])
    rare = [say("help-levels-of", levels="/".join(own), games=", ".join(of)) for of, own in grouped.items()]
    return _either(language, [*usual, *rare])


def tools_of(game: AnyGame, language: str) -> str:
    return texts(language, game.name)("help-tools-of", game=Message(f"{game.name}-name"))


def _joined(language: str, parts: Sequence[str]) -> str:
    """With what stands between two of them in this language."""
    joined, *rest = parts
    for part in rest:
        joined = texts(language)("position-cells", left=joined, right=part)
    return joined


def _either(language: str, words: Sequence[str]) -> str:
    *most, last = words or [""]
    return texts(language)("help-or", most=", ".join(most), last=last) if most else last

"""What a game promises of how it presents itself, at the terminal and elsewhere."""

import re
from collections.abc import Iterator
from functools import cache, reduce
from typing import Any, get_args
from xml.etree import ElementTree

import msgspec
from msgspec import structs

from pythia.contract import AnyGame, Message
from pythia.presentation import Choice, Colours, Presentation, SoundName, choices, presented
from pythia.text import LANGUAGES, texts

COLOUR = re.compile("#[0-9a-f]{6}")
READABLE, VISIBLE = 4.5, 3.0
"""The least contrast of words and of signs, by WCAG 2 (1.4.3, 1.4.11)."""
TWICE_AS_WIDE = 2
SVG = "{http://www.w3.org/2000/svg}"
UNFIT = {"script", "foreignObject", "text", "image", "a", "animate", "set"}
"""A picture runs nothing, says nothing and leads nowhere; and it stands still."""


def check_presentation(game: AnyGame) -> None:
    """Asserts all of it."""
    found = presented(game)
    _check_said(game, *(Message(f"{game.name}-{what}") for what in ("name", "lead")))
    _check_quick(game, found)
    options = [choice.path for choice in choices(game)]
    assert len(set(options)) == len(options), "an option is chosen once"
    assert {path[0] for path in options} == {field.encode_name for field in structs.fields(game.options)}, (
        "the maker of a table is asked for every option"
    )
    for choice in choices(game):
        _check_choice(game, choice)
    for minutes in found.minutes:
        assert minutes.minutes > 0, "a match takes time"
        for option, some in minutes.when.items():
            for value in some:
                msgspec.convert({option: value}, game.options)
    for colours in (found.light, found.dark):
        _check_colours(colours)
    _check_sounds(game, found)
    if found.picture is not None:
        check_picture(found.picture())
    _check_terminal(game)


def _check_said(game: AnyGame, *messages: Message) -> None:
    for language in LANGUAGES:
        say = texts(language, game.name)
        for message in messages:
            assert say.has(message.id), f"{message.id} is not said in {language!r}"
            assert say.say(message).strip()


def _check_quick(game: AnyGame, found: Presentation) -> None:
    assert found.quick.players in game.players, "the quick table is a table of the game"
    assert found.quick.bots in game.levels, "the quick table's bots are bots of the game"
    msgspec.convert(found.quick.options, game.options)


def _check_choice(game: AnyGame, choice: Choice) -> None:
    _check_said(game, choice.words, *([choice.more] if choice.more else []))
    values = [each.value for each in choice.values]
    assert len(values) > 1, "there is something to choose"
    assert len({(type(value), value) for value in values}) == len(values), "a value is there once"
    for each in choice.values:
        _check_said(game, each.words)
        msgspec.convert(_at(choice.path, each.value), game.options)
    usual = reduce(lambda at, key: at[key], choice.path, msgspec.to_builtins(game.options()))
    assert values[0] == usual, "the first value is what the option is by itself"
    for option, some in choice.when.items():
        assert option != choice.path[0], "whether a choice matters does not hang on itself"
        for value in some:
            msgspec.convert({option: value}, game.options)


def _at(path: tuple[str, ...], value: Any) -> dict[str, Any]:
    key, *rest = path
    return {key: _at(tuple(rest), value) if rest else value}


def _check_sounds(game: AnyGame, found: Presentation) -> None:
    events = [sound.event for sound in found.sounds]
    assert len(set(events)) == len(events), "an event has one sound"
    tags = {str(event.__struct_config__.tag) for event in get_args(game.events) or (game.events,)}
    assert set(events) <= tags, f"no events of the game: {set(events) - tags}"
    assert {sound.sound for sound in found.sounds} <= {*get_args(SoundName)}, "a sound the house can make"


def _check_colours(colours: Colours) -> None:
    assert all(COLOUR.fullmatch(each) for each in structs.astuple(colours)), "a colour is #rrggbb"
    assert _contrast(colours.ink, colours.ground) >= READABLE, "ink can be read on the ground"
    assert _contrast(colours.accent, colours.ground) >= VISIBLE, "the accent can be seen on the ground"


def _contrast(one: str, other: str) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


@cache
def check_picture(picture: str) -> None:
    """An SVG that is a picture and nothing else."""
    root = ElementTree.fromstring(picture)  # noqa: S314 (a game's own file, as trusted as its rules)
    assert root.tag == f"{SVG}svg", "a picture is an SVG"
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert width >= TWICE_AS_WIDE * height, "a picture is at least twice as wide as high"
    for element in root.iter():
        assert element.tag.startswith(SVG), f"{element.tag} is no element of SVG"
        assert element.tag.removeprefix(SVG) not in UNFIT, f"a picture has no {element.tag}"
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on"), f"a picture does nothing on {name}"
            assert all(place.startswith("#") for place in _places(name, value)), f"{value} leads elsewhere"
        assert "url(" not in (element.text or "").replace("url(#", ""), "a picture is whole"


def _places(name: str, value: str) -> Iterator[str]:
    """What an attribute leads to."""
    if name.endswith("href"):
        yield value
    yield from (each.strip("\"' ") for each in re.findall(r"url\(([^)]*)\)", value))


def _check_terminal(game: AnyGame) -> None:
    if game.terminal is not None and game.terminal().in_browser:
        _check_said(game, Message(f"{game.name}-play-browser"))
    outcomes = get_args(game.outcomes) or (game.outcomes,)
    for command in game.commands():
        about = f"{game.name}-command-{command.name}"
        _check_said(game, *(Message(f"{about}{more}") for more in ("", "-file")))
        _check_said(game, *(Message(f"{about}-{flag}") for flag in command.flags))
        assert command.outcome in outcomes, "a command looks at an outcome of its game"

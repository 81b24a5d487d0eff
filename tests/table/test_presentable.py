"""How games present themselves: ours keep the laws, and each law is broken on purpose once."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from pythia import games
from pythia.contract import AnyGame, Message
from pythia.games.oraklos.presentation import PRESENTATION as DICE
from pythia.games.prophecy.presentation import PRESENTATION
from pythia.presentation import (
    HOUSE_LIGHT,
    Choice,
    QuickTable,
    Sound,
    Value,
    choices,
    choices_of,
    one_of,
    presented,
    spans,
    yes_or_no,
)
from pythia.table.presentable import check_picture, check_presentation
from pythia.terminal import Command, Terminal

PROPHECY = games.load("prophecy")
LENGTH, TAKEBACK = choices(PROPHECY)


@pytest.mark.parametrize("name", games.names())
def test_every_game_presents_itself(name: str) -> None:
    check_presentation(games.load(name))


def broken(**about: Any) -> AnyGame:
    changed = replace(PRESENTATION, **about)
    return replace(PROPHECY, presentation=lambda: changed)


def quick(**about: Any) -> QuickTable:
    return structs.replace(PRESENTATION.quick, **about)


@pytest.mark.parametrize(
    ("law", "about"),
    [
        ("a table of the game", {"quick": quick(players=7)}),
        ("bots of the game", {"quick": quick(bots="pythia")}),
        ("asked for every option", {"choices": (LENGTH,)}),
        ("asked for every option", {"choices": (LENGTH, TAKEBACK, yes_or_no("x", "web-yes", first=True))}),
        ("chosen once", {"choices": (LENGTH, LENGTH, TAKEBACK)}),
        ("by itself", {"choices": (one_of("length", "prophecy-length", ("short", "standard")), TAKEBACK)}),
        ("something to choose", {"choices": (one_of("length", "prophecy-length", ("standard",)), TAKEBACK)}),
        ("there once", {"choices": (structs.replace(LENGTH, values=LENGTH.values * 2), TAKEBACK)}),
        ("is not said in 'en'", {"choices": (structs.replace(LENGTH, words=Message("x")), TAKEBACK)}),
        ("is not said in 'en'", {"choices": (structs.replace(LENGTH, more=Message("x")), TAKEBACK)}),
        ("hang on itself", {"choices": (structs.replace(LENGTH, when={"length": ("short",)}), TAKEBACK)}),
        ("a colour is", {"dark": structs.replace(HOUSE_LIGHT, ink="black")}),
        ("can be read", {"light": structs.replace(HOUSE_LIGHT, ink="#9a8a78")}),
        ("can be seen", {"light": structs.replace(HOUSE_LIGHT, accent="#d9c9a8")}),
        ("no events of the game", {"sounds": (Sound("thrown", "dice"),)}),
        ("has one sound", {"sounds": (Sound("played", "card"), Sound("played", "token"))}),
        ("the house can make", {"sounds": (Sound("played", "bang"),)}),  # type: ignore[arg-type]
        ("is an SVG", {"picture": lambda: "<picture/>"}),
    ],
)
def test_what_is_wrong_is_found(law: str, about: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=law):
        check_presentation(broken(**about))


@pytest.mark.parametrize(
    "about",
    [
        {"quick": quick(options={"length": "long"})},
        {"choices": (one_of("length", "prophecy-length", ("standard", "long")), TAKEBACK)},
        {"choices": (LENGTH, structs.replace(TAKEBACK, when={"length": ("long",)}))},
    ],
)
def test_a_value_that_no_option_can_have_is_found(about: dict[str, Any]) -> None:
    with pytest.raises((ValueError, AssertionError)):
        check_presentation(broken(**about))


HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'


@pytest.mark.parametrize(
    ("law", "body"),
    [
        ("has no", "<script>1</script>"),
        ("has no", "<foreignObject/>"),
        ("has no", "<text>Play!</text>"),
        ("does nothing on", '<rect onclick="1"/>'),
        ("leads elsewhere", '<use href="https://example.org/x.svg#y"/>'),
        ("leads elsewhere", '<use xmlns:x="http://www.w3.org/1999/xlink" x:href="other.svg#y"/>'),
        ("leads elsewhere", "<rect fill=\"url('https://example.org/x')\"/>"),
        ("leads elsewhere", '<rect style="fill: url(other.svg#x)"/>'),
        ("is whole", "<style>rect { fill: url(other.svg#x) }</style>"),
        ("no element of SVG", '<b xmlns="http://www.w3.org/1999/xhtml"/>'),
    ],
)
def test_a_picture_is_a_picture_and_nothing_else(law: str, body: str) -> None:
    with pytest.raises(AssertionError, match=law):
        check_picture(f"{HEAD}{body}</svg>")


def test_a_picture_lies_and_may_use_its_own_parts() -> None:
    check_picture(f'{HEAD}<g id="a"/><use href="#a"/><rect fill="url(#a)"/></svg>')
    with pytest.raises(AssertionError, match="twice as wide"):
        check_picture(HEAD.replace("20 10", "10 10") + "</svg>")


def test_words_of_terminal_and_commands_are_there() -> None:
    with pytest.raises(AssertionError, match="prophecy-play-browser is not said"):
        check_presentation(replace(PROPHECY, terminal=lambda: Terminal(in_browser=True)))
    oraklos = games.load("oraklos")
    (known,) = oraklos.commands()
    with pytest.raises(AssertionError, match="oraklos-command-count is not said"):
        check_presentation(replace(oraklos, commands=lambda: (known._replace(name="count"),)))
    strange = Command("predictions", LENGTH.__class__, "oraklos-one-throw", lambda *_: ())
    with pytest.raises(AssertionError, match="an outcome of its game"):
        check_presentation(replace(oraklos, commands=lambda: (strange,)))


def test_a_game_that_says_nothing_is_presented_by_its_rules() -> None:
    plain = replace(PROPHECY, presentation=None)
    assert presented(plain).quick == QuickTable(4, "adept")
    assert presented(replace(plain, players=range(2, 4), levels=("novice",))).quick == QuickTable(3, "novice")
    assert presented(replace(plain, players=range(5, 8))).quick.players == 5
    assert choices(plain) == choices_of(plain)
    assert [choice.path for choice in choices(plain)] == [("length",), ("takeback",)]
    assert choices(plain)[0].values[1] == Value("short", Message("prophecy-option-length-short"))
    assert [each.value for each in choices(plain)[1].values] == [False, True]


def test_spans_of_time_are_said_in_whole_minutes_where_they_are() -> None:
    assert spans(30, 120) == (
        Value(30_000, Message("web-seconds", {"count": 30})),
        Value(120_000, Message("web-minutes", {"count": 2})),
    )


def test_a_choice_within_an_option_has_a_path() -> None:
    assert DICE.choices is not None
    proof = next(choice for choice in DICE.choices if choice.path == ("clocks", "proof"))
    assert isinstance(proof, Choice)
    assert proof.when == {"variant": ("standard", "junior")}

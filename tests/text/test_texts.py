"""Every word exists in both languages, is used, and can be said; the rulebook has every rule."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pythia import games
from pythia.cli.rules import markdown
from pythia.contract import Message
from pythia.text import COMMAND, LANGUAGES, Texts, ascii_only, language_of, source, texts

SOURCE = Path(__file__).parent.parent.parent / "src" / "pythia"
WEB = SOURCE.parent.parent / "web" / "src"
PLACES = [("pythia.text", ""), ("pythia.text", COMMAND)] + [
    (f"pythia.games.{g}", name) for g in games.names() for name in ("", "rulebook", "lessons")
]

MADE_IDS = [
    r"suit-(su|sp|se|ea)",
    r"card-(jaguar|monkey|shaman|lizard)(-does)?",
    r"help-[a-z-]+",
    r"oraklos-(colour|column|judge|key|point|variant|why)-[a-z-]+",
    r"[a-z]+-command-[a-z-]+",
    r"prophecy-length-[a-z]+",
    r"prophecy-won-(highest|only)-(trump|of-lead)",
    r"prophecy-described-(to|column)-[a-z]+",
    r"(prophecy|oraklos)-do-[a-z]+",
    r"quest-described-((to|deck|list)-[a-z]+|met|stayed|free|cape|lost)",
    r"[a-z]+-(lead|goal)",
    r"[a-z]+-picture-([A-Z]\d-\d|example-\d+|card|turned|mirrored)",
    r"web-told-[a-z-]+",
    r"[a-z]+-statistics-[a-z]+",
    r"[a-z]+-play-browser",
    r"web-kept-(guest|tables|address|logs|browser|nobody)(-more)?",
    r"web-browser-by-(name|link)",
    r"analyse-(line|who|chosen|better|loss|mark|blunder|mistake|slip)",
    r"analyse-(decisions|marks|accuracy|luck|choice|result)",
    r"[a-z]+-name",
    r"kind-[a-z-]+",
    r"say-[a-z-]+",
    r"(space|character|chance|card|item)-[a-z0-9-]+",
    r"quest-(told|do|way|kind|pay|choice|what|column|slot|type|sort|sign|mark|value|ask|part|roll|odds)-[a-z-]+",
    r"too-little-[a-z]+",
    r"[a-z]+-field-[a-z]+",
    r"plain-ask-(some|exactly|ordered|amounts|amounts-some)",
    r"no-[a-z]+-here",
    r"no-battle-by-(strength|will)",
    r"web-(letters|level|pace|saying|theme)-[a-z-]+",
]
"""Ids that the code puts together from a value."""


LOOSE = re.compile(r"\S [:;!?»%](?![\w(])|« ")
"""French marks that a line could begin or end with, for want of a space that does not break."""


class Gaps(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize(("place", "name"), PLACES)
def test_no_french_mark_begins_a_line(place: str, name: str) -> None:
    lines = [line for line in source(place, "fr", name).splitlines() if not line.startswith("#")]
    assert [line for line in lines if LOOSE.search(re.sub(r"^\S+ = ", "", line))] == []


def messages(place: str, language: str, name: str) -> dict[str, set[str]]:
    """Every id and its gaps."""
    found = {}
    for entry in FluentParser().parse(source(place, language, name)).body:
        assert not isinstance(entry, ast.Junk), f"{place} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            gaps = Gaps()
            gaps.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = gaps.names
    return found


@pytest.mark.parametrize(("place", "name"), PLACES)
def test_both_languages_say_the_same_things(place: str, name: str) -> None:
    english, french = (messages(place, language, name) for language in LANGUAGES)
    assert list(english) == list(french), "the same messages in the same order"
    assert english == french, "with the same gaps"


def test_no_id_is_in_two_places() -> None:
    house = messages("pythia.text", "en", "")
    command = messages("pythia.text", "en", COMMAND)
    assert not house.keys() & command.keys()
    house |= command
    for game in games.names():
        assert not house.keys() & messages(f"pythia.games.{game}", "en", "").keys()


def test_every_message_is_used_and_every_used_message_exists() -> None:
    client = [path for ending in ("ts", "svelte") for path in WEB.rglob(f"*.{ending}")]
    code = "\n".join(path.read_text() for path in [*SOURCE.rglob("*.py"), *client])
    known = set().union(*(messages(place, "en", name) for place, name in PLACES if name in ("", COMMAND)))
    made = re.compile("|".join(MADE_IDS))
    assert not {name for name in known if f'"{name}"' not in code and not made.fullmatch(name)}
    said = set(re.findall(r'(?:(?<!table\.)say|texts|Message|message|Unfit)\(\s*"([a-z][a-z-]+)"', code))
    said |= set(re.findall(r'\bt\(\s*"([a-z][a-z-]+)"', code))
    said |= set(re.findall(r'Illegal\(\s*[^,()]+,\s*"([a-z][a-z-]+)"', code))
    said |= set(re.findall(r'(?:Declined\(|_refuse\(send,)\s*\d+,\s*"([a-z][a-z-]+)"', code))
    assert said
    assert said - known == set()


def test_browsers_are_told_nothing_that_only_the_command_can_say() -> None:
    """They do not load its words."""
    told = [*(SOURCE / "server").rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    code = "\n".join(path.read_text() for path in told)
    assert not {name for name in messages("pythia.text", "en", COMMAND) if f'"{name}"' in code}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fill_gaps(language: str) -> None:
    say = texts(language, "prophecy")
    suit = Message("suit-ea")
    card = Message("card-suited", {"rank": 7, "suit": suit})
    expected = {
        "en": "You do not hold this card: 7 of Eagles.",
        "fr": "Vous n’avez pas cette carte en main : 7 d’Aigles.",
    }
    assert say("not-in-hand", card=card).replace("\u00a0", " ") == expected[language]


@pytest.mark.parametrize(
    ("left", "discards", "expected"),
    [(5, 3, "5 restent, 3 défaussées"), (1, 1, "1 reste, 1 défaussée"), (0, 0, "0 reste, 0 défaussée")],
)
def test_french_counts_its_decks(left: int, discards: int, expected: str) -> None:
    assert texts("fr", "quest")("quest-deck", left=left, discards=discards) == expected


def test_nothing_has_to_agree_with_the_name_of_a_card() -> None:
    say = texts("fr", "quest")
    about = {"space": "Plaines", "card": "Araignée géante"}
    up, gone = (say(f"quest-told-{what}", **about) for what in ("turned-up", "card-discarded"))
    assert up == "Plaines, carte retournée\u00a0: Araignée géante."
    assert gone == "Plaines, carte défaussée\u00a0: Araignée géante."


def test_a_missing_gap_is_our_mistake() -> None:
    with pytest.raises(AssertionError):
        Texts("en")("error-at-line", line=3)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_decides(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_ascii_keeps_the_words() -> None:
    assert ascii_only("« L’été »\u00a0: 13½ – œuf…") == '" L\'ete " : 131/2 - oeuf...'
    for place, name in PLACES:
        for language in LANGUAGES:
            assert ascii_only(source(place, language, name)).isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("place", "name"), PLACES)
def test_no_character_vanishes_in_ascii(place: str, name: str, language: str) -> None:
    assert [each for each in sorted(set(source(place, language, name))) if not ascii_only(each)] == []


RULES = {
    "prophecy": {"P1": 3, "P2": 2, "P3": 2, "P4": 6, "P5": 7, "P6": 6, "P7": 3, "P8": 3},
    "oraklos": {"O1": 4, "O2": 7, "O3": 5, "O4": 4, "O5": 4, "O6": 1, "O7": 7, "O8": 1},
    "quest": {"Q1": 4, "Q2": 4, "Q3": 6, "Q4": 7, "Q5": 4, "Q6": 6, "Q7": 4, "Q8": 2, "Q9": 8},
}
each_game = pytest.mark.parametrize("game", games.names())


def numbers(game: str) -> list[tuple[str, str]]:
    return [(chapter, str(n + 1)) for chapter, count in RULES[game].items() for n in range(count)]


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_by_number(game: str, language: str) -> None:
    printed = re.findall(r"^\*\*([A-Z]\d)\.(\d)\*\*", markdown(game, language), re.MULTILINE)
    assert printed == numbers(game)


@each_game
def test_every_rule_that_is_cited_exists(game: str) -> None:
    code = "\n".join(path.read_text() for path in (SOURCE / "games" / game).rglob("*.py"))
    letter = next(iter(RULES[game]))[0]
    cited = re.findall(rf"\b({letter}\d)\.(\d)", code)
    assert cited
    assert set(cited) <= set(numbers(game))


def test_what_others_wrote_stays_on_one_line() -> None:
    say = texts("en")
    assert say("unknown-game", name="a\nb\x1b[2J\u202e") == r'There is no game called "a\nb\x1b[2J\u202e".'
    assert len(say("unknown-game", name="x" * 100_000)) < 1100
    assert say("error-at-line", line=123456, message="x") == "line 123456: x"


def test_english_has_no_french_spaces() -> None:
    english = [*(SOURCE / "games").rglob("*en.ftl"), *WEB.rglob("*.en.ftl"), *SOURCE.glob("text/*en.ftl")]
    spaced = [(file, re.compile(r"(?<=[\w}])[ \u00a0\u202f][%:;!?](?![\w(])")) for file in english]
    # What a component writes itself, it writes in every language.
    spaced += [(file, re.compile(r"&nbsp;[%:;!?]")) for file in WEB.rglob("*.svelte")]
    found = [
        f"{file.name}: {line.strip()}"
        for file, space in spaced
        for line in file.read_text().splitlines()
        if space.search(line)
    ]
    assert found == []

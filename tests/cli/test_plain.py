"""The plain terminal: whole matches of every game, by numbers, in both languages."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pythia import games
from pythia.cli import main, play, sitting
from pythia.cli.choosing import MAX_LISTED, Choosing
from pythia.cli.plain import Session
from pythia.cli.position import names_of, standings
from pythia.contract import Budget, Field, Illegal, Offer, refusal
from pythia.games import wording
from pythia.offers import size
from pythia.store.files import create
from pythia.table.chance import Live
from pythia.table.match import Match, open_match
from pythia.table.record import SitsLine
from pythia.table.replay import replay, verify
from pythia.terminal import Quit
from pythia.text import LANGUAGES, texts
from pythia.text.layout import WIDTH, words
from pythia.text.offers import refusals

SEED = bytes(range(32))
EN = texts("en", "prophecy")
PROPHECY = games.load("prophecy")
TABLES: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("prophecy", {"length": "short", "takeback": True}, ("bid", "play")),
    ("oraklos", {"variant": "standard"}, ("cup", "claim", "prove", "take")),
    ("oraklos", {"variant": "antipodes"}, ("deny", "pass")),
    ("quest", {}, ("move", "fight", "end")),
]
"""Tables, and what everybody does there: some of it is chosen from a list, some field by field."""
THINKS_S = 2
"""Where it matters who is first, bots are now quicker and now slower than that."""
PROMPT = re.compile(r"(0\s?: (back to the list|retour à la liste)|q\s?: (leave|quitter) .*)\)$")


class Guesser:
    """A person who types numbers at random, and whose clock moves with every answer."""

    def __init__(self, seed: str, thinks_s: float) -> None:
        self._dice, self._thinks_s = Random(seed), thinks_s
        self._prompt, self._most = "", 1
        self.lines: list[str] = []
        self.time_s = 0.0

    def show(self, line: str) -> None:
        self.lines.append(line)
        if found := re.match(r"(?=.{3}  \S) *(\d+)  ", line):
            self._most = int(found[1])

    def read(self) -> str:
        self.time_s += self._thinks_s
        tail = " ".join(line.strip() for line in self.lines[-3:])
        if PROMPT.search(tail):
            self._prompt = tail
        if self._dice.random() < 0.02:
            return self._dice.choice(["?", "t", "nonsense", "9" * 5000, "0", "1 1", ""])
        exactly = re.search(r"(\d+)\s?\? \(", self._prompt)
        count = int(exactly[1]) if exactly else 1
        return " ".join(str(self._dice.randint(1, self._most)) for _ in range(count))

    def now(self) -> float:
        return self.time_s


def opened(name: str, players: int, options: dict[str, Any]) -> tuple[Match, list[Any], list[Any]]:
    """A match with a person on seat 0 and bots on the others."""
    game = games.load(name)
    asked = msgspec.convert(options, game.options)
    move, source = open_match(game, players, asked, SEED, names=("Ann", "Bob", "Cid")[:players])
    match, lines = move.match, list(move.lines)
    for seat in range(1, players):
        seated = match.enter(SitsLine(seat, "bot:novice"), Live(source, match.drawn))
        match, lines = seated.match, [*lines, *seated.lines]
    return match, lines, move.told


def sit(
    folder: Path, name: str, options: dict[str, Any], language: str, person: Any, now: Callable[[], float]
) -> tuple[Session, Path]:
    """Plays to the end, or until the person leaves."""
    match, lines, told = opened(name, 2, options)
    bots = {1: match.game.bot("novice", Random(1))}
    with create(folder, match.header, SEED, lines) as file:
        session = Session(
            file, match, bots, texts(language, name), show=person.show, read=person.read, now=now,
            budget=Budget(playouts=1),
        )  # fmt: skip
        try:
            session.play(told)
        except Quit:
            return session, file.path
        file.reveal()
        return session, file.path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "options", "verbs"), TABLES, ids=str)
def test_a_whole_match(
    tmp_path: Path, name: str, options: dict[str, Any], verbs: tuple[str, ...], language: str
) -> None:
    person = Guesser(f"{name} {language}", thinks_s=THINKS_S)
    session, record = sit(tmp_path, name, options, language, person, person.now)
    assert session.match.result.over
    assert verify(record.read_bytes())[0].state == session.match.state
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert set(verbs) <= {line["do"] for line in lines if line.get("seat") == 0 and "do" in line}
    assert [line for line in person.lines if len(line) > WIDTH] == []
    match = session.match
    why, *_ = wording.explained(match.game, match.view(0), session.reader.names)
    assert words(why, texts(language, name)) in " ".join(line.strip() for line in person.lines)


def choose(offers: list[Offer], *answers: str) -> tuple[dict[str, Any] | None, list[str]]:
    """What is chosen by these answers, or None if they are used up; and what was shown."""
    shown: list[str] = []
    left = iter(answers)

    def read() -> str:
        answer = next(left, None)
        if answer is None:
            raise Quit
        return answer

    try:
        return Choosing(PROPHECY, EN, shown.append, read).ask(
            offers, {"?": lambda: shown.append("why")}
        ), shown
    except Quit:
        return None, shown


CARDS = (*(f"su{rank}" for rank in range(1, 15)), "sp1")


def test_few_actions_are_in_one_list() -> None:
    offers = [Offer("play", (Field("card", ("su1", "jaguar")),)), Offer("undo")]
    found, shown = choose(offers, "x", "0", "4", "?", "2")
    assert found == {"do": "play", "card": "jaguar"}
    assert shown[:3] == ["  1  play, 1 of Suns", "  2  play, Jaguar", "  3  take it back"]
    assert shown.count("A number from 1 to 3, please.") == 3
    assert "why" in shown
    assert choose(offers, "3")[0] == {"do": "undo"}


def test_of_many_an_offer_is_filled_field_by_field() -> None:
    bid = Offer("bid", (Field("cards", CARDS, 3),))
    assert size(bid) > MAX_LISTED
    assert choose([bid], "1", "3 1 15")[0] == {"do": "bid", "cards": ("su1", "su3", "sp1")}
    for wrong in ("1 2", "1 2 2", "1 2 16", "1 2 x", "1 2 3 4", ""):
        found, shown = choose([bid], "1", wrong)
        assert found is None
        assert "not what can be chosen" in " ".join(shown), wrong
    # Back to the list, and another time.
    assert choose([bid], "1", "0", "1", "1 2 3")[0] == {"do": "bid", "cards": ("su1", "su2", "su3")}


def test_order_counts_where_it_makes_another_action() -> None:
    ordered = Offer("bid", (Field("cards", CARDS, 3, ordered=True),))
    found, shown = choose([ordered], "1", "3 1 2")
    assert found == {"do": "bid", "cards": ("su3", "su1", "su2")}
    assert "in their order, which 3?" in " ".join(shown)


def test_any_number_of_them() -> None:
    some = Offer("bid", (Field("cards", CARDS, 3, least=0), Field("suit", ("su",))))
    assert choose([some], "1", "")[0] == {"do": "bid", "cards": (), "suit": "su"}
    assert choose([some], "1", "2 1")[0] == {"do": "bid", "cards": ("su1", "su2"), "suit": "su"}
    assert choose([some], "1", "1 2 3 4")[0] is None


def test_amounts() -> None:
    amounts = Offer("bid", (Field("cards", CARDS, 4, most=(2,) * 15),))
    assert choose([amounts], "1", "3 1 3 2")[0] == {"do": "bid", "cards": {"su1": 1, "su2": 1, "su3": 2}}
    assert choose([amounts], "1", "3 3 3 2")[0] is None, "there are but two of each"
    some = Offer("bid", (Field("cards", CARDS, 4, most=(2,) * 15, least=0),))
    found, shown = choose([some], "1", "")
    assert found == {"do": "bid", "cards": {}}
    assert "how much, 0 to 4 in all?" in " ".join(shown)


def test_lists_of_one_name_are_joined() -> None:
    joined = Offer("bid", (Field("cards", CARDS[:7], 2), Field("cards", CARDS[7:], 2)))
    assert choose([joined], "1", "1 2", "1 8")[0] == {"do": "bid", "cards": ("su1", "su2", "su8", "sp1")}


def test_what_cannot_be_done_and_why() -> None:
    why = refusal("su1", Illegal("P5.4", "must-follow", suit="Eagles"))
    refused = [Offer("play", (Field("card", ("ea1",), refused=(why,)),))]
    (told,) = refusals(PROPHECY, refused)
    reason = "You hold Eagles, the suit led: follow it, or play a Specialist."
    assert EN.say(told) == f"not possible: play, 1 of Suns (P5.4: {reason})"


def test_whoever_is_too_slow_is_told(tmp_path: Path) -> None:
    """In a race bots that would have been quicker were; what one meant to do is not done."""

    class Sluggard(Guesser):
        def read(self) -> str:
            if EN("plain-too-late") in self.lines:
                raise Quit
            return super().read()

    person = Sluggard("slow", thinks_s=3600)
    session, _ = sit(tmp_path, "oraklos", {"variant": "junior"}, "en", person, person.now)
    assert EN("plain-too-late") in person.lines
    assert not session.match.result.over


def test_a_game_without_a_terminal_of_its_own_has_the_plain_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["?", "t", "1", "1 2 3", "q"])
    monkeypatch.setattr(games, "load", lambda name: replace(PROPHECY, terminal=None))
    for module in (play, sitting):
        monkeypatch.setattr(module, "is_terminal", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    argv = ["play", "prophecy", "--players", "3", "--length", "short", "--seed", "delphi"]
    assert main([*argv, "--data", str(tmp_path), "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "To bid: You, Itzel, Tenoch" in shown
    assert "bid: which 3?" in shown
    assert "Foretell your tricks: set 3 cards aside" in shown
    assert "(rule P4.2)" in shown
    (record,) = (tmp_path / "matches").glob("prophecy-*.jsonl")
    *_, last = replay(record.read_bytes())
    assert last.move.match.view(0).bid, "the bid is stored, and the match can be gone on with"


def test_a_bot_acts_also_where_the_person_is_the_first_of_those_who_may(tmp_path: Path) -> None:
    game, seed = games.load("prophecy"), bytes(32)
    begun, source = open_match(game, 3, game.options(), seed, names=("Ann", "Ben", "Cat"))
    match, lines = begun.match, begun.lines
    for seat in (1, 2):
        seated = match.enter(SitsLine(seat, "bot:novice"), Live(source, match.drawn))
        match, lines = seated.match, [*lines, *seated.lines]
    with create(tmp_path, match.header, seed, lines) as file:
        bots = {seat: game.bot("novice", Random(seat)) for seat in (1, 2)}
        session = Session(file, match, bots, texts("en", "prophecy"))
        session.prepare((), begun.told)
        session.let_bot_act()
        assert list(session.acting) == [0, 2]


def test_the_end_says_who_came_where() -> None:
    record = files("pythia.games.oraklos") / "records" / "antipodes_by_players.jsonl"
    *_, last = replay(record.read_bytes())
    match = last.move.match
    assert match.result.over
    say = texts("en", "oraklos")
    shown, result = standings(match, say), match.result
    assert shown[0].startswith("1. "), "the first first"
    assert sorted(shown) == sorted(
        f"{place}. {name}: {score}"
        for place, name, score in zip(result.places, names_of(match, say), result.scores, strict=True)
    )

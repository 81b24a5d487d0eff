"""`import pythia`: what a notebook needs, for every game."""

import doctest
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import pythia
from pythia import api, games
from pythia.offers import size
from pythia.table.chance import seed_from
from pythia.table.replay import verify

ROOT = Path(__file__).parent.parent
MOST_ACTIONS = 300
"""As far as a match is played here; Quest's may be longer."""


@pytest.mark.parametrize("module", [pythia, api], ids=["pythia", "api"])
def test_docstrings_do_what_they_say(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried
    assert not failed


def test_the_page_of_the_docs_does_what_it_says() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "docs" / "python.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 15
    assert not failed


def test_every_name_is_there() -> None:
    assert all(hasattr(pythia, name) for name in pythia.__all__)
    assert set(pythia.__all__) <= set(dir(pythia))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = pythia.nonsense


def test_nothing_is_loaded_before_it_is_used() -> None:
    program = (
        "import sys, pythia; print('msgspec' in sys.modules); pythia.new; print('msgspec' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "True"]


@pytest.mark.parametrize("name", games.names())
def test_a_person_among_bots_and_the_record_of_it(name: str, tmp_path: Path) -> None:
    match = pythia.new(
        name, seed="a word", bots=dict.fromkeys(range(1, games.load(name).players.start), "novice")
    )
    dice, done = Random(3), 0
    while match.acting and done < MOST_ACTIONS:
        for turn in match.play():
            assert turn.seat != 0
            done += 1
            if 0 in match.acting:
                break
        if 0 in match.acting:
            offers = [offer for offer in match.offers(0) if offer.verb != "undo" and size(offer)]
            match.do(0, pythia.pick(dice.choice(offers), dice))
            done += 1
    assert done > 20
    match.save(file := tmp_path / "match.jsonl")
    again = pythia.load(file)
    assert again.position.state == match.position.state
    assert again.record() == match.record()
    assert [again.events(seat) for seat in (None, 0, 1)] == [match.events(seat) for seat in (None, 0, 1)]
    assert verify(match.record())[0].state == match.position.state
    assert repr(match).startswith(f"<{name}, ")


def test_the_same_seed_is_the_same_match() -> None:
    records = set()
    for _ in range(2):
        match = pythia.new("prophecy", players=3, seed="a word", bots="adept", length="short")
        assert len(list(match.play(pythia.Budget(playouts=1)))) > 20
        records.add(match.record())
    assert len(records) == 1
    assert pythia.new("prophecy").record() != pythia.new("prophecy").record()


def test_what_is_taken_back_can_be_done_again() -> None:
    match = pythia.new("prophecy", players=2, seed="a word", length="short", takeback=True)
    for seat in match.acting:
        match.do(seat, next(pythia.expand(match.offers(seat)[0])))
    (seat,) = match.acting
    before = match.position.state
    action = next(pythia.expand(match.offers(seat)[0]))
    match.do(seat, action)
    assert match.position.state != before
    match.undo()
    assert match.position.state == before
    assert match.do(seat, action).seat == seat


def test_mistakes_are_told_in_words() -> None:
    match = pythia.new("prophecy", players=2, seed="a word")
    with pytest.raises(pythia.Illegal) as refused:
        match.do(0, "bid", cards=["zz1"])
    assert refused.value.__notes__
    with pytest.raises(pythia.Illegal) as refused:
        match.do(5, "bid", cards=[])
    assert "seat" in refused.value.__notes__[0]
    with pytest.raises(pythia.Illegal):
        match.undo()
    with pytest.raises(pythia.Illegal):
        match.sit(0, "god")
    with pytest.raises(pythia.Illegal):
        match.view(7)
    with pytest.raises(TypeError, match="beside a verb"):
        match.do(0, {"do": "bid"}, cards=[])
    with pytest.raises(ValueError, match="no clock"):
        match.time_is_up()
    for wrong, words in (
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"game": "prophecy", "players": 9}, "2 to 6 players"),
        ({"game": "prophecy", "length": "endless"}, "length"),
        ({"game": "prophecy", "colour": "red"}, "no option called colour"),
    ):
        with pytest.raises(ValueError, match=words):
            pythia.new(**wrong)


def test_a_record_without_its_seed_is_only_looked_at(tmp_path: Path) -> None:
    match = pythia.new("prophecy", players=2, seed="a word")
    header, _, rest = match.record().partition(b"\n")
    hidden = header.replace(seed_from("a word").hex().encode(), b"").replace(b',"seed":""', b"")
    assert hidden != header
    (tmp_path / "match.jsonl").write_bytes(hidden + b"\n" + rest)
    loaded = pythia.load(tmp_path / "match.jsonl")
    assert loaded.view(0) == match.view(0)
    with pytest.raises(ValueError, match="seed"):
        loaded.do(0, next(pythia.expand(loaded.offers(0)[0])))


def test_a_copy_goes_its_own_way() -> None:
    match = pythia.new("prophecy", players=2, seed="a word")
    other = match.copy()
    other.do(0, next(pythia.expand(other.offers(0)[0])))
    assert match.acting == (0, 1)
    assert other.acting == (1,)

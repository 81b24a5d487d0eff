"""Practice: a throw to look at alone, and the same verdicts as at a table."""

import pytest
from msgspec.structs import replace

from pythia.contract import Illegal
from pythia.games.oraklos.geometry import card
from pythia.games.oraklos.practice import CARDS, DICE, JudgeBody, judge, new_throw
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.wishes import DECK
from pythia.table.chance import KeyedStream, Source, seed_from


def chance(words: str = "practice") -> KeyedStream:
    """Of a throw with predictions in it, and dice that lie hole-up."""
    return Source(seed_from(words)).stream(0, "practice")


def test_a_throw_tells_what_is_there() -> None:
    thrown = new_throw(None, chance())
    assert len(thrown.dice) == DICE
    assert len(set(thrown.cards)) == CARDS
    assert set(thrown.cards) <= set(DECK)
    assert any(die.hole for die in thrown.dice)
    assert new_throw(None, chance("another")) != thrown
    there = {each.card for each in predictions(thrown.dice)} & set(thrown.cards)
    assert {each.card for each in thrown.found} == there


def test_what_is_there_is_right_and_all_else_has_its_reason() -> None:
    """O3: all that the search finds is judged right; the same dice are no other card."""
    thrown = new_throw(None, chance())
    for each in predictions(thrown.dice)[:50]:
        assert judge(JudgeBody(thrown.dice, each.card, each.dice), chance()).rule is None
        other = next(card for card in DECK if card != each.card)
        assert judge(JudgeBody(thrown.dice, other, each.dice), chance()).rule == "O3.5"
    up = next(k for k, die in enumerate(thrown.dice) if die.hole)
    one, two, three = [k for k in range(DICE) if k != up][:3]
    shape = (up, one, two, three)
    colours = card(thrown.dice, shape)
    told = judge(JudgeBody(thrown.dice, colours, shape), chance())
    assert (told.rule, told.why) == ("O3.1", "hole-up")
    told = judge(JudgeBody(thrown.dice, "rrrr" if colours != "rrrr" else "kkkk", shape), chance())
    assert (told.rule, told.why) == ("O3.5", "wrong-colours")


def test_dice_that_are_none_are_refused() -> None:
    thrown = new_throw(None, chance())
    for shape in ((0, 1, 2, 2), (0, 1, 2, DICE), (-1, 0, 1, 2)):
        with pytest.raises(Illegal):
            judge(JudgeBody(thrown.dice, "rrrr", shape), chance())
    for change in ({"centre": (10**12, 0)}, {"axis": (0, 0)}):
        far = (replace(thrown.dice[0], **change), *thrown.dice[1:])
        with pytest.raises(Illegal):
            judge(JudgeBody(far, "rrrr", (0, 1, 2, 3)), chance())

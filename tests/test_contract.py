"""Offers stand for actions: how many, which, and any one of them."""

from random import Random

import pytest

from pythia.contract import Field, Offer, listed
from pythia.offers import expand, pick, size

OFFERS = {
    "one value": Offer("go", (Field("to", ("a", "b", "c")),)),
    "so many": Offer("bid", (Field("cards", ("a", "b", "c", "d"), 3),)),
    "in order": Offer("prove", (Field("dice", (1, 2, 3), 2, ordered=True),)),
    "from so many to so many": Offer("use", (Field("with", ("a", "b", "c"), 2, least=1),)),
    "any number": Offer("use", (Field("with", ("a", "b", "c"), 3, least=0),)),
    "any number in order": Offer("use", (Field("with", ("a", "b", "c"), 2, least=0, ordered=True),)),
    "lists of one name": Offer(
        "fight",
        (
            Field("kind", ("x", "y")),
            Field("items", ("a", "b"), 1, least=0),
            Field("items", ("c", "d"), 1, least=1),
            Field("items", ("e",), 1, least=0),
        ),
    ),
    "nothing": Offer("end"),
}


@pytest.mark.parametrize("name", OFFERS)
def test_an_offer_stands_for_so_many_different_actions_and_any_of_them_is_picked(name: str) -> None:
    offer = OFFERS[name]
    actions = list(expand(offer))
    assert len(actions) == size(offer)
    assert all(actions.count(action) == 1 for action in actions)
    dice = Random(name)
    picked = [pick(offer, dice) for _ in range(60 * len(actions))]
    assert {_key(action) for action in picked} == {_key(action) for action in actions}


def _key(action: dict[str, object]) -> str:
    """A list that is not ordered is picked in any order."""
    return str({key: sorted(value) if isinstance(value, tuple) else value for key, value in action.items()})


def test_lists_of_one_name_are_joined() -> None:
    assert list(expand(OFFERS["lists of one name"]))[:2] == [
        {"do": "fight", "kind": "x", "items": ("c",)},
        {"do": "fight", "kind": "x", "items": ("c", "e")},
    ]


def test_amounts_from_so_many_to_so_many() -> None:
    offer = Offer("burn", (Field("oil", ("a", "b"), 2, most=(2, 1), least=0),))
    amounts = [action["oil"] for action in expand(offer)]
    assert amounts == [{}, {"b": 1}, {"a": 1}, {"a": 1, "b": 1}, {"a": 2}]
    dice = Random("amounts")
    picked = [pick(offer, dice)["oil"] for _ in range(200)]
    assert all(each in amounts for each in picked)
    assert all(each in picked for each in amounts)


def test_a_list_of_nothing_says_nothing() -> None:
    assert [listed(words) for words in ([], ["a"])] == ["", "a"]


def test_numbers_of_values_are_picked_as_often_as_they_occur() -> None:
    """Of the eight subsets of three, one is empty and three have one value."""
    dice = Random("counts")
    counts = [len(pick(OFFERS["any number"], dice)["with"]) for _ in range(8000)]
    assert [abs(counts.count(n) / 1000 - share) < 0.2 for n, share in enumerate((1, 3, 3, 1))] == [True] * 4

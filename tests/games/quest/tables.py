"""Quest tables for tests: any position, and chance that is written down."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.steps import made

from pythia.contract import Event, Illegal, Stream
from pythia.games.quest import board, rules
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import Rolled
from pythia.games.quest.scene import deck_of, without
from pythia.games.quest.state import Deck, Dice, Drawn, Fight, Hero, Lying, OneDie, Options, Roll, State, Turn
from pythia.games.quest.turn import turns

OutcomeT = TypeVar("OutcomeT", bound=Struct)
USUAL = Options()
PLACES = {"plains": "plains-8", "forest": "forest-3", "mountain": "mountains-9"}


class Called(AssertionError):
    """Chance is called for that was not written down."""

    def __init__(self, kind: type[Struct]) -> None:
        super().__init__(f"{kind.__name__} is called for")
        self.kind = kind


class Written:
    """Chance that was written down beforehand; impossible outcomes are refused as in a record."""

    def __init__(self, *outcomes: Struct) -> None:
        self.left = list(outcomes)

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        if not self.left:
            raise Called(kind)
        outcome = self.left.pop(0)
        assert isinstance(outcome, kind), (outcome, kind)
        check(outcome)
        return outcome


class After(NamedTuple):
    """A position, and what was told on the way to it."""

    state: State
    told: list[Event]

    @property
    def hero(self) -> Hero:
        """The hero of seat 0, whose turn it is in most tests."""
        return self.state.heroes[0]

    def do(self, action: Any, *outcomes: Struct, seat: int | None = None) -> "After":
        return do(self.state, action, *outcomes, seat=seat)

    def fight(self, own: int, foe: int, kind: str = "strength", *more: Struct, **about: Any) -> "After":
        return self.do(Fight(kind, **about), Dice((own,), (foe,)), *more)  # type: ignore[arg-type]

    def roll(self, own: int, foe: int, *more: Struct, using: tuple[str, ...] = ()) -> "After":
        return self.do(Roll(using), Dice((own,), (foe,)), *more)

    def heard(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]

    @property
    def rolled(self) -> Rolled:
        """The last roll."""
        last: Rolled = self.heard(Rolled)[-1]
        return last

    @property
    def here(self) -> str | None:
        lying = self.state.here
        return lying.card if lying else None


def do(state: State, action: Any, *outcomes: Struct, seat: int | None = None) -> After:
    """The position after an action, all of the written chance used up."""
    chance = Written(*outcomes)
    after, told = made(rules.apply, state, state.turn.seat if seat is None else seat, action, None, chance)
    assert not chance.left, "all chance is used"
    return After(after, [each.event for each in told])


def refused(state: State, action: Any, rule: str | None, id: str, seat: int | None = None) -> None:
    with pytest.raises(Illegal) as caught:
        do(state, action, seat=seat)
    assert (caught.value.rule, caught.value.message.id) == (rule, id)


def table(
    *others: dict[str, Any],
    at: str = "plains-8",
    phase: str = "move",
    cards: Mapping[str, str | None] | None = None,
    goods: Mapping[str, tuple[str, ...]] | None = None,
    options: Options = USUAL,
    turn: dict[str, Any] | None = None,
    **hero: Any,
) -> After:
    """Seat 0 to act, at a space, with what is given; the cards named are out of their decks."""
    heroes = [_hero({"space": board.number(at), **hero}), *map(_hero, others or ({},))]
    state = turns.empty(len(heroes), options)
    gone = [card for each in heroes for card in (*each.items, *each.kept)]
    lying = list(state.cards)
    for space, card in (cards or {}).items():
        lying[board.number(space)] = Lying(card)
        gone += [card] if card else []
    shown = list(state.goods)
    for space, items in (goods or {}).items():
        shown[board.number(space)] = items
        gone += items
    for card in gone:
        name = deck_of(card)
        deck: Deck = getattr(state, name)
        state = replace(state, **{name: Deck((without(deck.pools[0], card),))})
    turned = Turn(0, **({"met": phase == "act"} | (turn or {})))
    state = replace(
        state, phase=phase, heroes=tuple(heroes), cards=tuple(lying), goods=tuple(shown), turn=turned
    )
    return After(state, [])


def _hero(about: dict[str, Any]) -> Hero:
    usual: dict[str, Any] = {"character": "paladin", "space": board.number("fortress"), "red": 4, "blue": 4}
    return Hero(**(usual | {"gold": 3, "experience": 3} | about))


def meet(card: str, *others: dict[str, Any], terrain: str = "plains", **about: Any) -> After:
    """Seat 0 has just met this card, on that terrain."""
    at = PLACES[terrain]
    turn = {"met": False, **about.pop("turn", {})}
    cards = {at: card, **about.pop("cards", {})}
    return table(*others, at=at, phase="act", cards=cards, turn=turn, **about)


def drawn(card: str) -> Drawn:
    """A card is drawn, from the deck it belongs to."""
    return Drawn("chance" if card in catalogue().chance else deck_of(card), card)


def die(number: int) -> OneDie:
    return OneDie(number)


def dice(own: int | tuple[int, ...], foe: int | tuple[int, ...]) -> Dice:
    return Dice(own if isinstance(own, tuple) else (own,), foe if isinstance(foe, tuple) else (foe,))

"""One step while it is being made: the state so far, where chance comes from, and what there is to tell.

Rules read it, change it, and go on; `rules.apply` opens one for an action and takes the state out of it.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal, ParamSpec

from msgspec.structs import replace

from pythia.contract import UNTOLD, Chance, Event, Story
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.price import FREE, Price
from pythia.games.quest.events import Changed, ItemDamaged, ItemGone, ItemTaken
from pythia.games.quest.state import DeckName, Hero, State

P = ParamSpec("P")


class Scene:
    def __init__(self, state: State, chance: Chance, story: Story = UNTOLD) -> None:
        self.state, self.chance, self.story = state, chance, story

    def tell(self, event: Callable[P, Event], *about: P.args, **named: P.kwargs) -> None:
        """An event of this type happened; it is not even made where nobody listens."""
        if self.story.is_told:
            self.story.tell(event(*about, **named))

    def show(self) -> None:
        """So it stands for a moment, before the step goes on."""
        self.story.show(self.state)

    def set(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.turn.seat

    @property
    def hero(self) -> Hero:
        return self.state.heroes[self.state.turn.seat]

    def turn(self, **changes: Any) -> None:
        self.set(turn=replace(self.state.turn, **changes))

    def change(self, seat: int, **changes: Any) -> None:
        heroes = list(self.state.heroes)
        heroes[seat] = replace(heroes[seat], **changes)
        self.set(heroes=tuple(heroes))

    # ------------------------------------------------------------------------------- cubes and tokens

    def heal(self, seat: int, most: int | Literal["all"]) -> None:
        """Q1.4, Q3.3: never more than was lost."""
        hero = self.state.heroes[seat]
        if amount := hero.red_spent if most == "all" else min(most, hero.red_spent):
            self.change(seat, red=hero.red + amount, red_spent=hero.red_spent - amount)
            self.tell(Changed, seat, "health", amount)

    def recharge(self, seat: int, most: int | Literal["all"]) -> None:
        hero = self.state.heroes[seat]
        if amount := hero.blue_spent if most == "all" else min(most, hero.blue_spent):
            self.change(seat, blue=hero.blue + amount, blue_spent=hero.blue_spent - amount)
            self.tell(Changed, seat, "magic", amount)

    def spend_health(self, seat: int, amount: int) -> None:
        """Q7.3: down to 0, never below; callers must not ask for more than there is."""
        hero = self.state.heroes[seat]
        assert amount <= hero.red
        if amount:
            self.change(seat, red=hero.red - amount, red_spent=hero.red_spent + amount)
            self.tell(Changed, seat, "health", -amount)

    def lose_magic(self, seat: int, amount: int) -> None:
        """Q6.6: never below 0."""
        hero = self.state.heroes[seat]
        if amount := min(amount, hero.blue):
            self.change(seat, blue=hero.blue - amount, blue_spent=hero.blue_spent + amount)
            self.tell(Changed, seat, "magic", -amount)

    def gain_cube(self, seat: int, what: Literal["strength", "willpower"]) -> None:
        """Q1.4: a cube from the bank; where there are as many as can be, 1 is healed or recharged instead."""
        hero, numbers = self.state.heroes[seat], catalogue().numbers
        if what == "strength":
            if hero.red + hero.red_spent >= numbers.most_strength:
                self.heal(seat, 1)
                return
            self.change(seat, red=hero.red + 1)
        else:
            if hero.blue + hero.blue_spent >= numbers.most_willpower:
                self.recharge(seat, 1)
                return
            self.change(seat, blue=hero.blue + 1)
        self.tell(Changed, seat, what, 1)

    def gain(self, seat: int, what: Literal["gold", "experience"], amount: int) -> None:
        """An amount below 0 is a loss."""
        if amount:
            self.change(seat, **{what: getattr(self.state.heroes[seat], what) + amount})
            self.tell(Changed, seat, what, amount)

    def pay(self, seat: int, price: Price) -> None:
        """What `check.afford` has allowed."""
        if price != FREE:
            self.gain(seat, "gold", -price.gold)
            self.gain(seat, "experience", -price.experience)
            self.spend_health(seat, price.health)
            self.lose_magic(seat, price.magic)

    # ----------------------------------------------------------------------------------------- items

    def take(self, seat: int, item: str) -> None:
        self.change(seat, items=(*self.state.heroes[seat].items, item))
        self.tell(ItemTaken, seat, item)

    def drop(self, seat: int, item: str) -> None:
        """An item, or a kept card, goes to its discards."""
        hero = self.state.heroes[seat]
        if item in hero.kept:
            self.change(seat, kept=without(hero.kept, item))
        else:
            self.change(seat, items=without(hero.items, item), damaged=without(hero.damaged, item))
        self.discard(item)
        self.tell(ItemGone, seat, item)

    def damage(self, seat: int, item: str) -> None:
        hero = self.state.heroes[seat]
        if item not in hero.damaged:
            self.change(seat, damaged=(*hero.damaged, item))
            self.tell(ItemDamaged, seat, item, True)

    def repair(self, seat: int, item: str) -> None:
        self.change(seat, damaged=without(self.state.heroes[seat].damaged, item))
        self.tell(ItemDamaged, seat, item, False)

    # ----------------------------------------------------------------------------------------- decks

    def discard(self, card: str, deck: DeckName | None = None) -> None:
        """To the discards of its deck, which are public."""
        name = deck or deck_of(card)
        discards = getattr(self.state, name).discards
        self.set(**{name: replace(getattr(self.state, name), discards=(*discards, card))})


def deck_of(card: str) -> DeckName:
    """The deck to which an item or an adventure card belongs."""
    item = catalogue().items.get(card)
    if item is None:
        return "adventure"
    return "rare" if item.rare else "common"


def without(values: Iterable[str], value: str) -> tuple[str, ...]:
    """The same values, one of this value left out."""
    left = list(values)
    if value in left:
        left.remove(value)
    return tuple(left)

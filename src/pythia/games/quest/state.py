"""A position of Quest, and what changes it: options, actions, outcomes of chance.

Nothing in a state is hidden: decks have no order, and a card that lies face down is nothing but that until
it is turned up. Each deck keeps what may still come.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pythia.games.quest.cards.words import Kind

Way = Literal["stay", "foot", "horse", "boat", "gate", "boots", "carpet"]
Pay = Literal["magic", "health", "both"]
DeckName = Literal["chance", "adventure", "common", "rare"]
Die = Annotated[int, Meta(ge=1, le=6)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    economic_crisis: bool = False
    """Q3.6."""
    odds: bool = True
    """Whether players are shown the odds of a battle."""


# ------------------------------------------------------------------------------------------ actions


class Deed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """What all actions share: the key `do` names them in a record."""


class Move(Deed, frozen=True, tag="move"):
    way: Way
    to: str | None = None


class Leave(Deed, frozen=True, tag="leave"):
    pass


class Use(Deed, frozen=True, tag="use"):
    card: str
    choice: str | None = None


class Keep(Deed, frozen=True, tag="keep"):
    item: str


class Drink(Deed, frozen=True, tag="drink"):
    item: str


class Read(Deed, frozen=True, tag="read"):
    item: str
    choice: str | None = None


class Fight(Deed, frozen=True, tag="fight"):
    kind: Kind
    items: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    pay: Pay | None = None
    """What a kind of battle costs is paid with this; unsaid, with Magic, if it costs anything."""


class Decline(Deed, frozen=True, tag="decline"):
    pass


class Roll(Deed, frozen=True, tag="roll"):
    using: tuple[str, ...] = ()


class Save(Deed, frozen=True, tag="save"):
    pass


class Bear(Deed, frozen=True, tag="bear"):
    pass


class Give(Deed, frozen=True, tag="give"):
    item: str


class Dies(Deed, frozen=True, tag="die"):
    pass


class Visit(Deed, frozen=True, tag="visit"):
    offer: str


class Buy(Deed, frozen=True, tag="buy"):
    item: str


class Sell(Deed, frozen=True, tag="sell"):
    item: str


class Repair(Deed, frozen=True, tag="repair"):
    item: str


class Certificate(Deed, frozen=True, tag="certificate"):
    guild: str
    item: str | None = None


class End(Deed, frozen=True, tag="end"):
    pass


Action = (
    Move | Leave | Use | Keep | Drink | Read | Fight | Decline | Roll | Save | Bear | Give | Dies | Visit
    | Buy | Sell | Repair | Certificate | End
)  # fmt: skip

# ----------------------------------------------------------------------------------------- outcomes


class Characters(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="characters"):
    """Q1.1: by seat."""

    characters: tuple[str, ...]


class First(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="first"):
    """Q1.3: one row a roll, by seat; None: not rolling."""

    rolls: tuple[tuple[tuple[Die, Die] | None, ...], ...]


class Drawn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="draw"):
    """Q1.2: a card that is drawn, or turned up."""

    deck: DeckName
    card: str


class Dice(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="battle"):
    """Q6.2: the dice of both sides."""

    own: tuple[Die, ...]
    foe: tuple[Die, ...]


class OneDie(Struct, frozen=True, forbid_unknown_fields=True, tag_field="chance", tag="die"):
    die: Die


Outcome = Characters | First | Drawn | Dice | OneDie

# -------------------------------------------------------------------------------------------- state


class Hero(Struct, frozen=True, gc=False, cache_hash=True):
    """Q1.4: a character and all that lies before its player."""

    character: str
    space: int
    red: int
    """Ready red cubes: Strength and Health at once."""
    blue: int
    """Ready blue cubes: Willpower and Magic."""
    red_spent: int = 0
    blue_spent: int = 0
    gold: int = 0
    experience: int = 0
    items: tuple[str, ...] = ()
    damaged: tuple[str, ...] = ()
    """Those of the items that lie face down."""
    kept: tuple[str, ...] = ()
    """Q5.2: opportunities that lie before their owner."""
    certificates: tuple[str, ...] = ()
    curse: int = 0
    """What comes off the first die of the next battle."""
    extra: int = 0
    """Q3.5: extra turns to come."""
    ring_used: bool = False
    """Q9.8: what works once a round has worked."""
    died: int = 0
    """The place in the order of deaths, 1 the first to die; 0: alive."""

    @property
    def alive(self) -> bool:
        return not self.died

    @property
    def whole(self) -> tuple[str, ...]:
        """The items that are not damaged."""
        if not self.damaged:
            return self.items
        return tuple([item for item in self.items if item not in self.damaged])


class Deck(Struct, frozen=True, gc=False):
    """Q1.2: what may still come, shuffle by shuffle; the last is drawn from.

    Only the adventure deck has older ones with cards in them: those that lie face down since before the
    discards were shuffled.
    """

    pools: tuple[tuple[str, ...], ...]
    discards: tuple[str, ...] = ()
    """As they lie, face up, the last on top."""


class Lying(Struct, frozen=True, gc=False, cache_hash=True):
    """A card on a space; face down it has no name, only the shuffle it comes from."""

    card: str | None
    shuffle: int = 0


class Turn(Struct, frozen=True, gc=False):
    seat: int
    extra: bool = False
    stayed: bool = False
    """Q7.3: stayed where the turn began, and is still there."""
    free: bool = False
    """Q4.6: got out of the web."""
    met: bool = False
    """The card of the space has been dealt with, or there was none."""
    used: tuple[str, ...] = ()
    """What may be used once a turn and was."""
    strength: int = 0
    will: int = 0
    """Bonuses until the turn ends."""
    service: str | None = None
    """The opportunity that may be used again."""


class Battle(Struct, frozen=True, gc=False):
    """Q6: a battle that is being fought."""

    creature: str
    kinds: tuple[Kind, ...]
    """The kind of each stage."""
    items: tuple[str, ...]
    extras: tuple[str, ...]
    first: int = 0
    """What blessing and curse do to the first die."""
    stage: int = 0
    won: int = 0
    """Rolls won in this stage."""
    rolls: int = 0
    out: str | None = None
    """Q6.5: the weapon that was thrown."""
    cape: bool = False
    lost: bool = False
    """Lost, and what it costs is being decided."""

    @property
    def kind(self) -> Kind:
        return self.kinds[self.stage]


Phase = Literal["deal", "move", "act", "roll", "save", "give", "keep", "death", "over"]


class State(Struct, frozen=True, gc=False):
    options: Options
    players: int
    phase: Phase
    heroes: tuple[Hero, ...]
    chance: Deck
    adventure: Deck
    common: Deck
    rare: Deck
    cards: tuple[Lying | None, ...]
    """By space."""
    goods: tuple[tuple[str, ...], ...]
    """By space."""
    turn: Turn = Turn(0)
    battle: Battle | None = None
    drawn: tuple[str, ...] = ()
    """Black Market: the items of which one is kept."""
    winner: int | None = None

    @property
    def hero(self) -> Hero:
        """Whose turn it is."""
        return self.heroes[self.turn.seat]

    @property
    def here(self) -> Lying | None:
        """The card on the space where that hero stands."""
        return self.cards[self.hero.space]

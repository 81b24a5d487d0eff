"""What happens at a Quest table. Nothing here is secret."""

from typing import Literal

from pythia.contract import Event
from pythia.games.quest.cards.words import Kind


class CharactersDealt(Event, frozen=True, tag="characters-dealt"):
    """Q1.1."""

    characters: tuple[str, ...]


class FirstDecided(Event, frozen=True, tag="first-decided"):
    """Q1.3: all the rolls, and who starts."""

    rolls: tuple[tuple[tuple[int, int] | None, ...], ...]
    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int
    extra: bool
    card: str | None
    """The chance card, if one was drawn."""


class CardsLaid(Event, frozen=True, tag="cards-laid"):
    """Q3.1: face down on these spaces."""

    spaces: tuple[str, ...]


class GoodsLaid(Event, frozen=True, tag="goods-laid"):
    """Q3.2."""

    space: str
    items: tuple[str, ...]


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    way: str
    space: str


class DieRolled(Event, frozen=True, tag="die-rolled"):
    """A card asked for a die."""

    seat: int
    card: str
    die: int


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """Q5.1."""

    space: str
    card: str


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    """An adventure card leaves its space."""

    space: str
    card: str


class CardUsed(Event, frozen=True, tag="card-used"):
    """An opportunity, a potion, a scroll, or what a place offers."""

    seat: int
    card: str
    choice: str | None


class Changed(Event, frozen=True, tag="changed"):
    """So much more or less of something; strength and willpower are cubes from or to the bank."""

    seat: int
    what: Literal["health", "magic", "gold", "experience", "strength", "willpower"]
    by: int


class ItemTaken(Event, frozen=True, tag="item-taken"):
    seat: int
    item: str


class ItemGone(Event, frozen=True, tag="item-gone"):
    """An item or a kept card is discarded."""

    seat: int
    item: str


class ItemDamaged(Event, frozen=True, tag="item-damaged"):
    seat: int
    item: str
    damaged: bool
    """False: it is whole again."""


class CardKept(Event, frozen=True, tag="card-kept"):
    """Q5.2."""

    seat: int
    card: str


class FightBegan(Event, frozen=True, tag="fight-began"):
    seat: int
    creature: str
    kind: Kind
    items: tuple[str, ...]
    extras: tuple[str, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    """Q6.2: the dice as they fell, what was added, and how the roll went."""

    seat: int
    kind: Kind
    own: tuple[int, ...]
    foe: tuple[int, ...]
    own_total: int
    foe_total: int
    own_counts: int
    """The place among one's own dice of the one that counts."""
    foe_counts: int
    own_die: int
    """What the one that counts, counts as."""
    foe_added: int
    """What was added to the creature's die."""
    parts: tuple[tuple[str, int], ...]
    """What was added to one's own die, part by part, each with where it comes from."""
    using: tuple[str, ...]
    result: Literal["win", "draw", "loss"]


class FightEnded(Event, frozen=True, tag="fight-ended"):
    seat: int
    creature: str
    result: Literal["win", "draw", "loss", "declined"]


class CertificateBought(Event, frozen=True, tag="certificate-bought"):
    """Q8.1."""

    seat: int
    guild: str


class Died(Event, frozen=True, tag="died"):
    """Q6.6."""

    seat: int


class MatchEnded(Event, frozen=True, tag="match-ended"):
    """Q8.2: the places by seat, 1 for the winner."""

    winner: int
    places: tuple[int, ...]


QuestEvent = (
    CharactersDealt
    | FirstDecided
    | TurnBegan
    | CardsLaid
    | GoodsLaid
    | Moved
    | DieRolled
    | TurnedUp
    | CardDiscarded
    | CardUsed
    | Changed
    | ItemTaken
    | ItemGone
    | ItemDamaged
    | CardKept
    | FightBegan
    | Rolled
    | FightEnded
    | CertificateBought
    | Died
    | MatchEnded
)

"""The words in which cards are written: effects, the powers of items, how a creature differs from others.

A card of `decks/` combines these. Where each is read is in `docs/games/quest.md`, *Adding a word*.
"""

from collections.abc import Iterable
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from pythia.games.quest.cards.price import Price

Terrain = Literal["mountain", "forest", "plains"]
Deck = Literal["common", "rare"]
Kind = Literal["strength", "will"]
Type = Literal["animal", "humanoid", "undead", "demon"]
Count = Annotated[int, Meta(ge=1, le=20)]
Die = Annotated[int, Meta(ge=1, le=6)]
WordT = TypeVar("WordT", bound="Word")


class Word(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, tag_field="do"):
    """One word of a card."""


# ------------------------------------------------------------------------------------------ effects


class Heal(Word, frozen=True, tag="heal"):
    """Spent red cubes become ready."""

    amount: Count | Literal["all"]


class Recharge(Word, frozen=True, tag="recharge"):
    """Spent blue cubes become ready."""

    amount: Count | Literal["all"]


class Gain(Word, frozen=True, tag="gain"):
    """Gold, experience, or a cube from the bank; an amount may be one's ready cubes of a colour."""

    what: Literal["gold", "experience", "strength", "willpower"]
    amount: Count | Literal["strength", "willpower"]
    times: Count = 1


class Lose(Word, frozen=True, tag="lose"):
    """`otherwise` happens where there is nothing to lose."""

    what: Literal["health", "magic", "gold"]
    amount: Count | Literal["all", "half-up", "half-down"]
    otherwise: "tuple[Effect, ...]" = ()


class Draw(Word, frozen=True, tag="draw"):
    deck: Deck


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a table of dice: up to this number, and above the line before."""

    upto: Die
    effect: "tuple[Effect, ...]"


class Roll(Word, frozen=True, tag="roll"):
    """A die decides what happens."""

    table: tuple[Face, ...]


class Choose(Word, frozen=True, tag="choose"):
    """The player decides what happens, by these names."""

    among: "dict[str, tuple[Effect, ...]]"

    def __hash__(self) -> int:
        return hash(tuple(self.among.items()))


class In(Word, frozen=True, tag="in"):
    """One thing on spaces of this terrain, another elsewhere."""

    terrain: Terrain
    effect: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]"


class IfFewestCertificates(Word, frozen=True, tag="if-fewest-certificates"):
    """One thing for whoever has no more certificates than any other, another for the rest."""

    effect: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]"


class ByKind(Word, frozen=True, tag="by-kind"):
    """A treasure that depends on the kind of battle in which it was won."""

    strength: "tuple[Effect, ...]"
    will: "tuple[Effect, ...]"


class Keep(Word, frozen=True, tag="keep"):
    """The card lies before its owner from now on."""


class Curse(Word, frozen=True, tag="curse"):
    """This comes off the first die of the next battle."""

    amount: Count


class GiveItem(Word, frozen=True, tag="give-item"):
    """An item of one's choice is lost; `otherwise` happens to those who have none."""

    otherwise: "tuple[Effect, ...]"


class Alchemy(Word, frozen=True, tag="alchemy"):
    """A cube of one colour for a cube of the other."""


class Market(Word, frozen=True, tag="market"):
    """Items are drawn; one is kept."""

    common: Count
    rare: Count


class Collect(Word, frozen=True, tag="collect"):
    """An item is given for a multiple of its price."""

    times: Count


class Travel(Word, frozen=True, tag="travel"):
    """To any other space, whose card is not met."""


class Go(Word, frozen=True, tag="go"):
    """Instead of moving: to any space, and meet it normally."""


class Boost(Word, frozen=True, tag="boost"):
    """A bonus until the turn ends."""

    what: Kind
    amount: Count


class Steal(Word, frozen=True, tag="steal"):
    """An item of this deck that is on sale here."""

    deck: Deck


class Banish(Word, frozen=True, tag="banish"):
    """The creature here is discarded."""


class Renew(Word, frozen=True, tag="renew"):
    """All cards of a terrain are discarded, and new ones laid."""


class Exchange(Word, frozen=True, tag="exchange"):
    """Gold for experience, or the reverse, one for one."""

    most: Count


class ExtraTurn(Word, frozen=True, tag="extra-turn"):
    """Another turn, without a chance card."""


class Lay(Word, frozen=True, tag="lay"):
    """Cards are laid face down on all free spaces of a terrain."""

    terrain: Terrain


class Goods(Word, frozen=True, tag="goods"):
    """New goods are laid out at a market."""

    space: str
    deck: Deck
    count: Count


class Each(Word, frozen=True, tag="each"):
    """Something for whoever drew the card, something for all others."""

    drawer: "tuple[Effect, ...]"
    others: "tuple[Effect, ...]"


class Least(Word, frozen=True, tag="least"):
    """For all who have least of something."""

    of: Literal["gold", "health", "magic"]
    effect: "tuple[Effect, ...]"


Branching = Roll | Choose | In | IfFewestCertificates | ByKind | Each | Least
"""Effects that hold others, and say which of them happen, and to whom."""
Simple = (
    Heal | Recharge | Gain | Lose | Draw | Keep | Curse | GiveItem | Alchemy | Market | Collect | Travel | Go
    | Boost | Steal | Banish | Renew | Exchange | ExtraTurn | Lay | Goods
)  # fmt: skip
Effect = Simple | Branching

# ------------------------------------------------------------------------------------------- powers


class UnbrokenIfWon(Word, frozen=True, tag="unbroken-if-won"):
    """Thrown, it is not damaged if the roll is won."""


class UnbrokenFrom(Word, frozen=True, tag="unbroken-from"):
    """Thrown, it is not damaged if one's die shows this or more."""

    die: Die


class CancelHealth(Word, frozen=True, tag="cancel-health"):
    """Damage it: less Health is lost in a Battle of Strength."""

    amount: Count


class LostRollDrawn(Word, frozen=True, tag="lost-roll-drawn"):
    """Damage it: a lost roll of Strength is a draw."""


class FoeRollsTwice(Word, frozen=True, tag="foe-rolls-twice"):
    """Once per battle the creature rolls two dice and keeps the lower."""


class WillsCostLess(Word, frozen=True, tag="wills-cost-less"):
    """Starting a Battle of Wills costs less Magic."""

    amount: Count


class HealthForMagic(Word, frozen=True, tag="health-for-magic"):
    """Health may be paid for Magic to start a Battle of Wills."""


class MagicLessOnceARound(Word, frozen=True, tag="magic-less-once-a-round"):
    """As an extra of a battle: starting a Battle of Wills costs less Magic."""

    amount: Count


class PayForStrength(Word, frozen=True, tag="pay-for-strength"):
    """As an extra of a Battle of Strength: more of it for a price."""

    price: Price
    amount: Count


class CostlierLoss(Word, frozen=True, tag="costlier-loss"):
    """A lost battle costs more Health."""

    amount: Count


class ExperienceByMargin(Word, frozen=True, tag="experience-by-margin"):
    """Experience for a Battle of Strength won by this margin or more."""

    margin: Count
    amount: Count


class RechargeAfterWills(Word, frozen=True, tag="recharge-after-wills"):
    """Once a turn, after a won Battle of Wills."""

    amount: Count


class Walk(Word, frozen=True, tag="walk"):
    """Up to this many spaces, free."""

    spaces: Count


class Fly(Word, frozen=True, tag="fly"):
    """To any space, for gold."""

    gold: Count


class WaiveGold(Word, frozen=True, tag="waive-gold"):
    """Discard it: a certificate costs no gold."""


class StayAlive(Word, frozen=True, tag="stay-alive"):
    """Can be drunk at the moment of death."""


class Weaken(Word, frozen=True, tag="weaken"):
    """As an extra of a battle: the creature has less Strength and Willpower."""

    amount: Count


class RollTwice(Word, frozen=True, tag="roll-twice"):
    """As an extra of a battle: two dice for oneself, the better counts, every roll."""


class FixedDice(Word, frozen=True, tag="fixed-dice"):
    """In one roll the dice are these."""

    own: Die
    foe: Die


class Lucky(Word, frozen=True, tag="lucky"):
    """One's battle die shows one number for another."""

    die: Die
    shows: Die


class Blessing(Word, frozen=True, tag="blessing"):
    """As an extra of a battle: more on the first die."""

    amount: Count


Power = (
    UnbrokenIfWon | UnbrokenFrom | CancelHealth | LostRollDrawn | FoeRollsTwice | WillsCostLess
    | HealthForMagic | MagicLessOnceARound | PayForStrength | CostlierLoss | ExperienceByMargin
    | RechargeAfterWills | Walk | Fly | WaiveGold | StayAlive | Weaken | RollTwice | FixedDice | Lucky
    | Blessing
)  # fmt: skip

# ---------------------------------------------------------------------------- how a creature differs


class MayDecline(Word, frozen=True, tag="may-decline"):
    """? The fight may be declined."""


class Web(Word, frozen=True, tag="web"):
    """! Whoever would leave rolls a die first; up to this number they stay and fight."""

    upto: Die


class FistFight(Word, frozen=True, tag="fist-fight"):
    """! No experience if a weapon or shield is used."""


class StrengthIn(Word, frozen=True, tag="strength-in"):
    """! Another Strength on this terrain."""

    terrain: Terrain
    strength: Count


class Alive(Word, frozen=True, tag="alive"):
    """? Take him alive: fight at a penalty, and a win pays more gold."""

    penalty: Count
    gold: Count


class MarginIsExperience(Word, frozen=True, tag="margin-is-experience"):
    """! The experience is the winning margin."""

    most: Count


class NoBonuses(Word, frozen=True, tag="no-bonuses"):
    """! No bonus of an item counts."""


class TwoStages(Word, frozen=True, tag="two-stages"):
    """! A Battle of Wills, then a Battle of Strength, as one battle."""


class StoneSkin(Word, frozen=True, tag="stone-skin"):
    """! The weapon used is damaged after the battle."""


class DoubleHealth(Word, frozen=True, tag="double-health"):
    """! Its Strength is twice one's own ready cubes."""


Special = (
    MayDecline | Web | FistFight | StrengthIn | Alive | MarginIsExperience | NoBonuses | TwoStages | StoneSkin
    | DoubleHealth
)  # fmt: skip


def find(among: Iterable[Word], kind: type[WordT]) -> WordT | None:
    """The first word of this kind, if there is one."""
    return next((word for word in among if type(word) is kind), None)

"""What places offer for a price, read once."""

from functools import cache
from typing import TYPE_CHECKING

from pythia.games.quest import board
from pythia.games.quest.bots.appraisal import Appraisal, appraisal, payment
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import PlaceOffer

if TYPE_CHECKING:
    from pythia.games.quest.bots.prospects import Prospects


@cache
def services(space: int) -> tuple[Appraisal, ...]:
    """Q7.2."""
    return tuple([_service(offer) for offer in board.space(space).services])


@cache
def without_healing(space: int) -> tuple[Appraisal, ...]:
    """Q7.2: those that do not heal."""
    return tuple([_service(offer) for offer in board.space(space).services if not heals(offer)])


@cache
def work(space: int) -> tuple[Appraisal, ...]:
    """Q7.3: what is to be had there instead of moving."""
    return tuple([_service(offer) for offer in board.space(space).work])


def heals(offer: PlaceOffer) -> words.Heal | None:
    return words.find(offer.effect, words.Heal)


@cache
def _service(offer: PlaceOffer) -> Appraisal:
    """Q7.2, Q7.3: of it as often as it is of use."""
    effect, cost, price = appraisal(offer.effect), payment(offer.price), offer.price

    def worth_to(to: "Prospects") -> float:
        hero = to.hero
        if price.gold > hero.gold or price.health > hero.red or price.magic > hero.blue:
            return 0.0
        once = effect(to) + cost(to)
        if offer.once:
            return max(0.0, once)
        times = min(max(hero.red_spent, hero.blue_spent // 2), hero.gold // price.gold)
        return max(0.0, once * min(times, 3))

    return worth_to

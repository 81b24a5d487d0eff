"""A hero with all there is before a battle, for the client's tests: what it is told, and the exact odds."""

from itertools import product
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from pythia.contract import Illegal, Offer
from pythia.games.quest import board, rules
from pythia.games.quest.battle import declaring, odds
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.price import Price
from pythia.games.quest.cards.words import Kind
from pythia.games.quest.state import Fight, Hero, Lying, Options, State, Turn
from pythia.games.quest.turn.turns import empty
from pythia.games.quest.view import view
from pythia.offers import pick, size

PLACE = "plains-8"
FEW = 3
"""So many battles of each offer are told with their odds."""


def laden(creature: str) -> State:
    hero = Hero(
        "paladin",
        board.number(PLACE),
        red=5,
        blue=5,
        items=tuple(catalogue().items),
        kept=("clover-meadow", "forgotten-chapel"),
    )
    lying = [Lying(creature) if number == hero.space else None for number in board.everywhere()]
    start = empty(2, Options())
    return replace(start, phase="act", heroes=(hero, hero), cards=tuple(lying), turn=Turn(0))


def exact(state: State, fight: Fight) -> odds.Cases:
    return odds.cases_of_battle(declaring.begin(state, fight))


def some(state: State, offers: tuple[Offer, ...]) -> list[dict[str, Any]]:
    """Battles of every offer, with their exact odds."""
    dice = Random("quest samples")
    found = []
    for offer, _ in product(filter(size, offers), range(FEW)):
        deed = pick(offer, dice)
        fight = msgspec.convert({key: value for key, value in deed.items() if key != "do"}, Fight)
        found.append({"deed": deed, "price": offer.price, "cases": exact(state, fight)})
    return found


def thriftiest(state: State) -> odds.Cases:
    """The best odds for which nothing is paid and nothing spent; every battle of that sort is tried."""
    kinds: tuple[Kind, ...] = ("strength", "will")
    fights = [Fight(kind, items) for kind in kinds for items in declaring.loadouts(state.hero)]
    free = [fight for fight in fights if _free(state, fight)]
    return max((exact(state, fight) for fight in free), key=lambda cases: odds.as_odds(cases)[:2])


def _free(state: State, fight: Fight) -> bool:
    try:
        return declaring.price(state, fight) == Price()
    except Illegal:
        return False


def samples() -> str:
    found = {}
    for creature in ("old-pirate", "vampire", "angry-mob"):
        state = laden(creature)
        offers = tuple([offer for offer in rules.offers(state, 0) if offer.verb == "fight"])
        found[creature] = {
            "fight_odds": view(state, 0).fight_odds,
            "offers": offers,
            "battles": some(state, offers),
            "thriftiest": thriftiest(state),
        }
    return msgspec.json.encode(found).decode() + "\n"

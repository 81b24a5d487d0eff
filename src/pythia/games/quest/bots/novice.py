"""A beginner: goes where something is to be had, fights with all it has, and buys what it likes."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from pythia.contract import Budget, Event, Offer
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.state import Action
from pythia.games.quest.view import HeroView, View
from pythia.offers import deeds, expand

DEEDS = deeds(Action)
SLIP_PROBABILITY = 0.1
"""That it does the first thing that comes to mind."""
MAX_FRAIL_HEALTH = 2
"""With no more Health than this it would rather heal than fight."""


class Novice:
    """It looks no further than its next step."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        choices = [action for offer in offers if offer.verb != "undo" for action in expand(offer)]
        liked = self._dice.choice if self._dice.random() < SLIP_PROBABILITY else self._best(view)
        chosen = liked(choices)
        action: Action = msgspec.convert(chosen, DEEDS[chosen["do"]])
        return action

    def _best(self, view: View) -> Callable[[list[dict[str, Any]]], dict[str, Any]]:
        hero = view.heroes[view.acting[0]]

        def worth(action: dict[str, Any]) -> float:
            return self._worth(view, hero, action) + self._dice.random()

        return lambda choices: max(choices, key=worth)

    def _worth(self, view: View, hero: HeroView, action: dict[str, Any]) -> float:
        match action["do"]:
            case "certificate":
                return 100
            case "move":
                detour = 1 if action["way"] == "gate" else 0
                return self._there(view, hero, action.get("to") or hero.space) - detour
            case "fight":
                strong = hero.health[0] if action["kind"] == "strength" else hero.magic[0] - 2
                return float(strong + len(action.get("items", ())))
            case "use" | "keep" | "save":
                return 3
            case "visit":
                return 0 if action["offer"] == "work" and hero.health[0] <= MAX_FRAIL_HEALTH else 3
            case "buy":
                return 2 if hero.gold >= catalogue().items[action["item"]].price + 3 else 0
            case "drink":
                return 5 if view.phase == "death" or hero.health[1] > 1 or hero.magic[1] > 3 else 0
            case "decline":
                return 8 if hero.health[0] < 6 else 0
            case "repair" | "roll":
                return 1 + len(action.get("using", ()))
            case "sell":
                return 0.2
            case "die" | "bear" | "read":
                return 0
            case _:
                return 1

    def _there(self, view: View, hero: HeroView, to: str) -> float:
        """What a space promises."""
        space = next(space for space in view.spaces if space.id == to)
        known, numbers = catalogue(), catalogue().numbers
        frail = hero.health[0] <= MAX_FRAIL_HEALTH
        if to in (guild for character in known.characters.values() for guild in character.guilds):
            own = to in known.characters[hero.character].guilds
            wanted = to not in hero.certificates and hero.experience >= numbers.certificate_experience
            if wanted and (own or hero.gold >= numbers.certificate_gold):
                return 20
        if frail and to in ("monastery", "forest-camp", "village"):
            return 6
        if space.face_down:
            return 1 if frail else 4
        creature = known.creatures.get(space.card or "")
        if creature is None:
            return 5 if space.card else 1 + len(space.goods)
        asks = (
            min(
                value - has
                for value, has in ((creature.strength, hero.health[0]), (creature.will, hero.magic[0]))
                if value is not None
            )
            if creature.strength is not None or creature.will is not None
            else 3
        )
        return -4 if frail or asks > 1 else 4 - asks

"""A battle of Quest told a second time, from the rules and the cards alone: none of the game's own code.

What the cards say is written out here card by card; their numbers are as in the tables of components.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any

# Type, Strength, Willpower, lives, experience, treasure, loss: h a point of Health, m one of Magic.
CREATURES: dict[str, tuple[str, int | None, int | None, int, int, str, str]] = {
    "rat": ("animal", 1, None, 1, 1, "", "h"),
    "giant-rat": ("animal", 2, None, 1, 1, "1 gold", "h"),
    "lone-wolf": ("animal", 3, None, 1, 1, "1 gold", "h"),
    "pack-of-wolves": ("animal", 3, None, 3, 4, "3 gold", "h"),
    "bear": ("animal", 5, None, 1, 2, "3 gold", "h"),
    "poisonous-snake": ("animal", 3, None, 1, 2, "", "hh"),
    "giant-scorpion": ("animal", 4, None, 1, 3, "", "hm"),
    "horde-of-bats": ("animal", 2, None, 3, 3, "", "h"),
    "noble-lion": ("animal", 6, None, 1, 3, "red", "h"),
    "giant-spider": ("animal", 4, None, 1, 1, "rare", "h"),
    "thug": ("humanoid", 4, 2, 1, 2, "2 gold", "h"),
    "highwayman": ("humanoid", 4, 3, 1, 2, "3 gold", "item"),
    "old-pirate": ("humanoid", 3, 3, 1, 2, "3 gold", "h"),
    "band-of-brigands": ("humanoid", 4, 3, 3, 5, "4 gold", "gold"),
    "steppe-raiders": ("humanoid", 3, 2, 3, 4, "common", "h"),
    "escaped-murderer": ("humanoid", 5, 3, 1, 3, "2 gold", "h"),
    "swordswoman": ("humanoid", 4, 4, 1, 1, "", "h"),
    "angry-mob": ("humanoid", 6, 2, 3, 6, "", "h"),
    "rock-giant": ("humanoid", 5, 4, 1, 2, "common", "hmm"),
    "dark-apprentice": ("humanoid", None, 4, 1, 2, "common", "h"),
    "dark-wizard": ("humanoid", None, 6, 1, 3, "rare", "hm"),
    "mine-gnome": ("humanoid", 2, 3, 1, 1, "2 gold", "h"),
    "undead-warrior": ("undead", 5, None, 1, 2, "common", "h"),
    "band-of-zombies": ("undead", 3, None, 3, 4, "1 gold", "h"),
    "ghost": ("undead", None, 4, 1, 2, "3 gold", "h"),
    "lost-soul": ("undead", None, 3, 1, 2, "recharge", "h"),
    "ghostly-spirits": ("undead", None, 3, 3, 4, "", "h"),
    "skeletal-wizard": ("undead", 3, 4, 1, 2, "common", "h"),
    "mummy": ("undead", 5, 4, 1, 3, "rare", "h"),
    "headless-knight": ("undead", 5, 5, 1, 3, "other cube", "h"),
    "vampire": ("undead", 4, 4, 1, 5, "rare", "hm"),
    "golem-guardian": ("undead", 6, None, 1, 3, "die", "h"),
    "flock-of-harpies": ("demon", 3, 4, 3, 1, "blue", "h"),
    "imp": ("demon", None, 3, 1, 1, "", "mm"),
    "succubus": ("demon", None, 4, 1, 2, "", "hm"),
    "incubus": ("demon", None, 4, 1, 2, "", "hm"),
    "alter-ego": ("demon", 0, None, 1, 4, "", "h"),
}
WILL_FIRST = ("skeletal-wizard", "vampire")
# Strength, Willpower, throw, and what it adds to Strength against a type.
ITEMS: dict[str, tuple[int, int, int, dict[str, int]]] = {
    "dagger": (1, 0, 1, {}),
    "javelin": (1, 0, 1, {"animal": 1}),
    "axe": (1, 0, 1, {"demon": 1}),
    "hammer": (1, 0, 0, {"undead": 1}),
    "rapier": (1, 0, 0, {"humanoid": 1}),
    "cutlass": (1, 0, 0, {"animal": 1, "humanoid": 1}),
    "spear": (1, 0, 2, {}),
    "boomerang": (0, 0, 2, {}),
    "sword": (2, 0, 0, {}),
    "thors-hammer": (2, 0, 3, {}),
    "black-spear": (2, 0, 2, {}),
    "sword-of-smiting": (2, 0, 0, {"demon": 1, "undead": 1}),
    "mace-of-the-dark-gods": (1, 0, 0, {}),
    "ritual-dagger": (1, 0, 0, {}),
    "war-axe": (2, 0, 0, {}),
    "war-hammer": (2, 0, 0, {"undead": 1}),
    "cedar-staff": (1, 1, 0, {}),
    "oaken-staff": (0, 2, 0, {}),
    "great-sword": (3, 0, 0, {}),
    "berserkers-axe": (3, 0, 0, {}),
    "radiant-scythe": (2, 0, 0, {"undead": 2}),
    "flaming-staff": (1, 2, 0, {}),
    "staff-of-the-archmagi": (0, 3, 0, {}),
    "wooden-shield": (0, 0, 0, {}),
    "large-wooden-shield": (1, 0, 0, {}),
    "knights-shield": (1, 0, 0, {}),
    "spiked-shield": (1, 0, 0, {}),
    "radiant-shield": (1, 0, 0, {"demon": 1, "undead": 1}),
    "cape": (0, 0, 0, {}),
    "mahogany-wand": (0, 1, 0, {}),
    "ivory-wand": (0, 0, 0, {}),
    "crystal-skull": (0, 1, 0, {}),
    "ruby-circlet": (0, 1, 0, {}),
    "crown-of-power": (1, 1, 0, {}),
    "gauntlets-of-strength": (1, 0, 0, {}),
    "ring-of-concentration": (0, 1, 0, {}),
}
ONE_HANDED = tuple(ITEMS)[:14]
TWO_HANDED = tuple(ITEMS)[14:23]
SHIELDS = tuple(ITEMS)[23:28]
OTHERS = ("gauntlets-of-strength", "ring-of-concentration")
DIVINE = "scroll-of-divine-will"
MACE = "mace-of-the-dark-gods"


@dataclass
class Fighter:
    """What a battle can change."""

    red: int
    red_spent: int
    blue: int
    blue_spent: int
    gold: int
    experience: int
    items: list[str]
    damaged: set[str]
    kept: list[str]
    curse: int
    ring_used: bool
    alive: bool = True


@dataclass
class Told:
    """A battle as it went: each deed with the chance that follows it; what it left; who lies there now."""

    fighter: Fighter
    steps: list[tuple[dict[str, Any], list[Any]]] = field(default_factory=list)
    stays: bool = True

    def does(self, verb: str, **about: Any) -> None:
        self.steps.append(({"do": verb, **about}, []))

    def falls(self, *chance: Any) -> None:
        self.steps[-1][1].extend(chance)


class Battle:
    """One battle, as declared; dice, and what is left to choose, are thrown by `random`."""

    def __init__(
        self,
        creature: str,
        terrain: str,
        fighter: Fighter,
        declared: dict[str, Any],
        random: Random,
        decks: dict[str, tuple[str, ...]],
        potion: tuple[int, int] = (0, 0),
    ) -> None:
        self.name, self.terrain, self.random, self.decks, self.potion = (
            creature,
            terrain,
            random,
            decks,
            potion,
        )
        self.type, self.strength, self.will, self.lives, self.worth, self.treasure, self.loss = CREATURES[
            creature
        ]
        self.me, self.told = fighter, Told(fighter)
        self.items, self.extras = declared["items"], declared["extras"]
        self.told.does("fight", **declared)
        self._pay(declared)
        self.kinds = ("will", "strength") if creature == "vampire" else (declared["kind"],)
        self.first = (2 if "forgotten-chapel" in self.extras else 0) - fighter.curse
        fighter.curse = 0
        self.thrown: str | None = None
        self.cape, self.margin, self.kind = "cape" in self.items, 0, self.kinds[0]

    def _pay(self, declared: dict[str, Any]) -> None:
        me, kind = self.me, declared["kind"]
        own = "will" if self.name in WILL_FIRST or self.strength is None else "strength"
        cost = 0 if kind == own else 2
        if kind == "will" and cost:
            cost -= ("ivory-wand" in self.items) + ("ring-of-magical-forces" in self.extras)
        health = {"magic": 0, "health": cost, "both": 1}[declared.get("pay", "magic")]
        magic = cost - health
        if MACE in self.extras:
            health, magic = health + 1, magic + 1
        self._hurt(health)
        self._drain(magic)
        me.ring_used = me.ring_used or "ring-of-magical-forces" in self.extras
        me.items = [each for each in me.items if each not in self.extras or not each.startswith("scroll")]
        me.kept = [each for each in me.kept if each not in self.extras]

    def _hurt(self, points: int) -> None:
        self.me.red, self.me.red_spent = self.me.red - points, self.me.red_spent + points

    def _drain(self, points: int) -> None:
        points = min(points, self.me.blue)
        self.me.blue, self.me.blue_spent = self.me.blue - points, self.me.blue_spent + points

    # ------------------------------------------------------------------------------------ the rolls

    def fight(self) -> Told:
        result, rolls = "win", 0
        for kind in self.kinds:
            self.kind = kind
            for _ in range(self.lives):
                result = self._roll(self.first if rolls == 0 else 0)
                rolls += 1
                if result != "win":
                    break
            if result != "win":
                break
        if self.name == "golem-guardian":
            self.me.damaged |= {each for each in self.items if each in (*ONE_HANDED, *TWO_HANDED)}
        if result == "win":
            self._won()
        elif result == "loss":
            self._lost()
        return self.told

    def _roll(self, first: int) -> str:
        usable = [each for each in self.items if ITEMS.get(each, (0, 0, 0))[2] and not self.thrown]
        usable = usable if self.kind == "strength" else []
        usable += ["cape"] if self.cape else []
        usable += [DIVINE] if DIVINE in self.me.items else []
        using = tuple(each for each in usable if self.random.random() < 0.4)
        if usable:
            self.told.does("roll", using=using)
        throws = next((each for each in using if each not in ("cape", DIVINE)), None)
        own, foe = self._dice(using)
        added = self._own(throws) + first
        self.margin = added + own - self._foe() - foe
        result = "win" if self.margin > 0 else "draw" if self.margin == 0 else "loss"
        self.cape = self.cape and "cape" not in using
        if throws:
            self.thrown = throws
            spared = result == "win" if throws == "boomerang" else throws == "thors-hammer" and own >= 4
            self.me.damaged |= set() if spared else {throws}
        if result == "loss" and self.kind == "strength" and "knights-shield" in self.items:
            return "draw" if self._saves("knights-shield") else "loss"
        return result

    def _saves(self, shield: str) -> bool:
        saves = self.random.random() < 0.5
        self.told.does("save" if saves else "bear")
        self.me.damaged |= {shield} if saves else set()
        return saves

    def _dice(self, using: tuple[str, ...]) -> tuple[int, int]:
        if DIVINE in using:
            self.me.items.remove(DIVINE)
            return 6, 2
        own = self._throw(2 if "scroll-of-deep-prayer" in self.extras else 1)
        foe = self._throw(2 if "cape" in using else 1)
        self.told.falls({"chance": "battle", "own": own, "foe": foe})
        lucky = "clover-meadow" in self.me.kept
        return max(2 if each == 1 and lucky else each for each in own), min(foe)

    def _throw(self, count: int) -> list[int]:
        return [self.random.randint(1, 6) for _ in range(count)]

    def _own(self, throws: str | None) -> int:
        by_strength = self.kind == "strength"
        added = self.me.red + self.potion[0] if by_strength else self.me.blue + self.potion[1]
        if self.name != "ghostly-spirits":
            for item in (*self.items, *(each for each in OTHERS if each in self.me.items)):
                if item != self.thrown:
                    strength, will, _, against = ITEMS[item]
                    added += strength + against.get(self.type, 0) if by_strength else will
            added += ITEMS[throws][2] if throws else 0
        added += 3 if MACE in self.extras and by_strength else 0
        return added - (2 if "alive" in self.extras else 0)

    def _foe(self) -> int:
        has = self.strength if self.kind == "strength" else self.will
        assert has is not None
        if self.kind == "strength":
            has += 1 if (self.name, self.terrain) == ("steppe-raiders", "plains") else 0
            has += 2 if (self.name, self.terrain) == ("rock-giant", "mountain") else 0
            has += 2 * self.me.red if self.name == "alter-ego" else 0
        return max(0, has - 2) if "scroll-of-decay" in self.extras else has

    # ----------------------------------------------------------------------------------- how it ends

    def _won(self) -> None:
        me, self.told.stays = self.me, False
        earned = min(5, self.margin) if self.name == "swordswoman" else self.worth
        if self.kind == "strength" and "spiked-shield" in self.items and self.margin >= 3:
            earned += 1
        armed = any(each in (*ONE_HANDED, *TWO_HANDED, *SHIELDS) for each in self.items)
        me.experience += 0 if self.name == "thug" and armed else earned
        self._treasure(self.treasure)
        me.gold += 4 if "alive" in self.extras else 0
        me.gold += 2 if (self.name, self.terrain) == ("mine-gnome", "mountain") else 0
        me.curse = 1 if self.name == "mummy" else 0
        if self.kind == "will" and "crystal-skull" in self.items:
            self._recharge(1)

    def _treasure(self, treasure: str) -> None:
        if treasure.endswith("gold"):
            self.me.gold += int(treasure[0])
        elif treasure in ("common", "rare"):
            item = self.random.choice(self.decks[treasure])
            self.told.falls({"chance": "draw", "deck": treasure, "card": item})
            self.me.items.append(item)
        elif treasure == "die":
            die = self.random.randint(1, 6)
            self.told.falls({"chance": "die", "die": die})
            self._treasure("common" if die <= 4 else "rare")
        elif treasure == "other cube":
            self._treasure("blue" if self.kind == "strength" else "red")
        elif treasure == "red":
            if self.me.red + self.me.red_spent < 8:
                self.me.red += 1
            elif self.me.red_spent:
                self._hurt(-1)
        elif treasure == "blue":
            if self.me.blue + self.me.blue_spent < 10:
                self.me.blue += 1
            else:
                self._recharge(1)
        elif treasure == "recharge":
            self._recharge(2)

    def _recharge(self, points: int) -> None:
        points = min(points, self.me.blue_spent)
        self.me.blue, self.me.blue_spent = self.me.blue + points, self.me.blue_spent - points

    def _lost(self) -> None:
        me, loss = self.me, self.loss
        if (loss == "item" and not me.items) or (loss == "gold" and not me.gold):
            loss = "h"
        points = loss.count("h") + ("berserkers-axe" in self.items)
        wood = next((each for each in self.items if each.endswith("wooden-shield")), None)
        if wood and points and self.kind == "strength":
            points -= self._saves(wood)
        for _ in range(points):
            if me.red == 0:
                self._die()
                return
            self._hurt(1)
        self._drain(0 if loss == "item" else loss.count("m"))
        if loss == "gold":
            me.gold //= 2
        elif loss == "item":
            item = self.random.choice(me.items)
            self.told.does("give", item=item)
            me.items.remove(item)
            me.damaged.discard(item)

    def _die(self) -> None:
        me, rebirth = self.me, "potion-of-rebirth"
        if rebirth in me.items and self.random.random() < 0.7:
            self.told.does("drink", item=rebirth)
            me.items.remove(rebirth)
            self._hurt(-me.red_spent)
            self._recharge(me.blue_spent)
            return
        if rebirth in me.items:
            self.told.does("die")
        me.alive, me.gold, me.curse, me.items, me.damaged, me.kept = False, 0, 0, [], set(), []

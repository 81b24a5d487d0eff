"""How the battles of a hero are likely to end, by exact odds."""

from functools import cache
from typing import NamedTuple

from pythia.games.quest.battle import odds
from pythia.games.quest.bots.gains import gains_of
from pythia.games.quest.bots.worth import best
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, catalogue
from pythia.games.quest.cards.powers import Luck


class Likely(NamedTuple):
    """A kind of battle with a creature, and how likely it is to be won and lost."""

    kind: words.Kind
    fee: int
    """The Magic that this kind costs."""
    win: float
    loss: float
    experience: float
    gold: float
    """What a victory is sure to bring, as likely as it is."""


class Fighter:
    """A hero as far as its battles depend on it: they end the same whatever else it has."""

    def __init__(self, red: int, blue: int, whole: tuple[str, ...], luck: Luck | None) -> None:
        self._red, self._blue, self._whole, self._luck = red, blue, whole, luck
        self._abroad: dict[str, list[Likely]] = {}
        self._at_home: dict[str, list[Likely]] = {}

    def battles(self, creature: Creature, terrain: str) -> list[Likely]:
        """Q6.1: every kind of battle with it that can be paid."""
        there = creature.traits.strength_in
        at_home = there is not None and there.terrain == terrain
        known = self._at_home if at_home else self._abroad
        if creature.id not in known:
            found = [self._likely(creature, kind, at_home) for kind in creature.kinds]
            known[creature.id] = [each for each in found if each is not None]
        return known[creature.id]

    def _likely(self, creature: Creature, kind: words.Kind, at_home: bool) -> Likely | None:
        fee = catalogue().numbers.kind if kind != creature.kinds[0] else 0
        staged = creature.traits.two_stages
        if fee > self._blue or (staged and fee):
            return None
        win, loss = 1.0, 0.0
        for stage in creature.kinds if staged else (kind,):
            won, lost = _chances(self._ahead(creature, stage, at_home, fee), self._luck)
            for _ in range(creature.lives):
                loss, win = loss + win * lost, win * won
        gold = gains_of(creature.id).gold
        return Likely(kind, fee, win, loss, win * creature.experience, win * gold)

    def _ahead(self, creature: Creature, kind: words.Kind, at_home: bool, fee: int) -> int:
        """By how much one leads before the dice."""
        held = 0 if creature.traits.no_bonuses else best(self._whole, kind, creature.type)
        if kind == "will":
            return self._blue - fee + held - (creature.will or 0)
        there = creature.traits.strength_in
        foe = there.strength if there and at_home else creature.strength
        return self._red + held - (2 * self._red if foe is None else foe)


@cache
def _chances(ahead: int, luck: Luck | None) -> tuple[float, float]:
    """Of one roll, a die a side, to be won and lost."""
    won, drawn, lost = odds.throws(ahead, 1, 1, luck)
    return won / (won + drawn + lost), lost / (won + drawn + lost)

"""How the battles of a hero are likely to end, by exact odds."""

from functools import cache
from typing import NamedTuple

from pythia.games.quest.battle import odds
from pythia.games.quest.battle.strengths import stages
from pythia.games.quest.bots.appraisal import Appraisal
from pythia.games.quest.bots.arms import TYPES, Bonuses
from pythia.games.quest.bots.stakes import Foe, foes
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature
from pythia.games.quest.cards.powers import Luck


class Likely(NamedTuple):
    """How likely a battle is to be won and to be lost, and what is at stake."""

    card: str
    win: float
    loss: float
    experience: float
    treasure: Appraisal
    penalty: Appraisal
    payment: Appraisal
    foe: Foe


class Fighter:
    """A hero as far as its battles depend on it: they end the same whatever else it has."""

    def __init__(self, red: int, blue: int, held: Bonuses, luck: Luck | None) -> None:
        self._red, self._blue, self._held, self._luck = red, blue, held, luck
        self._battles: dict[str, tuple[Likely, ...]] = {}

    def battles(self, terrain: str) -> tuple[Likely, ...]:
        """Q6.1: those of `foes` that can be paid."""
        if terrain not in self._battles:
            found = [self._likely(foe, terrain) for foe in foes(terrain) if self._can_pay(foe)]
            self._battles[terrain] = tuple(found)
        return self._battles[terrain]

    def _can_pay(self, foe: Foe) -> bool:
        return not foe.fee or (foe.fee <= self._blue and not foe.creature.traits.two_stages)

    def _likely(self, foe: Foe, terrain: str) -> Likely:
        win, loss = 1.0, 0.0
        for stage in stages(foe.creature, foe.kind):
            won, lost = _chances(self._ahead(foe.creature, stage, terrain, foe.fee), self._luck)
            for _ in range(foe.creature.lives):
                loss, win = loss + win * lost, win * won
        return Likely(foe.card, win, loss, foe.experience, foe.treasure, foe.penalty, foe.payment, foe)

    def _ahead(self, creature: Creature, kind: words.Kind, terrain: str, fee: int) -> int:
        """By how much one leads before the dice."""
        bonuses = not creature.traits.no_bonuses
        if kind == "will":
            return self._blue - fee + self._held.will * bonuses - (creature.will or 0)
        held = self._held.against[TYPES.index(creature.type)] * bonuses
        there = creature.traits.strength_in
        foe = there.strength if there and there.terrain == terrain else creature.strength
        return self._red + held - (2 * self._red if foe is None else foe)


@cache
def _chances(ahead: int, luck: Luck | None) -> tuple[float, float]:
    """Of one roll, a die a side, to be won and lost."""
    won, drawn, lost = odds.throws(ahead, 1, 1, luck)
    return won / (won + drawn + lost), lost / (won + drawn + lost)

"""How a bot sees: what it finds in a throw for a card, how soon, and what it only thinks it sees.

What people do, as measured, and what was made of it here:

- Times to find a target are skewed to the right whatever is looked for (Palmer, Horowitz, Torralba and Wolfe
  2011, "What are the shapes of response time distributions in visual search?"). Here: a shifted lognormal.
- Looking for a conjunction or an arrangement costs some 25 to 50 ms for every item in sight (Wolfe 1998,
  "What can 1 million trials tell us about visual search?"). A prediction is searched for from each die in
  turn, and from each among all the others: an exhaustive look takes a slope times the dice squared.
- Saying that nothing is there takes about twice as long as finding it (same paper): a small shape without
  an inward corner is found, in the median, half way through the exhaustive look, larger ones later; who
  gives up does so near its end.
- Colour guides the eye, the less so the more colours are wanted at once (Wolfe, Guided Search): each further
  colour on the card slows it. Long lines and inward corners do too. These factors are guesses of ours.
- Misses are far more common than false alarms (Wolfe, Palmer and Horowitz 2010, "Reaction time distributions
  constrain models of visual search"). A false alarm here is a near miss: a line that just touches a die, a
  hole overlooked, the card's mirror image.

Everything is drawn from a salt, the throw and the card alone: looking again at the same throw sees the same.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import dist, exp
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from pythia.games.oraklos.geometry import CORNERS, Die, Shape, turn
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.wishes import card_of

SPREAD = 0.55
"""The lognormal's sigma: its mean is a sixth above its median."""
VARIETY = 0.25
"""How much longer the look takes for each further colour on the card."""
SMALL_PERIMETER = 20_000
"""Up to this a shape is small."""
INWARD = 1.4
"""How much longer it takes to find a shape with an inward corner."""
BLUR = 0.7
"""Seen hastily a die is so much smaller: a line that only just touches it seems to miss it."""
SECOND_LOOK = 0.35
"""How often something overlooked is seen after all, once one has given up."""


class Skill(NamedTuple):
    """What makes one player better than another."""

    slope: float
    """Milliseconds a glance at a die takes."""
    start: int
    """Milliseconds before anything can be claimed: taking in the cards, deciding, reaching out."""
    pointing: int
    """Milliseconds to point at a die."""
    overlooks: float
    """How often a prediction is looked at and not recognised."""
    fooled: float
    """How often a near miss is taken for a prediction."""
    hasty: float
    """How often a marker is taken before the whole shape is seen."""
    patience: float
    """When it gives a card up, in exhaustive looks."""
    sure: float
    """From which trust on it takes the highest marker; with less, the lowest."""
    misjudges: float
    """How far off its estimate of a handful of dice is: the standard deviation, in claimable cards."""
    spite: float
    """What an opponent's claimable card costs it, in cards of its own."""


class Glimpse(NamedTuple):
    """Four dice that look like a prediction for the card."""

    dice: Shape
    effort: float
    """Milliseconds of looking for this card until it is seen."""
    trust: float
    """How sure one is of it, from zero to one."""
    hasty: bool
    noticed: bool
    late: bool
    """Overlooked at first, and seen on a second look."""


class Throw(NamedTuple):
    """What a throw holds: the dice, as words to draw from, and by card what is and what only seems to be."""

    dice: tuple[Die, ...]
    words: str
    real: dict[str, list[Shape]]
    seeming: dict[str, list[Shape]]

    def glimpses(self, card: str, skill: Skill, salt: int) -> list[Glimpse]:
        """All that there is to see for a card, noticed or not, in the order in which it would be."""
        luck = Random(f"{salt} {card} {self.words}")
        seen = [
            _glimpse(self.dice, card, shape, real, skill, luck)
            for shapes, real in ((self.real, True), (self.seeming, False))
            for shape in shapes.get(card, ())
        ]
        return sorted(seen, key=lambda glimpse: glimpse.effort)


@lru_cache(maxsize=64)
def look(dice: tuple[Die, ...], holes: bool) -> Throw:
    """Every seat of a table looks at the same dice."""
    real: dict[str, list[Shape]] = {}
    seeming: dict[str, list[Shape]] = {}
    for found in predictions(dice, holes):
        real.setdefault(found.card, []).append(found.dice)
        mirrored = card_of(found.card[::-1])
        if mirrored != found.card:
            seeming.setdefault(mirrored, []).append(found.dice)
    true = {shape for shapes in real.values() for shape in shapes}
    for found in predictions([_blurred(die) for die in dice], holes=True):
        overlooked = sum(dice[k].hole for k in found.dice)
        if found.dice not in true and (holes or overlooked <= 1):
            seeming.setdefault(found.card, []).append(found.dice)
    return Throw(dice, " ".join(f"{die.centre} {die.axis}" for die in dice), real, seeming)


def _blurred(die: Die) -> Die:
    u, v = die.axis
    return replace(die, axis=(round(u * BLUR), round(v * BLUR)))


def exhaustive(skill: Skill, dice: int, card: str) -> float:
    """Milliseconds to look everywhere for a card."""
    return skill.slope * dice * dice * (1 + VARIETY * (len(set(card)) - 1))


def patience(skill: Skill, throw: Throw, card: str, salt: int) -> float:
    """Milliseconds of looking for a card after which it is given up."""
    mood = Random(f"{salt} patience {card} {throw.words}").gauss(0, SPREAD / 2)
    return exhaustive(skill, len(throw.dice), card) * skill.patience * exp(mood)


def _glimpse(dice: Sequence[Die], card: str, shape: Shape, real: bool, skill: Skill, luck: Random) -> Glimpse:
    median = exhaustive(skill, len(dice), card) / 2 * _difficulty(dice, shape)
    effort = median * exp(luck.gauss(0, SPREAD))
    trust = luck.betavariate(8, 2) if real else luck.betavariate(4, 3)
    hasty, meets, again = (luck.random() for _ in range(3))
    noticed = meets < (1 - skill.overlooks if real else skill.fooled)
    late = real and not noticed and again < SECOND_LOOK
    return Glimpse(shape, effort, trust, hasty < skill.hasty, noticed, late)


def _difficulty(dice: Sequence[Die], shape: Shape) -> float:
    """Long lines and an inward corner make a shape hard to see: one for a small one without."""
    corners = [dice[k].centre for k in shape]
    perimeter = sum(dist(corners[i - 1], corners[i]) for i in range(CORNERS))
    rights = sum(turn(corners[i - 2], corners[i - 1], corners[i]) > 0 for i in range(CORNERS))
    inward = INWARD if rights in (1, 3) else 1.0
    return inward * float((perimeter / SMALL_PERIMETER) ** 0.5)

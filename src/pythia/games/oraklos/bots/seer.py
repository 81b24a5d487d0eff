"""A player of Oraklos: looks for its cards one after the other, claims, proves, denies and refutes.

All it does is a function of its salt and of what it is shown, so it keeps no memory: asked again of the same
throw, whatever happened meanwhile, it sees the same at the same time.
"""

from collections.abc import Iterable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from pythia.contract import NEVER_MS, Budget, Event, Offer, Planned
from pythia.games.oraklos.bots.eyes import Glimpse, Skill, Throw, look, patience
from pythia.games.oraklos.bots.handfuls import cup, take
from pythia.games.oraklos.state import (
    ATTEMPTS,
    Action,
    Claim,
    Deny,
    Done,
    Pass,
    Prove,
    Refute,
    Undone,
)
from pythia.games.oraklos.view import View

TURN_MS = 3000
"""How long it looks for a card before it turns to the next of its own."""
SWITCH_MS = 250
"""What turning to another card costs."""
REACTION_MS = 300
"""Nothing is done sooner after what it answers."""
HASTE = 0.6
"""How far into a search a hasty claim is made; the rest is left for the proof."""
AGAIN_MS = 1500
"""How long it checks what a second look shows, having withdrawn its 'no more' for it."""
REFRESHED = 0.6
"""A card it has looked for already is looked for again in so much of the time."""


class Find(NamedTuple):
    at: int
    card: str
    glimpse: Glimpse


class Seer:
    def __init__(self, skill: Skill, dice: Random) -> None:
        self._skill, self._salt = skill, dice.getrandbits(64)

    def observe(self, event: Event) -> None:
        pass

    def choose(self, view: View, offers: Sequence[Offer], budget: Budget) -> Action:
        match view.phase:
            case "cup":
                return cup(view, offers[0], self._skill, self._luck("cup", view.round))
            case "take":
                return take(view, self._skill, self._luck("take", view.round))
        action: Action = self.plan(view, offers, 0, budget).action
        return action

    def plan(self, view: View, offers: Sequence[Offer], now: int, budget: Budget) -> Planned:
        match view.phase:
            case "proof":
                return self._prove(view, now)
            case "challenge":
                return self._challenge(view, now)
        return self._deny(view, now) if view.variant == "antipodes" else self._search(view, now)

    def _luck(self, *words: object) -> Random:
        """Dice for one question, that nothing asked before has changed."""
        return Random(" ".join(map(str, (self._salt, *words))))

    def _throw(self, view: View) -> Throw:
        return look(view.dice, view.variant == "antipodes")

    # ------------------------------------------------------------------------------- O4: search

    def _search(self, view: View, now: int) -> Planned:
        """Claims as it finds, 'no more' when it has given up, and now and then a second thought."""
        assert view.seat is not None
        finds, given_up = self._finds(view)
        marked = {claim.card for claim in view.marked if claim.seat == view.seat}
        ahead = [find for find in finds if find.card not in marked]
        done = view.seats[view.seat].done
        for find in ahead:
            if find.at <= given_up or (not done and find.at - AGAIN_MS <= now):
                return _soon(self._claim(view, find), find.at, now)
            if done:
                return _soon(Undone(), find.at - AGAIN_MS, now)
        return Planned(Undone(), now + NEVER_MS) if done else _soon(Done(), given_up, now)

    def _finds(self, view: View) -> tuple[list[Find], int]:
        """What it finds, in order, and when it gives up; what it finds later, it had overlooked."""
        assert view.seat is not None
        throw, skill = self._throw(view), self._skill
        cards = list(view.seats[view.seat].wishes)
        self._luck("order", throw.words).shuffle(cards)
        efforts: dict[str, float] = {}
        first: dict[str, Glimpse] = {}
        late: dict[str, Glimpse] = {}
        for card in cards:
            efforts[card] = patience(skill, throw, card, self._salt)
            for glimpse in throw.glimpses(card, skill, self._salt):
                effort = _claimed_after(glimpse)
                if glimpse.noticed and effort < efforts[card]:
                    efforts[card], first[card] = effort, glimpse
                elif glimpse.late:
                    late.setdefault(card, glimpse)
        times = _in_turns(cards, efforts, skill.start)
        given_up = max(times.values(), default=skill.start) + REACTION_MS
        finds = [Find(times[card], card, glimpse) for card, glimpse in first.items()]
        finds += [
            Find(given_up + AGAIN_MS + REACTION_MS + int(glimpse.effort), card, glimpse)
            for card, glimpse in late.items()
            if card not in first
        ]
        return sorted(finds), given_up

    def _claim(self, view: View, find: Find) -> Claim:
        """The highest marker if it is sure, the lowest if it is not."""
        best = max if find.glimpse.trust >= self._skill.sure else min
        return Claim(best(view.markers), find.card)

    # -------------------------------------------------------------------------------- O5: proof

    def _prove(self, view: View, now: int) -> Planned:
        """What it saw, or what it thinks it saw; if it saw nothing, dice of the right colours at least."""
        assert view.proving is not None
        card, throw = view.proving.card, self._throw(view)
        glimpses = throw.glimpses(card, self._skill, self._salt)
        luck = self._luck("proof", card, throw.words)
        at = 4 * self._skill.pointing * exp(luck.gauss(0, 0.3))
        if not glimpses:
            return _soon(Prove(_of_colours(throw, card, luck)), self._skill.start + 2 * at, now)
        seen = min(glimpses, key=lambda each: (not each.noticed, not each.late, _claimed_after(each)))
        if seen.hasty:
            at += (1 - HASTE) * seen.effort
        return _soon(Prove(seen.dice), REACTION_MS + at, now)

    # ---------------------------------------------------------------------------- O7: Antipodes

    def _deny(self, view: View, now: int) -> Planned:
        """Card after card: what it finds it ticks off; the first it gives up it denies."""
        assert view.seat is not None
        throw, skill = self._throw(view), self._skill
        cards = list(view.wishes)
        self._luck("order", throw.words).shuffle(cards)
        at: float = skill.start
        for card in cards:
            enough, efforts = self._twice(throw, card)
            found = min(efforts, default=enough)
            at += SWITCH_MS + min(found, enough)
            if found >= enough:
                return _soon(Deny(card), at, now)
        if view.seats[view.seat].done:
            return Planned(Undone(), now + NEVER_MS)
        return _soon(Done(), at + REACTION_MS, now)

    def _twice(self, throw: Throw, card: str) -> tuple[float, dict[float, Glimpse]]:
        """Nobody denies on one look: how long two take, and what is seen in them after how much looking."""
        enough = patience(self._skill, throw, card, self._salt)
        glimpses = throw.glimpses(card, self._skill, self._salt)
        seen = {each.effort + enough * each.late: each for each in glimpses if each.noticed or each.late}
        return 2 * enough, seen

    def _challenge(self, view: View, now: int) -> Planned:
        """Looks for the denied card alone; after a wrong attempt for the next it sees; then it passes."""
        assert view.seat is not None
        throw, card = self._throw(view), view.marked[0].card
        enough, efforts = self._twice(throw, card)
        seen = [(effort, each) for effort, each in sorted(efforts.items()) if effort < enough]
        tried = ATTEMPTS - view.seats[view.seat].tries
        point = self._luck("refute", card, throw.words)
        pointing = 4 * self._skill.pointing * exp(point.gauss(0, 0.3))
        if tried < len(seen):
            effort, glimpse = seen[tried]
            at = self._skill.start + REFRESHED * effort + (tried + 1) * pointing
            return _soon(Refute(glimpse.dice), at, now)
        return _soon(Pass(), self._skill.start + REFRESHED * enough + tried * pointing, now)


def _claimed_after(glimpse: Glimpse) -> float:
    return glimpse.effort * (HASTE if glimpse.hasty else 1)


def _soon(action: Action, at: float, now: int) -> Planned:
    """At this time or, if it is past, as soon as one can."""
    return Planned(action, int(at) if at > now else now + REACTION_MS)


def _in_turns(cards: Iterable[str], efforts: dict[str, float], start: int) -> dict[str, int]:
    """When the effort each card takes is spent, if they are looked for by turns."""
    clock, left, ends = float(start), dict(efforts), {}
    while left:
        for card in [card for card in cards if card in left]:
            spent = min(left[card], TURN_MS)
            clock += SWITCH_MS + spent
            left[card] -= spent
            if not left[card]:
                del left[card]
                ends[card] = int(clock)
    return ends


def _of_colours(throw: Throw, card: str, luck: Random) -> tuple[int, ...]:
    """Four different dice, of the card's colours as far as there are any."""
    rest = luck.sample(range(len(throw.dice)), len(throw.dice))
    chosen: list[int] = []
    for colour in card:
        fits = [n for n in rest if throw.dice[n].colour == colour]
        chosen.append((fits or rest)[0])
        rest.remove(chosen[-1])
    return tuple(chosen)

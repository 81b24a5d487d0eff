"""The rules of Quest: who may act, what an action leads to, what may be done and why not.

Elsewhere, in `turn/`: Q1 to Q3 in `turns.py` and `draws.py`, Q4 in `travel.py`, Q5 in `arrival.py` and
`using.py`, Q7 and Q8.1 in `trade.py`, death (Q6.6) and the end (Q8.2) in `ending.py`. In `battle/`: Q6 in
`declaring.py`, `strengths.py`, `fighting.py` and `aftermath.py`. Q9 is where each thing it rules on is, much
of it in `turn/effects.py`.
"""

from collections.abc import Callable
from typing import Any

from pythia.contract import UNTOLD, Chance, Field, Illegal, Offer, Story
from pythia.games.quest import check
from pythia.games.quest.battle import aftermath, declaring, fighting
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import (
    Action,
    Bear,
    Buy,
    Certificate,
    Decline,
    Dies,
    Drink,
    End,
    Fight,
    Give,
    Keep,
    Leave,
    Move,
    Options,
    Phase,
    Read,
    Repair,
    Roll,
    Save,
    Sell,
    State,
    Use,
    Visit,
)
from pythia.games.quest.turn import ending, trade, travel, turns, using
from pythia.games.quest.turn.arrival import creature_here

_BETWEEN: tuple[Phase, ...] = ("move", "act")

_DOES: dict[type[Any], tuple[tuple[Phase, ...], Callable[[Scene, Any], None]]] = {
    Move: (("move",), travel.move),
    Leave: (("move",), travel.leave),
    Use: (("act",), using.use),
    Keep: (("keep",), using.keep),
    Drink: ((*_BETWEEN, "death"), using.drink),
    Read: (_BETWEEN, using.read),
    Fight: (("act",), fighting.fight),
    Decline: (("act",), fighting.decline),
    Roll: (("roll",), fighting.roll),
    Save: (("save",), aftermath.save),
    Bear: (("save",), lambda scene, action: aftermath.bear(scene)),
    Give: (("give",), aftermath.give),
    Dies: (("death",), lambda scene, action: ending.die(scene, scene.seat)),
    Visit: (("act",), trade.visit),
    Buy: (("act",), trade.buy),
    Sell: (("act",), trade.sell),
    Repair: (("act",), trade.repair),
    Certificate: (("act",), trade.certificate),
    End: (("act",), turns.end),
}
"""In which phases of a turn something may be done, and what does it."""

_WHY_NOT_NOW = {
    "move": ("Q2.2", "move-first"),
    "act": ("Q2.2", "has-moved"),
    "roll": ("Q6.4", "roll-first"),
    "save": ("Q9.1", "shield-first"),
    "give": ("Q9.5", "give-first"),
    "keep": ("Q9.6", "keep-first"),
    "death": ("Q9.1", "dying"),
}

_ANSWERS: dict[type[Any], str] = {
    Roll: "Q6.5",
    Save: "Q9.1",
    Bear: "Q9.1",
    Give: "Q9.5",
    Keep: "Q9.6",
    Dies: "Q6.6",
}
"""What is done only where the game asks for it, and the rule by which it does."""


def empty(players: int, options: Options) -> State:
    return turns.empty(players, options)


def start(state: State, chance: Chance, story: Story = UNTOLD) -> State:
    scene = Scene(state, chance, story)
    turns.start(scene)
    return scene.state


def acting(state: State) -> tuple[int, ...]:
    """Q2: whose turn it is."""
    return () if state.phase in ("deal", "over") else (state.turn.seat,)


def apply(
    state: State, seat: int, action: Action, at: int | None, chance: Chance, story: Story = UNTOLD
) -> State:
    """What a seat does, and all that follows from it; Illegal if the rules forbid it."""
    if state.phase == "over":
        raise Illegal("Q8.2", "game-over")
    if seat not in acting(state):
        raise Illegal("Q2.4", "not-your-turn")
    phases, does = _DOES[type(action)]
    if state.phase not in phases:
        raise _not_now(state.phase, type(action))
    scene = Scene(state, chance, story)
    does(scene, action)
    if scene.state.phase != "over" and not scene.hero.alive:
        scene.show()
        turns.pass_on(scene)
    return scene.state


def _not_now(phase: Phase, action: type[Any]) -> Illegal:
    """Why something cannot be done in this phase of a turn."""
    if phase in _BETWEEN and action in _ANSWERS:
        return Illegal(_ANSWERS[action], "nothing-asks")
    return Illegal(*_WHY_NOT_NOW[phase])


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    """All a seat may do now with its price, and why what it may not."""
    if seat not in acting(state):
        return ()
    match state.phase:
        case "move":
            return (*travel.offers(state), *using.item_offers(state))
        case "roll":
            could = fighting.usable(state)
            return (Offer("roll", (Field("using", could, count=len(could), least=0),)),)
        case "save":
            return (Offer("save"), Offer("bear"))
        case "give":
            return (Offer("give", (Field("item", state.hero.items),)),)
        case "keep":
            return (Offer("keep", (Field("item", state.drawn),)),)
        case "death":
            return (Offer("drink", (Field("item", ending.saviours(state.hero)),)), Offer("die"))
        case _:
            return tuple(_acts(state))


def _acts(state: State) -> list[Offer]:
    found = using.opportunity_offers(state)
    creature = creature_here(state)
    if creature is not None and not state.turn.met:
        found += _fights(state)
        if creature.traits.may_decline:
            found.append(Offer("decline"))
    else:
        found += trade.offers(state)
    found += using.item_offers(state)
    if creature is None or state.turn.met:
        found.append(Offer("end"))
    return found


def _fights(state: State) -> list[Offer]:
    """Every battle that may be declared; and why a kind that the creature knows may not be."""
    found: list[Offer] = []
    kinds: set[str] = set()
    for kind, offer in declaring.offers(state):
        kinds.add(kind)
        found.append(offer)
    other = check.field(
        "kind",
        sorted({"strength", "will"} - kinds),
        lambda kind: declaring.price(state, Fight(kind)),  # type: ignore[arg-type]
    )
    if other.refused:
        found.append(Offer("fight", (other,)))
    return found

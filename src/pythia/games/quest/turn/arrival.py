"""Q4 and Q5.1: the end of a move."""

from msgspec.structs import replace

from pythia.games.quest.board import space
from pythia.games.quest.cards.catalogue import Creature, Opportunity, catalogue
from pythia.games.quest.events import CardDiscarded, TurnedUp
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import State
from pythia.games.quest.turn import draws


def arrive(scene: Scene, *, stayed: bool) -> None:
    """Q5.1: a face-down card is turned up, and the meeting begins."""
    here, lying = scene.hero.space, scene.state.here
    scene.set(phase="act", turn=replace(scene.state.turn, stayed=stayed, met=lying is None))
    if lying is not None and lying.card is None:
        scene.show()
        card = draws.turn_up(scene, here)
        scene.tell(TurnedUp, space(here).id, card)


def creature_here(state: State) -> Creature | None:
    """The creature that lies face up where the hero stands."""
    lying = state.here
    return catalogue().creatures.get(lying.card) if lying and lying.card else None


def opportunity_here(state: State) -> Opportunity | None:
    """The opportunity that is met: on the space or, where it may be used again, in use."""
    if state.turn.service is not None:
        return catalogue().opportunities[state.turn.service]
    lying = state.here
    if state.turn.met or lying is None or lying.card is None:
        return None
    return catalogue().opportunities.get(lying.card)


def remove(scene: Scene, at: int) -> str:
    """The card of a space goes away; one that lies face down is seen as it goes."""
    lying = scene.state.cards[at]
    assert lying is not None
    card = lying.card or draws.turn_up(scene, at)
    draws.put(scene, at, None)
    scene.tell(CardDiscarded, space(at).id, card)
    return card

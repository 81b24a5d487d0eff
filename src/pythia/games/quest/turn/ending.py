"""Q6.6 and Q8.2: how Health is lost, how one dies, and how a game ends."""

from msgspec.structs import replace

from pythia.contract import places_of
from pythia.games.quest.cards.catalogue import ability_of
from pythia.games.quest.events import Died, MatchEnded
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Hero, State


def lose_health(scene: Scene, seat: int, amount: int) -> bool:
    """Q6.6: a point at a time; 0 is alive, one more is death. False: the rest of the loss lapses."""
    hero = scene.state.heroes[seat]
    scene.spend_health(seat, min(amount, hero.red))
    if amount <= hero.red:
        return True
    # Q9.1: potions are for one's own turn; nobody else is asked.
    if seat == scene.seat and saviours(hero):
        scene.set(phase="death")
    else:
        die(scene, seat)
    return False


def saviours(hero: Hero) -> tuple[str, ...]:
    """Q9.1: what can be drunk at the moment of death."""
    return tuple([item for item in hero.whole if ability_of(item).saves_life])


def die(scene: Scene, seat: int) -> None:
    """Q6.6: out, and all that one had is discarded; a single survivor wins at once."""
    state = scene.state
    hero = state.heroes[seat]
    for card in (*hero.items, *hero.kept):
        scene.drop(seat, card)
    dead = 1 + sum(1 for each in state.heroes if each.died)
    scene.change(seat, gold=0, died=dead, extra=0, curse=0)
    scene.tell(Died, seat)
    if seat == scene.seat:
        scene.set(battle=None, turn=replace(state.turn, met=True), phase="act")
    alive = [each for each, other in enumerate(scene.state.heroes) if other.alive]
    if len(alive) == 1:
        end(scene, alive[0])


def end(scene: Scene, winner: int) -> None:
    """Q8.2: at once."""
    scene.set(winner=winner, phase="over", battle=None)
    scene.tell(MatchEnded, winner, places(scene.state))


def places(state: State) -> tuple[int, ...]:
    """Q8.2: by certificates, then experience, then gold; the dead last, the later the death the higher."""
    winner = state.winner
    standings = [
        (0, hero.died, 0, 0, 0)
        if hero.died
        else (1, seat == winner, len(hero.certificates), hero.experience, hero.gold)
        for seat, hero in enumerate(state.heroes)
    ]
    return places_of(standings)

"""Q1 to Q3: the table is set, and turns go round."""

from pythia.contract import Illegal
from pythia.games.quest import board
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.check import title
from pythia.games.quest.events import CharactersDealt, FirstDecided, TurnBegan
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import End, Hero, Options, State, Turn
from pythia.games.quest.turn import draws, effects
from pythia.games.quest.turn.arrival import creature_here


def empty(players: int, options: Options) -> State:
    """Q1.2: the decks, and nothing on the board."""
    spaces = len(catalogue().spaces)
    return State(
        options=options,
        players=players,
        phase="deal",
        heroes=(),
        chance=draws.new_deck("chance", options),
        adventure=draws.new_deck("adventure", options),
        common=draws.new_deck("common", options),
        rare=draws.new_deck("rare", options),
        cards=(None,) * spaces,
        goods=((),) * spaces,
    )


def start(scene: Scene) -> None:
    """Q1.1, Q1.3: characters are dealt, and whoever rolls highest begins."""
    players = scene.state.players
    dealt = draws.characters(players, scene.chance)
    scene.tell(CharactersDealt, dealt)
    rolls = draws.first(players, scene.chance)
    scene.set(heroes=tuple([_hero(name) for name in dealt]))
    (first,) = draws.highest(rolls[-1])
    scene.tell(FirstDecided, rolls, first)
    scene.show()
    _begin(scene, first, extra=False)


def _hero(name: str) -> Hero:
    """Q1.1: a character as it sets out."""
    character, numbers = catalogue().characters[name], catalogue().numbers
    return Hero(
        character=name,
        space=board.number(character.guilds[0]),
        red=character.strength,
        blue=character.willpower,
        gold=numbers.gold,
        experience=numbers.experience,
    )


def _begin(scene: Scene, seat: int, extra: bool) -> None:
    """Q2.1: a chance card is drawn and carried out; not in an extra turn (Q3.5)."""
    scene.set(turn=Turn(seat, extra=extra), phase="move", battle=None)
    if extra:
        scene.tell(TurnBegan, seat, True, None)
        return
    if scene.hero.ring_used:
        scene.change(seat, ring_used=False)
    drawn = draws.draw(scene, "chance")
    scene.tell(TurnBegan, seat, False, drawn)
    if drawn is not None:
        effects.run(scene, seat, catalogue().chance[drawn].effect, drawn)
        scene.discard(drawn, "chance")


def end(scene: Scene, action: End) -> None:
    """Q2.4; Q5.3: not before a creature has been fought."""
    creature = creature_here(scene.state)
    if creature is not None and not scene.state.turn.met:
        raise Illegal("Q5.3", "must-be-fought", creature=title(creature.id))
    pass_on(scene)


def pass_on(scene: Scene) -> None:
    """Q2.4, Q3.5: an extra turn of one's own, or the turn of the next to the left who is alive."""
    seat, heroes = scene.seat, scene.state.heroes
    if heroes[seat].alive and heroes[seat].extra:
        scene.change(seat, extra=heroes[seat].extra - 1)
        _begin(scene, seat, extra=True)
        return
    count = len(heroes)
    left = [(seat + step) % count for step in range(1, count + 1)]
    _begin(scene, next(each for each in left if heroes[each].alive), extra=False)

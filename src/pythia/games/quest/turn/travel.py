"""Q4: moving."""

from pythia.contract import Field, Illegal, Offer, refusal
from pythia.games.quest import board, check
from pythia.games.quest.battle.strengths import power, special
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.words import Fly, Price, Walk, Web
from pythia.games.quest.events import DieRolled, Moved
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Hero, Leave, Move, State, Way
from pythia.games.quest.turn import arrival, draws

WAYS: dict[Way, str] = {
    "stay": "Q4.1",
    "foot": "Q4.2",
    "horse": "Q4.3",
    "boat": "Q4.4",
    "gate": "Q4.5",
    "boots": "Q4.7",
    "carpet": "Q4.7",
}
"""Every way to move, and its rule."""


def price(hero: Hero, way: Way) -> Price:
    numbers = catalogue().numbers
    gold = {"horse": numbers.horse, "boat": numbers.boat, "gate": numbers.gate}
    if way == "carpet":
        return Price(gold=next((word.gold for item in hero.whole if (word := power(item, Fly))), 0))
    return Price(gold=gold.get(way, 0))


def reach(hero: Hero, way: Way) -> tuple[int, ...]:
    """Where this way leads from here; nowhere if it is not open."""
    here = hero.space
    match way:
        case "stay":
            return (here,)
        case "foot":
            return board.within(here, 1, 1)
        case "horse":
            return board.within(here, 2, 2)
        case "boat":
            return board.by_boat(here)
        case "gate":
            return board.by_gate(here)
        case "boots":
            far = [word.spaces for item in hero.whole if (word := power(item, Walk))]
            return board.within(here, 1, far[0]) if far else ()
        case "carpet":
            flies = any(power(item, Fly) for item in hero.whole)
            return tuple(each for each in board.everywhere() if flies and each != here)


def web(state: State) -> Web | None:
    """Q4.6: the web that holds whoever would leave, while its spider lies face up."""
    creature = arrival.creature_here(state)
    return special(creature, Web) if creature and not state.turn.free else None


def _check_way(state: State, way: Way) -> None:
    rule, hero = WAYS[way], state.hero
    if way != "stay" and web(state):
        raise Illegal("Q4.6", "web-holds")
    if not reach(hero, way):
        raise Illegal(rule, f"no-{way}-here")
    check.afford(hero, price(hero, way), rule)


def move(scene: Scene, action: Move) -> None:
    """Q4: exactly one of the ways; then what lies there is met."""
    hero, seat = scene.hero, scene.seat
    _check_way(scene.state, action.way)
    if action.way == "stay":
        if action.to is not None:
            raise Illegal("Q4.1", "stay-goes-nowhere")
        to = hero.space
    elif action.to is None:
        raise Illegal(WAYS[action.way], "choose-one")
    else:
        to = board.number(action.to)
        if to == hero.space:
            raise Illegal(WAYS[action.way], "already-there", space=board.words(to))
        if to not in reach(hero, action.way):
            raise Illegal(WAYS[action.way], "too-far", space=board.words(to))
    scene.pay(seat, price(hero, action.way))
    scene.change(seat, space=to)
    scene.tell(Moved(seat, action.way, board.space(to).id))
    scene.turn(stayed=action.way == "stay")
    arrival.arrive(scene)


def leave(scene: Scene, action: Leave) -> None:
    """Q4.6: the web is tested before any way of leaving is chosen or paid; held, one stays."""
    held = web(scene.state)
    if held is None:
        raise Illegal("Q4.6", "no-web")
    die = draws.die(scene)
    lying = scene.state.here
    assert lying is not None
    scene.tell(DieRolled(scene.seat, str(lying.card), die))
    if die <= held.upto:
        scene.turn(stayed=True)
        arrival.arrive(scene)
    else:
        scene.turn(free=True)


def offers(state: State) -> list[Offer]:
    """Every way with where it leads and its price, or why it is not open."""
    found, hero = [], state.hero
    if web(state):
        found.append(Offer("leave"))
    refused = []
    for way in WAYS:
        try:
            _check_way(state, way)
        except Illegal as why:
            if way not in ("boots", "carpet") or reach(hero, way):
                refused.append(refusal(way, why))
            continue
        fields = [Field("way", (way,))]
        if way != "stay":
            fields.append(Field("to", board.names(reach(hero, way))))
        found.append(Offer("move", tuple(fields), check.as_dict(price(hero, way))))
    if refused:
        found.append(Offer("move", (Field("way", (), refused=tuple(refused)),)))
    return found

"""Q4: moving."""

from functools import cache, lru_cache

from pythia.contract import Field, Illegal, Offer, refusal
from pythia.games.quest import board, check
from pythia.games.quest.cards.catalogue import ability_of, catalogue
from pythia.games.quest.cards.price import FREE, Price
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
    if way == "carpet":
        return Price(gold=_fly_gold(hero) or 0)
    return _fares().get(way, FREE)


@cache
def _fares() -> dict[Way, Price]:
    numbers = catalogue().numbers
    gold: dict[Way, int] = {"horse": numbers.horse, "boat": numbers.boat, "gate": numbers.gate}
    return {way: Price(gold=asked) for way, asked in gold.items()}


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
            far = next((spaces for item in hero.whole if (spaces := ability_of(item).walk_spaces)), 0)
            return board.within(here, 1, far)
        case "carpet":
            if _fly_gold(hero) is None:
                return ()
            return tuple([each for each in board.everywhere() if each != here])


def _fly_gold(hero: Hero) -> int | None:
    """What flying costs; None: there is nothing to fly with."""
    prices = (ability_of(item).fly_gold for item in hero.whole)
    return next((gold for gold in prices if gold is not None), None)


def web(state: State) -> int:
    """Q4.6: up to which number of a die the web here holds whoever would leave; 0: there is none.

    It holds while its spider lies face up.
    """
    creature = arrival.creature_here(state)
    return creature.traits.web_upto if creature and not state.turn.free else 0


def _check_way(hero: Hero, held: bool, way: Way) -> None:
    rule = WAYS[way]
    if way != "stay" and held:
        raise Illegal("Q4.6", "web-holds")
    if not reach(hero, way):
        raise Illegal(rule, f"no-{way}-here")
    check.afford(hero, price(hero, way), rule)


def move(scene: Scene, action: Move) -> None:
    """Q4: exactly one of the ways; then what lies there is met."""
    hero, seat = scene.hero, scene.seat
    _check_way(hero, web(scene.state) > 0, action.way)
    if action.way == "stay":
        if action.to is not None:
            raise Illegal("Q4.1", "stay-goes-nowhere")
        to = hero.space
    elif action.to is None:
        raise Illegal(WAYS[action.way], "choose-one")
    else:
        to = board.number(action.to)
        if to == hero.space:
            raise Illegal(WAYS[action.way], "already-there", space=board.title(to))
        if to not in reach(hero, action.way):
            raise Illegal(WAYS[action.way], "too-far", space=board.title(to))
    scene.pay(seat, price(hero, action.way))
    scene.change(seat, space=to)
    scene.tell(Moved, seat, action.way, board.space(to).id)
    arrival.arrive(scene, stayed=action.way == "stay")


def leave(scene: Scene, action: Leave) -> None:
    """Q4.6: the web is tested before any way of leaving is chosen or paid; held, one stays."""
    upto = web(scene.state)
    if not upto:
        raise Illegal("Q4.6", "no-web")
    die = draws.die(scene)
    lying = scene.state.here
    assert lying is not None
    scene.tell(DieRolled, scene.seat, str(lying.card), die)
    if die <= upto:
        arrival.arrive(scene, stayed=True)
    else:
        scene.turn(free=True)


def offers(state: State) -> tuple[Offer, ...]:
    """Every way with where it leads and its price, or why it is not open."""
    hero = state.hero
    # All that the ways depend on, so that what is offered is made once and met again and again.
    traveller = Hero("", hero.space, red=0, blue=0, gold=hero.gold, items=vehicles(hero.whole))
    return _offers(traveller, web(state) > 0)


@lru_cache(maxsize=10_000)
def vehicles(whole: tuple[str, ...]) -> tuple[str, ...]:
    """With which of these one can travel further."""
    return tuple([item for item in whole if is_vehicle(item)])


def is_vehicle(item: str) -> bool:
    """Whether one can walk further with it, or fly."""
    able = ability_of(item)
    return able.walk_spaces > 0 or able.fly_gold is not None


@lru_cache(maxsize=2000)
def _offers(hero: Hero, held: bool) -> tuple[Offer, ...]:
    found, refused = [Offer("leave")] if held else [], []
    for way in WAYS:
        try:
            _check_way(hero, held, way)
        except Illegal as why:
            if way not in ("boots", "carpet") or reach(hero, way):
                refused.append(refusal(way, why))
            continue
        fields = [Field("way", (way,))]
        if way != "stay":
            fields.append(Field("to", board.ids(reach(hero, way))))
        found.append(Offer("move", tuple(fields), price(hero, way).as_dict()))
    if refused:
        found.append(Offer("move", (Field("way", (), refused=tuple(refused)),)))
    return tuple(found)

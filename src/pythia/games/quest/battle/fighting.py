"""Q6: the battle itself, from its declaration roll by roll to its end."""

from itertools import combinations

from msgspec.structs import replace

from pythia.contract import Illegal
from pythia.games.quest import check
from pythia.games.quest.battle import aftermath, declaring
from pythia.games.quest.battle.aftermath import Result
from pythia.games.quest.battle.strengths import (
    counted,
    first_die,
    foe,
    foe_dice,
    own,
    own_dice,
    shown_parts,
)
from pythia.games.quest.cards.catalogue import ability_of, catalogue
from pythia.games.quest.events import Changed, FightBegan, FightEnded, Rolled
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Decline, Dice, Fight, Roll, State
from pythia.games.quest.turn import draws


def fight(scene: Scene, action: Fight) -> None:
    """Q6.4: declared together, then paid, then the dice roll."""
    cost = declaring.price(scene.state, action)
    after, seat = declaring.set_up(scene.state, action, cost), scene.seat
    assert after.battle is not None
    kind = after.battle.kind
    scene.tell(FightBegan, seat, after.battle.creature, kind, action.items, action.extras)
    scene.state = after
    for what, amount in (("health", cost.health), ("magic", cost.magic)):
        if amount:
            scene.tell(Changed, seat, what, -amount)  # type: ignore[arg-type]
    for extra in action.extras:
        known = ability_of(extra).extra
        if known and known.once_a_round:
            scene.change(seat, ring_used=True)
        if known and known.discarded:
            scene.drop(seat, extra)
    _go_on(scene)


def decline(scene: Scene, action: Decline) -> None:
    """Q9.5: neither draw nor loss; the turn goes on."""
    creature = declaring.opponent(scene.state)
    if not creature.traits.may_decline:
        raise Illegal("Q5.3", "must-be-fought", creature=check.title(creature.id))
    scene.turn(met=True)
    scene.tell(FightEnded, scene.seat, creature.id, "declined")


# ----------------------------------------------------------------------------------------- the rolls


def usable(state: State) -> tuple[str, ...]:
    """Q6.5, Q9.1: what could be used in the next roll: a throw, the Cape, Divine Will."""
    battle, items = state.battle, catalogue().items
    assert battle is not None
    found = [
        name
        for name in battle.items
        if (items[name].throw and battle.kind == "strength" and battle.out is None)
        or (ability_of(name).foe_rolls_twice and not battle.cape)
    ]
    return (*found, *(name for name in state.hero.whole if ability_of(name).fixed_dice))


def ways_to_roll(state: State) -> list[tuple[str, ...]]:
    names = usable(state)
    return [chosen for count in range(len(names) + 1) for chosen in combinations(names, count)]


def _go_on(scene: Scene) -> None:
    """The next roll: at once, unless something could be used in it."""
    if usable(scene.state):
        scene.set(phase="roll")
    else:
        _roll(scene, ())


def roll(scene: Scene, action: Roll) -> None:
    could = usable(scene.state)
    if len(set(action.using)) < len(action.using):
        raise Illegal("Q6.4", "declared-twice")
    for name in action.using:
        if check.item(name).id not in could:
            raise Illegal("Q6.5", "cannot-use-in-roll", item=check.title(name))
    _roll(scene, action.using)


def _roll(scene: Scene, using: tuple[str, ...]) -> None:
    """Q6.2: dice, cubes and bonuses; the higher total wins, equal is a draw."""
    state, seat = scene.state, scene.seat
    battle = state.battle
    assert battle is not None
    thrown = next((name for name in using if catalogue().items[name].throw), None)
    fixed = next((pair for name in using if (pair := ability_of(name).fixed_dice)), None)
    added, against = own(state, battle, thrown is not None) + first_die(battle), foe(state, battle)
    if fixed:
        dice = Dice((fixed[0],), (fixed[1],))
    else:
        dice = draws.battle_dice(scene, own_dice(battle), foe_dice(using))
    values = [counted(state.hero, each) for each in dice.own]
    die, foe_die = max(values), min(dice.foe)
    margin = added + die - against - foe_die
    result: Result = "win" if margin > 0 else "draw" if margin == 0 else "loss"
    if scene.story.is_told:
        scene.tell(
            Rolled,
            seat,
            battle.kind,
            dice.own,
            dice.foe,
            added + die,
            against + foe_die,
            values.index(die),
            dice.foe.index(foe_die),
            die,
            against,
            shown_parts(state, battle, thrown is not None),
            using,
            result,
        )
    for name in using:
        if ability_of(name).fixed_dice:
            scene.drop(seat, name)
    if thrown and not _spared(thrown, die, result):
        scene.damage(seat, thrown)
    cape = battle.cape or any(ability_of(name).foe_rolls_twice for name in using)
    scene.set(battle=replace(battle, rolls=battle.rolls + 1, out=thrown or battle.out, cape=cape))
    scene.show()
    _after_roll(scene, result, margin)


def _spared(thrown: str, die: int, result: Result) -> bool:
    """Q6.5: where a thrown weapon's own text spares it the damage."""
    able = ability_of(thrown)
    if able.unbroken_if_won:
        return result == "win"
    return able.unbroken_from is not None and die >= able.unbroken_from


def _after_roll(scene: Scene, result: Result, margin: int) -> None:
    """Q6.3: three lives are three rolls won in a row; the first that is not ends it as that result."""
    battle = scene.state.battle
    assert battle is not None
    if result == "win":
        battle = replace(battle, won=battle.won + 1)
        if battle.won == catalogue().creatures[battle.creature].lives:
            if battle.stage + 1 == len(battle.kinds):
                scene.set(battle=battle)
                aftermath.win(scene, margin)
                return
            battle = replace(battle, stage=battle.stage + 1, won=0)
        scene.set(battle=battle)
        _go_on(scene)
    elif result == "draw":
        aftermath.draw(scene)
    elif aftermath.shield(scene.state) is not None:
        scene.set(phase="save")
    else:
        aftermath.lose(scene)

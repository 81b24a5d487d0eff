"""Q6: the battle itself, roll by roll, and what it brings or costs (Q5.3, Q9.3 to Q9.5)."""

from itertools import combinations
from typing import Literal

from msgspec.structs import replace

from pythia.contract import Illegal
from pythia.games.quest import check
from pythia.games.quest.battle import declaring
from pythia.games.quest.battle.strengths import (
    WEAPONS,
    first_die,
    foe,
    foe_dice,
    own,
    own_dice,
    power,
    shown,
    shown_parts,
    special,
)
from pythia.games.quest.cards.catalogue import Creature, catalogue
from pythia.games.quest.cards.words import (
    Alive,
    CancelHealth,
    CostlierLoss,
    Effect,
    ExperienceByMargin,
    FistFight,
    FixedDice,
    FoeRollsTwice,
    GiveItem,
    Lose,
    LostRollDrawn,
    MagicLessOnceARound,
    MarginIsExperience,
    MayDecline,
    RechargeAfterWills,
    StoneSkin,
    UnbrokenFrom,
    UnbrokenIfWon,
)
from pythia.games.quest.events import Changed, FightBegan, FightEnded, Rolled
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Battle, Decline, Dice, Fight, Give, Roll, Save, State
from pythia.games.quest.turn import arrival, draws, effects
from pythia.games.quest.turn.ending import lose_health

Result = Literal["win", "draw", "loss"]
USUAL_LOSS: tuple[Effect, ...] = (Lose("health", 1),)
"""Q5.3."""


def fight(scene: Scene, action: Fight) -> None:
    """Q6.4: declared together, then paid, then the dice roll."""
    cost = declaring.price(scene.state, action)
    after, seat = declaring.begun(scene.state, action), scene.seat
    assert after.battle is not None
    kind = after.battle.kind
    scene.tell(FightBegan(seat, after.battle.creature, kind, action.items, action.extras))
    scene.state = after
    for what, amount in (("health", cost.health), ("magic", cost.magic)):
        if amount:
            scene.tell(Changed(seat, what, -amount))  # type: ignore[arg-type]
    for extra in action.extras:
        if power(extra, MagicLessOnceARound):
            scene.change(seat, ring_used=True)
        elif extra in scene.hero.kept or extra in _scrolls(scene.state):
            scene.drop(seat, extra)
    _go_on(scene)


def _scrolls(state: State) -> tuple[str, ...]:
    return tuple([item for item in state.hero.items if catalogue().items[item].slot == "scroll"])


def decline(scene: Scene, action: Decline) -> None:
    """Q9.5: neither draw nor loss; the turn goes on."""
    creature = declaring.opponent(scene.state)
    if not special(creature, MayDecline):
        raise Illegal("Q5.3", "must-be-fought", creature=check.words(creature.id))
    scene.turn(met=True)
    scene.tell(FightEnded(scene.seat, creature.id, "declined"))


# ----------------------------------------------------------------------------------------- the rolls


def usable(state: State) -> tuple[str, ...]:
    """Q6.5, Q9.1: what could be used in the next roll: a throw, the Cape, Divine Will."""
    battle, items = state.battle, catalogue().items
    assert battle is not None
    found = [
        name
        for name in battle.items
        if (items[name].throw and battle.kind == "strength" and battle.out is None)
        or (power(name, FoeRollsTwice) and not battle.cape)
    ]
    return (*found, *(name for name in state.hero.whole if power(name, FixedDice)))


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
            raise Illegal("Q6.5", "cannot-use-in-roll", item=check.words(name))
    _roll(scene, action.using)


def _roll(scene: Scene, using: tuple[str, ...]) -> None:
    """Q6.2: dice, cubes and bonuses; the higher total wins, equal is a draw."""
    state, seat = scene.state, scene.seat
    battle = state.battle
    assert battle is not None
    thrown = next((name for name in using if catalogue().items[name].throw), None)
    fixed = next((word for name in using if (word := power(name, FixedDice))), None)
    added, against = own(state, battle, thrown is not None) + first_die(battle), foe(state, battle)
    if fixed:
        dice = Dice((fixed.own,), (fixed.foe,))
    else:
        dice = draws.battle_dice(scene, own_dice(battle), foe_dice(using))
    die = max(shown(state.hero, each) for each in dice.own)
    margin = added + die - against - min(dice.foe)
    result: Result = "win" if margin > 0 else "draw" if margin == 0 else "loss"
    scene.tell(
        Rolled(
            seat,
            battle.kind,
            dice.own,
            dice.foe,
            added + die,
            against + min(dice.foe),
            shown_parts(state, battle, thrown is not None),
            using,
            result,
        )
    )
    for name in using:
        if power(name, FixedDice):
            scene.drop(seat, name)
    if thrown and not _spared(thrown, die, result):
        scene.damage(seat, thrown)
    cape = battle.cape or any(power(name, FoeRollsTwice) for name in using)
    scene.set(battle=replace(battle, rolls=battle.rolls + 1, out=thrown or battle.out, cape=cape))
    _after_roll(scene, result, margin)


def _spared(thrown: str, die: int, result: Result) -> bool:
    """Q6.5: where a thrown weapon's own text spares it the damage."""
    if power(thrown, UnbrokenIfWon):
        return result == "win"
    word = power(thrown, UnbrokenFrom)
    return word is not None and die >= word.die


def _after_roll(scene: Scene, result: Result, margin: int) -> None:
    """Q6.3: three lives are three rolls won in a row; the first that is not ends it as that result."""
    battle = scene.state.battle
    assert battle is not None
    if result == "win":
        battle = replace(battle, won=battle.won + 1)
        if battle.won == catalogue().creatures[battle.creature].lives:
            if battle.stage + 1 == len(battle.kinds):
                scene.set(battle=battle)
                _won(scene, margin)
                return
            battle = replace(battle, stage=battle.stage + 1, won=0)
        scene.set(battle=battle)
        _go_on(scene)
    elif result == "draw":
        _drawn(scene)
    elif shield(scene.state) is not None:
        scene.set(phase="save")
    else:
        _lost(scene)


# ----------------------------------------------------------------------------------------- how it ends


def _end(scene: Scene, result: Result) -> Creature:
    """What follows any result: Q9.5, the Golem's skin; and the turn goes on."""
    battle = scene.state.battle
    assert battle is not None
    creature = catalogue().creatures[battle.creature]
    scene.tell(FightEnded(scene.seat, creature.id, result))
    if special(creature, StoneSkin):
        for item in battle.items:
            if catalogue().items[item].slot in WEAPONS:
                scene.damage(scene.seat, item)
    scene.turn(met=True)
    scene.set(phase="act")
    return creature


def _drawn(scene: Scene) -> None:
    """Q5.3: nothing happens, the creature stays."""
    _end(scene, "draw")
    scene.set(battle=None)


def _won(scene: Scene, margin: int) -> None:
    """Q5.3: the creature is discarded; its experience and its treasure are taken."""
    battle, seat = scene.state.battle, scene.seat
    assert battle is not None
    creature = _end(scene, "win")
    scene.discard(arrival.remove(scene, scene.hero.space))
    by_margin = special(creature, MarginIsExperience)
    earned = min(margin, by_margin.most) if by_margin else creature.experience
    for item in battle.items:
        spikes = power(item, ExperienceByMargin)
        if spikes and battle.kind == "strength" and margin >= spikes.margin:
            earned += spikes.amount
    armed = any(catalogue().items[item].slot in (*WEAPONS, "shield") for item in battle.items)
    if special(creature, FistFight) and armed:
        earned = 0
    scene.gain(seat, "experience", earned)
    effects.run(scene, seat, creature.treasure, creature.id, kind=battle.kind)
    taken = special(creature, Alive)
    if taken and "alive" in battle.extras:
        scene.gain(seat, "gold", taken.gold)
    for item in battle.items:
        skull = power(item, RechargeAfterWills)
        if skull and battle.kind == "will" and item not in scene.state.turn.used:
            scene.turn(used=(*scene.state.turn.used, item))
            scene.recharge(seat, skull.amount)
    scene.set(battle=None)


def _lost(scene: Scene) -> None:
    """Q5.3: 1 Health, or what the card says; a shield may still cancel some of it."""
    _end(scene, "loss")
    battle = scene.state.battle
    assert battle is not None
    scene.set(battle=replace(battle, lost=True))
    if shield(scene.state) is not None:
        scene.set(phase="save")
    else:
        _suffer(scene, 0)


def shield(state: State) -> str | None:
    """Q9.1, Q9.4: the shield that could save something now, in a stage of Strength only."""
    battle = state.battle
    assert battle is not None
    if battle.kind != "strength":
        return None
    for item in battle.items:
        if item in state.hero.damaged:
            continue
        if not battle.lost and power(item, LostRollDrawn):
            return item
        if battle.lost and power(item, CancelHealth) and _health_lost(state, battle):
            return item
    return None


def save(scene: Scene, action: Save) -> None:
    """The shield is damaged: the lost roll is a draw, or less Health is lost."""
    item, battle = shield(scene.state), scene.state.battle
    assert item is not None
    assert battle is not None
    scene.damage(scene.seat, item)
    if battle.lost:
        cancelled = power(item, CancelHealth)
        scene.set(phase="act")
        _suffer(scene, cancelled.amount if cancelled else 0)
    else:
        _drawn(scene)


def bear(scene: Scene) -> None:
    """No shield is damaged for it."""
    assert scene.state.battle is not None
    scene.set(phase="act")
    if scene.state.battle.lost:
        _suffer(scene, 0)
    else:
        _lost(scene)


def _loss(state: State, battle: Battle) -> list[Effect]:
    """What the loss is here: where there is nothing to give, what the card says otherwise."""
    found: list[Effect] = []
    for word in catalogue().creatures[battle.creature].loss or USUAL_LOSS:
        match word:
            case GiveItem(otherwise=otherwise) if not state.hero.items:
                found += otherwise
            case Lose(what="gold", otherwise=otherwise) if not state.hero.gold:
                found += otherwise
            case _:
                found.append(word)
    return found


def _health_lost(state: State, battle: Battle) -> int:
    points = sum(word.amount for item in battle.items if (word := power(item, CostlierLoss)))
    for lost in _loss(state, battle):
        if isinstance(lost, Lose) and lost.what == "health":
            assert isinstance(lost.amount, int)
            points += lost.amount
    return points


def _suffer(scene: Scene, cancelled: int) -> None:
    """Health first: whoever dies of it, or nearly, is spared the rest."""
    battle = scene.state.battle
    assert battle is not None
    rest = [
        word for word in _loss(scene.state, battle) if not (isinstance(word, Lose) and word.what == "health")
    ]
    points = max(0, _health_lost(scene.state, battle) - cancelled)
    scene.set(battle=None)
    if lose_health(scene, scene.seat, points):
        effects.run(scene, scene.seat, rest, battle.creature)


def give(scene: Scene, action: Give) -> None:
    """The Highwayman takes an item of one's choice; damaged ones count (Q9.5)."""
    check.owned(scene.hero, action.item, "Q9.5")
    scene.drop(scene.seat, action.item)
    scene.set(phase="act")

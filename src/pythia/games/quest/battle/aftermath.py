"""Q5.3, Q9.1, Q9.3 to Q9.5: how a battle ends, what it brings or costs, and what a shield saves."""

from typing import Literal, assert_never

from msgspec.structs import replace

from pythia.games.quest import check
from pythia.games.quest.battle.strengths import WEAPONS
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import Creature, ability_of, catalogue
from pythia.games.quest.events import FightEnded
from pythia.games.quest.scene import Scene
from pythia.games.quest.state import Battle, Give, Save, State
from pythia.games.quest.turn import arrival, effects
from pythia.games.quest.turn.ending import lose_health

Result = Literal["win", "draw", "loss"]
USUAL_LOSS: tuple[words.Effect, ...] = (words.Lose("health", 1),)
"""Q5.3."""


def _end(scene: Scene, result: Result) -> Creature:
    """What follows any result: Q9.5, the Golem's skin; and the turn goes on."""
    battle = scene.state.battle
    assert battle is not None
    creature = catalogue().creatures[battle.creature]
    scene.tell(FightEnded, scene.seat, creature.id, result)
    if creature.traits.damages_weapon:
        for item in battle.items:
            if catalogue().items[item].slot in WEAPONS:
                scene.damage(scene.seat, item)
    scene.turn(met=True)
    scene.set(phase="act")
    return creature


def draw(scene: Scene) -> None:
    """Q5.3: nothing happens, the creature stays."""
    _end(scene, "draw")
    scene.set(battle=None)


def win(scene: Scene, margin: int) -> None:
    """Q5.3: the creature is discarded; its experience and its treasure are taken."""
    battle, seat = scene.state.battle, scene.seat
    assert battle is not None
    creature = _end(scene, "win")
    scene.show()
    scene.discard(arrival.remove(scene, scene.hero.space))
    scene.gain(seat, "experience", _experience(creature, battle, margin))
    effects.run(scene, seat, creature.treasure, creature.id, kind=battle.kind)
    taken = creature.traits.alive
    if taken and "alive" in battle.extras:
        scene.gain(seat, "gold", taken.gold)
    for item in battle.items:
        recharged = ability_of(item).recharge_after_wills
        if recharged and battle.kind == "will" and item not in scene.state.turn.used:
            scene.turn(used=(*scene.state.turn.used, item))
            scene.recharge(seat, recharged)
    scene.set(battle=None)


def _experience(creature: Creature, battle: Battle, margin: int) -> int:
    """What the victory is worth in experience; Q9.5: by the margin of the last roll."""
    armed = any(catalogue().items[item].slot in (*WEAPONS, "shield") for item in battle.items)
    if creature.traits.fists_only and armed:
        return 0
    most = creature.traits.max_margin_experience
    earned = creature.experience if most is None else min(margin, most)
    for item in battle.items:
        more = ability_of(item).margin_experience
        if more and battle.kind == "strength" and margin >= more.margin:
            earned += more.amount
    return earned


def lose(scene: Scene) -> None:
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
        able = ability_of(item)
        if not battle.lost and able.draws_lost_roll:
            return item
        if battle.lost and able.cancels_health and _health_lost(state, battle):
            return item
    return None


def save(scene: Scene, action: Save) -> None:
    """The shield is damaged: the lost roll is a draw, or less Health is lost."""
    item, battle = shield(scene.state), scene.state.battle
    assert item is not None
    assert battle is not None
    scene.damage(scene.seat, item)
    if battle.lost:
        scene.set(phase="act")
        _suffer(scene, ability_of(item).cancels_health)
    else:
        draw(scene)


def bear(scene: Scene) -> None:
    """The loss is taken as it is, and no shield is damaged."""
    assert scene.state.battle is not None
    scene.set(phase="act")
    if scene.state.battle.lost:
        _suffer(scene, 0)
    else:
        lose(scene)


def _loss(state: State, battle: Battle) -> tuple[int, list[words.Effect]]:
    """What the loss is here: Health by points, and the rest as it stands on the card.

    Where there is nothing to give or to lose, what the card says otherwise comes instead.
    """
    points = sum([ability_of(item).costlier_loss for item in battle.items])
    rest: list[words.Effect] = []
    for word in catalogue().creatures[battle.creature].loss or USUAL_LOSS:
        for each in _instead(state, word):
            if isinstance(each, words.Lose) and each.what == "health":
                assert isinstance(each.amount, int)
                points += each.amount
            else:
                rest.append(each)
    return points, rest


def _instead(state: State, word: words.Effect) -> tuple[words.Effect, ...]:
    """The word itself, or what stands for it where it cannot happen."""
    match word:
        case words.GiveItem(otherwise=otherwise):
            return (word,) if state.hero.items else otherwise
        case words.Lose(otherwise=otherwise):
            return (word,) if effects.amount_lost(state.hero, word) else otherwise
        case (
            words.Heal() | words.Recharge() | words.Gain() | words.Draw() | words.Keep() | words.Curse()
            | words.Alchemy() | words.Market() | words.Collect() | words.Travel() | words.Go() | words.Boost()
            | words.Steal() | words.Banish() | words.Renew() | words.Exchange() | words.ExtraTurn()
            | words.Lay() | words.Goods() | words.Roll() | words.Choose() | words.In()
            | words.IfFewestCertificates() | words.ByKind() | words.Each() | words.Least()
        ):  # fmt: skip
            return (word,)  # nothing else stands on the card for these
        case _:
            assert_never(word)


def _health_lost(state: State, battle: Battle) -> int:
    return _loss(state, battle)[0]


def _suffer(scene: Scene, cancelled: int) -> None:
    """Health first: whoever dies of it, or is saved from dying of it, is spared the rest."""
    battle = scene.state.battle
    assert battle is not None
    points, rest = _loss(scene.state, battle)
    health = max(0, points - cancelled)
    scene.set(battle=None)
    if health or rest:
        scene.show()
    if lose_health(scene, scene.seat, health):
        effects.run(scene, scene.seat, rest, battle.creature)


def give(scene: Scene, action: Give) -> None:
    """The Highwayman takes an item of one's choice; damaged ones count (Q9.5)."""
    check.owned(scene.hero, action.item, "Q9.5")
    scene.drop(scene.seat, action.item)
    scene.set(phase="act")

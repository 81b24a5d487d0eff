"""What the effects of cards do (Q3, Q5.2, Q9.6, Q9.7)."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias, assert_never

from pythia.games.quest import board
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.events import CardKept, CardsLaid, Changed, DieRolled, GoodsLaid, Moved
from pythia.games.quest.scene import Scene, without
from pythia.games.quest.state import Hero, State
from pythia.games.quest.turn import arrival, draws
from pythia.games.quest.turn.ending import lose_health


def amount_gained(hero: Hero, gain: words.Gain) -> int:
    """How much is gained."""
    if isinstance(gain.amount, int):
        return gain.amount * gain.times
    return (hero.red if gain.amount == "strength" else hero.blue) * gain.times


def amount_lost(hero: Hero, word: words.Lose) -> int:
    """How much is lost; of gold and Magic no more than there is."""
    if word.what == "health":
        assert isinstance(word.amount, int)
        return word.amount
    has = hero.gold if word.what == "gold" else hero.blue
    if isinstance(word.amount, int):
        return min(word.amount, has)
    return {"all": has, "half-up": (has + 1) // 2, "half-down": has // 2}[word.amount]


def has_fewest(state: State, hero: Hero) -> bool:
    """Whether none of the living has fewer certificates."""
    return len(hero.certificates) == min([len(each.certificates) for each in state.heroes if not each.died])


def run(
    scene: Scene,
    seat: int,
    effects: Sequence[words.Effect],
    card: str,
    choice: str | None = None,
    kind: words.Kind = "strength",
) -> None:
    """The effects of a card in their order, for this seat, until somebody is dying of them.

    `choice` is what the player chose with the card, `kind` that of the battle in which it was won.
    """
    for word in effects:
        if scene.state.phase in ("death", "over") or not scene.state.heroes[seat].alive:
            return
        _doing(word)(scene, seat, card, choice, kind)


Doing: TypeAlias = Callable[[Scene, int, str, str | None, words.Kind], None]
"""What a word does: in this scene, for this seat, on this card, with this choice and kind of battle."""


@cache
def _doing(word: words.Effect) -> Doing:
    match word:
        case words.Roll():
            return lambda scene, seat, card, *_: _roll(scene, seat, word, card)
        case words.Choose(among=among):
            return lambda scene, seat, card, choice, kind: run(scene, seat, among[str(choice)], card)
        case words.In(effect=effect, otherwise=otherwise, terrain=terrain):
            return lambda scene, seat, card, *_: run(
                scene, seat, effect if _terrain(scene, seat) == terrain else otherwise, card
            )
        case words.IfFewestCertificates(effect=effect, otherwise=otherwise):
            return lambda scene, seat, card, *_: run(
                scene,
                seat,
                effect if has_fewest(scene.state, scene.state.heroes[seat]) else otherwise,
                card,
            )
        case words.ByKind(strength=strength, will=will):
            return lambda scene, seat, card, choice, kind: run(
                scene, seat, strength if kind == "strength" else will, card
            )
        case words.Each():
            return lambda scene, seat, card, *_: _each(scene, seat, word, card)
        case words.Least():
            return lambda scene, seat, card, *_: _least(scene, word, card)
        case _:
            return _simple(word)


def _simple(word: words.Simple) -> Doing:
    match word:
        case words.Heal(amount=amount):
            return lambda scene, seat, *_: scene.heal(seat, amount)
        case words.Recharge(amount=amount):
            return lambda scene, seat, *_: scene.recharge(seat, amount)
        case words.Gain():
            return lambda scene, seat, *_: _gain(scene, seat, word)
        case words.Lose():
            return lambda scene, seat, *_: _lose(scene, seat, word)
        case words.Draw(deck=deck):
            return lambda scene, seat, *_: _draw(scene, seat, deck)
        case words.Keep():
            return lambda scene, seat, card, *_: _keep(scene, seat, card)
        case words.Curse(amount=amount):
            return lambda scene, seat, *_: scene.change(seat, curse=amount)
        case words.GiveItem():
            return lambda scene, *_: scene.set(phase="give")
        case words.Alchemy():
            return lambda scene, seat, card, choice, kind: _alchemy(scene, seat, choice)
        case words.Market():
            return lambda scene, *_: _open_market(scene, word)
        case words.Collect():
            return lambda scene, seat, card, choice, kind: _collect(scene, seat, word, choice)
        case words.Travel():
            return lambda scene, seat, card, choice, kind: _travel(scene, seat, choice)
        case words.Go():
            return lambda scene, seat, card, choice, kind: _teleport(scene, seat, choice)
        case words.Boost(what=what, amount=amount):
            return lambda scene, *_: scene.turn(**{what: getattr(scene.state.turn, what) + amount})
        case words.Steal():
            return lambda scene, seat, card, choice, kind: _steal(scene, seat, choice)
        case words.Banish():
            return lambda scene, seat, *_: _banish(scene, seat)
        case words.Renew():
            return lambda scene, seat, card, choice, kind: _renew(scene, choice)
        case words.Exchange():
            return lambda scene, seat, card, choice, kind: _exchange(scene, seat, choice)
        case words.ExtraTurn():
            return lambda scene, seat, *_: scene.change(seat, extra=scene.state.heroes[seat].extra + 1)
        case words.Lay(terrain=terrain):
            return lambda scene, *_: lay(scene, terrain)
        case words.Goods():
            return lambda scene, *_: _renew_goods(scene, word)
        case _:
            assert_never(word)


def _roll(scene: Scene, seat: int, word: words.Roll, card: str) -> None:
    die = draws.die(scene)
    scene.tell(DieRolled, seat, card, die)
    run(scene, seat, next(row.effect for row in word.table if die <= row.upto), card)


def _terrain(scene: Scene, seat: int) -> str:
    return board.space(scene.state.heroes[seat].space).kind


def _each(scene: Scene, seat: int, word: words.Each, card: str) -> None:
    for each, other in enumerate(scene.state.heroes):
        if other.alive:
            run(scene, each, word.drawer if each == seat else word.others, card)


def _least(scene: Scene, word: words.Least, card: str) -> None:
    for each in _having_least(scene.state, word.of):
        run(scene, each, word.effect, card)


def _draw(scene: Scene, seat: int, deck: words.Deck) -> None:
    if (item := draws.draw(scene, deck)) is not None:
        scene.take(seat, item)


def _keep(scene: Scene, seat: int, card: str) -> None:
    scene.change(seat, kept=(*scene.state.heroes[seat].kept, card))
    scene.tell(CardKept, seat, card)


def _gain(scene: Scene, seat: int, word: words.Gain) -> None:
    amount = amount_gained(scene.state.heroes[seat], word)
    match word.what:
        case "strength" | "willpower" as colour:
            for _ in range(amount):
                scene.gain_cube(seat, colour)
        case "gold" | "experience" as token:
            scene.gain(seat, token, amount)


def _lose(scene: Scene, seat: int, word: words.Lose) -> None:
    amount = amount_lost(scene.state.heroes[seat], word)
    if word.what == "health":
        lose_health(scene, seat, amount)
    elif word.what == "gold":
        scene.gain(seat, "gold", -amount)
    else:
        scene.lose_magic(seat, amount)


def _open_market(scene: Scene, word: words.Market) -> None:
    """Q9.6: what the decks still give; one of it is kept."""
    found = [draws.draw(scene, "common") for _ in range(word.common)]
    found += [draws.draw(scene, "rare") for _ in range(word.rare)]
    scene.set(drawn=tuple([each for each in found if each is not None]), phase="keep")


def _alchemy(scene: Scene, seat: int, choice: str | None) -> None:
    """Q9.6: a ready cube goes to the bank, one of the other colour comes ready."""
    hero = scene.state.heroes[seat]
    if choice == "strength":
        scene.change(seat, red=hero.red - 1)
        scene.tell(Changed, seat, "strength", -1)
        scene.gain_cube(seat, "willpower")
    else:
        scene.change(seat, blue=hero.blue - 1)
        scene.tell(Changed, seat, "willpower", -1)
        scene.gain_cube(seat, "strength")


def _collect(scene: Scene, seat: int, word: words.Collect, item: str | None) -> None:
    assert item is not None
    scene.drop(seat, item)
    scene.gain(seat, "gold", word.times * catalogue().items[item].price)


def _exchange(scene: Scene, seat: int, choice: str | None) -> None:
    """A choice is what is given and how much of it: `gold-3`."""
    given, _, digits = str(choice).partition("-")
    experience = int(digits) if given == "gold" else -int(digits)
    scene.gain(seat, "gold", -experience)
    scene.gain(seat, "experience", experience)


def _travel(scene: Scene, seat: int, to: str | None) -> None:
    """Q9.7: the card there is neither turned nor met, and nothing there is instead of moving."""
    _go(scene, seat, "wizard", to)
    scene.turn(stayed=False, met=True)


def _teleport(scene: Scene, seat: int, to: str | None) -> None:
    _go(scene, seat, "scroll", to)
    arrival.arrive(scene, stayed=scene.state.turn.stayed)


def _go(scene: Scene, seat: int, way: str, to: str | None) -> None:
    scene.change(seat, space=board.number(to))
    scene.tell(Moved, seat, way, str(to))


def _steal(scene: Scene, seat: int, item: str | None) -> None:
    assert item is not None
    here = scene.state.heroes[seat].space
    set_goods(scene, here, without(scene.state.goods[here], item))
    scene.take(seat, item)


def _banish(scene: Scene, seat: int) -> None:
    scene.discard(arrival.remove(scene, scene.state.heroes[seat].space))
    if scene.state.phase == "act":
        scene.turn(met=True)


def lay(scene: Scene, terrain: str) -> None:
    """Q3.1: on every free space of a terrain, clockwise from the drawer's, that one first."""
    terrains = board.of_kind(terrain, scene.hero.space)
    laid = [each for each in terrains if scene.state.cards[each] is None and draws.lay(scene, each)]
    scene.tell(CardsLaid, board.ids(tuple(laid)))


def _renew(scene: Scene, terrain: str | None) -> None:
    """Q9.7: what is laid before one's meeting is met, what is laid after it is not."""
    spaces = board.of_kind(str(terrain), scene.hero.space)
    unmet = scene.state.phase == "act" and not scene.state.turn.met and scene.state.here is not None
    gone = [arrival.remove(scene, each) for each in spaces if scene.state.cards[each] is not None]
    for card in gone:
        scene.discard(card)
    lay(scene, str(terrain))
    if unmet and board.space(scene.hero.space).kind == terrain:
        arrival.arrive(scene, stayed=scene.state.turn.stayed)


def _renew_goods(scene: Scene, word: words.Goods) -> None:
    """Q3.2: the old goods are discarded first, then the new ones laid out."""
    at = board.number(word.space)
    for old in scene.state.goods[at]:
        scene.discard(old)
    drawn = [draws.draw(scene, word.deck) for _ in range(word.count)]
    set_goods(scene, at, tuple([item for item in drawn if item is not None]))
    scene.tell(GoodsLaid, word.space, scene.state.goods[at])


def set_goods(scene: Scene, at: int, items: tuple[str, ...]) -> None:
    goods = list(scene.state.goods)
    goods[at] = items
    scene.set(goods=tuple(goods))


def _having_least(state: State, of: str) -> tuple[int, ...]:
    """Q3.4: all tied benefit; the living only."""
    counted = {"gold": "gold", "health": "red", "magic": "blue"}[of]
    has = {seat: getattr(hero, counted) for seat, hero in enumerate(state.heroes) if hero.alive}
    return tuple([seat for seat, own in has.items() if own == min(has.values())])

"""Q5.2: what may be chosen with a card, and whether its effects would do anything (Q9.6, Q9.7)."""

from collections.abc import Sequence
from typing import assert_never

from pythia.contract import Illegal
from pythia.games.quest import board
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.words import (
    Alchemy,
    Banish,
    Boost,
    ByKind,
    Choose,
    Collect,
    Curse,
    Draw,
    Each,
    Effect,
    Exchange,
    ExtraTurn,
    Gain,
    GiveItem,
    Go,
    Goods,
    Heal,
    IfFewestCertificates,
    In,
    Keep,
    Lay,
    Least,
    Lose,
    Market,
    Recharge,
    Renew,
    Roll,
    Steal,
    Terrain,
    Travel,
)
from pythia.games.quest.check import words
from pythia.games.quest.scene import deck_of
from pythia.games.quest.state import Deck, Hero, State
from pythia.games.quest.turn import arrival
from pythia.games.quest.turn.effects import amount_of

TERRAINS: tuple[Terrain, ...] = ("mountain", "forest", "plains")


def candidates(state: State, effects: Sequence[Effect]) -> tuple[str, ...] | None:
    """What might be chosen with these effects, possible or not; None if they leave no choice."""
    hero = state.hero
    for word in effects:
        match word:
            case Choose(among=among):
                return tuple(among)
            case Alchemy():
                return ("strength", "willpower")
            case Collect():
                return hero.items
            case Travel() | Go():
                return board.names(tuple(each for each in board.everywhere() if each != hero.space))
            case Steal():
                return state.goods[hero.space]
            case Renew():
                return TERRAINS
            case Exchange(most=most):
                counts = range(1, most + 1)
                return (*(f"gold-{n}" for n in counts), *(f"experience-{n}" for n in counts))
            case _:
                _asks_nothing(word)
    return None


_Unasking = (
    Heal | Recharge | Gain | Lose | Draw | Roll | In | IfFewestCertificates | ByKind | Keep | Curse
    | GiveItem | Market | Boost | Banish | ExtraTurn | Lay | Goods | Each | Least
)  # fmt: skip


def _asks_nothing(word: _Unasking) -> None:
    """For the type checker, which refuses a new word here, and for a word that nobody has told it of."""
    assert isinstance(word, _Unasking), word


def check(state: State, effects: Sequence[Effect], choice: str | None, rule: str) -> None:
    """Q5.2: that the effects do something and, where they leave a choice, that this one can be made."""
    offered = candidates(state, effects)
    if offered is None:
        if choice is not None:
            raise Illegal(rule, "nothing-to-choose")
        if not does_something(state, effects):
            raise Illegal(rule, "does-nothing")
    elif choice is None:
        raise Illegal(rule, "choose-one" if offered else "does-nothing")
    elif choice not in offered:
        raise _not_there(state, effects, choice, rule)
    else:
        for word in effects:
            _check_choice(state, word, choice, rule)


def _not_there(state: State, effects: Sequence[Effect], choice: str, rule: str) -> Illegal:
    """Q4.7, Q9.7: scroll and wizard lead to another space."""
    if choice == board.space(state.hero.space).id:
        if any(isinstance(word, Go) for word in effects):
            return Illegal("Q4.7", "already-there", space=board.words(state.hero.space))
        if any(isinstance(word, Travel) for word in effects):
            return Illegal("Q9.7", "already-there", space=board.words(state.hero.space))
    return Illegal(rule, "no-such-choice", choice=choice)


def _check_choice(state: State, word: Effect, choice: str, rule: str) -> None:
    hero, numbers = state.hero, catalogue().numbers
    match word:
        case Choose(among=among):
            if not does_something(state, among[choice]):
                raise Illegal(rule, "does-nothing")
        case Alchemy():
            # Q9.6: a ready cube goes, never the last ready red one, and not into a full colour.
            gives, keeps = (hero.red, 1) if choice == "strength" else (hero.blue, 0)
            if gives <= keeps:
                raise Illegal("Q9.6", "no-cube-to-give")
            full = hero.blue + hero.blue_spent >= numbers.most_willpower
            if choice == "willpower":
                full = hero.red + hero.red_spent >= numbers.most_strength
            if full:
                raise Illegal("Q9.6", "colour-is-full")
        case Collect():
            if choice in hero.damaged:
                raise Illegal("Q9.6", "is-damaged", item=words(choice))
        case Steal(deck=deck):
            if deck_of(choice) != deck:
                raise Illegal("Q9.6", "cannot-steal", item=words(choice))
        case Exchange():
            what, _, amount = choice.partition("-")
            has = hero.gold if what == "gold" else hero.experience
            if int(amount) > has:
                raise Illegal(rule, f"too-little-{what}", asked=int(amount), has=has)
        case Travel() | Go() | Renew():
            pass  # whatever there is to choose can be chosen
        case _:
            _asks_nothing(word)


def does_something(state: State, effects: Sequence[Effect]) -> bool:
    """Q5.2: whether anything would be different afterwards, for whoever's turn it is."""
    return any(_does(state, word) for word in effects)


def _does(state: State, word: Effect) -> bool:
    hero = state.hero
    match word:
        case Heal():
            return hero.red_spent > 0
        case Recharge():
            return hero.blue_spent > 0
        case Gain():
            return _gains(hero, word)
        case Draw(deck=deck):
            return _can_draw(state, deck)
        case Market():
            return _can_draw(state, "common") or _can_draw(state, "rare")
        case In(effect=effect, otherwise=otherwise, terrain=terrain):
            here = board.space(hero.space).kind == terrain
            return does_something(state, effect if here else otherwise)
        case Banish():
            return arrival.creature_here(state) is not None
        case Lose() | Roll() | Choose() | IfFewestCertificates() | ByKind() | Keep() | Curse() | GiveItem():
            return True
        case Alchemy() | Collect() | Travel() | Go() | Boost() | Steal() | Renew() | Exchange() | ExtraTurn():
            return True
        case Lay() | Goods() | Each() | Least():
            return True
        case _:
            assert_never(word)


def _gains(hero: Hero, gain: Gain) -> bool:
    """Q1.4: a cube too many heals or recharges instead."""
    numbers = catalogue().numbers
    match gain.what:
        case "strength":
            return hero.red_spent > 0 or hero.red < numbers.most_strength
        case "willpower":
            return hero.blue_spent > 0 or hero.blue < numbers.most_willpower
        case "gold" | "experience":
            return amount_of(hero, gain) > 0


def _can_draw(state: State, name: str) -> bool:
    deck: Deck = getattr(state, name)
    return bool(deck.pools[-1] or deck.discards)

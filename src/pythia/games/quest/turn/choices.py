"""Q5.2: what the player chooses with a card, and which choices can be made (Q9.6, Q9.7)."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple, assert_never

from pythia.contract import Illegal
from pythia.games.quest import board
from pythia.games.quest.cards import words
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.check import title
from pythia.games.quest.scene import deck_of
from pythia.games.quest.state import Hero, State
from pythia.games.quest.turn.forecast import does_something

TERRAINS: tuple[words.Terrain, ...] = ("mountain", "forest", "plains")


class Question(NamedTuple):
    """What a word of a card asks the player."""

    answers: tuple[str, ...]
    """All that might be chosen, possible or not."""
    check: Callable[[str], None]
    """Raises Illegal for one of them that cannot be chosen now."""


def candidates(state: State, effects: Sequence[words.Effect]) -> tuple[str, ...] | None:
    """What might be chosen with these effects, possible or not; None if they leave no choice."""
    asked = _questions(state, effects, "")
    return asked[0].answers if asked else None


def check(state: State, effects: Sequence[words.Effect], choice: str | None, rule: str) -> None:
    """Q5.2: that the effects do something and, where they leave a choice, that this one can be made."""
    asked = _questions(state, effects, rule)
    if not asked:
        if choice is not None:
            raise Illegal(rule, "nothing-to-choose")
        if not does_something(state, effects):
            raise Illegal(rule, "does-nothing")
        return
    offered = asked[0].answers
    if choice is None:
        raise Illegal(rule, "choose-one" if offered else "does-nothing")
    if choice not in offered:
        raise _not_there(state, effects, choice, rule)
    for question in asked:
        question.check(choice)


def _questions(state: State, effects: Sequence[words.Effect], rule: str) -> list[Question]:
    """What the words ask; `rule` is what a refusal is told by."""
    return [asks(state, rule) for word in effects if (asks := _asking(word))]


@cache
def _asking(word: words.Effect) -> Callable[[State, str], Question] | None:
    """What the word asks of whom, if anything."""
    match word:
        case words.Choose(among=among):
            return lambda state, rule: Question(tuple(among), partial(_check_chosen, state, word, rule))
        case words.Alchemy():
            return lambda state, rule: Question(
                ("strength", "willpower"), partial(_check_alchemy, state.hero)
            )
        case words.Collect():
            return lambda state, rule: Question(state.hero.items, partial(_check_collect, state.hero))
        case words.Travel() | words.Go():
            return lambda state, rule: Question(_elsewhere(state.hero.space), _check_nothing)
        case words.Steal():
            return lambda state, rule: Question(state.goods[state.hero.space], partial(_check_steal, word))
        case words.Renew():
            return lambda state, rule: Question(TERRAINS, _check_nothing)
        case words.Exchange(most=most):
            counts = range(1, most + 1)
            answers = (*(f"gold-{n}" for n in counts), *(f"experience-{n}" for n in counts))
            return lambda state, rule: Question(answers, partial(_check_exchange, state.hero, rule))
        case (
            words.Heal() | words.Recharge() | words.Gain() | words.Lose() | words.Draw() | words.Keep()
            | words.Curse() | words.GiveItem() | words.Market() | words.Boost() | words.Banish()
            | words.ExtraTurn() | words.Lay() | words.Goods() | words.Roll() | words.In()
            | words.IfFewestCertificates() | words.ByKind() | words.Each() | words.Least()
        ):  # fmt: skip
            return None  # they ask nothing, and what is within another effect never does (`cards/grammar.py`)
        case _:
            assert_never(word)


def _elsewhere(space: int) -> tuple[str, ...]:
    return board.ids(tuple([each for each in board.everywhere() if each != space]))


def _not_there(state: State, effects: Sequence[words.Effect], choice: str, rule: str) -> Illegal:
    """Q4.7, Q9.7: scroll and wizard lead to another space."""
    if choice == board.space(state.hero.space).id:
        if words.find(effects, words.Go):
            return Illegal("Q4.7", "already-there", space=board.title(state.hero.space))
        if words.find(effects, words.Travel):
            return Illegal("Q9.7", "already-there", space=board.title(state.hero.space))
    return Illegal(rule, "no-such-choice", choice=choice)


# --------------------------------------------------------------------------- which of them can be made


def _check_nothing(choice: str) -> None:
    """Whatever there is to choose can be chosen."""


def _check_chosen(state: State, word: words.Choose, rule: str, choice: str) -> None:
    if not does_something(state, word.among[choice]):
        raise Illegal(rule, "does-nothing")


def _check_alchemy(hero: Hero, choice: str) -> None:
    """Q9.6: a ready cube goes, never the last ready red one, and not into a full colour."""
    numbers = catalogue().numbers
    gives, keeps = (hero.red, 1) if choice == "strength" else (hero.blue, 0)
    if gives <= keeps:
        raise Illegal("Q9.6", "no-cube-to-give")
    full = hero.blue + hero.blue_spent >= numbers.most_willpower
    if choice == "willpower":
        full = hero.red + hero.red_spent >= numbers.most_strength
    if full:
        raise Illegal("Q9.6", "colour-is-full")


def _check_collect(hero: Hero, choice: str) -> None:
    if choice in hero.damaged:
        raise Illegal("Q9.6", "is-damaged", item=title(choice))


def _check_steal(word: words.Steal, choice: str) -> None:
    if deck_of(choice) != word.deck:
        raise Illegal("Q9.6", "cannot-steal", item=title(choice))


def _check_exchange(hero: Hero, rule: str, choice: str) -> None:
    what, _, amount = choice.partition("-")
    has = hero.gold if what == "gold" else hero.experience
    if int(amount) > has:
        raise Illegal(rule, f"too-little-{what}", asked=int(amount), has=has)

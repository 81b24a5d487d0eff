"""A position that fits what a seat sees: all but the order of what is undrawn, which a position has not either.

What the view leaves out (what was used this turn, how far a battle is) follows from the offers and from the
numbers shown. Only which face-down card comes from which shuffle is not known: all are taken as of one.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pythia.contract import Offer
from pythia.games.quest import board, draws
from pythia.games.quest.catalogue import catalogue
from pythia.games.quest.state import Battle, Deck, DeckName, Hero, Lying, Options, State, Turn
from pythia.games.quest.strengths import first_die, kinds, own, special, stages
from pythia.games.quest.view import BattleView, DeckView, HeroView, View
from pythia.games.quest.vocabulary import TwoStages


def imagine(view: View, offers: Sequence[Offer]) -> State:
    """The position before whoever acts in this view."""
    assert view.turn is not None
    options = Options(economic_crisis=view.economic_crisis, odds=False)
    heroes = tuple([_hero(hero) for hero in view.heroes])
    held = [card for hero in heroes for card in (*hero.items, *hero.kept)]
    shown = [card for space in view.spaces for card in (space.card, *space.goods) if card]
    gone = Counter([*held, *shown, *view.drawn])

    def deck(name: DeckName, seen: DeckView) -> Deck:
        left = Counter(draws.new_deck(name, options).pools[0]) - Counter(seen.discards) - gone
        return Deck((tuple(sorted(left.elements())),), seen.discards)

    state = State(
        options=options,
        players=len(heroes),
        phase=view.phase,
        heroes=heroes,
        chance=deck("chance", view.chance),
        adventure=deck("adventure", view.adventure),
        common=deck("common", view.common),
        rare=deck("rare", view.rare),
        cards=tuple([Lying(each.card) if each.card or each.face_down else None for each in view.spaces]),
        goods=tuple([space.goods for space in view.spaces]),
        turn=_turn(view, offers),
        drawn=view.drawn,
    )
    return state if view.battle is None else replace(state, battle=_battle(view, view.battle, offers, state))


def _hero(seen: HeroView) -> Hero:
    return Hero(
        character=seen.character,
        space=board.number(seen.space),
        red=seen.health[0],
        blue=seen.magic[0],
        red_spent=seen.health[1],
        blue_spent=seen.magic[1],
        gold=seen.gold,
        experience=seen.experience,
        items=seen.items,
        damaged=seen.damaged,
        kept=seen.kept,
        certificates=seen.certificates,
        curse=seen.curse,
        extra=seen.extra,
        died=0 if seen.alive else 1,
    )


def _turn(view: View, offers: Sequence[Offer]) -> Turn:
    assert view.turn is not None
    here = view.heroes[view.turn].space
    lying = next(space.card for space in view.spaces if space.id == here)
    visits = [field for offer in offers if offer.verb == "visit" for field in offer.fields]
    uses = [field.values[0] for offer in offers if offer.verb == "use" for field in offer.fields[:1] if field.values]
    return Turn(
        seat=view.turn,
        extra=view.extra_turn,
        stayed=any("work" in field.values for field in visits),
        free=view.phase == "move" and not any(offer.verb == "leave" for offer in offers),
        met=view.met,
        used=tuple(
            [f"{here} {no.value}" for field in visits for no in field.refused if no.message.id == "once-a-turn"]
        ),
        strength=view.strength,
        will=view.will,
        service=next((card for card in uses if card != lying), None),
    )


def _battle(view: View, seen: BattleView, offers: Sequence[Offer], state: State) -> Battle:
    """Every roll so far was won, or it would be over; what may still be used tells what was."""
    creature, items = catalogue().creatures[seen.creature], catalogue().items
    could = set(_named(offers, "roll"))
    weapon = next((name for name in seen.items if items[name].throw), None)
    staged = special(creature, TwoStages) is not None
    stage = kinds(creature).index(seen.kind) if staged else 0
    rolling = view.phase == "roll"
    battle = Battle(
        creature=seen.creature,
        kinds=stages(creature, seen.kind),
        items=seen.items,
        extras=seen.extras,
        stage=stage,
        won=seen.won,
        rolls=seen.won + stage * seen.lives,
        out=weapon if rolling and seen.kind == "strength" and weapon not in could else None,
        cape=rolling and "cape" in seen.items and "cape" not in could,
        lost=view.phase == "save" and view.met,
    )
    if first_die(replace(battle, first=1)):
        battle = replace(battle, first=seen.own - own(state, battle))
    return battle


def _named(offers: Iterable[Offer], verb: str) -> Iterable[str]:
    return (name for offer in offers if offer.verb == verb for field in offer.fields for name in field.values)

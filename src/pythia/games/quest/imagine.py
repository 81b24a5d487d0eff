"""The position that a seat sees, put together again so that the rules can be asked what would follow.

A view of Quest holds all there is, so this is the one position that fits; what is undrawn has no order in it.
"""

from collections.abc import Sequence
from functools import lru_cache

from pythia.contract import Event, Stream
from pythia.games.quest import board
from pythia.games.quest.state import Battle, Deck, Hero, Lying, Options, State, Turn
from pythia.games.quest.view import BattleView, DeckView, HeroView, SpaceView, View


def imagine(view: View, events: Sequence[Event] = (), stream: Stream | None = None) -> State:
    """The position before whoever acts in this view: neither memory nor chance adds to it."""
    cards, goods = _board(view.spaces)
    return State(
        options=Options(economic_crisis=view.economic_crisis, odds=view.shows_odds),
        players=len(view.heroes),
        phase=view.phase,
        heroes=tuple([_hero(hero) for hero in view.heroes]),
        chance=_deck(view.chance),
        adventure=_deck(view.adventure),
        common=_deck(view.common),
        rare=_deck(view.rare),
        cards=cards,
        goods=goods,
        turn=Turn(
            seat=view.turn or 0,
            extra=view.extra_turn,
            stayed=view.stayed,
            free=view.free,
            met=view.met,
            used=view.used,
            strength=view.strength,
            will=view.will,
            service=view.service,
        ),
        battle=_battle(view.battle) if view.battle else None,
        drawn=view.drawn,
        winner=view.winners[0] if view.winners else None,
    )


@lru_cache(maxsize=10)
def _board(spaces: tuple[SpaceView, ...]) -> tuple[tuple[Lying | None, ...], tuple[tuple[str, ...], ...]]:
    """What lies on the spaces: cards, and goods."""
    return tuple(map(_lying, spaces)), tuple([each.goods for each in spaces])


@lru_cache(maxsize=500)
def _lying(space: SpaceView) -> Lying | None:
    return Lying(space.card, space.shuffle) if space.card or space.face_down else None


@lru_cache(maxsize=50)
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
        ring_used=seen.ring_used,
        died=seen.died,
    )


def _deck(seen: DeckView) -> Deck:
    return Deck(seen.pools, seen.discards)


def _battle(seen: BattleView) -> Battle:
    return Battle(
        creature=seen.creature,
        kinds=seen.kinds,
        items=seen.items,
        extras=seen.extras,
        first=seen.first,
        stage=seen.stage,
        won=seen.won,
        rolls=seen.rolls,
        out=seen.out,
        cape=seen.cape,
        lost=seen.lost,
    )

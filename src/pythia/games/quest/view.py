"""What a seat of a Quest table may know: all there is. Nobody knows a card before it is turned up."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from pythia.contract import Stream
from pythia.games.quest import board
from pythia.games.quest.battle import fighting, odds
from pythia.games.quest.battle.fight_odds import FightOdds, fight_odds
from pythia.games.quest.battle.odds import Cases
from pythia.games.quest.battle.strengths import first_die, foe, own, shown_parts
from pythia.games.quest.cards.catalogue import catalogue
from pythia.games.quest.cards.words import Kind
from pythia.games.quest.rules import acting
from pythia.games.quest.state import Deck, Hero, Lying, State
from pythia.games.quest.turn.arrival import creature_here
from pythia.games.quest.turn.ending import places


class HeroView(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    character: str
    space: str
    health: tuple[int, int]
    """Ready and spent cubes."""
    magic: tuple[int, int]
    gold: int
    experience: int
    items: tuple[str, ...]
    damaged: tuple[str, ...]
    kept: tuple[str, ...]
    certificates: tuple[str, ...]
    curse: int
    extra: int
    ring_used: bool
    """Q9.8: what works once a round has worked."""
    died: int
    """The place in the order of deaths, 1 the first to die; 0: alive."""

    @property
    def alive(self) -> bool:
        return not self.died


class SpaceView(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    id: str
    card: str | None
    """The card that lies face up."""
    face_down: bool
    shuffle: int
    """Of a card that lies face down: which of the pools of its deck it comes from."""
    goods: tuple[str, ...]


class DeckView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Discards are public, so everyone can tell what may still come."""

    left: int
    """Cards that lie face down on the board have left the deck."""
    pools: tuple[tuple[str, ...], ...]
    """What may still come, shuffle by shuffle; older ones are of cards that lie face down."""
    discards: tuple[str, ...]
    """As they lie, the last on top. Of chance cards that is the one drawn last; an extra turn draws none."""


class BattleView(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    creature: str
    kind: Kind
    items: tuple[str, ...]
    extras: tuple[str, ...]
    kinds: tuple[Kind, ...]
    """Of all its stages."""
    stage: int
    won: int
    lives: int
    rolls: int
    first: int
    """What blessing and curse do to the first die."""
    out: str | None
    """The weapon that was thrown."""
    cape: bool
    """Whether the Cape was used."""
    lost: bool
    own: int
    """What is added to one's next die, blessing and curse included."""
    parts: tuple[tuple[str, int], ...]
    """The same, part by part, each with where it comes from."""
    foe: int


class RollOdds(Struct, frozen=True, forbid_unknown_fields=True):
    """A way to make the next roll, and how many cases of the battle are then won, drawn and lost."""

    using: tuple[str, ...]
    cases: Cases


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    seat: int | None
    economic_crisis: bool
    shows_odds: bool
    phase: Literal["deal", "move", "act", "roll", "save", "give", "keep", "death", "over"]
    acting: tuple[int, ...]
    turn: int | None
    """Whose turn it is, or was when the match ended."""
    extra_turn: bool
    met: bool
    """Whether the card of the space has been dealt with."""
    stayed: bool
    free: bool
    """Whether one got out of the web."""
    used: tuple[str, ...]
    """What may be used once a turn and was."""
    service: str | None
    """The opportunity that may be used again."""
    strength: int
    will: int
    """Bonuses until the turn ends."""
    heroes: tuple[HeroView, ...]
    spaces: tuple[SpaceView, ...]
    chance: DeckView
    adventure: DeckView
    common: DeckView
    rare: DeckView
    battle: BattleView | None
    drawn: tuple[str, ...]
    fight_odds: FightOdds | None
    """Of every battle that could be declared now, where players are shown them."""
    roll_odds: tuple[RollOdds, ...]
    """Of every way to make the next roll, likewise."""
    winners: tuple[int, ...] | None
    places: tuple[int, ...]
    """Q8.2, as it stands; empty before the deal."""


def view(state: State, seat: int | None) -> View:
    begun = state.phase != "deal"
    return View(
        seat=seat,
        economic_crisis=state.options.economic_crisis,
        shows_odds=state.options.odds,
        phase=state.phase,
        acting=acting(state),
        turn=state.turn.seat if begun else None,
        extra_turn=state.turn.extra,
        met=state.turn.met,
        stayed=state.turn.stayed,
        free=state.turn.free,
        used=state.turn.used,
        service=state.turn.service,
        strength=state.turn.strength,
        will=state.turn.will,
        heroes=tuple([hero_view(hero) for hero in state.heroes]),
        spaces=_spaces(state.cards, state.goods),
        chance=_deck(state.chance),
        adventure=_deck(state.adventure, sum(1 for each in state.cards if each and each.card is None)),
        common=_deck(state.common),
        rare=_deck(state.rare),
        battle=_battle(state),
        drawn=state.drawn,
        fight_odds=_fight_odds(state) if state.options.odds else None,
        roll_odds=_roll_odds(state) if state.options.odds else (),
        winners=(state.winner,) if state.winner is not None else None,
        places=places(state) if begun else (),
    )


@lru_cache(maxsize=50)
def hero_view(hero: Hero) -> HeroView:
    return HeroView(
        character=hero.character,
        space=board.space(hero.space).id,
        health=(hero.red, hero.red_spent),
        magic=(hero.blue, hero.blue_spent),
        gold=hero.gold,
        experience=hero.experience,
        items=hero.items,
        damaged=hero.damaged,
        kept=hero.kept,
        certificates=hero.certificates,
        curse=hero.curse,
        extra=hero.extra,
        ring_used=hero.ring_used,
        died=hero.died,
    )


@lru_cache(maxsize=10)
def _spaces(cards: tuple[Lying | None, ...], goods: tuple[tuple[str, ...], ...]) -> tuple[SpaceView, ...]:
    """Most steps leave the board as it is, and the others most of its spaces."""
    return tuple(map(_space, board.everywhere(), cards, goods))


@lru_cache(maxsize=500)
def _space(number: int, lying: Lying | None, goods: tuple[str, ...]) -> SpaceView:
    return SpaceView(
        id=board.space(number).id,
        card=lying.card if lying else None,
        face_down=lying is not None and lying.card is None,
        shuffle=lying.shuffle if lying else 0,
        goods=goods,
    )


def _deck(deck: Deck, face_down: int = 0) -> DeckView:
    return DeckView(sum(map(len, deck.pools)) - face_down, deck.pools, deck.discards)


def _battle(state: State) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    return BattleView(
        creature=battle.creature,
        kind=battle.kind,
        items=battle.items,
        extras=battle.extras,
        kinds=battle.kinds,
        stage=battle.stage,
        won=battle.won,
        rolls=battle.rolls,
        first=battle.first,
        out=battle.out,
        cape=battle.cape,
        lost=battle.lost,
        lives=catalogue().creatures[battle.creature].lives,
        own=own(state, battle) + first_die(battle),
        parts=shown_parts(state, battle),
        foe=foe(state, battle),
    )


def _fight_odds(state: State) -> FightOdds | None:
    if state.phase != "act" or state.turn.met or state.battle or not creature_here(state):
        return None
    return fight_odds(state)


def _roll_odds(state: State) -> tuple[RollOdds, ...]:
    if state.phase != "roll":
        return ()
    ways = fighting.ways_to_roll(state)
    return tuple([RollOdds(using, odds.cases_of_battle(state, using)) for using in ways])


def redeal(state: State, seat: int | None, stream: Stream) -> State:
    """Nothing in a state is hidden, so there is no other that looks the same."""
    return state

"""A view holds all there is: from it the whole position can be set up again."""

from typing import Any

from tests.games.quest.records_gen import FOLDER

from pythia.games.quest import board
from pythia.games.quest.state import Battle, Deck, Hero, Lying, Options, State, Turn
from pythia.games.quest.view import BattleView, DeckView, HeroView, SpaceView, View, view
from pythia.table.replay import replay


def test_nothing_is_hidden_from_anybody() -> None:
    for file in FOLDER.iterdir():
        for played in replay(file.read_bytes()):
            match = played.move.match
            for seat in (*range(match.header.players), None):
                shown = match.view(seat)
                assert shown.seat == seat
                assert position(shown) == match.state


def position(shown: View) -> State:
    """The position that a view shows."""
    return State(
        options=Options(shown.economic_crisis, shown.shows_odds),
        players=len(shown.heroes),
        phase=shown.phase,
        heroes=tuple(map(_hero, shown.heroes)),
        **{name: _deck(getattr(shown, name)) for name in ("chance", "adventure", "common", "rare")},
        cards=tuple(map(_lying, shown.spaces)),
        goods=tuple(space.goods for space in shown.spaces),
        turn=_turn(shown),
        battle=_battle(shown.battle) if shown.battle else None,
        drawn=shown.drawn,
        winner=shown.winners[0] if shown.winners else None,
    )


def _hero(hero: HeroView) -> Hero:
    same = ("character", "gold", "experience", "items", "damaged", "kept", "certificates", "curse", "extra")
    about: dict[str, Any] = {key: getattr(hero, key) for key in (*same, "ring_used", "died")}
    (red, red_spent), (blue, blue_spent) = hero.health, hero.magic
    cubes: dict[str, Any] = {"red": red, "red_spent": red_spent, "blue": blue, "blue_spent": blue_spent}
    return Hero(space=board.number(hero.space), **cubes, **about)


def _deck(deck: DeckView) -> Deck:
    return Deck(deck.pools, deck.discards)


def _lying(space: SpaceView) -> Lying | None:
    return Lying(space.card, space.shuffle) if space.card or space.face_down else None


def _turn(shown: View) -> Turn:
    same = ("stayed", "free", "met", "used", "strength", "will", "service")
    about: dict[str, Any] = {key: getattr(shown, key) for key in same}
    return Turn(seat=shown.turn or 0, extra=shown.extra_turn, **about)


def _battle(battle: BattleView) -> Battle:
    about: dict[str, Any] = {key: getattr(battle, key) for key in Battle.__struct_fields__}
    return Battle(**about)


def test_a_view_is_of_its_own_type() -> None:
    match = next(iter(replay((FOLDER / "single_survivor.jsonl").read_bytes()))).move.match
    assert view(match.state, 0) == match.view(0)

"""A position of Quest in plain text. Nothing in it is hidden from anybody."""

from pythia.cli.position import columns
from pythia.cli.quest.words import listed, named
from pythia.contract import Message
from pythia.games.quest.view import View
from pythia.table.match import Match
from pythia.text import Texts, clean


def position(match: Match, lines: int, say: Texts) -> list[str]:
    """The lines that show a Quest match to a person."""
    view: View = match.view(None)
    given = match.header.names or tuple(say("seat-name", seat=seat) for seat in range(match.header.players))
    names = tuple(map(clean, given))
    game = Message(f"{match.game.name}-name")
    shown = [say("quest-position-head", game=game, players=len(names), lines=lines)]
    if view.phase == "deal":
        return [*shown, say("quest-position-not-begun")]
    if view.winners is not None:
        shown.append(say("quest-position-over", name=names[view.winners[0]]))
    shown += ["", *heroes(view, names, say), "", *board(view, say)]
    if view.battle:
        battle = view.battle
        creature = named(say, battle.creature)
        shown.append(say("quest-position-battle", creature=creature, own=battle.own, foe=battle.foe))
    if view.acting:
        shown.append(say("quest-position-turn", name=names[view.acting[0]]))
    return shown


def heroes(view: View, names: tuple[str, ...], say: Texts) -> list[str]:
    """One row a seat."""
    order = ("name", "character", "space", "health", "magic", "gold", "experience", "certificates", "items")
    heads = [say(f"quest-column-{column}") for column in order]
    rows = [[say("quest-column-place"), *heads] if view.places else heads]
    for seat, (name, hero) in enumerate(zip(names, view.heroes, strict=True)):
        row = [
            name,
            say(f"character-{hero.character}"),
            named(say, hero.space) if hero.alive else say("quest-dead"),
            f"{hero.health[0]}/{sum(hero.health)}",
            f"{hero.magic[0]}/{sum(hero.magic)}",
            str(hero.gold),
            str(hero.experience),
            str(len(hero.certificates)),
            listed(say, (*hero.items, *hero.kept), hero.damaged),
        ]
        rows.append([str(view.places[seat]), *row] if view.places else row)
    return columns(rows)


def board(view: View, say: Texts) -> list[str]:
    """The spaces where something lies."""
    shown = []
    for space in view.spaces:
        things = [named(say, space.card)] if space.card else []
        things += [say("quest-position-face-down")] if space.face_down else []
        things += [say("quest-position-goods", items=listed(say, space.goods))] if space.goods else []
        if things:
            told = say("quest-position-space", space=named(say, space.id), things=", ".join(things))
            shown.append(f"  {told}")
    return [say("quest-position-board"), *shown] if shown else []

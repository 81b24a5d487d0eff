"""A position of Quest in plain text. Nothing in it is hidden from anybody."""

from pythia.cli.position import columns
from pythia.cli.quest.words import listed, named, priced, wrapped
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
    """One row a seat, and beneath it what that hero has."""
    order = ("name", "character", "space", "health", "magic", "gold", "experience", "certificates")
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
        ]
        rows.append([str(view.places[seat]), *row] if view.places else row)
    head, *table = columns(rows)
    shown = [head]
    for line, hero in zip(table, view.heroes, strict=True):
        shown.append(line)
        if things := listed(say, (*hero.items, *hero.kept), hero.damaged):
            shown += wrapped(f"  {say('quest-entry', name=say('quest-column-items'), what=things)}", 4)
    return shown


def board(view: View, say: Texts) -> list[str]:
    """The spaces where something lies."""
    shown: list[str] = []
    for space in view.spaces:
        things = [named(say, space.card)] if space.card else []
        things += [say("quest-position-face-down")] if space.face_down else []
        goods = ", ".join(priced(say, item) for item in space.goods)
        things += [say("quest-position-goods", items=goods)] if goods else []
        if things:
            entry = say("quest-entry", name=named(say, space.id), what=", ".join(things))
            shown += wrapped(f"  {entry}", 4)
    return [say("quest-position-board"), *shown] if shown else []

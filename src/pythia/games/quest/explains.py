"""Why a match of Quest was won, and why the others rank as they do."""

from collections.abc import Iterator, Sequence

from pythia.contract import Message, Words, message
from pythia.games.quest.view import View
from pythia.text.telling import all_of


def explains(view: View, names: Sequence[Words]) -> tuple[Words, ...]:
    """Q8.2: the fifth certificate; or (Q6.6) nobody else is alive. Then the others, in their places."""
    assert view.winners
    (winner,) = view.winners
    others = [hero for seat, hero in enumerate(view.heroes) if seat != winner]
    alone = "no" if any(hero.alive for hero in others) else "yes"
    count = len(view.heroes[winner].certificates)
    name = all_of(view.winners, names, view.seat)["who"]
    return (message("quest-why-won", name=name, alone=alone, count=count), *_others(view, names, winner))


def _others(view: View, names: Sequence[Words], winner: int) -> Iterator[Words]:
    """A tie is decided by experience, then gold; the dead come last, whoever died last first."""
    ranked = sorted(range(len(names)), key=lambda seat: view.places[seat])
    for seat in ranked:
        hero, name = view.heroes[seat], all_of((seat,), names, view.seat)["who"]
        about = {"place": view.places[seat], "name": name}
        if seat == winner:
            continue
        if not hero.alive:
            yield message("quest-why-dead", **about)
            continue
        count = len(hero.certificates)
        yield message("quest-why-place", **about, count=count, experience=hero.experience, gold=hero.gold)
    alive = [len(each.certificates) for seat, each in enumerate(view.heroes) if seat != winner and each.alive]
    if len(set(alive)) < len(alive):
        yield Message("quest-why-ties")
    if sum(not each.alive for each in view.heroes) > 1:
        yield Message("quest-why-dead-ties")

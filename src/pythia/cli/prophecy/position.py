"""A position of a replayed record in plain text. Whoever holds the record may see all of it."""

from pythia.cli.position import columns
from pythia.contract import Message
from pythia.games.prophecy.view import TrickView, View
from pythia.table.match import Match
from pythia.text import Texts, clean


def position(match: Match, lines: int, say: Texts) -> list[str]:
    """The lines that show a Prophecy match to a person."""
    view: View = match.view(None)
    given = match.header.names or tuple(say("seat-name", seat=seat) for seat in range(match.header.players))
    names = tuple(map(clean, given))
    game = Message(f"{match.game.name}-name")
    shown = [say("position-head", game=game, players=len(names), length=view.length, lines=lines)]
    if view.phase == "deal":
        return [*shown, say("position-not-begun")]
    if view.winners is not None:
        won = ", ".join(names[seat] for seat in view.winners)
        shown.append(say("position-over", names=won, count=len(view.winners)))
        return [*shown, "", *_table(match, names, say)]
    trump = Message(f"suit-{view.trump}" if view.trump else "trump-jaguar")
    dealer = names[view.dealer or 0]
    shown.append(say("position-round", round=view.round + 1, rounds=view.rounds, trump=trump, dealer=dealer))
    shown += ["", *_table(match, names, say), ""]
    for what, trick in (("position-last", view.last), ("position-trick", view.trick)):
        if trick and trick.winner is not None:
            shown.append(say(what, cards=_cards(trick, names, say), name=names[trick.winner]))
    if not view.acting:
        return shown
    acting = ", ".join(names[seat] for seat in view.acting)
    return [*shown, say(f"position-to-{view.phase}", names=acting)]


def _cards(trick: TrickView, names: tuple[str, ...], say: Texts) -> str:
    """Who played what; with a led Monkey or Lizard, the suit that was named."""
    cards = list(trick.cards)
    if cards[0] in ("monkey", "lizard"):
        cards[0] += f" ({say(f'suit-{trick.lead}')})"
    seats = [names[(trick.leader + place) % len(names)] for place in range(len(cards))]
    return ", ".join(f"{name} {card}" for name, card in zip(seats, cards, strict=True))


def _table(match: Match, names: tuple[str, ...], say: Texts) -> list[str]:
    """One row a seat."""
    rows = [[say(f"column-{column}") for column in ("name", "total", "bonus", "bid", "taken", "hand")]]
    for seat, name in enumerate(names):
        view: View = match.view(seat)
        own = view.seats[seat]
        bid = f"{view.foretold} ({' '.join(view.bid)})" if view.foretold is not None else "-"
        rows.append([name, str(own.total), str(own.bonus), bid, str(own.taken), " ".join(view.hand)])
    return columns(rows)

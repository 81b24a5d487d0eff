"""A Prophecy table in words: all that a view shows, for whoever cannot see it."""

from collections.abc import Iterator, Sequence

from pythia.contract import Message, Section, Words, listed, message
from pythia.games.prophecy.cards import SUITS
from pythia.games.prophecy.view import SeatView, TrickView, View


def describe(view: View, names: Sequence[Words]) -> tuple[Section, ...]:
    """The game, the players, what lies on the table, the score sheet; then one's own cards."""
    return (
        _game(view, names),
        *_on_the_table(view, names),
        *_last(view, names),
        *_open_bids(view, names),
        _players(view, names),
        *_sheet(view, names),
        *_own(view),
    )


def _game(view: View, names: Sequence[Words]) -> Section:
    lines: list[Words] = [
        message("prophecy-described-options", length=view.length, takeback=_yes(view.takeback))
    ]
    if view.winners is not None:
        won = listed([names[seat] for seat in view.winners])
        lines.append(message("prophecy-described-over", names=won, count=len(view.winners)))
        return Section(Message("prophecy-described-game"), tuple(lines))
    lines.append(
        message(
            "prophecy-described-round",
            round=view.round + 1,
            rounds=view.rounds,
            trump=trump_in_words(view.trump),
        )
    )
    if view.trump is None:
        lines.append(Message("table-jaguar-round"))
    if view.phase == "deal":
        lines.append(Message("prophecy-described-not-begun"))
    if view.dealer is not None:
        lines.append(message("prophecy-described-dealer", name=names[view.dealer]))
    if view.acting:
        acting = listed([names[seat] for seat in view.acting])
        lines.append(message(f"prophecy-described-to-{view.phase}", names=acting))
    return Section(Message("prophecy-described-game"), tuple(lines))


def _on_the_table(view: View, names: Sequence[Words]) -> Iterator[Section]:
    """P5: the trick that is being played; before its first card, who leads it."""
    if view.phase not in ("bid", "play"):
        return
    heading, trick = Message("table-column-trick"), view.trick
    if trick.winner is None:
        yield Section(heading, (message("prophecy-described-leads", name=names[trick.leader]),))
        return
    winning = message("prophecy-described-winning", name=names[trick.winner])
    yield Section(heading, (*_played(trick, names), winning, *_why(trick)))


def _last(view: View, names: Sequence[Words]) -> Iterator[Section]:
    if view.last is not None and view.last.winner is not None:
        taken = message("prophecy-described-taken-by", name=names[view.last.winner])
        yield Section(Message("table-column-last"), (*_played(view.last, names), taken, *_why(view.last)))


def _why(trick: TrickView) -> tuple[Words, ...]:
    return () if trick.why is None else (trick.why,)


def _played(trick: TrickView, names: Sequence[Words]) -> Iterator[Words]:
    """Who played what, in order; with a led Monkey or Lizard, the suit that was named."""
    for place, name in enumerate(trick.cards):
        card = card_in_words(name)
        if place == 0 and name in ("monkey", "lizard"):
            card = message("prophecy-described-named", card=card, suit=Message(f"suit-{trick.lead}"))
        player = names[(trick.leader + place) % len(names)]
        yield message("prophecy-described-entry", name=player, what=card)
    if trick.lead is not None:
        yield message("prophecy-described-led", suit=Message(f"suit-{trick.lead}"))


def _open_bids(view: View, names: Sequence[Words]) -> Iterator[Section]:
    """P4.4, P4.6: the bids that lie face up."""
    bids: list[Words] = [
        message("prophecy-described-entry", name=name, what=listed([*map(card_in_words, seat.open_bid)]))
        for name, seat in zip(names, view.seats, strict=True)
        if seat.open_bid
    ]
    if bids:
        yield Section(Message("prophecy-described-open-bids"), tuple(bids))


def _players(view: View, names: Sequence[Words]) -> Section:
    columns = ("name", "total", "bonus", "bid", "taken", "cards")
    return Section(
        Message("prophecy-described-players"),
        columns=tuple([Message(f"prophecy-described-column-{column}") for column in columns]),
        rows=tuple(
            [
                (name, seat.total, seat.bonus, _bid(seat), _taken(seat), seat.cards)
                for name, seat in zip(names, view.seats, strict=True)
            ]
        ),
    )


def _bid(seat: SeatView) -> Words:
    """The tricks foretold where everyone may know them; else how far the bid is."""
    if seat.foretold is not None:
        return seat.foretold
    return message("prophecy-described-bid", made=_yes(seat.has_bid), openly=_yes(seat.bids_openly))


def _taken(seat: SeatView) -> Words:
    return message("table-surrendered", taken=seat.taken) if seat.surrendered else seat.taken


def _sheet(view: View, names: Sequence[Words]) -> Iterator[Section]:
    """A row a round; in a cell, what it was for a player."""
    if not view.sheet:
        return
    rows: list[tuple[Words, ...]] = []
    for number, each in enumerate(view.sheet, start=1):
        cells = [
            message(
                "prophecy-described-cell",
                taken=each.tricks[seat],
                foretold=each.bids[seat],
                points=each.points[seat],
                bonus=each.bonus[seat],
            )
            for seat in range(len(names))
        ]
        rows.append((number, trump_in_words(each.trump), names[each.dealer], *cells))
    columns = [Message(f"prophecy-described-column-{column}") for column in ("round", "trump", "dealer")]
    yield Section(Message("prophecy-described-sheet"), columns=(*columns, *names), rows=tuple(rows))


def _own(view: View) -> Iterator[Section]:
    """What only this seat sees: its hand, suit by suit, and its bid while that is sealed."""
    if view.hand:
        yield Section(Message("prophecy-described-hand"), tuple(_by_suit(view.hand)))
    own = None if view.seat is None else view.seats[view.seat]
    if own is not None and own.open_bid is None and view.foretold is not None:
        cards = listed([*map(card_in_words, view.bid)])
        foretold = message("prophecy-described-foretold", value=view.foretold, cards=cards)
        yield Section(Message("prophecy-described-own-bid"), (foretold,))


def _by_suit(cards: Sequence[str]) -> Iterator[Words]:
    for suit in SUITS:
        ranks: list[Words] = [int(card[2:]) for card in cards if card[:2] == suit]
        if ranks:
            yield message("prophecy-described-entry", name=Message(f"suit-{suit}"), what=listed(ranks))
    specialists = [card_in_words(card) for card in cards if card[:2] not in SUITS]
    if specialists:
        yield message("prophecy-described-entry", name=Message("table-specialists"), what=listed(specialists))


def called(field: str, value: str | int) -> Words:
    """What a verb, a card or a suit is called."""
    match field:
        case "do":
            return Message(f"prophecy-do-{value}")
        case "suit":
            return Message(f"suit-{value}")
    return card_in_words(str(value))


def card_in_words(name: str) -> Message:
    if name[:2] in SUITS:
        return message("card-suited", rank=int(name[2:]), suit=Message(f"suit-{name[:2]}"))
    return Message(f"card-{name}")


def trump_in_words(suit: str | None) -> Message:
    return Message(f"suit-{suit}" if suit else "trump-jaguar")


def _yes(really: bool) -> str:
    return "yes" if really else "no"

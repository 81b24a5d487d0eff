"""The table as a person sees it, drawn from their view: the round, the seats, the trick, the hand."""

from collections.abc import Collection, Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pythia.contract import Message
from pythia.games.prophecy.cards import NUMBERS, SUITS
from pythia.games.prophecy.terminal.look import Look
from pythia.games.prophecy.view import SeatView, TrickView, View


def table(look: Look, view: View) -> list[RenderableType]:
    """All but the hand."""
    drawn: list[RenderableType] = [_round(look, view)]
    if view.trump is None:
        drawn.append(look.line(look.say("table-jaguar-round"), style="italic"))
    drawn += [_seats(look, view), ""]
    if view.phase == "play":
        drawn.append(_trick(look, view))
    return drawn


def _round(look: Look, view: View) -> Text:
    assert view.dealer is not None
    dot = f" {look.sign('·')} "
    trump = look.suit(view.trump) if view.trump else Text(look.say("card-jaguar"), "magenta")
    parts = [
        Text(look.say("table-round", round=view.round + 1, rounds=view.rounds), "bold"),
        look.line(look.say("table-trump"), " ", trump),
        Text(look.say("table-dealer", **look.who(view.dealer))),
    ]
    if view.phase == "play":
        number = sum(seat.taken for seat in view.seats) + 1
        parts.append(Text(look.say("table-trick", trick=number, tricks=NUMBERS[len(view.seats)].tricks)))
    return Text(dot).join(parts)


def _seats(look: Look, view: View) -> Table:
    """One row a seat, clockwise: the card it played, its bid, its tricks against it, its points."""
    drawn = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    drawn.add_column("", width=1)
    drawn.add_column(look.say("table-column-seat"))
    on_table = view.trick if view.trick.cards or view.last is None else view.last
    if view.phase == "play":
        titles = [look.say("table-column-trick"), look.say("table-column-last")]
        drawn.add_column(titles[on_table is view.last], min_width=max(map(len, titles)))
    drawn.add_column(look.say("table-column-bid"), min_width=8)
    drawn.add_column(look.say("table-column-tricks"), no_wrap=True)
    drawn.add_column(look.say("table-column-total"), justify="right")
    for seat, own in enumerate(view.seats):
        acting = seat in view.acting
        row: list[RenderableType] = [
            look.sign("▶") if acting else "",
            Text(look.name(seat), "bold" if acting else ""),
        ]
        if view.phase == "play":
            row.append(_played(look, on_table, seat, len(view.seats)))
        row += [_bid(look, view, seat), _tricks(look, view, seat, own), str(own.total)]
        drawn.add_row(*row)
    return drawn


def _played(look: Look, trick: TrickView, seat: int, players: int) -> Text:
    """The card of this seat in the trick; the best so far, or the one that took it, is marked."""
    place = (seat - trick.leader) % players
    if place >= len(trick.cards):
        return Text()
    card = look.card(trick.cards[place])
    return look.line(card, " ", look.sign("◀")) if seat == trick.winner else card


def _bid(look: Look, view: View, seat: int) -> Text:
    own = view.seats[seat]
    shown = own.open_bid or (view.bid if seat == view.seat else ())
    kind = Text(look.say("table-bid-open" if own.bids_openly else "table-bid-sealed"), "dim")
    if shown:
        foretold = own.foretold if own.foretold is not None else view.foretold
        return look.line(Text(str(foretold), "bold"), " = ", look.cards(shown), " ", kind)
    if own.has_bid:
        return kind
    return Text(look.say("table-bid-now" if seat in view.acting else "table-bid-later"), "dim")


def _tricks(look: Look, view: View, seat: int, own: SeatView) -> str:
    foretold = own.foretold if seat != view.seat else view.foretold
    if own.surrendered:
        return look.say("table-surrendered", taken=own.taken)
    if foretold is None:
        return str(own.taken)
    return look.say("table-tricks-of", taken=own.taken, foretold=foretold)


def _trick(look: Look, view: View) -> Text:
    """The trick in a sentence: who led what and who is winning; before the lead, how the last one ended."""
    trick = view.trick
    if trick.cards:
        winner = trick.winner if trick.winner is not None else trick.leader
        leader = look.who(trick.leader)
        if trick.lead:
            led = look.say("table-led", suit=Message(f"suit-{trick.lead}"), **leader)
        else:
            led = look.say("table-led-jaguar", **leader)
        best = look.shown[trick.cards[(winner - trick.leader) % len(view.seats)]]
        winning = look.say("table-winning", card=best, **look.who(winner))
        return Text(f"{led} {winning}")
    return Text(look.say("table-leads", **look.who(trick.leader)))


# ------------------------------------------------------------------------------------------ the hand


def rows(view: View, among: Collection[str]) -> tuple[tuple[str, ...], ...]:
    """Cards of the hand, a row a suit and the Specialists last: only those among the given."""
    suits = [tuple(card for card in view.hand if card[:2] == suit and card in among) for suit in SUITS]
    rest = tuple(card for card in view.hand if card[:2] not in SUITS and card in among)
    return tuple(row for row in (*suits, rest) if row)


def hand(look: Look, view: View, marked: Collection[str] = (), cursor: str | None = None) -> Table:
    """One's own cards, a row a suit. What is marked stands in brackets."""
    drawn = Table.grid(padding=(0, 2, 0, 0))
    drawn.add_column(no_wrap=True)
    drawn.add_column(no_wrap=True, style="dim")
    drawn.add_column()
    for row in rows(view, view.hand):
        suit = row[0][:2] if row[0][:2] in SUITS else None
        label = look.suit(suit) if suit else Text(look.say("table-specialists"), "magenta")
        drawn.add_row(label, _note(look, view, suit), Text(" ").join(_cells(look, row, marked, cursor)))
    return drawn


def _note(look: Look, view: View, suit: str | None) -> str:
    """What one wants to know of a suit now: what it adds to a bid, or that it is trump."""
    if suit is None:
        return ""
    if view.phase == "bid":
        return f"+{SUITS.index(suit)}"
    return look.say("table-is-trump") if suit == view.trump else ""


def _cells(look: Look, row: tuple[str, ...], marked: Collection[str], cursor: str | None) -> Iterator[Text]:
    for name in row:
        style = "reverse" if name == cursor else "bold" if name in marked else ""
        left, right = "[]" if name in marked else "  "
        yield look.line(Text(left, style), look.card(name, style), Text(right, style))

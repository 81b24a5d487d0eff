"""What happens, told as it happens: each event that reaches the person, in a line or two."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pythia.contract import Event, Message
from pythia.games.prophecy import events
from pythia.games.prophecy.cards import SUITS
from pythia.games.prophecy.terminal.look import Look
from pythia.games.prophecy.view import TrickView, View


class Teller:
    """Hears the events of a match in order and puts them into words; keeps the cards of the trick."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._trick: list[events.Played] = []
        self._tricks = 0

    def tell(self, event: Event) -> list[RenderableType]:
        look = self._look
        match event:
            case events.DealerDrawn(draws=draws, dealer=dealer):
                return [*self._draws(draws), look.say("table-deals-first", **look.who(dealer))]
            case events.RoundBegan():
                self._tricks = 0
                return self._round_began(event)
            case events.HandDealtAnew():
                return [look.line(look.say("table-dealt-anew"), style="bold")]
            case events.BidMade(seat=seat):
                return [look.line(look.say("table-has-bid", **look.who(seat)), style="dim")]
            case events.BidChosen(cards=cards, value=value):
                return [look.line(look.say("table-you-bid", value=value), " ", look.cards(cards))]
            case events.OpenBid(seat=seat, cards=cards, value=value):
                said = look.say("table-open-bid", value=value, **look.who(seat))
                return [look.line(said, " ", look.cards(cards))]
            case events.PlayBegan(leader=leader):
                return [look.say("table-play-begins", **look.who(leader))]
            case events.Played():
                self._trick.append(event)
            case events.TrickTaken(seat=seat, taken=taken):
                return [self._taken(seat, taken)]
            case events.LeadSurrendered(seat=seat, leader=leader):
                said = look.say("table-surrenders", leader=look.name(leader), **look.who(seat))
                return [look.line(said, style="bold")]
            case events.RoundScored():
                return self._scored(event)
            case _:
                pass
        return []

    def _draws(self, draws: Sequence[Sequence[str | None]]) -> list[RenderableType]:
        look = self._look
        return [
            look.line(
                look.say("table-draws"),
                " ",
                Text(", ").join(
                    look.line(look.name(seat), " ", look.card(card)) for seat, card in enumerate(row) if card
                ),
            )
            for row in draws
        ]

    def _round_began(self, event: events.RoundBegan) -> list[RenderableType]:
        look = self._look
        trump = Message(f"suit-{event.trump}") if event.trump else Message("card-jaguar")
        dealer = look.who(event.dealer)
        title = look.say("table-round-begins", round=event.round + 1, trump=trump, **dealer)
        told: list[RenderableType] = ["", look.line(title, style="bold")]
        if event.openly:
            told.append(look.say("table-bid-openly", **look.all(event.openly)))
        return told

    def _taken(self, seat: int, taken: int) -> Text:
        """A whole trick on a line, the card that took it underlined, and what it makes for its winner."""
        look = self._look
        self._tricks += 1
        cards = []
        for played in self._trick:
            card = look.card(played.card, "bold underline" if played.seat == seat else "")
            named = f" ({look.say(f'suit-{played.suit}')})" if played.suit else ""
            cards.append(look.line(look.name(played.seat), " ", card, named))
        self._trick = []
        number = Text(look.say("table-trick-told", trick=self._tricks), "dim")
        takes = Text(look.say("table-takes", taken=taken, **look.who(seat)), "bold")
        return look.line(number, " ", Text(", ").join(cards), f" {look.sign('→')} ", takes)

    def _scored(self, event: events.RoundScored) -> list[RenderableType]:
        """P4.6: all bids, against the tricks taken, and the points they make."""
        look = self._look
        drawn = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        drawn.add_column(look.say("table-column-seat"))
        drawn.add_column(look.say("table-column-foretold"))
        for column in ("table-column-tricks", "table-column-points", "table-column-total"):
            drawn.add_column(look.say(column), justify="right")
        drawn.add_column()
        for seat, value in enumerate(event.values):
            bonus = event.bonus[seat]
            drawn.add_row(
                look.name(seat),
                look.line(Text(str(value), "bold"), " = ", look.cards(event.bids[seat])),
                str(event.tricks[seat]),
                f"{event.points[seat] - bonus}+{bonus}" if bonus else str(event.points[seat]),
                Text(str(event.totals[seat]), "bold"),
                Text(look.say("table-exact"), "bold green") if bonus else "",
            )
        return ["", look.line(look.say("table-scored", round=event.round + 1), style="bold"), drawn]


def last_trick(look: Look, trick: TrickView, players: int) -> Text:
    """P5.6: the last trick, for as long as it may be looked at."""
    cards = [
        look.line(look.name((trick.leader + place) % players), " ", look.card(card))
        for place, card in enumerate(trick.cards)
    ]
    assert trick.winner is not None
    took = look.say("table-took", **look.who(trick.winner))
    return look.line(look.say("table-last"), " ", Text(", ").join(cards), f" {look.sign('→')} ", took)


def sheet(look: Look, view: View) -> list[RenderableType]:
    """The score sheet: a row a round, tricks / bid and points of each seat."""
    if not view.sheet:
        return [look.say("table-sheet-empty")]
    drawn = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    drawn.add_column(look.say("table-column-round"), no_wrap=True)
    for seat in range(len(view.seats)):
        drawn.add_column(look.name(seat), justify="right")
    for number, each in enumerate(view.sheet, start=1):
        trump = each.trump if each.trump in SUITS else look.shown["jaguar"]
        cells = [
            look.say("table-sheet-cell", taken=taken, foretold=foretold, points=points)
            for taken, foretold, points in zip(each.tricks, each.bids, each.points, strict=True)
        ]
        drawn.add_row(f"{number} {trump}", *cells)
    drawn.add_row(look.say("table-column-total"), *(Text(str(seat.total), "bold") for seat in view.seats))
    drawn.add_row(look.say("table-sheet-bonus"), *(str(seat.bonus) for seat in view.seats))
    return ["", look.line(look.say("table-sheet"), style="bold"), drawn]


def ranking(look: Look, view: View) -> list[RenderableType]:
    """P7.3: who has won, and everyone's points, the best first."""
    assert view.winners is not None
    drawn = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    drawn.add_column("")
    drawn.add_column(look.say("table-column-seat"))
    drawn.add_column(look.say("table-column-total"), justify="right")
    drawn.add_column(look.say("table-column-bonus"), justify="right")
    standing = sorted(enumerate(view.seats), key=lambda each: (each[1].total, each[1].bonus), reverse=True)
    scores = [(own.total, own.bonus) for _, own in standing]
    for seat, own in standing:
        place = scores.index((own.total, own.bonus)) + 1
        style = "bold" if seat in view.winners else ""
        drawn.add_row(f"{place}.", look.name(seat), str(own.total), str(own.bonus), style=style)
    return ["", look.line(look.say("table-won", **look.all(view.winners)), style="bold"), drawn, ""]

"""A position of a replayed Oraklos record in plain text. Whoever holds the record may see all of it."""

from pythia.cli.position import columns
from pythia.contract import Message, Words
from pythia.games.oraklos.state import Verdict
from pythia.games.oraklos.view import View
from pythia.games.oraklos.wishes import COLOURS
from pythia.table.match import Match
from pythia.text import Texts, clean


def position(match: Match, lines: int, say: Texts) -> list[str]:
    """The lines that show an Oraklos match to a person."""
    view: View = match.view(None)
    given = match.header.names or tuple(say("seat-name", seat=seat) for seat in range(match.header.players))
    names = tuple(map(clean, given))
    shown = [say("oraklos-position-head", variant=view.variant, players=len(names), lines=lines)]
    if view.phase == "start":
        return [*shown, say("oraklos-position-not-begun")]
    if view.winners is not None:
        won = ", ".join(names[seat] for seat in view.winners)
        shown.append(say("oraklos-position-over", names=won, count=len(view.winners)))
    first = names[view.first]
    shown.append(say("oraklos-position-round", round=view.round + 1, first=first, pile=view.pile))
    shown += ["", *_seats(match, names, say), ""]
    if view.wishes:
        shown.append(say("oraklos-position-common", cards=" ".join(view.wishes)))
    if view.dice:
        shown += [say("oraklos-position-dice"), *_dice(view, say)]
    verdicts = view.verdicts or (view.review.past.verdicts if view.review else ())
    shown += [verdict_line(verdict, names, view.variant == "antipodes", say) for verdict in verdicts]
    return [*shown, _next(view, names, say)] if view.acting else shown


def _seats(match: Match, names: tuple[str, ...], say: Texts) -> list[str]:
    rows = [[say(f"oraklos-column-{each}") for each in ("name", "total", "round", "dice", "wishes")]]
    for name, seat in zip(names, match.view(None).seats, strict=True):
        owned = zip(COLOURS, seat.supply, strict=True)
        dice = " ".join(f"{count}{colour}" for colour, count in owned if count)
        rows.append([name, str(seat.total), f"{seat.net:+d}", dice or "-", " ".join(seat.wishes) or "-"])
    return columns(rows)


def _dice(view: View, say: Texts) -> list[str]:
    return [
        "  "
        + say(
            "oraklos-position-die",
            number=f"{number:2d}",
            colour=Message(f"oraklos-colour-{die.colour}"),
            x=die.centre[0],
            y=die.centre[1],
            hole="yes" if die.hole else "no",
        )
        for number, die in enumerate(view.dice)
    ]


def _next(view: View, names: tuple[str, ...], say: Texts) -> str:
    """Who is to do what."""
    if view.phase == "search" and view.variant == "antipodes":
        return say("oraklos-position-deny")
    acting = ", ".join(names[seat] for seat in view.acting)
    match view.phase:
        case "search":
            return say("oraklos-position-search", markers=", ".join(map(str, view.markers)))
        case "proof":
            assert view.proving is not None
            marker, card = view.proving.marker, view.proving.card
            return say("oraklos-position-proof", names=acting, card=card, marker=marker)
        case "challenge":
            claim = view.marked[0]
            name = names[claim.seat]
            return say("oraklos-position-challenge", name=name, card=claim.card, names=acting)
        case "cup":
            return say("oraklos-position-cup", names=acting)
    return say("oraklos-position-take", names=acting)


def verdict_line(verdict: Verdict, names: tuple[str, ...], antipodes: bool, say: Texts) -> str:
    """What became of a claim, and why."""
    about = {"name": names[verdict.seat], "card": verdict.card, "points": f"{verdict.points:+d}"}
    dice = " ".join(map(str, verdict.dice or ()))
    if antipodes and verdict.dice is None:
        return say("oraklos-position-stood", **about)
    if antipodes:
        return say("oraklos-position-refuted", dice=dice, **about)
    if verdict.why is None:
        return say("oraklos-position-hit", dice=dice, **about)
    line = verdict.line or (0, 0)
    gaps: dict[str, Words] = {"die": verdict.die or 0, "from": line[0], "to": line[1]}
    return say("oraklos-position-miss", why=Message(f"oraklos-why-{verdict.why}", gaps), **about)

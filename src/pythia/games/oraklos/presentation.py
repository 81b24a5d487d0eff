"""How Oraklos presents itself: its quick table, choices, picture, colours and sounds."""

from pythia.contract import Message
from pythia.games.oraklos.art import picture
from pythia.presentation import (
    NO_LIMIT,
    Choice,
    Colours,
    Minutes,
    Presentation,
    QuickTable,
    Sound,
    one_of,
    spans,
)

PRESENTATION = Presentation(
    quick=QuickTable(players=3, bots="adept"),
    choices=(
        one_of("variant", "oraklos-variant", ("standard", "junior", "antipodes")),
        Choice(("clocks", "search"), Message("oraklos-clock-search"), (NO_LIMIT, *spans(30, 60, 120, 300))),
        Choice(
            ("clocks", "proof"),
            Message("oraklos-clock-proof"),
            spans(10, 15, 20, 30, 60),
            when={"variant": ("standard", "junior")},
        ),
        one_of("judge", "oraklos-judge", ("players", "oracle"), when={"variant": ("antipodes",)}),
        Choice(
            ("clocks", "challenge"),
            Message("oraklos-clock-challenge"),
            spans(30, 60, 120),
            when={"variant": ("antipodes",), "judge": ("players",)},
        ),
    ),
    minutes=(Minutes(15),),
    light=Colours(ground="#f3e3c3", ink="#1b1512", accent="#9c4a22"),
    dark=Colours(ground="#1b1512", ink="#f3e3c3", accent="#dc9462"),
    sounds=(
        Sound("match-ended", "victory"),
        Sound("thrown", "dice"),
        Sound("attempted", "miss"),
        Sound("judged", "token"),
        Sound("claimed", "token"),
        Sound("denied", "token"),
        Sound("cup-filled", "die"),
        Sound("taken", "die"),
    ),
    picture=picture.picture,
)

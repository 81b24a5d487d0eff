"""How Prophecy presents itself: its quick table, choices, picture, colours and sounds."""

from pythia.contract import Message
from pythia.games.prophecy import art
from pythia.presentation import Colours, Minutes, Presentation, QuickTable, Sound, one_of, yes_or_no

PRESENTATION = Presentation(
    quick=QuickTable(players=4, bots="adept", options={"length": "short", "takeback": True}),
    choices=(
        one_of("length", "prophecy-length", ("standard", "short")),
        yes_or_no("takeback", "prophecy-takeback", first=False, more=Message("prophecy-takeback-more")),
    ),
    minutes=(Minutes(10, {"length": ("short",)}), Minutes(20)),
    light=Colours(ground="#f3e8d2", ink="#241a12", accent="#ab3520"),
    dark=Colours(ground="#14110f", ink="#f3e8d2", accent="#f08a70"),
    sounds=(
        Sound("match-ended", "victory"),
        Sound("trick-taken", "trick"),
        Sound("bid-made", "token"),
        Sound("played", "card"),
        Sound("hand-dealt", "card"),
        Sound("card-taken-back", "card"),
    ),
    picture=art.picture,
)

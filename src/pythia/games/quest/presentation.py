"""How Quest presents itself: its quick table, choices, picture, colours and sounds."""

from pythia.contract import Message
from pythia.games.quest.art import picture
from pythia.presentation import Colours, Minutes, Presentation, QuickTable, Sound, yes_or_no

PRESENTATION = Presentation(
    quick=QuickTable(players=3, bots="adept"),
    choices=(
        yes_or_no("odds", "quest-option-odds", first=True, more=Message("quest-option-odds-more")),
        yes_or_no(
            "economic_crisis", "quest-option-crisis", first=False, more=Message("quest-option-crisis-more")
        ),
    ),
    minutes=(Minutes(45),),
    light=Colours(ground="#f6ecd4", ink="#3d2b1a", accent="#2f5fae"),
    dark=Colours(ground="#2a231c", ink="#dcc79c", accent="#6f9be0"),
    sounds=(
        Sound("match-ended", "victory"),
        Sound("certificate-bought", "victory"),
        Sound("died", "miss"),
        Sound("rolled", "dice"),
        Sound("turned-up", "card"),
        Sound("cards-laid", "card"),
        Sound("goods-laid", "card"),
        Sound("item-taken", "token"),
        Sound("changed", "token"),
        Sound("moved", "die"),
    ),
    picture=picture.picture,
)

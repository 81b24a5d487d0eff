"""How Prophecy presents itself: its quick table and its choices."""

from pythia.contract import Message
from pythia.presentation import Presentation, QuickTable, one_of, yes_or_no

PRESENTATION = Presentation(
    quick=QuickTable(players=4, bots="adept", options={"length": "short", "takeback": True}),
    choices=(
        one_of("length", "prophecy-length", ("standard", "short")),
        yes_or_no("takeback", "prophecy-takeback", first=False, more=Message("prophecy-takeback-more")),
    ),
)

"""How Quest presents itself: its quick table and its choices."""

from pythia.contract import Message
from pythia.presentation import Presentation, QuickTable, yes_or_no

PRESENTATION = Presentation(
    quick=QuickTable(players=3, bots="adept"),
    choices=(
        yes_or_no("odds", "quest-option-odds", first=True, more=Message("quest-option-odds-more")),
        yes_or_no(
            "economic_crisis", "quest-option-crisis", first=False, more=Message("quest-option-crisis-more")
        ),
    ),
)

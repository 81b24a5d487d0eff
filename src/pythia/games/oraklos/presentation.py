"""How Oraklos presents itself: its quick table and its choices."""

from pythia.contract import Message
from pythia.presentation import NO_LIMIT, Choice, Presentation, QuickTable, one_of, spans

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
)

"""How Omens is offered to those who choose a game."""

from importlib.resources import files

from pythia.presentation import Colours, Presentation, QuickTable, Sound


def _picture() -> str:
    return files("omens").joinpath("picture.svg").read_text(encoding="utf-8")


# The choice of nights is read off `Options`; `omens-option-length` and its like are its words.
PRESENTATION = Presentation(
    quick=QuickTable(players=3, bots="novice", options={"length": "two"}),
    light=Colours(ground="#e9e6f2", ink="#1d1a2f", accent="#5a3d9a"),
    dark=Colours(ground="#15132a", ink="#e9e6f2", accent="#b9a3f0"),
    sounds=(Sound("turned-over", "trick"), Sound("sign-turned", "card"), Sound("laid", "card")),
    picture=_picture,
)

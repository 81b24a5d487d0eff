"""The four Specialists, each a full page of the codex."""

from pythia.games.prophecy.art.pen import Drawing
from pythia.games.prophecy.art.specialists.jaguar import jaguar
from pythia.games.prophecy.art.specialists.lizard import lizard
from pythia.games.prophecy.art.specialists.monkey import monkey
from pythia.games.prophecy.art.specialists.shaman import shaman


def drawings() -> dict[str, Drawing]:
    return {painter.__name__: painter() for painter in (jaguar, monkey, shaman, lizard)}

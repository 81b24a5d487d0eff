"""Pythia: games of prophecy on one table.

    >>> import pythia
    >>> match = pythia.new("prophecy", players=2, seed="a word")
    >>> match.acting
    (0, 1)
    >>> match.offers(0)[0].verb
    'bid'

The names below are all that a notebook needs; `docs/python.md` walks through them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from pythia.api import Match, Turn, load, new
    from pythia.contract import Budget, Event, Illegal, Offer
    from pythia.offers import expand, pick

__all__ = ["Budget", "Event", "Illegal", "Match", "Offer", "Turn", "expand", "load", "new", "pick"]

_HOMES = {
    **dict.fromkeys(("Match", "Turn", "load", "new"), "pythia.api"),
    **dict.fromkeys(("expand", "pick"), "pythia.offers"),
}


def __getattr__(name: str) -> Any:
    """Loaded when first used: commands that need none of it start without waiting for it."""
    if name not in __all__:
        raise AttributeError(f"module 'pythia' has no attribute {name!r}")
    return getattr(import_module(_HOMES.get(name, "pythia.contract")), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

"""What a network, or any other judgement, is to the bots that play by it."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from pythia.contract import Event
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.view import View


class Mind(Protocol):
    """A judgement of what a seat could do, made of what that seat may know."""

    def prefers(
        self, view: View, events: Sequence[Event], hearsay: Hearsay | None = None
    ) -> NDArray[np.float32]:
        """How likely it would take each of the 128 actions (`actions.py`), as logarithms; −inf where one is
        not legal.

        A bid is set aside card by card: the cards chosen so far lie in `view.bid` and no longer in
        `view.hand`. Of the events those of the round are enough. With hearsay it judges as if that were true
        (`features(view, events, hearsay)`).
        """
        ...

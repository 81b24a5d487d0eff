"""Chance set up by hand."""

from collections.abc import Callable

from msgspec import Struct

from pythia.contract import OutcomeT, Stream


class Given:
    """Chance that gives these outcomes, in this order, if the rules find them possible."""

    def __init__(self, *outcomes: Struct) -> None:
        self.outcomes = list(outcomes)

    def draw(
        self,
        kind: type[OutcomeT],
        sample: Callable[[Stream], OutcomeT],
        check: Callable[[OutcomeT], None],
    ) -> OutcomeT:
        outcome = self.outcomes.pop(0)
        assert isinstance(outcome, kind)
        check(outcome)
        return outcome

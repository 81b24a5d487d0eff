"""When a table's time runs out: for those who are to act, and for those who are gone.

A clock is a value that is told the time and never asks for it. While a table stands still it is told that
nobody acts and nobody is gone; time begins anew when play goes on.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace


class Due(NamedTuple):
    what: Literal["turn", "patience"]
    seat: int


class Clock(Struct, frozen=True):
    """By seat, the times at which turns end, and at which nobody waits any longer for who is gone."""

    turn_s: float | None
    patience_s: float | None
    turns: Mapping[int, float] = {}
    gone: Mapping[int, float] = {}
    spent: Mapping[int, float] = {}
    """The turn that was used last, which may be taken back."""

    def keep(self, acting: Iterable[int], gone: Iterable[int], now: float) -> "Clock":
        """Who is to act and who is gone from here on; those who were before keep their time."""
        return replace(
            self,
            turns=_kept(self.turns, acting, now, self.turn_s),
            gone=_kept(self.gone, gone, now, self.patience_s),
        )

    def stopped(self) -> "Clock":
        """Nobody is there: all time begins anew when play goes on, that of a turn taken back too."""
        return replace(self, turns={}, gone={}, spent={})

    def acted(self, seat: int) -> "Clock":
        """The seat has used its turn; if it is to act again, that is another."""
        turns = {each: at for each, at in self.turns.items() if each != seat}
        return replace(self, turns=turns, spent={seat: self.turns[seat]} if seat in self.turns else {})

    def took_back(self, seat: int) -> "Clock":
        """Its latest turn goes on where it was: taking back wins no time."""
        if seat not in self.spent:
            return self
        return replace(self, turns={**self.turns, seat: self.spent[seat]}, spent={})

    def left_ms(self, seat: int | None, now: float) -> int | None:
        """What a seat that is to act has left; for anybody else, what the nearest of those has."""
        at = self.turns.get(seat) if seat is not None else None
        if at is None:
            at = min(self.turns.values(), default=None)
        return None if at is None else max(0, round((at - now) * 1000))

    def is_late(self, seat: int, now: float) -> bool:
        return seat in self.turns and self.turns[seat] <= now

    def due(self, now: float) -> list[Due]:
        late = [Due("turn", seat) for seat, at in self.turns.items() if at <= now]
        return late + [Due("patience", seat) for seat, at in self.gone.items() if at <= now]

    def next(self, now: float) -> float | None:
        """When something not yet due will be."""
        return min((at for at in (*self.turns.values(), *self.gone.values()) if at > now), default=None)


def _kept(
    before: Mapping[int, float], seats: Iterable[int], now: float, lasts_s: float | None
) -> Mapping[int, float]:
    return {} if lasts_s is None else {seat: before.get(seat, now + lasts_s) for seat in seats}

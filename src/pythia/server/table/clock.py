"""When a table's time runs out: for those who are to act, and for those who are gone.

The clock is told the time and never asks for it. While a table stands still it is told that nobody acts
and nobody is gone; time begins anew when play goes on.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple


class Due(NamedTuple):
    what: Literal["turn", "patience"]
    seat: int


class Clock:
    def __init__(self, turn_s: float | None, patience_s: float | None) -> None:
        self._turn_s, self._patience_s = turn_s, patience_s
        self._turns: dict[int, float] = {}
        self._gone: dict[int, float] = {}
        self._spent: dict[int, float] = {}

    def keep(self, acting: Iterable[int], gone: Iterable[int], now: float) -> None:
        """Who is to act and who is gone from here on; those who were before keep their time."""
        if self._turn_s is not None:
            self._turns = {seat: self._turns.get(seat, now + self._turn_s) for seat in acting}
        if self._patience_s is not None:
            self._gone = {seat: self._gone.get(seat, now + self._patience_s) for seat in gone}

    def acted(self, seat: int) -> None:
        """The seat has used its turn; if it is to act again, that is another."""
        at = self._turns.pop(seat, None)
        self._spent = {} if at is None else {seat: at}

    def took_back(self, seat: int) -> None:
        """Its latest turn goes on where it was: taking back wins no time."""
        if seat in self._spent:
            self._turns[seat] = self._spent.pop(seat)

    def left_ms(self, seat: int | None, now: float) -> int | None:
        """What a seat that is to act has left; for anybody else, what the nearest of those has."""
        at = self._turns.get(seat) if seat is not None else None
        if at is None:
            at = min(self._turns.values(), default=None)
        return None if at is None else max(0, round((at - now) * 1000))

    def is_late(self, seat: int, now: float) -> bool:
        return seat in self._turns and self._turns[seat] <= now

    def due(self, now: float) -> list[Due]:
        late = [Due("turn", seat) for seat, at in self._turns.items() if at <= now]
        return late + [Due("patience", seat) for seat, at in self._gone.items() if at <= now]

    def next(self, now: float) -> float | None:
        """When something not yet due will be."""
        return min((at for at in (*self._turns.values(), *self._gone.values()) if at > now), default=None)

"""Oraklos in each phase, for the page that shows every piece: real views of matches played here."""

from typing import Any

import msgspec

from pythia.contract import Offer
from pythia.games.oraklos import rules
from pythia.games.oraklos.rounds import empty, start
from pythia.games.oraklos.search import predictions
from pythia.games.oraklos.state import Action, Claim, Cup, Deny, Done, Options, Pass, Prove, Refute, State
from pythia.games.oraklos.view import view
from pythia.games.oraklos.wishes import COLOURS
from pythia.table.chance import Live, Source, seed_from

ME = 0


class Play:
    """A match whose positions are kept by name, as one seat sees them."""

    def __init__(self, variant: str, words: str) -> None:
        self.chance = Live(Source(seed_from(words)))
        options = msgspec.convert({"variant": variant}, Options)
        self.state: State = start(empty(3, options), self.chance)
        self.kept: dict[str, Any] = {}

    def do(self, seat: int, action: Action) -> None:
        self.state = rules.apply(self.state, seat, action, None, self.chance)

    def keep(self, name: str) -> None:
        offers: tuple[Offer, ...] = rules.offers(self.state, ME)
        self.kept[name] = {"view": view(self.state, ME), "offers": offers}

    def fill(self) -> None:
        while self.state.phase == "cup":
            seat = self.state.turn
            if seat == ME:
                self.keep("cup")
            dice = [
                colour for colour, n in zip(COLOURS, self.state.supply[seat], strict=True) for _ in range(n)
            ]
            chosen = dice[::2][:5]
            self.do(seat, Cup({colour: chosen.count(colour) for colour in COLOURS if colour in chosen}))

    def there(self, card: str, holes: bool = False) -> tuple[int, int, int, int] | None:
        return next((each.dice for each in predictions(self.state.dice, holes) if each.card == card), None)


def standard() -> dict[str, Any]:
    """A hit, and a miss whose line touches a die: the first throw where both are to be had."""
    for attempt in range(1000):
        play = Play("standard", f"sample {attempt}")
        play.fill()
        mine = [card for card in play.state.wishes[ME] if play.there(card)]
        wrong = [k for k in range(len(play.state.dice)) if not play.state.dice[k].hole]
        if not mine or len(wrong) < 8:
            continue
        play.keep("search")
        play.do(1, Claim(3, play.state.wishes[1][0]))
        play.do(ME, Claim(2, mine[0]))
        play.keep("marked")
        for seat in range(3):
            play.do(seat, Done())
        play.do(1, Prove((wrong[0], wrong[3], wrong[5], wrong[7])))
        if play.state.verdicts[0].why != "line-touches":
            continue
        play.keep("proof")
        shape = play.there(mine[0])
        assert shape is not None
        play.do(ME, Prove(shape))
        play.keep("take")
        return play.kept
    raise AssertionError("no such throw")


def antipodes() -> dict[str, Any]:
    play = Play("antipodes", "sample")
    play.keep("deny")
    there = next(card for card in play.state.wishes[0] if play.there(card, holes=True))
    play.do(1, Deny(there))
    play.keep("challenge")
    shape = play.there(there, holes=True)
    assert shape is not None
    play.do(2, Pass())
    play.do(ME, Refute(shape))
    play.keep("refuted")
    return play.kept


def samples() -> str:
    return msgspec.json.encode({**standard(), **antipodes()}).decode() + "\n"

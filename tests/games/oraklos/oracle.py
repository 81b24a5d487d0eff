"""A second, naive implementation of Oraklos that the tests hold the engine against.

It was written from the rules (O1 to O8) and the record format alone, without the engine at hand. Agreed
upon afterwards, where both are silent: rounds count from 1; before the first throw or cup the phase is
`start` and nothing is shown; a colour of which none goes into the cup may be named; in Antipodes all see the
six cards as theirs.
"""

import json
from collections import Counter

from tests.games.oraklos.oracle_box import ANTIPODES_DECK, CLOCKS, DECK, KEYS, PUTS, SUPPLY, VERBS, laid_out
from tests.games.oraklos.oracle_form import (
    Line,
    aside_form,
    header_form,
    keys,
    need,
    number,
    whole,
)
from tests.games.oraklos.oracle_shapes import ORDER, Die, Table

__all__ = ["Game", "Line"]


class Game:
    """A whole game, fed with the lines of a record."""

    def __init__(self, header: Line) -> None:
        self.players, options = header_form(header)
        self.variant = options.get("variant", "standard")
        self.judge = options.get("judge", "players")
        self.clocks: dict[str, int | None] = {**CLOCKS, **options.get("clocks", {})}
        self.antipodes = self.variant == "antipodes"

        self.due: list[str] = ["first"]
        self.after_action = False
        self.overdue = False
        self.phase: str | None = None
        self.round = 0
        self.first = 0
        self.scores = [0] * self.players
        self.winners: list[int] | None = None
        self.verdicts: list[Line] = []
        self.pile = list(ANTIPODES_DECK if self.antipodes else DECK)
        self.wishes: list[list[str]] = [[] for _ in range(self.players)]
        self.six: list[str] = []
        self.supply = [Counter(dict.fromkeys(ORDER, SUPPLY[self.players])) for _ in range(self.players)]
        self.cup = Counter(dict.fromkeys(ORDER, 1 if self.variant == "standard" else 4))
        self.table = Table([])
        self.waiting: list[int] = []
        self.clock_now = 0
        self.said_done: set[int] = set()
        self.marked: dict[int, tuple[int, str]] = {}
        self.net = [0] * self.players
        self.taken: set[int] = set()
        self.denied: tuple[int, str] | None = None
        self.attempts: Counter[int] = Counter()

    # ----------------------------------------------------------------------------- a round (O2)

    def from_first(self, first: int) -> list[int]:
        return [(first + n) % self.players for n in range(self.players)]

    def start_round(self) -> None:
        """O2.1, O7.6: who needs cards; the throw follows where there is no cup to fill."""
        if self.antipodes:
            self.six = []
            if not self.pile:
                self.pile = list(ANTIPODES_DECK)
            self.due = ["wishes", "throw"]
            return
        wanted = self.cards_wanted()
        if wanted and not self.pile:
            self.end(self.leaders())
        elif wanted:
            self.due = ["wishes"]
        else:
            self.after_wishes()

    def cards_wanted(self) -> int:
        return sum(3 - len(hand) for hand in self.wishes)

    def after_wishes(self) -> None:
        if self.variant == "junior":
            self.due = ["throw"]
        else:
            self.phase = "cup"
            self.waiting = self.from_first(self.first)

    def leaders(self) -> list[int]:
        return [seat for seat in range(self.players) if self.scores[seat] == max(self.scores)]

    def end(self, winners: list[int]) -> None:
        self.phase = "over"
        self.winners = winners
        self.due = []

    def next_round(self) -> None:
        """O2.7."""
        self.round += 1
        self.first = (self.first + 1) % self.players
        self.start_round()

    def begin(self, phase: str) -> None:
        self.phase = phase
        self.clock_now = 0

    # -------------------------------------------------------------------------------- chance

    def chance(self, line: Line) -> None:
        kinds = {"first": "seat", "wishes": "cards", "throw": "dice"}
        need(line["chance"] in list(kinds), "unknown chance")
        keys(line, ["chance", kinds[line["chance"]]], [])
        need(self.due != [] and self.due[0] == line["chance"], "this chance is not due")
        self.due = self.due[1:]
        if line["chance"] == "first":
            need(number(line["seat"]) and line["seat"] < self.players, "no such seat")
            self.first = line["seat"]
            self.start_round()
        elif line["chance"] == "wishes":
            self.draw_wishes(line["cards"])
        else:
            self.throw(line["dice"])

    def draw_wishes(self, cards: object) -> None:
        need(isinstance(cards, list), "no list")
        assert isinstance(cards, list)
        wanted = 6 if self.antipodes else self.cards_wanted()
        need(len(cards) == min(wanted, len(self.pile)), "wrong number of cards")
        for card in cards:
            need(card in self.pile, "not in the pile")
            self.pile.remove(card)
        if self.antipodes:
            self.six = list(cards)
            return
        left = list(cards)
        for seat in self.from_first(self.first):
            while len(self.wishes[seat]) < 3 and left:
                self.wishes[seat].append(left.pop(0))
        if len(cards) < wanted:
            self.end(self.leaders())
        else:
            self.after_wishes()

    def throw(self, dice: list[Die]) -> None:
        """O8."""
        need(isinstance(dice, list), "no list")
        for die in dice:
            need(isinstance(die, dict), "no die")
            keys(die, ["colour", "centre", "axis", "hole"], [])
            need(die["colour"] in list(ORDER) and isinstance(die["hole"], bool), "no such die")
            for pair in (die["centre"], die["axis"]):
                need(isinstance(pair, list) and len(pair) == 2 and all(map(whole, pair)), "no point")
            need(499**2 <= die["axis"][0] ** 2 + die["axis"][1] ** 2 <= 501**2, "wrong axis")
        need(Counter(die["colour"] for die in dice) == +self.cup, "not the dice of the cup")
        table = laid_out(json.dumps(dice))
        need(table is not None, "dice overlap")
        assert table is not None
        self.table = table
        self.said_done, self.marked, self.denied = set(), {}, None
        self.net = [0] * self.players
        self.begin("search")

    # -------------------------------------------------------------------------------- actions

    def action(self, line: Line) -> None:
        verb, seat = line["do"], line["seat"]
        need(verb in list(KEYS), "unknown verb, or undo, which no rule allows here")
        keys(line, ["seat", "do", *KEYS[verb]], ["at", "arrived", "by"])
        need(number(line.get("at", 0)) and number(line.get("arrived", 0)), "no time")
        need("arrived" not in line or ("at" in line and line["arrived"] >= line["at"]), "arrived before")
        need(line.get("by", "table") == "table", "only the table acts for a seat")
        need(("by" in line) == self.overdue, "the table acts when a clock ran out, and only then")
        need(self.due == [] and self.phase not in (None, "over"), "nobody acts now")
        assert self.phase is not None
        verbs = ["deny", "done", "undone"] if self.antipodes and self.phase == "search" else VERBS[self.phase]
        need(verb in verbs, "not in this phase")
        if self.phase in CLOCKS:
            self.stamp(line.get("at"))
        self.overdue = False
        if verb == "cup":
            self.fill(seat, line["dice"])
        elif verb == "claim":
            self.claim(seat, line["marker"], line["card"])
        elif verb in ("done", "undone"):
            self.no_more(seat, verb == "done")
        elif verb == "prove":
            self.prove(seat, line["dice"])
        elif verb == "take":
            self.take(seat, line["dice"])
        elif verb == "deny":
            self.deny(seat, line["card"])
        else:
            self.answer(seat, line.get("dice"))
        self.after_action = True

    def stamp(self, at: int | None) -> None:
        need(at is not None, "time matters here")
        assert at is not None
        assert self.phase is not None
        deadline = self.clocks[self.phase]
        need(at >= self.clock_now, "time falls")
        need(deadline is None or at <= deadline, "too late")
        self.clock_now = at

    def fill(self, seat: int, dice: dict[str, int]) -> None:
        """O2.2."""
        need(seat == self.waiting[0], "out of turn")
        need(isinstance(dice, dict), "no dice")
        for colour, count in dice.items():
            need(colour in list(ORDER) and number(count) and count >= 0, "no such dice")
            need(count <= self.supply[seat][colour], "not that many")
        need(sum(dice.values()) == PUTS[self.players], "wrong number of dice")
        for colour, count in dice.items():
            self.supply[seat][colour] -= count
            self.cup[colour] += count
        self.waiting.pop(0)
        if not self.waiting:
            self.due = ["throw"]

    def claim(self, seat: int, marker: int, card: str) -> None:
        """O4.1, O4.2."""
        need(number(marker) and marker in (1, 2, 3), "no such marker")
        need(marker not in self.marked, "the marker is gone")
        need(card in self.wishes[seat], "not one's own card")
        need(card not in [other for _, other in self.marked.values()], "a card carries one marker")
        self.marked[marker] = seat, card
        self.said_done.discard(seat)
        if len(self.marked) == 3:
            self.end_search()

    def no_more(self, seat: int, done: bool) -> None:
        """O4.3."""
        need((seat in self.said_done) != done, "said already, or not said")
        self.said_done ^= {seat}
        if len(self.said_done) == self.players:
            self.end_search()

    def end_search(self) -> None:
        if self.antipodes:
            self.next_round()
        elif self.marked:
            self.begin("proof")
        else:
            self.recover()

    def check_shown(self, dice: list[int]) -> None:
        """O5.1."""
        need(isinstance(dice, list) and len(dice) == 4, "not four dice")
        need(all(number(n) and n < len(self.table.dice) for n in dice), "no such die")
        need(len(set(dice)) == 4, "a die twice")

    def prove(self, seat: int, dice: list[int]) -> None:
        need(seat == self.marked[max(self.marked)][0], "another's marker")
        self.check_shown(dice)
        self.settle(dice)

    def settle(self, dice: list[int] | None) -> None:
        """O5.1 to O5.4: the highest marker left; no dice were shown in time where there are none."""
        marker = max(self.marked)
        seat, card = self.marked.pop(marker)
        fault = "O5.1" if dice is None else self.fault(dice, card)
        points = marker if fault is None else -marker
        self.scores[seat] += points
        self.net[seat] += points
        self.wishes[seat].remove(card)
        self.verdict(seat, points, dice, fault, card)
        if self.marked:
            self.begin("proof")
        elif max(self.scores) >= 10:
            self.end(self.leaders())
        else:
            self.recover()

    def fault(self, dice: list[int], card: str) -> str | None:
        """The rule that keeps these dice from being a prediction of the card."""
        if Counter(self.table.dice[n]["colour"] for n in dice) != Counter(card):
            return "O3.5"
        fault = self.table.fault(dice, self.antipodes)
        return "O3.5" if fault is None and self.table.card(dice) != card else fault

    def verdict(self, seat: int, points: int, dice: list[int] | None, rule: str | None, card: str) -> None:
        self.verdicts.append({"seat": seat, "card": card, "points": points, "dice": dice, "rule": rule})

    def recover(self) -> None:
        """O2.6, O6."""
        if self.variant == "junior":
            self.next_round()
            return
        ranked = self.from_first(self.first)
        best = max(ranked, key=lambda seat: self.net[seat])
        self.waiting = self.from_first(best)
        self.taken = set()
        self.phase = "take"

    def take(self, seat: int, dice: list[int]) -> None:
        need(seat == self.waiting[0], "out of turn")
        need(isinstance(dice, list) and len(dice) == PUTS[self.players], "wrong number of dice")
        for n in dice:
            need(number(n) and n < len(self.table.dice) and n not in self.taken, "no such die")
            self.taken.add(n)
            self.supply[seat][self.table.dice[n]["colour"]] += 1
        self.waiting.pop(0)
        if not self.waiting:
            left = [die for n, die in enumerate(self.table.dice) if n not in self.taken]
            self.cup = Counter(die["colour"] for die in left)
            self.next_round()

    # ------------------------------------------------------------------------------ Antipodes

    def deny(self, seat: int, card: str) -> None:
        """O7.3, O7.4."""
        need(card in self.six, "not on the table")
        self.denied = seat, card
        if self.judge == "oracle":
            found = self.table.search(True, card)
            self.close(found[0]["dice"] if found else None, -1 if found else 1)
        else:
            self.waiting = [other for other in range(self.players) if other != seat]
            self.attempts = Counter()
            self.begin("challenge")

    def answer(self, seat: int, dice: list[int] | None) -> None:
        """A refutation or, without dice, a pass."""
        need(seat in self.waiting, "has passed, or is the claimer")
        assert self.denied is not None
        if dice is not None:
            self.check_shown(dice)
            fault = self.fault(dice, self.denied[1])
            if fault is None:
                self.close(dice, -1)
                return
            self.verdict(seat, 0, dice, fault, self.denied[1])
            self.attempts[seat] += 1
        if dice is None or self.attempts[seat] == 3:
            self.waiting.remove(seat)
        if not self.waiting:
            self.close(None, 1)

    def close(self, dice: list[int] | None, points: int) -> None:
        assert self.denied is not None
        seat, card = self.denied
        self.scores[seat] += points
        self.verdict(seat, points, dice, None, card)
        if self.scores[seat] >= 5:
            self.end([seat])
        else:
            self.next_round()

    # ---------------------------------------------------------------------------------- lines

    def clock(self, line: Line) -> None:
        keys(line, ["clock", "at"], [])
        need(number(line["at"]) and isinstance(line["clock"], str), "no clock")
        need(self.due == [] and self.phase not in (None, "over"), "no clock runs")
        need(not self.overdue, "the table is to act")
        if line["clock"] == "turn":
            self.overdue = True
            return
        need(line["clock"] == self.phase and self.phase in CLOCKS, "this clock does not run")
        need(self.clocks[line["clock"]] == line["at"], "not its deadline")
        self.after_action = True
        if self.phase == "search":
            self.end_search()
        elif self.phase == "proof":
            self.settle(None)
        else:
            self.close(None, 1)

    def aside(self, line: Line) -> None:
        """Talk, and who sits where, change nothing; but chance follows an action at once."""
        aside_form(line)
        need(not (self.due and self.after_action), "chance is due")

    def apply(self, line: Line) -> None:
        """One line after the header."""
        if "chance" in line:
            need(not self.overdue, "the table is to act")
            self.chance(line)
        elif "clock" in line:
            self.clock(line)
        else:
            seat = line.get("seat")
            need(number(seat) and seat in range(self.players), "no such seat")
            if "do" in line:
                self.action(line)
            else:
                self.aside(line)

"""A second, naive implementation of Prophecy that the tests hold the engine against.

It was written from the rules (P1 to P8) and the record format alone, without the engine at hand.

Which rule a refusal cites where the rules file names none:

- form (unknown key, verb, card, suit, chance kind, wrong type, seat that does not exist), chance
  where an action is due and the reverse, a record that stops before its chance: None;
- any other fault of the dealer draw: P3.1; of a deal: P4.1;
- bid of the wrong size, with a card twice, a Specialist or a card not held: P4.2;
  a second bid, also during play: P4.3; a bid before the leaders have bid: P4.4;
- a play while bids are missing, or out of turn: P5.1; by the seat that surrendered the lead, in
  place of the new leader: P5.3;
- playing a card of one's own bid: P4.2; a card not in hand: P5.2 for a lead, else P5.4;
- leading the Shaman: P5.2; not following suit: P5.4;
- a named suit that is missing, not asked for or forbidden: P6.1;
- taking back one's own bid: P4.3; any other undo that is refused, also after the end: P5.7;
- bid, play or clock after the end: P7.3.
"""

import json
from typing import Any

from tests.games.prophecy.oracle_cards import (
    BID_SIZE,
    BID_VALUE,
    BONUS,
    DEALT,
    DECK,
    JAGUAR_ALONE,
    SPECIALISTS,
    SUITS,
    TRUMPS,
    Line,
    Refused,
    deck_for,
    lead_suit,
    need,
    still_drawing,
    suit_of,
    winning_place,
)


class Round:
    """One round, from its deal to its last trick."""

    def __init__(self, trump: str, dealer: int, hands: list[list[str]], first: list[int]) -> None:
        self.trump = trump
        self.dealer = dealer
        self.players = len(hands)
        self.hands = [list(hand) for hand in hands]
        self.first = first
        self.bids: dict[int, list[str]] = {}
        self.tricks = [0] * self.players
        self.leader = (dealer + 1) % self.players
        self.trick: list[str] = []
        self.lead: str | None = None
        self.surrendered: int | None = None

    def bidders(self) -> list[int]:
        """P4.4, P4.5: who may bid now; the others wait for those who bid openly."""
        missing = [seat for seat in range(self.players) if seat not in self.bids]
        return [seat for seat in self.first if seat in missing] or missing

    def turn(self) -> int:
        """P5.1: whose card comes next."""
        return (self.leader + len(self.trick)) % self.players

    def bid(self, seat: int, cards: list[str]) -> None:
        """P4.2 to P4.4."""
        need(seat not in self.bids, "P4.3", "a bid is final")
        need(seat in self.bidders(), "P4.4", "the leaders bid first")
        need(len(cards) == BID_SIZE[self.players], "P4.2", "wrong number of cards in a bid")
        need(len(set(cards)) == len(cards), "P4.2", "a card twice in a bid")
        for card in cards:
            need(card not in SPECIALISTS, "P4.2", "a Specialist in a bid")
            need(card in self.hands[seat], "P4.2", f"{card} is not in hand")
        self.bids[seat] = list(cards)
        self.hands[seat] = [card for card in self.hands[seat] if card not in cards]

    def check_play(self, seat: int, card: str, named: str | None) -> None:
        """P5.1 to P5.5, P6.1: refuses what may not be played now."""
        need(not self.bidders(), "P5.1", "bids are missing")
        hand, leads = self.hands[seat], not self.trick
        need(not leads or seat != self.surrendered, "P5.3", "the lead is surrendered")
        need(seat == self.turn(), "P5.1", "out of turn")
        need(card not in self.bids[seat], "P4.2", "bid cards are not played")
        need(card in hand, "P5.2" if leads else "P5.4", f"{card} is not in hand")
        if leads:
            need(card != "shaman", "P5.2", "the Shaman cannot be led")
        elif self.lead is not None and self.lead in [suit_of(held) for held in hand]:
            need(card in SPECIALISTS or suit_of(card) == self.lead, "P5.4", "not following suit")
        if leads and card in ("monkey", "lizard"):
            need(named is not None, "P6.1", "no suit named")
            need(card == "lizard" or named != self.trump, "P6.1", "the Monkey cannot name trump")
        else:
            need(named is None, "P6.1", "nothing to name")

    def play(self, seat: int, card: str, named: str | None) -> None:
        self.check_play(seat, card, named)
        if not self.trick:
            self.lead = lead_suit(card, named, self.trump)
        self.hands[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == self.players:
            self.take_trick()

    def take_trick(self) -> None:
        """P7.1, P5.1, P5.3: who takes the trick and who leads the next."""
        able = self.trick if self.surrendered is None else self.trick[:-1]
        winner = (self.leader + winning_place(able, self.lead, self.trump)) % self.players
        self.tricks[winner] += 1
        self.trick = []
        self.lead = None
        self.leader = winner
        if self.hands[winner] == ["shaman"]:
            self.surrendered = winner
            self.leader = (winner + 1) % self.players


def number(value: object) -> bool:
    return type(value) is int and value >= 0


def keys(line: Line, must: list[str], may: list[str]) -> None:
    for key in must:
        need(key in line, None, f"{key} is missing")
    for key in line:
        need(key in must or key in may, None, f"unknown key {key}")


class Game:
    """A whole game, fed with the lines of a record."""

    def __init__(self, header: Line) -> None:
        may = ["rules", "names", "commitment", "words", "seed", "started"]
        keys(header, ["pythia", "game", "players", "options"], may)
        need(number(header["pythia"]) and header["pythia"] == 1, None, "not a record")
        need(header["game"] == "prophecy", None, "another game")
        self.players = header["players"]
        need(number(self.players) and 2 <= self.players <= 6, "P1.3", "2 to 6 players")
        options = header["options"]
        need(isinstance(options, dict), None, "options are an object")
        keys(options, [], ["length", "takeback"])
        self.takeback = options.get("takeback", False)
        need(isinstance(self.takeback, bool), None, "takeback is true or false")
        length = options.get("length", "standard")
        need(length in list(TRUMPS), None, "unknown length")
        self.trumps = TRUMPS[length]
        self.dealer = 0
        self.scores = [0] * self.players
        self.bonus = [0] * self.players
        self.rounds: list[Line] = []
        self.due: str | None = "dealer"
        self.after_action = False
        self.round: Round | None = None
        self.deal: list[list[str]] = []
        self.actions: list[Line] = []

    def over(self) -> bool:
        return len(self.rounds) == len(self.trumps)

    def apply(self, line: Line) -> None:
        """One line after the header."""
        if "chance" in line:
            self.chance(line)
        elif "clock" in line:
            keys(line, ["clock", "at"], [])
            need(line["clock"] == "turn" and number(line["at"]), None, "no such clock")
            need(not self.over(), "P7.3", "the game is over")
            need(self.due is None, None, "chance is due")
        else:
            seat = line.get("seat")
            need(number(seat) and seat in range(self.players), None, "no such seat")
            if "do" in line:
                self.action(line)
            else:
                self.aside(line)

    def aside(self, line: Line) -> None:
        """P5.7: talk, and who sits where, change nothing; but chance follows an action at once."""
        if "sits" in line:
            keys(line, ["seat", "sits"], [])
            who = str(line["sits"])
            need(who == "person" or (who[:4] == "bot:" and who[4:] != ""), None, "sits: who?")
        elif line.get("say") == "text":
            keys(line, ["seat", "say", "text"], [])
            need(isinstance(line["text"], str), None, "the text is no text")
        else:
            keys(line, ["seat", "say"], ["args"])
            need(isinstance(line["say"], str) and line["say"] != "", None, "no name of a phrase")
            need(isinstance(line.get("args", {}), dict), None, "args are an object")
        need(self.due is None or not self.after_action, None, "chance is due")

    def chance(self, line: Line) -> None:
        need(line["chance"] in ["dealer", "deal"], None, "unknown chance")
        content, nothing = ("draws", [None]) if line["chance"] == "dealer" else ("hands", [])
        keys(line, ["chance", content], [])
        rows = line[content]
        need(isinstance(rows, list), None, "not a list")
        for row in rows:
            need(isinstance(row, list), None, "not a list")
            for card in row:
                need(card in DECK + nothing, None, "unknown card")
        need(line["chance"] == self.due, None, "this chance is not due")
        if self.due == "dealer":
            self.draw_dealer(rows)
        else:
            self.start_round(rows)

    def draw_dealer(self, rows: list[list[str | None]]) -> None:
        """P3.1: rows of draws until one seat is alone on top, and none after that."""
        drawing = list(range(self.players))
        gone: list[str] = []
        for row in rows:
            need(len(drawing) > 1, "P3.1", "a row after the deciding one")
            need(len(row) == self.players, "P3.1", "one place a seat")
            deck = deck_for(gone, drawing)
            gone = [card for card in DECK if card not in deck]
            drawn: dict[int, str] = {}
            for seat, card in enumerate(row):
                need((card is not None) == (seat in drawing), "P3.1", "the wrong seats draw")
                if card is not None:
                    need(card not in gone, "P3.1", f"{card} is drawn twice")
                    gone.append(card)
                    drawn[seat] = card
            drawing = still_drawing(drawn)
        need(len(drawing) == 1, "P3.1", "no dealer yet")
        self.dealer = drawing[0]
        self.due = "deal"

    def start_round(self, hands: list[list[str]]) -> None:
        """P4.1, P3.2."""
        need(len(hands) == self.players, "P4.1", "one hand a seat")
        for hand in hands:
            need(len(hand) == DEALT[self.players], "P4.1", "wrong number of cards in a hand")
        dealt = [card for hand in hands for card in hand]
        need(len(set(dealt)) == len(dealt), "P4.1", "a card is dealt twice")
        self.deal = hands
        self.actions = []
        self.round = self.fresh_round()
        self.due = None

    def fresh_round(self) -> Round:
        """P2, P3.2, P4.4: the round as it stands after the deal."""
        number = len(self.rounds)
        first: list[int] = []
        if self.players >= 3 and 0 < number < len(self.trumps) - 1:
            first = [s for s in range(self.players) if self.scores[s] == max(self.scores)]
        dealer = (self.dealer + number) % self.players
        return Round(self.trumps[number], dealer, self.deal, first)

    def action(self, line: Line) -> None:
        verb = line["do"]
        need(verb in ["bid", "play", "undo"], None, "unknown verb")
        must = {"bid": ["cards"], "play": ["card"], "undo": []}[verb]
        may = ["suit"] if verb == "play" else []
        keys(line, ["seat", "do", *must], [*may, "at", "arrived", "by"])
        need(number(line.get("at", 0)) and number(line.get("arrived", 0)), None, "no time")
        need("at" in line or "arrived" not in line, None, "arrived stands beside at")
        need(line.get("by", "table") == "table", None, "only the table acts for a seat")
        cards = line.get("cards", [line.get("card", "su1")])
        need(isinstance(cards, list) and all(c in DECK for c in cards), None, "unknown card")
        need(line.get("suit", "su") in SUITS, None, "unknown suit")
        need(not self.over(), "P5.7" if verb == "undo" else "P7.3", "the game is over")
        need(self.due is None, None, "chance is due")
        if verb == "undo":
            self.undo(line["seat"])
            return
        assert self.round is not None
        self.carry_out(self.round, line)
        self.actions.append(line)
        if not any(self.round.hands):
            self.score_round(self.round)

    def carry_out(self, current: Round, line: Line) -> None:
        if line["do"] == "bid":
            current.bid(line["seat"], line["cards"])
        else:
            current.play(line["seat"], line["card"], line.get("suit"))

    def undo(self, seat: int) -> None:
        """P5.7: take back one's own card while it is the latest action that stands."""
        need(self.takeback, "P5.7", "no take-backs at this table")
        need(self.actions != [], "P5.7", "nothing to take back")
        need(self.actions[-1]["seat"] == seat, "P5.7", "not the latest action")
        need(self.actions[-1]["do"] == "play", "P4.3", "a bid is final")
        self.actions.pop()
        self.round = self.fresh_round()
        for line in self.actions:
            self.carry_out(self.round, line)

    def score_round(self, done: Round) -> None:
        """P7.2: a point a trick and the bonus; nothing for who surrendered the lead."""
        bids = [sum(BID_VALUE[card[:2]] for card in done.bids[s]) for s in range(self.players)]
        points = list(done.tricks)
        for seat in range(self.players):
            if seat == done.surrendered:
                points[seat] = 0
            elif done.tricks[seat] == bids[seat]:
                points[seat] += BONUS[self.players]
                self.bonus[seat] += BONUS[self.players]
            self.scores[seat] += points[seat]
        trump = None if done.trump == JAGUAR_ALONE else done.trump
        self.rounds.append({"trump": trump, "dealer": done.dealer, "bids": bids})
        self.rounds[-1] |= {"tricks": done.tricks, "points": points}
        self.round = None
        self.due = None if self.over() else "deal"
        self.after_action = True

    def winners(self) -> list[int] | None:
        """P7.3: the highest total, then the most bonus points; whoever is still tied shares."""
        if not self.over():
            return None
        ends = [(self.scores[seat], self.bonus[seat]) for seat in range(self.players)]
        return [seat for seat in range(self.players) if ends[seat] == max(ends)]


def once(pairs: list[tuple[str, Any]]) -> Line:
    need(len({key for key, _ in pairs}) == len(pairs), None, "a key occurs twice")
    return dict(pairs)


def load(text: str) -> Line:
    line: Line = json.loads(text, object_pairs_hook=once)
    need(isinstance(line, dict), None, "not an object")
    return line


def replay(lines: list[str]) -> dict[str, object]:
    """What `pythia replay --json` prints; Refused for a wrong line, ValueError for no record."""
    for text in lines:
        json.loads(text)
    try:
        game = Game(load(lines[0]))
    except (Refused, IndexError) as error:
        raise ValueError(f"not a header: {error}") from error
    for number, text in enumerate(lines[1:], start=2):
        try:
            game.apply(load(text))
        except Refused as refused:
            refused.line = number
            raise
    if game.due is not None and game.after_action:
        stopped = Refused(None, "the chance that this action calls for is missing")
        stopped.line = len(lines)
        raise stopped
    result = {"game": "prophecy", "over": game.over(), "scores": game.scores}
    result |= {"winners": game.winners(), "lines": len(lines)}
    return {**result, "bonus": game.bonus, "rounds": game.rounds}

"""Random legal records of Oraklos for the tests. What is legal is the second implementation's to say."""

import json
import random
from typing import Any

from tests.games.oraklos.oracle import Game, Line
from tests.games.oraklos.oracle_box import PUTS
from tests.games.oraklos.throws_gen import throw

MOODS = ["sharp", "sharp", "mixed", "blind", "drain"]
"""How they play: they see every prediction, some, none; or only use up the cards."""
SITTERS = ["person", "bot:easy", "bot:strong"]


def dump(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False)


def header(rng: random.Random, players: int, variant: str) -> Line:
    options: dict[str, Any] = {"variant": variant}
    if variant == "standard" and rng.random() < 0.3:
        options = {}
    if variant == "antipodes" and rng.random() < 0.6:
        options["judge"] = rng.choice(["players", "oracle"])
    if rng.random() < 0.6:
        clocks: dict[str, int | None] = {"proof": rng.choice([1, 3000, 10_000])}
        clocks["search"] = rng.choice([None, 5000, 60_000])
        clocks["challenge"] = rng.choice([2000, 30_000])
        options["clocks"] = dict(rng.sample(sorted(clocks.items()), rng.randrange(4)))
    return {"pythia": 1, "game": "oraklos", "players": players, "options": options}


class Player:
    """All seats of a random game."""

    def __init__(self, rng: random.Random, game: Game) -> None:
        self.rng, self.game = rng, game
        self.mood = rng.choice(MOODS)

    def line(self) -> Line:
        """The next line, whatever it is the time for."""
        rng, game = self.rng, self.game
        if game.due:
            return self.chance(game.due[0])
        if game.phase in ("cup", "take"):
            return self.handful()
        assert game.phase is not None
        deadline, now = game.clocks[game.phase], game.clock_now
        if deadline is not None and rng.random() < (0.04 if self.mood != "blind" else 0.15):
            return {"clock": game.phase, "at": deadline}
        at = now + rng.choice([0, 1, rng.randrange(2000)])
        if deadline is not None:
            at = deadline if rng.random() < 0.05 else min(at, deadline)
        line = {"search": self.search, "proof": self.proof, "challenge": self.challenge}[game.phase]()
        line["at"] = at
        return line | {"arrived": at + rng.randrange(300)} if rng.random() < 0.1 else line

    def chance(self, kind: str) -> Line:
        rng, game = self.rng, self.game
        if kind == "first":
            return {"chance": "first", "seat": rng.randrange(game.players)}
        if kind == "wishes":
            count = 6 if game.antipodes else min(game.cards_wanted(), len(game.pile))
            return {"chance": "wishes", "cards": rng.sample(game.pile, count)}
        return {"chance": "throw", "dice": throw(rng, sorted(game.cup.elements()))}

    def handful(self) -> Line:
        rng, game = self.rng, self.game
        seat, count = game.waiting[0], PUTS[game.players]
        if game.phase == "take":
            left = [n for n in range(len(game.table.dice)) if n not in game.taken]
            return {"seat": seat, "do": "take", "dice": rng.sample(left, count)}
        own = rng.sample(sorted(game.supply[seat].elements()), count)
        return {"seat": seat, "do": "cup", "dice": {colour: own.count(colour) for colour in set(own)}}

    def true_ones(self) -> list[Line]:
        return self.game.table.predictions(self.game.antipodes)

    def sees(self) -> bool:
        return self.rng.random() < {"sharp": 0.9, "mixed": 0.5}.get(self.mood, 0)

    def search(self) -> Line:
        rng, game = self.rng, self.game
        seat = rng.randrange(game.players)
        if rng.random() < (0.5 if self.mood != "drain" else 0.05):
            return {"seat": seat, "do": "undone" if seat in game.said_done else "done"}
        if game.antipodes:
            cards = list(game.six)
            if self.sees():
                there = {each["card"] for each in self.true_ones()}
                cards = [card for card in cards if card not in there] or cards
            return {"seat": seat, "do": "deny", "card": rng.choice(cards)}
        taken = [card for _, card in game.marked.values()]
        cards = [card for card in game.wishes[seat] if card not in taken]
        if cards and self.sees():
            there = {each["card"] for each in self.true_ones()}
            cards = [card for card in cards if card in there]
        if not cards:
            return {"seat": seat, "do": "undone" if seat in game.said_done else "done"}
        free = [marker for marker in (1, 2, 3) if marker not in game.marked]
        return {"seat": seat, "do": "claim", "marker": rng.choice(free), "card": rng.choice(cards)}

    def shown(self, card: str) -> list[int]:
        """Four dice in order: a prediction of this card, of another, four in disorder, or any four."""
        rng = self.rng
        any_four = rng.sample(range(len(self.game.table.dice)), 4)
        found = self.true_ones() if self.sees() else []
        if found and rng.random() < 0.9:
            found = [each for each in found if each["card"] == card] or found
        if not found:
            return any_four
        dice: list[int] = rng.choice(found)["dice"]
        if rng.random() < 0.1:
            return rng.sample(dice, 4)
        turn = rng.randrange(4)
        turned = dice[turn:] + dice[:turn]
        return turned[::-1] if rng.random() < 0.5 else turned

    def proof(self) -> Line:
        seat, card = self.game.marked[max(self.game.marked)]
        return {"seat": seat, "do": "prove", "dice": self.shown(card)}

    def challenge(self) -> Line:
        assert self.game.denied is not None
        seat = self.rng.choice(self.game.waiting)
        if self.rng.random() < 0.4:
            return {"seat": seat, "do": "pass"}
        return {"seat": seat, "do": "refute", "dice": self.shown(self.game.denied[1])}

    def aside(self) -> Line:
        seat = self.rng.randrange(self.game.players)
        if self.rng.random() < 0.3:
            return {"seat": seat, "sits": self.rng.choice(SITTERS)}
        return {"seat": seat, "say": "text", "text": self.rng.choice(["", "là !", '"no more" \\'])}


def legal_record(rng: random.Random, players: int, variant: str) -> list[str]:
    """A random legal game, whole or up to a place where it may stop."""
    first = header(rng, players, variant)
    game, lines = Game(first), [first]
    player = Player(rng, game)
    # Who sees much takes long to find it; who sees nothing plays to the last card.
    stop_after = rng.choice([5, 20, 40, 60]) if player.mood in ("sharp", "mixed") else rng.choice([60, 400])
    if variant == "antipodes":
        stop_after = min(stop_after, 100)

    def add(line: Line) -> None:
        game.apply(line)
        lines.append(line)

    while game.winners is None:
        within = game.due != [] and game.after_action
        if len(lines) >= stop_after and not within:
            break
        if not within and rng.random() < 0.03:
            add(player.aside())
        if game.phase in ("cup", "take") and not game.due and rng.random() < 0.05:
            add({"clock": "turn", "at": 60_000})
            add(player.line() | {"by": "table"})
        else:
            add(player.line())
    while game.winners is not None and rng.random() < 0.3:
        add(player.aside())
    return [dump(line) for line in lines]

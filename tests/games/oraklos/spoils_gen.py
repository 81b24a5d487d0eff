"""Records of Oraklos with one mistake in them. What follows is the second implementation's to say."""

import json
import random
from collections.abc import Callable

from tests.games.oraklos.oracle import Game, Line
from tests.games.oraklos.oracle_box import DECK
from tests.games.oraklos.records_gen import dump

ODD: list[object] = [None, True, 1.0, -1, 6, "0", "", [], {}, ["rybk"], [[0, 1]], 4, [0, 1, 2]]
# A mistake: the line to put in place of this one, or before it, made for the position before it.
Mistake = Callable[[random.Random, Game, Line], Line | None]


def other_seat(rng: random.Random, game: Game, line: Line) -> Line | None:
    return {**line, "seat": rng.randrange(-1, game.players + 1)} if "seat" in line else None


def wrong_type(rng: random.Random, _: Game, line: Line) -> Line | None:
    # A time or a maker of null is as good as none.
    found = [key for key in line if key not in ("arrived", "at", "by", "args")]
    return {**line, rng.choice(found): rng.choice(ODD)}


def key_missing(rng: random.Random, _: Game, line: Line) -> Line | None:
    # The engine takes an action without a time as done at the latest time of its step.
    lost = rng.choice([key for key in line if key != "at"])
    return {key: line[key] for key in line if key != lost}


def bad_throw(rng: random.Random, _: Game, line: Line) -> Line | None:
    """O8: touching, overlapping, no dice at all; or just not touching, which is fine."""
    if line.get("chance") != "throw":
        return None
    dice = [dict(die) for die in line["dice"]]
    one, two = rng.sample(dice, 2)
    (x, y), (u, v) = two["centre"], two["axis"]
    apart = rng.choice([999, 1000, 1001])
    changes: list[dict[str, object]] = [
        {"centre": [x + 2 * u, y + 2 * v], "axis": [u, v]},
        {"centre": [x + 2 * u + rng.choice([-1, 0, 1]), y + 2 * v + rng.choice([-1, 0, 1])], "axis": [-v, u]},
        {"centre": [x + 2 * u - 2 * v, y + 2 * v + 2 * u], "axis": [u, v]},
        {"centre": [x + apart, y + rng.choice([0, 7, 999, 1000, 1001])], "axis": [500, 0]},
        {"centre": [x + rng.randrange(1500), y + rng.randrange(1500)]},
        {"axis": [rng.choice([498, 499, 501, 502, 0]), 0]},
        {"axis": [rng.randrange(350, 358), rng.randrange(350, 358)]},
        {"colour": rng.choice("rybkx")},
        {"hole": rng.choice([0, None, "no"])},
        {"centre": [x]},
        {"centre": [0.5, y]},
        {"size": 1000},
    ]
    kind = rng.randrange(len(changes) + 2)
    if kind == len(changes):
        dice.remove(one)
    elif kind > len(changes):
        dice.append({**one, "centre": [-(10**6), 10**6]})
    else:
        one |= changes[kind]
        if kind == 3:
            two["axis"] = [500, 0]
    return {**line, "dice": dice}


def bad_wishes(rng: random.Random, game: Game, line: Line) -> Line | None:
    if line.get("chance") != "wishes":
        return None
    cards = list(line["cards"])
    at = rng.randrange(len(cards))
    change = rng.randrange(5)
    if change == 0:
        cards.pop()
    elif change == 1:
        cards.append(rng.choice(DECK))
    else:
        card = cards[at]
        cards[at] = [rng.choice(cards), rng.choice(DECK), card[1:] + card[:1]][change - 2]
    return {**line, "cards": cards}


def bad_amounts(rng: random.Random, _: Game, line: Line) -> Line | None:
    if line.get("do") != "cup":
        return None
    colour = rng.choice("rybkx")
    one, two = rng.sample("rybk", 2)
    more = line["dice"].get(colour, 0) + rng.choice([-1, 1, 9])
    swapped = {**line["dice"], one: line["dice"].get(two, 0), two: line["dice"].get(one, 0)}
    return {**line, "dice": rng.choice([{**line["dice"], colour: more}, swapped, {}])}


def bad_dice(rng: random.Random, game: Game, line: Line) -> Line | None:
    """Of a proof, a refutation or a recovery."""
    if line.get("do") not in ("prove", "refute", "take"):
        return None
    dice = list(line["dice"])
    at = rng.randrange(len(dice))
    taken = rng.choice(sorted(game.taken) or [-1])
    new = rng.choice([dice[at - 1], len(game.table.dice), -1, taken, "1", 99])
    return {**line, "dice": rng.choice([[*dice[:at], new, *dice[at + 1 :]], dice[1:], [*dice, 0], []])}


def bad_claim(rng: random.Random, game: Game, _: Line) -> Line | None:
    """O4.2: a marker that is gone, a card that is marked, another's; now and then a good one."""
    if game.phase != "search" or game.due:
        return None
    cards = [card for hand in game.wishes for card in hand] + game.six
    card = rng.choice([*cards, rng.choice(DECK)])
    claim = {"seat": rng.randrange(game.players), "at": game.clock_now}
    if rng.random() < 0.3:
        return {**claim, "do": "deny", "card": card}
    return {**claim, "do": "claim", "marker": rng.randrange(5), "card": card}


def bad_time(rng: random.Random, game: Game, line: Line) -> Line | None:
    if "at" not in line:
        return None
    deadline = game.clocks.get(game.phase or "") or 10_000
    times = [game.clock_now - 1, game.clock_now, deadline, deadline + 1, 0]
    return {**line, "at": rng.choice(times)}


def any_clock(rng: random.Random, game: Game, _: Line) -> Line | None:
    name = rng.choice(["search", "proof", "challenge", "turn", "cup", game.phase or "start"])
    at = rng.choice([game.clocks.get(name) or 0, 10_000, 5000])
    return {"clock": name, "at": at}


def any_action(rng: random.Random, game: Game, _: Line) -> Line | None:
    """Something said at the wrong moment, mostly."""
    line: Line = {"seat": rng.randrange(game.players), "at": game.clock_now}
    verb = rng.choice(["done", "undone", "pass", "undo", "prove", "refute", "take", "cup"])
    if verb in ("prove", "refute"):
        line["dice"] = rng.sample(range(16), 4)
    if verb == "take":
        line["dice"] = rng.sample(range(16), rng.randrange(3, 7))
    if verb == "cup":
        line["dice"] = {"r": rng.randrange(1, 4), "k": rng.randrange(1, 4)}
    return {**line, "do": verb}


REPLACE: dict[str, Mistake] = {
    "other_seat": other_seat,
    "unknown_key": lambda rng, _, line: {**line, rng.choice(["note", "Seat", ""]): 1},
    "wrong_type": wrong_type,
    "key_missing": key_missing,
    "bad_throw": bad_throw,
    "bad_wishes": bad_wishes,
    "bad_amounts": bad_amounts,
    "bad_dice": bad_dice,
    "bad_time": bad_time,
}
INSERT: dict[str, Mistake] = {"bad_claim": bad_claim, "any_clock": any_clock, "any_action": any_action}
ON_TEXT = ["removed", "doubled", "swapped", "cut", "key_twice", "no_object"]


def spoil_text(rng: random.Random, lines: list[str], kind: str) -> list[str] | None:
    """A mistake that needs no look at the position."""
    if len(lines) < 3:
        return None
    at = rng.randrange(1, len(lines) - 1)
    before, line, after = lines[:at], lines[at], lines[at + 1 :]
    if kind == "cut":
        return before
    if kind == "key_twice":
        key, value = rng.choice(list(json.loads(line).items()))
        return [*before, line[:-1] + f", {json.dumps(key)}: {json.dumps(value)}}}", *after]
    if kind == "no_object":
        return [*before, rng.choice(["[]", "5", "null", '"undo"', f"[{line}]"]), *after]
    if kind == "swapped":
        return [*before, after[0], line, *after[1:]]
    return before + ([] if kind == "removed" else [line, line]) + after


def spoil_line(rng: random.Random, lines: list[str], kind: str) -> list[str] | None:
    """One line replaced or put in, at any place where the kind fits."""
    mistake = REPLACE.get(kind) or INSERT[kind]
    objects: list[Line] = [json.loads(line) for line in lines]
    game, found = Game(objects[0]), list[tuple[int, Line]]()
    for at in range(1, len(objects) + (kind in INSERT)):
        line = objects[at] if at < len(objects) else {}
        bad = mistake(rng, game, line)
        if bad is not None and bad != line:
            found.append((at, bad))
        if line:
            game.apply(line)
    if not found:
        return None
    at, bad = rng.choice(found)
    return [*lines[:at], dump(bad), *lines[at if kind in INSERT else at + 1 :]]


def spoil(rng: random.Random, lines: list[str]) -> tuple[list[str], str]:
    """A legal record with one mistake in it, and the name of the mistake."""
    while True:
        kind = rng.choice([*REPLACE, *INSERT, *ON_TEXT])
        spoiled = (spoil_text if kind in ON_TEXT else spoil_line)(rng, lines, kind)
        if spoiled is not None:
            return spoiled, kind

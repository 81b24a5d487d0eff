"""Records of Prophecy with one mistake in them: what is wrong is the oracle's to say."""

import json
import random
from collections.abc import Callable, Sequence

from tests.games.prophecy.oracle import Game, Round
from tests.games.prophecy.oracle_cards import (
    BID_SIZE,
    DECK,
    SPECIALISTS,
    SUITS,
    Line,
    suit_of,
)
from tests.games.prophecy.records_gen import deal_line, dump

ODD: list[object] = [None, True, 1.0, -1, 6, "0", "", [], {}, ["su1"], [["su1"]]]
# A mistake: the line to put in place of this one, or before it, made for the position before it.
Mistake = Callable[[random.Random, Game, Line], Line | None]


def other_card(rng: random.Random, game: Game, line: Line, fits: Callable[[Round, str], bool]) -> Line | None:
    """The same play with some other card of the deck for which `fits` holds."""
    current = game.round
    if current is None or line.get("do") != "play":
        return None
    cards = [card for card in DECK if card != line["card"] and fits(current, card)]
    return {**line, "card": rng.choice(cards)} if cards else None


def holds(now: Round, card: str) -> bool:
    return card in now.hands[now.turn()]


def revokes(now: Round, card: str) -> bool:
    """P5.4."""
    able = now.lead is not None and now.lead in [suit_of(own) for own in now.hands[now.turn()]]
    return able and holds(now, card) and suit_of(card) not in (None, now.lead)


def surrendered_leads(_: random.Random, game: Game, __: Line) -> Line | None:
    now = game.round
    if now is None or now.surrendered is None or now.trick:
        return None
    return {"seat": now.surrendered, "do": "play", "card": "shaman"}


def trump_named(_: random.Random, game: Game, line: Line) -> Line | None:
    """P6.1: refused to the Monkey; legal for the Lizard."""
    return {**line, "suit": game.round.trump} if game.round and "suit" in line else None


def without(line: Line, lost: str) -> Line | None:
    return {key: line[key] for key in line if key != lost} if lost in line else None


def bid_with(rng: random.Random, line: Line, cards: Sequence[str]) -> Line | None:
    """The same bid with one of its cards replaced by one of these."""
    if line.get("do") != "bid" or not cards:
        return None
    changed = [rng.choice(cards), *line["cards"][1:]]
    return {**line, "cards": rng.sample(changed, len(changed))}


def bid_size(rng: random.Random, _: Game, line: Line) -> Line | None:
    longer = [*line.get("cards", []), rng.choice(DECK)]
    return {**line, "cards": rng.choice([longer, longer[2:], []])} if "cards" in line else None


def bid_by(rng: random.Random, now: Round, seats: Sequence[int]) -> Line | None:
    """A bid by one of these seats that is sound but for its moment."""
    if not seats:
        return None
    seat, size = rng.choice(seats), BID_SIZE[now.players]
    hand = [card for card in now.hands[seat] if card not in SPECIALISTS]
    return {"seat": seat, "do": "bid", "cards": (hand + now.bids.get(seat, []))[:size]}


def bid_too_early(rng: random.Random, game: Game, _: Line) -> Line | None:
    now = game.round
    if now is None or set(now.first) <= set(now.bids):
        return None
    return bid_by(rng, now, [s for s in range(game.players) if s not in now.first])


def play_while_bidding(rng: random.Random, game: Game, _: Line) -> Line | None:
    if game.round is None or not game.round.bidders():
        return None
    seat = game.round.turn()
    return {"seat": seat, "do": "play", "card": rng.choice(game.round.hands[seat])}


def unknown_word(rng: random.Random, _: Game, line: Line) -> Line | None:
    known = [key for key in line if key in ("suit", "card", "cards", "do", "chance", "sits", "by")]
    if not known:
        return None
    key, bad = rng.choice(known), rng.choice(["su0", "ea15", "Su3", "su03", "xx", "take", "bot:"])
    return {**line, key: [bad, *line[key][1:]] if key == "cards" else bad}


def bad_deal(rng: random.Random, _: Game, line: Line) -> Line | None:
    if line.get("chance") != "deal":
        return None
    hands: list[list[str | None]] = [list(hand) for hand in line["hands"]]
    one, two = rng.sample(hands, 2)
    changes: list[Callable[[], object]] = [
        lambda: one.__setitem__(0, two[0]),
        lambda: one.__setitem__(0, one[1]),
        lambda: one.__setitem__(0, None),
        one.pop,
        lambda: one.append(two.pop()),
        lambda: one.append(rng.choice(DECK)),
        hands.pop,
        lambda: hands.append([]),
        lambda: hands.append(hands[0]),
    ]
    rng.choice(changes)()
    return {**line, "hands": hands}


def bad_draw(rng: random.Random, game: Game, line: Line) -> Line | None:
    if line.get("chance") != "dealer":
        return None
    rows: list[list[str | None]] = [list(row) for row in line["draws"]]
    row, seat = rng.choice(rows), rng.randrange(game.players)
    extra = [c if rng.random() < 0.5 else None for c in rng.sample(DECK, game.players)]
    card = rng.choice([c for r in rows for c in r if c is not None])
    changes: list[Callable[[], object]] = [
        lambda: rows.append(extra),
        rows.pop,
        lambda: row.__setitem__(seat, None),
        lambda: row.__setitem__(seat, card),
        lambda: row.__setitem__(seat, rng.choice(DECK)),
        row.pop,
        lambda: row.append(None),
    ]
    rng.choice(changes)()
    return {**line, "draws": rows}


def undo(game: Game, verb: str, further: int = 0) -> Line | None:
    """The latest action, if it is of this verb, taken back by its seat or one further on."""
    if not game.actions or game.actions[-1]["do"] != verb:
        return None
    return {"seat": (game.actions[-1]["seat"] + further) % game.players, "do": "undo"}


def after_end(rng: random.Random, game: Game, _: Line) -> Line | None:
    act: Line = {"seat": rng.randrange(game.players), "do": "play", "card": rng.choice(DECK)}
    return rng.choice([act, deal_line(rng, game.players)]) if game.over() else None


REPLACE: dict[str, Mistake] = {
    "revoke": lambda rng, game, line: other_card(rng, game, line, revokes),
    "shaman_led": lambda rng, game, line: other_card(
        rng, game, line, lambda now, card: card == "shaman" and holds(now, card) and not now.trick
    ),
    "card_not_in_hand": lambda rng, game, line: other_card(
        rng, game, line, lambda now, card: not holds(now, card)
    ),
    "card_from_bid": lambda rng, game, line: other_card(
        rng, game, line, lambda now, card: card in now.bids.get(now.turn(), [])
    ),
    "other_seat": lambda rng, game, line: (
        {**line, "seat": rng.randrange(-1, game.players + 1)} if "seat" in line else None
    ),
    "unasked_suit": lambda rng, _, line: (
        {**line, "suit": rng.choice(SUITS)} if line.get("do") == "play" else None
    ),
    "missing_suit": lambda _, __, line: without(line, "suit"),
    "trump_named": trump_named,
    "bid_size": bid_size,
    "bid_specialist": lambda rng, _, line: bid_with(rng, line, SPECIALISTS),
    "bid_same_card": lambda rng, _, line: bid_with(rng, line, line.get("cards", [])[1:]),
    "bid_foreign": lambda rng, _, line: bid_with(rng, line, DECK),
    "unknown_word": unknown_word,
    "unknown_key": lambda rng, _, line: {**line, rng.choice(["note", "clock", "Seat", ""]): 1},
    "wrong_type": lambda rng, _, line: {**line, rng.choice(list(line)): rng.choice(ODD)},
    "key_missing": lambda rng, _, line: without(line, rng.choice(list(line))),
    "bad_deal": bad_deal,
    "bad_draw": bad_draw,
}
INSERT: dict[str, Mistake] = {
    "surrendered_leads": surrendered_leads,
    "bid_again": lambda rng, game, _: bid_by(rng, game.round, list(game.round.bids)) if game.round else None,
    "bid_too_early": bid_too_early,
    "play_while_bidding": play_while_bidding,
    "undo_card": lambda _, game, __: undo(game, "play"),
    "undo_others_card": lambda rng, game, _: undo(game, "play", rng.randrange(1, game.players)),
    "undo_bid": lambda _, game, __: undo(game, "bid"),
    "undo_others_bid": lambda rng, game, _: undo(game, "bid", rng.randrange(1, game.players)),
    "undo_nothing": lambda rng, game, _: (
        None if game.actions else {"seat": rng.randrange(game.players), "do": "undo"}
    ),
    "undo_last_of_round": lambda _, game, __: undo(game, "play") if not game.round else None,
    "after_end": after_end,
}
ON_TEXT = ["removed", "doubled", "swapped", "no_chance", "key_twice", "no_object"]
KINDS = [*REPLACE, *INSERT, *ON_TEXT]


def spoil_text(rng: random.Random, lines: list[str], kind: str) -> tuple[list[str], int] | None:
    """The lines with a mistake that needs no look at the position, and where it ends."""
    if len(lines) < 3:
        return None
    at = rng.randrange(1, len(lines) - 1)
    before, line, after = lines[:at], lines[at], lines[at + 1 :]
    if kind == "no_chance":
        ends = [n for n in range(3, len(lines)) if '"deal"' in lines[n] and '"do"' in lines[n - 1]]
        stop = rng.choice(ends) if ends else 0
        return (lines[:stop], stop) if ends else None
    if kind == "key_twice":
        key, value = rng.choice(list(json.loads(line).items()))
        return [*before, line[:-1] + f", {json.dumps(key)}: {json.dumps(value)}}}", *after], at
    if kind == "no_object":
        return [*before, rng.choice(["[]", "5", "null", '"undo"', f"[{line}]"]), *after], at
    if kind == "swapped":
        return [*before, after[0], line, *after[1:]], at + 1
    return before + ([] if kind == "removed" else [line, line]) + after, at + 1


def spoil_line(rng: random.Random, lines: list[str], kind: str) -> tuple[list[str], int] | None:
    """The lines with one replaced or put in, chosen among all places where the kind fits."""
    mistake = REPLACE.get(kind) or INSERT[kind]
    objects: list[Line] = [json.loads(line) for line in lines]
    if kind.startswith("undo") and rng.random() < 0.8:
        objects[0]["options"]["takeback"] = True
    game, found = Game(objects[0]), list[tuple[int, Line]]()
    for at in range(1, len(objects) + 1):
        line = objects[at] if at < len(objects) else {}
        bad = mistake(rng, game, line) if line or kind in INSERT else None
        if bad is not None and dump(bad) != dump(line):
            found.append((at, bad))
        if line:
            game.apply(line)
    if not found:
        return None
    at, bad = rng.choice(found)
    rest = objects[at:] if kind in INSERT else objects[at + 1 :]
    return [dump(line) for line in [*objects[:at], bad, *rest]], at


def spoil(rng: random.Random, lines: list[str]) -> tuple[list[str], str]:
    """A legal record with one mistake in it, cut there or not, and the name of the mistake."""
    while True:
        kind = rng.choice(KINDS)
        spoiled = (spoil_text if kind in ON_TEXT else spoil_line)(rng, lines, kind)
        if spoiled is not None:
            found, at = spoiled
            return (found[: at + 1] if rng.random() < 0.5 else found), kind

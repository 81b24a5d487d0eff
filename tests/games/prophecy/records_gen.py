"""Random records of Prophecy for the tests: legal games.

What is legal is the oracle's to say. The dice are loaded so that what is rare at a table is not
rare here: tied dealer draws (P3.1), Specialists led (P6.1), surrendered leads (P5.3).
"""

import json
import random
from collections.abc import Sequence

from tests.games.prophecy.oracle import Game, Round
from tests.games.prophecy.oracle_cards import (
    BID_SIZE,
    BID_VALUE,
    DEALT,
    DECK,
    SPECIALISTS,
    SUITS,
    Line,
    Refused,
    deck_for,
    still_drawing,
)

SITTERS = ["person", "bot:easy", "bot:strong"]
TALK = ["I take three", "jamais de la vie", "Ça pique…", "", '"quoted" \\ and 日本']
Phrase = tuple[str, dict[str, object]]


def dump(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False)


def tied_cards(rng: random.Random, deck: list[str], size: int) -> list[str]:
    """So many cards of one rank, or so many Specialists, where the deck still has them."""
    groups = [[suit + str(rank) for suit in SUITS] for rank in range(1, 15)] + [SPECIALISTS]
    left = [[card for card in group if card in deck] for group in groups]
    return rng.sample(rng.choice([g for g in left if len(g) >= size] or [deck]), size)


def dealer_line(rng: random.Random, players: int) -> Line:
    """P3.1: rows of draws, with many ties and Specialists; now and then until the deck is used."""
    drawing = list(range(players))
    gone: list[str] = []
    rows: list[list[str | None]] = []
    stubborn = rng.random() < 0.05
    while len(drawing) > 1:
        deck = deck_for(gone, drawing)
        gone = [card for card in DECK if card not in deck]
        size = len(drawing)
        cards = rng.sample(deck, size)
        few = [card for card in deck if card in SPECIALISTS or card[2:] in ("3", "14")]
        if len(few) >= size and rng.random() < 0.3:
            cards = rng.sample(few, size)
        if rng.random() < (0.98 if stubborn and len(rows) < 40 else 0.2):
            cards = tied_cards(rng, deck, size)
        drawn = dict(zip(drawing, cards, strict=True))
        rows.append([drawn.get(seat) for seat in range(players)])
        gone += cards
        drawing = still_drawing(drawn)
    return {"chance": "dealer", "draws": rows}


def deal_line(rng: random.Random, players: int) -> Line:
    """P4.1."""
    deck = rng.sample(DECK, len(DECK))
    size = DEALT[players]
    return {"chance": "deal", "hands": [deck[s * size : (s + 1) * size] for s in range(players)]}


def bid_line(rng: random.Random, current: Round) -> Line:
    """P4.2: the best of a few random bids, near the share of tricks a seat can hope for."""
    seat = rng.choice(current.bidders())
    suited = [card for card in current.hands[seat] if card not in SPECIALISTS]
    size = BID_SIZE[current.players]
    hope = (DEALT[current.players] - size) / current.players
    tries = [rng.sample(suited, size) for _ in range(rng.choice([1, 5]))]
    cards = min(tries, key=lambda bid: abs(hope - sum(BID_VALUE[card[:2]] for card in bid)))
    return {"seat": seat, "do": "bid", "cards": cards}


def playable(current: Round) -> list[tuple[str, str | None]]:
    """All legal plays of the seat whose turn it is: the card and the suit it names."""
    plays: list[tuple[str, str | None]] = []
    for card in current.hands[current.turn()]:
        names = not current.trick and card in ("monkey", "lizard")
        for named in SUITS if names else [None]:
            try:
                current.check_play(current.turn(), card, named)
            except Refused:
                continue
            plays.append((card, named))
    return plays


def play_line(rng: random.Random, current: Round, hoard: bool) -> Line:
    """P5: any legal play; a hoarder keeps the Shaman to the last and leads other Specialists."""
    plays = playable(current)
    plain = [play for play in plays if play[0] not in SPECIALISTS]
    special = [play for play in plays if play[0] in SPECIALISTS and play[0] != "shaman"]
    if hoard and (plain or special):
        plays = plain + special
    if rng.random() < 0.6 and plain and current.trick:
        plays = plain
    elif rng.random() < 0.3 and special and not current.trick:
        plays = special
    card, named = rng.choice(plays)
    line: Line = {"seat": current.turn(), "do": "play", "card": card}
    return line if named is None else {**line, "suit": named}


def aside_line(rng: random.Random, players: int, phrases: Sequence[Phrase]) -> Line:
    """P5.7: talk, or somebody else sits down."""
    seat = rng.randrange(players)
    if rng.random() < 0.3:
        return {"seat": seat, "sits": rng.choice(SITTERS)}
    if phrases and rng.random() < 0.5:
        name, args = rng.choice(phrases)
        return {"seat": seat, "say": name, "args": args}
    return {"seat": seat, "say": "text", "text": rng.choice(TALK)}


def legal_record(
    rng: random.Random,
    players: int,
    length: str,
    takeback: bool = False,
    stop_after: int | None = None,
    timed: bool = False,
    phrases: Sequence[Phrase] = (),
) -> list[str]:
    """A random legal game, whole or up to the first place after so many lines where it may stop.

    `timed` adds times and turn clocks that ran out; `phrases` are talk by name, with arguments.
    """
    options = {"length": length, "takeback": takeback}
    if length == "standard" and not takeback and rng.random() < 0.3:
        options = {}
    header: Line = {"pythia": 1, "game": "prophecy", "players": players, "options": options}
    game, lines, hoard = Game(header), [header], False

    def add(line: Line) -> None:
        game.apply(line)
        lines.append(line)

    while not game.over():
        waits = game.due is not None and game.after_action
        if stop_after is not None and len(lines) >= stop_after and not waits:
            break
        if not waits and rng.random() < 0.03:
            add(aside_line(rng, players, phrases))
        if game.due == "dealer":
            add(dealer_line(rng, players))
        elif game.due == "deal":
            add(deal_line(rng, players))
            hoard = rng.random() < 0.6
        elif takeback and rng.random() < 0.06 and latest_is_play(game):
            add({"seat": game.actions[-1]["seat"], "do": "undo"})
        else:
            assert game.round is not None
            bidding = game.round.bidders() != []
            line = bid_line(rng, game.round) if bidding else play_line(rng, game.round, hoard)
            if timed and rng.random() < 0.2:
                line["at"] = rng.randrange(60_000)
                line |= {"arrived": line["at"] + rng.randrange(500)} if rng.random() < 0.3 else {}
            elif timed and rng.random() < 0.05:
                add({"clock": "turn", "at": 60_000})
                line["by"] = "table"
            add(line)
    while game.over() and rng.random() < 0.3:
        add(aside_line(rng, players, phrases))
    return [dump(line) for line in lines]


def latest_is_play(game: Game) -> bool:
    return game.actions != [] and game.actions[-1]["do"] == "play"

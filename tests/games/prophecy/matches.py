"""Matches of bots that take cards back now and then, and the same matches with other cards."""

from collections.abc import Sequence
from random import Random

from pythia.bots.seating import play, tell
from pythia.contract import Budget, Offer, Told
from pythia.games.prophecy import GAME
from pythia.games.prophecy.cards import BIT, names
from pythia.games.prophecy.events import RoundBegan
from pythia.games.prophecy.state import Bid, Deal, Options, Play, State
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import Move, open_match
from pythia.table.record import ActionLine, ChanceLine, Line, Undo, dump
from pythia.table.replay import replay

BUDGET = Budget(playouts=1)


def played(players: int, words: str) -> tuple[list[Move], Source]:
    """A short match of bots that take cards back now and then."""
    seed, dice = seed_from(words), Random(words)
    begun, source = open_match(GAME, players, Options(length="short", takeback=True), seed)
    bots = {seat: GAME.bot("novice", Random(f"{words} {seat}")) for seat in range(players)}
    moves = [begun]
    tell(bots, begun.told)
    while moves[-1].match.acting:
        match = moves[-1].match
        move = next(iter(play(match, bots, source, BUDGET)))
        moves.append(move)
        seat = move.match.latest.seat if move.match.latest else 0
        if dice.random() < 0.1 and Offer("undo") in move.match.offers(seat):
            moves.append(move.match.enter(ActionLine(seat, Undo()), Live(source, move.match.drawn)))
            tell(bots, moves[-1].told)
    return moves, source


def told_to(moves: Sequence[Move], seat: int | None) -> list[Told]:
    return [each for move in moves for each in move.told if each.reaches(seat)]


def as_if_dealt_so(moves: Sequence[Move], state: State) -> State:
    """The same match, but for this round's deal and bids, which lead to these hands: played by the rules."""
    begins = max(n for n, move in enumerate(moves) if any(type(t.event) is RoundBegan for t in move.told))
    gone: list[list[int]] = [[] for _ in range(state.players)]
    for move in moves[begins + 1 :]:
        for line in move.lines:
            if isinstance(line, ActionLine) and isinstance(line.action, Undo):
                gone[line.seat].pop()
            elif isinstance(line, ActionLine) and isinstance(line.action, Play):
                gone[line.seat].append(BIT[line.action.card])
    hands = [state.hands[seat] | state.bids[seat] | sum(gone[seat]) for seat in range(state.players)]
    lines: list[Line] = []
    for number, move in enumerate(moves):
        for line in move.lines:
            if number == begins and isinstance(line, ChanceLine) and isinstance(line.outcome, Deal):
                lines.append(ChanceLine(Deal(tuple(map(names, hands)))))
            elif number > begins and isinstance(line, ActionLine) and isinstance(line.action, Bid):
                lines.append(ActionLine(line.seat, Bid(names(state.bids[line.seat]))))
            else:
                lines.append(line)
    data = "\n".join(map(dump, (moves[0].match.header, *lines))).encode()
    *_, reached = replay(data)
    end: State = reached.move.match.state
    return end

"""Who is measured: ours, and the peers, each with what it counts and how its game differs from Prophecy.

No other simulator plays Prophecy, so each peer plays its nearest game. What is counted are cards played,
where cards are played at all: what is dealt, bid or called takes its time and is not counted.
"""

from collections.abc import Callable
from typing import NamedTuple

Play = Callable[[], int]
"""Plays for a while; how many cards were played, or other decisions made (`Contestant.counts`)."""


class Contestant(NamedTuple):
    name: str
    module: str
    """Has it under this name in `CONTESTANTS`; a process of its own imports it, so that each starts alone."""
    counts: str = "card plays"
    nearest: str = ""
    """For a peer, the one of ours that does most nearly the same."""
    differs: str = ""


OUR_MODULE = "benchmarks.simulator.ours"
PEERS = "benchmarks.simulator.peers"
MATCHES, GREEDY, PLAY_OUTS, TABLES = "whole matches", "whole matches, greedy", "play-outs", "tables"
ONE_THREAD, TWO_THREADS = "one thread", "two threads"

OURS = (
    Contestant(MATCHES, OUR_MODULE),
    Contestant(GREEDY, OUR_MODULE),
    Contestant(PLAY_OUTS, OUR_MODULE),
    Contestant(TABLES, OUR_MODULE),
)
THEIRS = (
    Contestant(
        "OpenSpiel Oh Hell, C++ play-outs",
        f"{PEERS}.open_spiel",
        nearest=PLAY_OUTS,
        differs="Oh Hell with 12 tricks, as many plays a deal as ours; from the first lead, by the search "
        "in its wheel. It keeps the history of each game, and so plays any of its games. No observations.",
    ),
    Contestant(
        "OpenSpiel Oh Hell, C++ deals",
        f"{PEERS}.open_spiel",
        nearest=MATCHES,
        differs="The same game, dealt, bid and played by its own random bots; one call from Python "
        "for each deal. No observations.",
    ),
    Contestant(
        "OpenSpiel Oh Hell, Python",
        f"{PEERS}.open_spiel",
        nearest=MATCHES,
        differs="The same game, each step called from Python, as its examples do: deals by "
        "`chance_outcomes()`. No observations.",
    ),
    Contestant(
        "OpenSpiel Oh Hell, Python, quickest",
        f"{PEERS}.open_spiel",
        nearest=MATCHES,
        differs="The same; deals by the bare list of what can happen, all as likely. No observations.",
    ),
    Contestant(
        "RLCard bridge",
        f"{PEERS}.rlcard_bridge",
        nearest=TABLES,
        differs="Bridge: calls until three pass, then 52 plays. One game at a time, in Python; an "
        "observation and the legal actions for every step.",
    ),
    Contestant(
        "PettingZoo Texas hold'em",
        f"{PEERS}.pettingzoo_classic",
        counts="bets",
        nearest=TABLES,
        differs="Limit hold'em, four players: no card is ever played, so each bet counts. RLCard's game "
        "behind the interface and its checks; an observation and a mask for every step.",
    ),
    Contestant(
        "PettingZoo Hanabi",
        f"{PEERS}.pettingzoo_classic",
        counts="turns",
        nearest=TABLES,
        differs="Hanabi, four players: a turn plays a card, discards one or gives a hint. OpenSpiel's game "
        "behind two interfaces; an observation and a mask for every step.",
    ),
    Contestant(
        "Pgx bridge bidding",
        f"{PEERS}.pgx_bridge",
        counts="calls",
        nearest=TABLES,
        differs="The calls of bridge alone, no card is played. 1,024 games a step, compiled by JAX for the "
        "processor (it is made for accelerators); observations and masks. The table of its deals is made up.",
    ),
    Contestant(
        "jass-kit Schieber",
        f"{PEERS}.jass_kit",
        nearest=MATCHES,
        differs="Swiss Jass, 36 plays a deal after one call for trump, in Python and NumPy. No observations.",
    ),
)
EVERY = (*OURS, *THEIRS)

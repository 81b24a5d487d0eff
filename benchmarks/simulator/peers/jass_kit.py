"""jass-kit's Schieber: a random trump, then 36 plays. The call for trump is not counted."""

import random
from collections.abc import Callable, Mapping

import numpy as np
from benchmarks.simulator.contestants import Play
from jass.game.const import next_player
from jass.game.game_sim import GameSim
from jass.game.game_util import deal_random_hand
from jass.game.rule_schieber import RuleSchieber

PLAYS, TRUMPS = 36, 4


def schieber() -> Play:
    rule = RuleSchieber()

    def play() -> int:
        sim = GameSim(rule)
        sim.init_from_cards(deal_random_hand(), next_player[0])
        sim.action_trump(random.randrange(TRUMPS))
        while not sim.is_done():
            cards = np.flatnonzero(rule.get_valid_cards_from_state(sim.state))
            sim.action_play_card(int(random.choice(cards)))
        return PLAYS

    return play


CONTESTANTS: Mapping[str, Callable[[], Play]] = {"jass-kit Schieber": schieber}

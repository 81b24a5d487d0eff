"""A player for every game that can imagine states: it searches those that its seat could be in.

Information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012). Each play-out imagines a state
that fits what the seat knows, follows the tree through it, adds a branch, plays on at random for a while, and
notes for each deed on the way what the seat that did it came to. The deed that was tried most is chosen.
"""

from collections.abc import Sequence
from math import inf
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from pythia.bots.playing_out import PlayOut, useful
from pythia.bots.search_tree import Branch, Node
from pythia.bots.utility import utilities
from pythia.contract import AnyGame, Budget, Event, Illegal, Offer, Repute, Said, Told
from pythia.offers import expand, size

USUAL = Budget(ms=100)
"""Where nobody says how long it may think."""
MAX_DEPTH = 100
"""So deep at most a play-out goes in the tree: in some games one can go round in circles."""
WHIM = 0.1
"""How often any deed is tried rather than the one that promises most. Without whims, seats that do not see
each other's deeds fall into step as if they did."""
MAX_LISTED = 64
"""Where more actions than this are offered, they are drawn one by one and never listed."""


class Search:
    """It rests on what its seat is shown and told, and on the rules; what it draws, on its own dice alone."""

    def __init__(self, game: AnyGame, dice: Random) -> None:
        assert game.imagine is not None, "a search begins with a state that is imagined"
        assert not game.is_of_speed, "a search does not know when to act"
        self._game, self._imagine = game, game.imagine
        self._dice, self._out = dice, PlayOut(game, dice)
        self._memory: tuple[Told, ...] = ()

    def observe(self, event: Event) -> None:
        # What is said is no part of a position that could be imagined.
        if isinstance(event, Said | Repute):
            return
        self._memory = self._game.memory(self._memory, Told(event))

    def choose(self, view: Any, offers: Sequence[Offer], budget: Budget) -> Any:
        if budget.ms is None and budget.playouts is None:
            budget = USUAL
        ends_at = inf if budget.ms is None else perf_counter() + budget.ms / 1000
        most = inf if budget.playouts is None else budget.playouts
        offers = useful(self._game, offers)
        if sum(map(size, offers)) == 1:
            return self._out.made(next(expand(offers[0])))
        events = [told.event for told in self._memory]
        seat = self._seat(view, events)
        tree: dict[bytes, Node] = {}
        count = 0
        while count < most and perf_counter() < ends_at:
            self._play_out(tree, self._imagine(view, events, self._out.luck), seat, ends_at)
            count += 1
        if not tree:
            return self._out.drawn(offers)
        here = next(iter(tree.values()))
        return here.most_tried().action

    def _seat(self, view: Any, events: Sequence[Event]) -> int:
        """Whose view this is: what is imagined looks the same to that seat."""
        state = self._imagine(view, events, self._out.luck)
        return next(seat for seat in self._game.acting(state) if self._game.view(state, seat) == view)

    # -------------------------------------------------------------------------------- one play-out

    def _play_out(self, tree: dict[bytes, Node], state: Any, own: int, ends_at: float) -> None:
        seat, path = own, list[tuple[int, Branch]]()
        while True:
            node = tree.setdefault(self._known(state, seat, own), Node())
            branch, state = self._follow(node, state, seat)
            path.append((seat, branch))
            acting = self._game.acting(state)
            if not branch.visits or not acting or len(path) == MAX_DEPTH:
                break
            seat = acting[0]
        worth = utilities(self._game.result(self._out.on(state, ends_at)))
        for seat, branch in path:
            branch.came_to(worth[seat])

    def _known(self, state: Any, seat: int, own: int) -> bytes:
        """The node at which a seat chooses: what it tells apart.

        The seat that thinks has its view. Others have what everybody sees: what they hold is imagined anew
        each time, and what they do is learnt from all times together. What this seat hides they do not see.
        """
        view = self._game.view(state, seat if seat == own else None)
        return msgspec.msgpack.encode((seat, view))

    def _follow(self, node: Node, state: Any, seat: int) -> tuple[Branch, Any]:
        """A deed that is worth a try at this node, and what it leads to."""
        offers = useful(self._game, self._game.offers(state, seat))
        tried, untried = self._open(node, offers)
        node.visits += 1
        if untried and node.has_room(len(tried)):
            key, action = self._dice.choice(untried)
            branch = node.add(key, self._out.made(action))
            tried.append(branch)
        elif self._dice.random() < WHIM:
            branch = self._dice.choice(tried)
        else:
            branch = max(tried, key=lambda each: each.promise)
        for each in tried:
            each.offered += 1
        try:
            return branch, self._out.apply(state, seat, branch.action)
        except Illegal:
            # It was drawn among too many to list, where this seat held something else.
            branch = Branch(self._out.drawn(offers))
            return branch, self._out.apply(state, seat, branch.action)

    def _open(self, node: Node, offers: Sequence[Offer]) -> tuple[list[Branch], list[tuple[bytes, Any]]]:
        """The branches that are open now, and what was not tried yet: all of it or, of too many, one."""
        is_listed = sum(map(size, offers)) <= MAX_LISTED
        every = (each for offer in offers for each in expand(offer))
        some = [*every] if is_listed else [self._out.picked(offers)]
        keyed = [(msgspec.msgpack.encode(each), each) for each in some]
        untried = [(key, each) for key, each in keyed if key not in node.branches]
        if not is_listed:
            return list(node.branches.values()), untried
        return [node.branches[key] for key, _ in keyed if key in node.branches], untried

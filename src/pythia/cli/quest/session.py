"""A Quest match at the terminal: one person, the others bots; lines out, numbers in."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from pythia.bots.seating import act, tell
from pythia.cli.console import out
from pythia.cli.position import render, wrapped
from pythia.cli.prophecy.screen import PROMPT, Quit
from pythia.cli.prophecy.session import BUDGET, seat_of
from pythia.cli.quest import battles
from pythia.cli.quest.cards import in_sight
from pythia.cli.quest.telling import told as in_words
from pythia.cli.quest.words import named
from pythia.contract import Offer, Player, Section, Told
from pythia.store.files import MatchFile
from pythia.table.chance import Live, Source
from pythia.table.match import Match, Move
from pythia.table.record import ActionLine
from pythia.text import Texts, clean


class Session:
    def __init__(self, file: MatchFile, match: Match, bots: Mapping[int, Player], say: Texts) -> None:
        assert match.header.names is not None
        self._file, self._source, self._bots, self._say = file, Source(file.seed), bots, say
        self._names = tuple(map(clean, match.header.names))
        self.match, self._seat = match, seat_of(match)
        self._described: list[Section] = []
        """What the person was last shown of the table: only what has changed is shown again."""

    def play(self, opening: Iterable[Told]) -> None:
        """To the end, or until the person quits. Each step is stored first, then told."""
        self._tell(opening)
        while acting := self.match.acting:
            if self._seat in acting:
                action = msgspec.convert(self._ask(), self.match.game.actions)
                line = ActionLine(self._seat, action)
                self._keep(self.match.enter(line, Live(self._source, self.match.drawn)))
            else:
                self._keep(act(self.match, acting[0], self._bots[acting[0]], self._source, BUDGET))

    def _keep(self, move: Move) -> None:
        self._file.append(move.lines)
        self.match = move.match
        self._tell(move.told)

    def _tell(self, told: Iterable[Told]) -> None:
        for each in told:
            tell(self._bots, [each])
            if each.reaches(self._seat):
                for line in in_words(each.event, self._names, self._say):
                    _show(line, 4)

    def _ask(self) -> dict[str, Any]:
        """All that can be done, by number; what cannot, and why."""
        view, offers = self.match.view(self._seat), self.match.offers(self._seat)
        choices, many = battles.choices(view, offers), battles.are_many(offers)
        out("")
        described = [each for each in self.match.game.describe(view, self._names) if not each.folded]
        for line in render(
            [each for each in described if each not in self._described], self._say, blank=False
        ):
            out(line)
        self._described = described
        for line in self._refusals(offers):
            _show(f"     {line}", 7)
        for number, (offer, chosen) in enumerate(choices, start=1):
            _show(f"{number:3}  {battles.shown(self._say, view, offer, chosen)}", 7)
        most = len(choices) + many
        if many:
            _show(f"{most:3}  {self._say('quest-ask-battle')}", 7)
        out(self._say("quest-ask"))
        while True:
            answer = _read()
            if answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
                return choices[int(answer) - 1][1]
            if many and answer == str(most):
                builder = battles.Builder(
                    self._say, self.match.state, view, lambda line: _show(line, 7), _read
                )
                return builder.ask(offers) or self._ask()
            if answer == "?":
                reach = {chosen["to"] for _, chosen in choices if chosen["do"] == "move" and "to" in chosen}
                for line in (*in_sight(view, self._seat, reach, self._say), self._say("quest-ask")):
                    out(line)
            else:
                out(self._say("quest-ask-again", most=most))

    def _refusals(self, offers: Iterable[Offer]) -> list[str]:
        say = self._say
        lines = []
        for offer in offers:
            for field in offer.fields:
                for why in field.refused:
                    known = field.name in ("way", "kind")
                    value = say(f"quest-{field.name}-{why.value}") if known else named(say, why.value)
                    what = f"{say(f'quest-do-{offer.verb}')}, {value}"
                    reason = say.say(why.message)
                    reason = reason if why.rule is None else say("quest-by-rule", rule=why.rule, why=reason)
                    lines.append(say("quest-refused", what=what, why=reason))
        return lines


def _show(line: str, hang: int) -> None:
    for each in wrapped(line, hang):
        out(each)


def _read() -> str:
    try:
        answer = input(PROMPT).strip()
    except (EOFError, KeyboardInterrupt):
        raise Quit from None
    if answer in ("q", "Q"):
        raise Quit
    return answer

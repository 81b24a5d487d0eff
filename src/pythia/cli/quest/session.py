"""A Quest match at the terminal: the plain one, with what happens in words and the odds of battles."""

from collections.abc import Iterable
from typing import Any

from pythia.cli.choosing import refusals
from pythia.cli.plain import Session as PlainSession
from pythia.cli.quest import battles
from pythia.cli.quest.cards import in_sight
from pythia.cli.quest.telling import told as in_words
from pythia.contract import Event


class Session(PlainSession):
    def told(self, event: Event) -> Iterable[str]:
        return in_words(event, self._names, self._say)

    def _ask(self) -> dict[str, Any]:
        """All that can be done, by number; what cannot, and why."""
        view, offers = self.match.view(self._seat), self.match.offers(self._seat)
        choices, many = battles.choices(view, offers), battles.are_many(offers)
        self._show_changes()
        for why in refusals(self.match.game, offers):
            self._wrapped(f"     {self._say.say(why)}", 7)
        for number, (offer, chosen) in enumerate(choices, start=1):
            self._wrapped(f"{number:3}  {battles.shown(self._say, view, offer, chosen)}", 7)
        most = len(choices) + many
        if many:
            self._wrapped(f"{most:3}  {self._say('quest-ask-battle')}", 7)
        self._show(self._say("quest-ask"))
        while True:
            answer = self._read()
            if answer.isdecimal() and 1 <= int(answer[:9]) <= len(choices):
                return choices[int(answer) - 1][1]
            if many and answer == str(most):
                builder = battles.Builder(
                    self._say, self.match.state, view, lambda line: self._wrapped(line, 7), self._read
                )
                return builder.ask(offers) or self._ask()
            if answer == "?":
                reach = {chosen["to"] for _, chosen in choices if chosen["do"] == "move" and "to" in chosen}
                for line in in_sight(view, self._seat, reach, self._say):
                    self._show(line)
                self._show(self._say("quest-ask"))
            elif answer == "t":
                self._show_all()
                self._show(self._say("quest-ask"))
            else:
                self._show(self._say("plain-again", most=most))

"""Battles at the terminal: a few are listed; where there are very many, any other is put together."""

from collections.abc import Callable, Sequence
from typing import Any

from pythia.contract import Illegal, Offer
from pythia.games.quest import GAME
from pythia.games.quest.battle.fight_odds import look_up
from pythia.games.quest.battle.odds import Cases
from pythia.games.quest.battle.shortlist import battles, surest
from pythia.games.quest.state import Fight
from pythia.games.quest.terminal.words import named
from pythia.games.quest.view import View
from pythia.offers import expand, size
from pythia.text import Texts
from pythia.text.layout import words
from pythia.text.offers import in_words

MAX_BATTLES_LISTED = 24
"""Of more battles only the surest of each kind and price is listed, and any other is put together."""

Pick = tuple[Offer, dict[str, Any]]
LISTS = ("items", "extras")


def are_many(offers: Sequence[Offer]) -> bool:
    return battles(offers) > MAX_BATTLES_LISTED


def choices(view: View, offers: Sequence[Offer]) -> list[Pick]:
    """All that can be done, one by one; of many battles the few that are listed."""
    if not are_many(offers):
        return [(offer, chosen) for offer in offers for chosen in expand(offer)]
    few: dict[Any, Pick] = {}
    for offer, chosen in surest(view.fight_odds, offers) if view.fight_odds else ():
        alike = (chosen["kind"], tuple(offer.price.items()))
        if alike not in few or _spent(chosen) < _spent(few[alike][1]):
            few[alike] = offer, chosen
    others = [offer for offer in offers if offer.verb != "fight"]
    return [*few.values(), *((offer, chosen) for offer in others for chosen in expand(offer))]


def _spent(chosen: dict[str, Any]) -> int:
    return len(chosen.get("extras", ()))


def odds(say: Texts, view: View, offer: Offer, chosen: dict[str, Any]) -> str:
    """The odds of a battle or a roll, in whole percent, where they are shown."""
    cases: Cases | None = None
    if chosen["do"] == "fight" and view.fight_odds:
        cases = look_up(view.fight_odds, chosen, offer.price)
    elif chosen["do"] == "roll":
        cases = next((each.cases for each in view.roll_odds if each.using == chosen["using"]), None)
    if cases is None:
        return ""
    win, draw, loss = (round(100 * each / sum(cases)) for each in cases)
    return say("quest-odds", win=win, draw=draw, loss=loss)


def shown(say: Texts, view: View, offer: Offer, chosen: dict[str, Any]) -> str:
    known = odds(say, view, offer, chosen)
    return f"{words(in_words(GAME, offer, chosen), say)}{f'  [{known}]' if known else ''}"


class Builder:
    """A battle that is put together: its kind, what is used in it, and what it is paid with."""

    def __init__(
        self,
        say: Texts,
        view: View,
        why_not: Callable[[Fight], Illegal | None],
        show: Callable[[str], None],
        read: Callable[[], str],
    ) -> None:
        self._say, self._view, self._why_not, self._show, self._read = say, view, why_not, show, read

    def ask(self, offers: Sequence[Offer]) -> dict[str, Any] | None:
        """The battle that is meant; None: another choice after all."""
        fights = [offer for offer in offers if offer.verb == "fight" and size(offer)]
        kinds = _values(fights, "kind")
        kind = kinds[0]
        if len(kinds) > 1:
            picked = self._pick([self._say(f"quest-kind-{each}") for each in kinds])
            if picked is None:
                return None
            kind = kinds[picked]
        fights = [offer for offer in fights if _values([offer], "kind") == [kind]]
        while True:
            things = [(name, each) for name in LISTS for each in _values(fights, name)]
            used = self._pick_some([self._thing(things, thing) for thing in things])
            if used is None:
                return None
            declared = {name: tuple(things[n][1] for n in used if things[n][0] == name) for name in LISTS}
            found = [(offer, chosen) for offer in fights if (chosen := _declared(offer, declared))]
            if found:
                picked = self._pick([shown(self._say, self._view, *each) for each in found])
                return None if picked is None else found[picked][1]
            self._show(self._refused(Fight(kind, **declared)))  # type: ignore[arg-type]

    def _thing(self, things: list[tuple[str, str]], thing: tuple[str, str]) -> str:
        """An item may also be an extra, for what more it can do."""
        words = named(self._say, thing[1])
        more = thing[0] == "extras" and ("items", thing[1]) in things
        return self._say("quest-more-of-item", item=words) if more else words

    def _refused(self, fight: Fight) -> str:
        why = self._why_not(fight)
        assert why is not None, "what the rules allow is offered"
        reason = self._say.say(why.message)
        return reason if why.rule is None else self._say("plain-by-rule", rule=why.rule, why=reason)

    def _list(self, lines: list[str]) -> None:
        for number, line in enumerate(lines, start=1):
            self._show(f"{number:3}  {line}")

    def _pick(self, lines: list[str]) -> int | None:
        self._list(lines)
        self._show(self._say("quest-ask-one"))
        while True:
            answer = self._read()
            if answer == "0":
                return None
            if answer.isdecimal() and 1 <= int(answer[:9]) <= len(lines):
                return int(answer) - 1
            self._show(self._say("plain-again", most=len(lines)))

    def _pick_some(self, lines: list[str]) -> list[int] | None:
        """Any of these, each once, by their numbers."""
        self._list(lines)
        self._show(self._say("quest-ask-some"))
        while True:
            words = self._read().split()
            if words == ["0"]:
                return None
            if all(word.isdecimal() and 1 <= int(word[:9]) <= len(lines) for word in words):
                return sorted({int(word) - 1 for word in words})
            self._show(self._say("plain-again", most=len(lines)))


def _values(offers: Sequence[Offer], name: str) -> list[str]:
    """All that some offer has in this field, each once."""
    fields = (field for offer in offers for field in offer.fields if field.name == name)
    return list(dict.fromkeys(value for field in fields for value in field.names))


def _declared(offer: Offer, declared: dict[str, tuple[str, ...]]) -> dict[str, Any] | None:
    """The action of this offer with just these declared, if it has one."""
    action: dict[str, Any] = {"do": offer.verb}
    for field in offer.fields:
        if field.count is None:
            action[field.name] = field.values[0]
            continue
        chosen = tuple([name for name in field.names if name in declared[field.name]])
        if len(chosen) not in field.counts:
            return None
        action[field.name] = (*action.get(field.name, ()), *chosen)
    fits = all(set(action.get(name, ())) == set(names) for name, names in declared.items())
    return action if fits else None

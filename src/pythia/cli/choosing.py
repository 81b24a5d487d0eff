"""What a game offers, by numbers: few actions in one list; of many, an offer is filled field by field."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pythia.contract import AnyGame, Field, Message, Offer, listed
from pythia.offers import expand, filled, size
from pythia.text import Texts
from pythia.text.layout import words, wrapped
from pythia.text.offers import Action, in_words, unfilled

MAX_LISTED = 30
"""Of more actions the offers are listed, and one is filled field by field."""
HANG = 7
"""How far the lines of a choice are set in after the first."""


class Choosing:
    """Asks one person at one table. `show` takes lines, `read` gives what is typed."""

    def __init__(
        self, game: AnyGame, say: Texts, show: Callable[[str], None], read: Callable[[], str]
    ) -> None:
        self._game, self._say, self._show, self._read = game, say, show, read

    def ask(self, offers: Sequence[Offer], aside: Mapping[str, Callable[[], None]]) -> Action:
        """One of the actions offered. `aside` is what else may be typed, and what is done then."""
        possible = [offer for offer in offers if size(offer)]
        few = sum(map(size, possible)) <= MAX_LISTED
        actions = [(offer, action) for offer in possible for action in expand(offer)] if few else []
        while True:
            if few:
                self._list([words(in_words(self._game, *each), self._say) for each in actions])
            else:
                self._list([words(unfilled(self._game, offer), self._say) for offer in possible])
            self._tell(self._say("plain-ask"))
            number = self._number(len(actions) if few else len(possible), aside)
            if few:
                return actions[number][1]
            action = self._fill(possible[number])
            if action is not None:
                return action

    def _fill(self, offer: Offer) -> Action | None:
        """The offer with a value in each field; None: back to the list."""
        values = []
        for field in offer.fields:
            value = self._choose(offer, field)
            if value is None:
                return None
            values.append(value)
        return filled(offer, values)

    def _choose(self, offer: Offer, field: Field) -> Any:
        """A field's value; None: back to the list."""
        if field.count is None and len(field.values) == 1:
            return field.values[0]
        self._list([words(self._game.called(field.name, each), self._say) for each in field.values])
        self._tell(self._question(offer, field))
        while True:
            typed = self._read().split()
            if typed == ["0"]:
                return None
            chosen = _chosen(field, typed)
            if chosen is not None:
                return chosen
            if field.count is None:
                self._tell(self._say("plain-again", most=len(field.values)))
            else:
                self._tell(self._say("plain-again-some"))

    def _question(self, offer: Offer, field: Field) -> str:
        what, named = unfilled(self._game, offer), f"{self._game.name}-field-{field.name}"
        if self._say.has(named):
            what = listed([what, Message(named)])
        if field.count is None:
            return self._say("plain-ask-one", what=what)
        kind = "amounts" if field.most is not None else "ordered" if field.ordered else "exactly"
        if len(field.counts) > 1:
            kind = "amounts-some" if field.most is not None else "some"
        return self._say(f"plain-ask-{kind}", what=what, least=field.counts[0], most=field.count)

    def _list(self, lines: Sequence[str]) -> None:
        for number, line in enumerate(lines, start=1):
            self._tell(f"{number:3}  {line}", HANG)

    def _tell(self, line: str, hang: int = 2) -> None:
        for each in wrapped(line, hang):
            self._show(each)

    def _number(self, most: int, aside: Mapping[str, Callable[[], None]]) -> int:
        while True:
            typed = self._read()
            if typed in aside:
                aside[typed]()
                self._tell(self._say("plain-ask"))
            elif (place := _place(typed, most)) is not None:
                return place
            else:
                self._tell(self._say("plain-again", most=most))


# -------------------------------------------------------------------------------------- what is typed


def _place(typed: str, most: int) -> int | None:
    """The place in a list that a number names."""
    return int(typed) - 1 if typed.isdecimal() and 1 <= int(typed[:9]) <= most else None


def _chosen(field: Field, typed: Sequence[str]) -> Any:
    """What the numbers typed stand for in this field; None: nothing that can be chosen."""
    places = [_place(each, len(field.values)) for each in typed]
    known = [place for place in places if place is not None]
    if len(known) < len(places):
        return None
    if field.count is None:
        return field.values[known[0]] if len(known) == 1 else None
    if len(known) not in field.counts:
        return None
    if field.most is not None:
        amounts = Counter(known)
        few = all(field.most[place] >= count for place, count in amounts.items())
        return {field.values[place]: count for place, count in sorted(amounts.items())} if few else None
    if len(set(known)) < len(known):
        return None
    return tuple([field.values[place] for place in (known if field.ordered else sorted(known))])

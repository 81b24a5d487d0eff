"""What a name may be. At one table no two are the same, or look it: the later one bears a number.

Look-alikes are told by the skeletons of UTS 39 (Unicode's list of confusable characters), beside the
compatibility forms and cases that Unicode folds together.
"""

import unicodedata
from collections.abc import Collection
from functools import cache, lru_cache

from pythia.server.plain import IGNORABLE, clean, only_emoji_joined
from pythia.server.wire import MAX_NAME_CHARS, Declined

_MARK = "\u200e"
"""Stands around characters from right to left in the library's list, and means nothing."""


def clean_name(name: str) -> str:
    """The name as it will be shown; raises Declined where nothing is left, or too much."""
    cleaned = clean(only_emoji_joined(clean(name)))
    if not 1 <= len(cleaned) <= MAX_NAME_CHARS:
        raise Declined(422, "name-unfit", most=MAX_NAME_CHARS)
    return cleaned


def distinct(name: str, others: Collection[str]) -> str:
    """The name, with a number where one of the others could be taken for it."""
    taken = frozenset[str]().union(*map(_looks, others))
    number = 1
    while not taken.isdisjoint(_looks(numbered(name, number))):
        number += 1
    return numbered(name, number)


def numbered(name: str, number: int) -> str:
    """The first of a name has no number; a long name makes room for it."""
    if number == 1:
        return name
    ending = f" {number}"
    return name[: MAX_NAME_CHARS - len(ending)].rstrip() + ending


def bears(shown: str, name: str, most: int) -> bool:
    """Whether what is shown is this name, with any number up to `most` or none."""
    return any(shown == numbered(name, number) for number in range(1, most + 1))


@lru_cache(4096)
def _looks(name: str) -> frozenset[str]:
    """What a name can be taken for: two names that share one look alike."""
    plain = unicodedata.normalize("NFKC", name)
    # Folding first would lose that a large i is a small l; folding later, that other capitals are alike.
    return frozenset({_skeleton(plain.casefold()), _skeleton(_skeleton(plain).casefold())})


def _skeleton(text: str) -> str:
    prototypes = _prototypes()
    decomposed = IGNORABLE.sub("", unicodedata.normalize("NFD", text))
    mapped = "".join(prototypes.get(char, char) for char in decomposed)
    return unicodedata.normalize("NFD", mapped)


@cache
def _prototypes() -> dict[str, str]:
    """What stands for a character and for all that look like it.

    The library lists who looks like whom in both directions, so each group is a star around Unicode's own
    prototype: whoever has most neighbours. Of two it does not tell which that is, and either will do.
    """
    from confusable_homoglyphs.confusables import confusables_data  # noqa: PLC0415 takes a while to load

    alike = {
        character.strip(_MARK): [entry["c"].strip(_MARK) for entry in entries]
        for character, entries in confusables_data.items()
    }
    chosen = {
        character: min((character, *neighbours), key=lambda each: (-len(alike[each]), -len(each), each))
        for character, neighbours in alike.items()
    }
    return {
        character: "".join(chosen.get(part, part) for part in prototype)
        for character, prototype in chosen.items()
        if len(character) == 1
    }

"""Offers of every shape with all the actions they stand for, as Python has them; the client is held to it.

`python web/offer_samples.py` writes them; `--check` only compares.
"""

import sys
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from pythia.contract import Field, Message, Offer, Refusal
from pythia.offers import expand

TARGET = Path(__file__).parent / "src" / "games" / "plain" / "samples.json"
ABC = ("a", "b", "c")
WHY = Refusal("z", "X1.1", Message("refused"))

FIELDS = {
    "one": Field("one", ABC),
    "number": Field("number", (7, 3)),
    "settled": Field("settled", ("only",)),
    "refused": Field("refused", ABC[:2], refused=(WHY,)),
    "none": Field("none", (), refused=(WHY,)),
    "exactly": Field("exactly", (3, 1, 2, 5), count=2),
    "all": Field("all", ABC, count=3),
    "some": Field("some", ABC, count=2, least=0),
    "ordered": Field("ordered", ABC, count=2, ordered=True),
    "ordered-some": Field("ordered-some", ABC, count=2, least=1, ordered=True),
    "amounts": Field("amounts", ABC, count=3, most=(2, 1, 3)),
    "heap": Field("heap", ABC, count=6, most=(2, 1, 3)),
    "up-to": Field("up-to", ABC, count=2, most=(2, 1, 3), least=0),
    "refused-number": Field("refused-number", (1, 3), refused=(Refusal(2, None, Message("refused")),)),
    "few": Field("few", ABC, count=5, most=(2, 1, 1)),
}
PAIRS = ("one", "settled", "some", "ordered", "amounts")


def offers() -> list[Offer]:
    single = [Offer("do", (field,)) for field in FIELDS.values()]
    pairs = [Offer("do", (FIELDS[one], FIELDS[two])) for one, two in product(PAIRS, repeat=2) if one != two]
    joined = Field("some", ("x", "y"), count=1)
    return [
        Offer("pass"),
        *single,
        *pairs,
        Offer("do", (FIELDS["settled"], FIELDS["some"], joined), {"gold": 2}),
    ]


def written() -> str:
    rows: list[dict[str, Any]] = [{"offer": offer, "actions": list(expand(offer))} for offer in offers()]
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if TARGET.read_text("utf-8") == written() else f"{TARGET.name} is not what Python has")
    TARGET.write_text(written(), "utf-8")

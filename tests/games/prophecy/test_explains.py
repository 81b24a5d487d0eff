"""P7.3, told: why a match was won."""

from pathlib import Path

import pytest

from pythia.games import prophecy, wording
from pythia.table.replay import replay
from pythia.text import texts
from pythia.text.layout import words

RECORDS = Path(prophecy.__file__).parent / "records"
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eva", "Finn")


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("winner_alone", "Cleo: most points, 40 against 30."),
        ("shared_victory", "You and Ben: level with 64 points, 12 of them bonus. So the victory is shared."),
        (
            "tie_broken_by_bonus",
            "You and Cleo: level with 49 points. You: the most bonus, 10 against 5, which decides.",
        ),
        (
            "tie_of_three_broken_to_two",
            (
                "Ben, Dov and Eva: level with 18 points. "
                "Ben and Eva: the most bonus, 8 against 4, which decides."
            ),
        ),
    ],
)
def test_why_a_match_was_won(record: str, why: str) -> None:
    *_, last = replay((RECORDS / f"{record}.jsonl").read_bytes())
    match = last.move.match
    told, *_ = wording.explained(match.game, match.view(0), NAMES[: match.header.players])
    assert words(told, texts("en", "prophecy")) == why

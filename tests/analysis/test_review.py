"""Reviews: their sums, that they repeat, what they find where the answer is known, and what they refuse."""

from collections.abc import Iterator
from dataclasses import replace as with_parts
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.bots import hidden_prize

from pythia import analysis, games
from pythia.analysis import Review, Unreviewable, best_of, judge_of, mark_of, of_seat, review
from pythia.analysis.playouts import PlayOutJudge
from pythia.bots.random_legal import RandomLegal
from pythia.bots.seating import play
from pythia.contract import AnyGame, Budget, ImaginedChance
from pythia.judging import Question, Valued, Verdict
from pythia.table.chance import seed_from
from pythia.table.match import open_match
from pythia.table.replay import Played, replay

RECORDS = Path(games.__file__).parent
FEW = 16
TOY = hidden_prize.toy(games.load("quest"))


def at_random(game: AnyGame, options: Struct, players: int, words: str) -> Iterator[Played]:
    """A match of random players, as a replay would give it."""
    move, source = open_match(game, players, options, seed_from(words))
    seats = {seat: RandomLegal(game, Random(f"{words} {seat}")) for seat in range(players)}
    line = 1 + len(move.lines)
    yield Played(move, line)
    for step in play(move.match, seats, source, Budget()):
        line += len(step.lines)
        yield Played(step, line)


def adds_up(found: Review) -> None:
    for own in found.seats:
        assert own.luck + own.choice == pytest.approx(own.result - 1 / found.players, abs=1e-9)
        assert own.choice <= 0
        assert own.accuracy is None or 0 <= own.accuracy <= 1
        assert own.decisions == sum(each.seat == own.seat for each in found.decisions)
    for each in found.decisions:
        assert 0 <= each.worth <= each.worth + each.loss <= 1 + 1e-6
        assert each.loss >= 0
        assert (each.loss == 0) or each.best != each.chosen


def is_the_result(found: Review, last: Played) -> None:
    adds_up(found)
    winners = last.move.match.result.winners
    assert winners is not None
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(found.players)]
    assert [own.result for own in found.seats] == shares


@pytest.mark.parametrize("players", [2, 3])
def test_luck_and_choice_are_the_result(players: int) -> None:
    game = games.load("prophecy")
    moves = list(at_random(game, game.options(length="short"), players, "adds up"))
    is_the_result(review(moves, FEW), moves[-1])


def test_luck_and_choice_are_the_result_where_the_game_has_no_judge() -> None:
    moves = list(replay((RECORDS / "quest" / "records" / "single_survivor.jsonl").read_bytes()))
    is_the_result(review(moves, FEW), moves[-1])
    game = games.load("quest")
    part = list(at_random(game, game.options(), 3, "adds up"))[:60]
    adds_up(review(part, FEW))


def test_it_repeats_and_looks_at_nothing_later() -> None:
    game = games.load("prophecy")
    moves = list(at_random(game, game.options(length="short"), 3, "repeats"))
    whole, part = review(moves[:40], FEW), review(moves[:20], FEW)
    assert review(moves[:40], FEW) == whole
    assert whole.decisions[: len(part.decisions)] == part.decisions
    adds_up(part)
    assert not part.over
    assert review(moves[:40], FEW, seat=1) == of_seat(whole, 1)


def test_what_was_taken_back_was_no_decision() -> None:
    data = (RECORDS / "prophecy" / "records" / "cards_taken_back.jsonl").read_bytes()
    lines = data.splitlines()
    undone = [number for number, line in enumerate(lines, start=1) if b'"undo"' in line]
    assert undone
    to = undone[0] + 5
    found = review(replay(data, to), FEW)
    assert undone[0] - 1 not in [each.line for each in found.decisions]
    adds_up(found)


def test_lines_are_those_of_the_record() -> None:
    data = (RECORDS / "prophecy" / "records" / "winner_alone.jsonl").read_bytes()
    lines = data.splitlines()
    for each in review(replay(data, 40), FEW).decisions:
        line = lines[each.line - 1]
        assert f'"seat":{each.seat}'.encode() in line.replace(b" ", b"")
        assert f'"do":"{each.chosen["do"]}"'.encode() in line.replace(b" ", b"")


def test_a_known_answer_of_a_toy_game() -> None:
    """Whoever hides the prize wins half the time, whoever tosses a quarter; to guess a door costs nothing."""
    question = Question(
        0,
        hidden_prize.view(hidden_prize.State(), 0),
        (),
        hidden_prize.offers(hidden_prize.State(), 0),
        hidden_prize.Toss(),
    )
    verdict = PlayOutJudge(TOY)(question, 2000, ImaginedChance(Random(1)))
    best = best_of(verdict)
    assert isinstance(best.action, hidden_prize.Hide)
    assert sum(best.worth) / len(best.worth) == pytest.approx(0.5, abs=0.08)
    assert sum(verdict.compared[0].worth) / len(verdict.compared[0].worth) == pytest.approx(0.25, abs=0.08)
    hidden = hidden_prize.State((1,), "left")
    question = Question(
        1, hidden_prize.view(hidden, 1), (), hidden_prize.offers(hidden, 1), hidden_prize.Open("left")
    )
    verdict = PlayOutJudge(TOY)(question, 2000, ImaginedChance(Random(1)))
    means = [sum(each.worth) / len(each.worth) for each in verdict.compared]
    assert means == pytest.approx([0.5, 0.5], abs=0.08), "it does not see what is hidden"


def valued(*worth: float, besides: float = 0.0) -> Valued:
    return Valued(hidden_prize.Toss(), worth, besides)


def test_the_best_is_what_was_chosen_unless_another_seems_better() -> None:
    chosen, noise = valued(0.5, 0.5, 0.5, 0.5), valued(0.9, 0.1, 0.9, 0.2)
    assert best_of(Verdict((chosen, noise))) is chosen
    better = valued(0.6, 0.6, 0.7, 0.4)
    assert best_of(Verdict((chosen, noise, better))) is better
    never_worse = valued(0.5, 0.5, 0.5, 0.6)
    assert best_of(Verdict((chosen, never_worse))) is never_worse
    more_points = valued(0.5, 0.5, 0.5, 0.5, besides=1.0)
    assert best_of(Verdict((chosen, more_points))) is more_points


def test_marks_are_for_what_was_surely_lost() -> None:
    assert mark_of(0.2, 0.05) == "blunder"
    assert mark_of(0.2, 0.11) is None
    assert mark_of(0.149, 0.01) == "mistake"
    assert mark_of(0.05, 0.01) == "slip"
    assert mark_of(0.03, 0.001) is None
    assert mark_of(0.0, 0.0) is None


def test_what_cannot_be_reviewed() -> None:
    with pytest.raises(Unreviewable) as refused:
        judge_of(games.load("oraklos"))
    assert refused.value.message.id == "analyse-of-speed"
    unimagined = with_parts(games.load("quest"), imagine=None)
    with pytest.raises(Unreviewable) as refused:
        judge_of(unimagined)
    assert refused.value.message.id == "analyse-no-worlds"
    game = games.load("prophecy")
    moves = list(at_random(game, game.options(), 2, "nothing"))[:1]
    with pytest.raises(Unreviewable) as refused:
        review(moves)
    assert refused.value.message.id == "analyse-nothing-decided"


def test_progress_is_told_decision_by_decision() -> None:
    game = games.load("prophecy")
    moves = list(at_random(game, game.options(), 2, "progress"))[:20]
    told: list[tuple[int, int]] = []
    found = review(moves, FEW, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, len(found.decisions)) for done in range(1, len(found.decisions) + 1)]
    assert found.version == analysis.VERSION
    assert replace(found, decisions=()).decisions == ()

"""The bots of Oraklos play by the rules, from what their seat sees alone, and never before a person could."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from pythia.bots.arena import Contestant, play_rotated
from pythia.bots.seating import play, tell
from pythia.bots.simulate import REPEATABLE, seated
from pythia.contract import NEVER_MS, Budget, Offer, Player, Racer
from pythia.games.oraklos import GAME
from pythia.games.oraklos.bots import LEVELS, SKILLS
from pythia.games.oraklos.bots.seer import REACTION_MS, Seer
from pythia.games.oraklos.events import Judged
from pythia.games.oraklos.state import Claim, Clocks, Deny, Done, Options, Undone, Verdict
from pythia.games.oraklos.view import View
from pythia.table.chance import Live, Source, seed_from
from pythia.table.match import Match, Move, open_match
from pythia.table.record import ActionLine

TABLES = {
    "standard": Options(),
    "junior": Options(variant="junior", clocks=Clocks(search=60_000, proof=4000)),
    "antipodes": Options(variant="antipodes"),
    "oracle": Options(variant="antipodes", judge="oracle"),
}


def table(levels: list[str], options: Options, words: str) -> tuple[Match, Source, dict[int, Player]]:
    move, source = open_match(GAME, len(levels), options, seed_from(words))
    players = {seat: GAME.bot(level, Random(f"{words} {seat}")) for seat, level in enumerate(levels)}
    tell(players, move.told)
    return move.match, source, players


def moves(levels: list[str], options: Options, words: str) -> Iterator[tuple[Match, Move]]:
    """Every move of a whole game with the match before it; the rules refuse an illegal one."""
    match, source, players = table(levels, options, words)
    for move in play(match, players, source, REPEATABLE):
        yield match, move
        match = move.match
    assert match.result.over


def test_the_game_names_its_levels() -> None:
    assert tuple(LEVELS) == GAME.levels


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_whole_games_are_legal(options: Options, players: int) -> None:
    levels = ["adept", "novice", "oracle", "adept", "oracle"][:players]
    assert sum(1 for _ in moves(levels, options, "legal")) > players


@pytest.mark.parametrize("level", LEVELS)
def test_same_dice_same_game(level: str) -> None:
    def lines(words: str) -> list[Any]:
        return [move.lines for _, move in moves([level] * 2, Options(variant="junior"), words)]

    assert lines("dice") == lines("dice")
    assert lines("dice") != lines("other dice")


def fresh(level: str, match: Match, seat: int, dice: str) -> tuple[Racer, View, list[Offer]]:
    """A new bot, shown what the server would send it in another process."""
    view = msgspec.json.decode(msgspec.json.encode(match.view(seat)), type=View)
    offers = msgspec.json.decode(msgspec.json.encode(match.offers(seat)), type=list[Offer])
    bot = GAME.bot(level, Random(dice))
    assert isinstance(bot, Racer)
    return bot, view, offers


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_new_bot_with_the_same_dice_does_what_the_old_one_does(level: str, options: Options) -> None:
    for match, move in moves([level] * 3, options, "again"):
        line = move.lines[0]
        if isinstance(line, ActionLine):
            bot, view, offers = fresh(level, match, line.seat, f"again {line.seat}")
            if line.at is None:
                assert bot.choose(view, offers, Budget(ms=300)) == line.action
            else:
                before = match.state.at
                assert bot.plan(view, offers, before, Budget(ms=300)) == (line.action, line.at)


def test_what_others_do_changes_no_time_of_finding() -> None:
    """Asked at the throw's beginning and at every later moment, what is planned next stays as it was."""
    stays = step = 0
    planned: dict[int, Any] = {}
    for match, move in moves(["adept"] * 4, Options(variant="junior"), "consistent"):
        line = move.lines[0]
        if match.state.phase != "search" or not isinstance(line, ActionLine):
            continue
        if match.state.step != step:
            planned, step = {}, match.state.step
        for seat in range(4):
            bot, view, offers = fresh("adept", match, seat, f"consistent {seat}")
            plan = bot.plan(view, offers, match.state.at, REPEATABLE)
            earlier = planned.get(seat)
            if earlier is not None and not isinstance(plan.action, Undone):
                stays += 1
                # A marker may be gone; the card and the moment are the same.
                assert type(plan.action) is type(earlier.action)
                assert getattr(plan.action, "card", None) == getattr(earlier.action, "card", None)
                assert plan.at == earlier.at
            planned[seat] = plan
        planned[line.seat] = None
    assert stays > 30


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_instant(level: str) -> None:
    soonest = SKILLS[level].start + REACTION_MS
    for options in (TABLES["junior"], TABLES["antipodes"]):
        for _, move in moves([level] * 3, options, "instant"):
            line = move.lines[0]
            if isinstance(line, ActionLine) and line.at is not None:
                least = soonest if isinstance(line.action, Claim | Deny) else REACTION_MS
                assert line.at >= least


def verdicts(level: str, options: Options, games: int) -> list[Verdict]:
    found = []
    for number in range(games):
        for _, move in moves([level] * 3, options, f"verdict {number}"):
            found += [told.event.verdict for told in move.told if isinstance(told.event, Judged)]
    return found


@pytest.mark.parametrize("options", [Options(variant="junior"), TABLES["oracle"]], ids=["junior", "oracle"])
def test_the_better_the_fewer_wrong_claims_but_everybody_below_the_top_errs(options: Options) -> None:
    wrong = {}
    for level in LEVELS:
        judged = verdicts(level, options, 6)
        wrong[level] = sum(verdict.points < 0 for verdict in judged) / len(judged)
    assert wrong["novice"] > wrong["adept"] > wrong["oracle"]
    assert wrong["adept"] > 0.03
    assert wrong["oracle"] < 0.15
    assert wrong["novice"] < 0.5


def test_wrong_claims_are_shown_and_hasty_ones_may_be_too_late() -> None:
    why = {verdict.why for verdict in verdicts("novice", Options(variant="junior"), 10)}
    assert {None, "hole-up", "other-order", "too-late"} <= why


def test_sure_takes_the_highest_marker_and_unsure_the_lowest() -> None:
    match, _, _ = table(["adept", "adept"], TABLES["junior"], "markers")
    view, offers = match.view(0), match.offers(0)
    markers = set()
    for dice in range(40):
        sure, unsure = (
            Seer(SKILLS["novice"]._replace(sure=trust), Random(dice)).plan(view, offers, 0, REPEATABLE)
            for trust in (0.0, 1.0)
        )
        if isinstance(sure.action, Claim):
            assert unsure == (Claim(1, sure.action.card), sure.at)
            markers.add(sure.action.marker)
    assert markers == {3}


def test_says_no_more_and_withdraws_it_for_what_it_overlooked() -> None:
    """O4.3: another look after it has given up; it claims what it missed only once it has checked it."""
    undone = 0
    for number in range(60):
        match, _, _ = table(["novice", "novice"], Options(variant="junior"), f"second thoughts {number}")
        said = replace(match.state, done=(True, False))
        bot = Seer(SKILLS["novice"], Random(number))
        later = bot.plan(GAME.view(said, 0), GAME.offers(said, 0), 0, REPEATABLE)
        if isinstance(later.action, Undone) and later.at < NEVER_MS:
            undone += 1
            then = bot.plan(match.view(0), match.offers(0), later.at, REPEATABLE)
            assert isinstance(then.action, Claim)
            assert then.at > later.at
    assert undone


def test_a_seat_taken_over_shows_something() -> None:
    """A claim that was a person's: the bot finds dice for it, or at least shows four of its colours."""
    found = set()
    for number in range(4):
        begun, source, _ = table(["novice", "novice"], Options(variant="junior"), f"taken over {number}")
        for card in begun.state.wishes[0]:
            match = begun
            for seat, action in ((0, Claim(3, card)), (0, Done()), (1, Done())):
                match = match.enter(ActionLine(seat, action, 5000), Live(source, match.drawn)).match
            assert match.state.phase == "proof"
            plan = Seer(SKILLS["oracle"], Random(0)).plan(match.view(0), match.offers(0), 0, REPEATABLE)
            assert sorted(match.state.dice[k].colour for k in plan.action.dice) == sorted(card)
            move = match.enter(ActionLine(0, plan.action, plan.at), Live(source, match.drawn))
            found |= {told.event.verdict.points for told in move.told if isinstance(told.event, Judged)}
    assert found == {3, -3}


# ----------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize(("better", "worse"), [("adept", "novice"), ("oracle", "adept")])
@pytest.mark.parametrize("table_of", ["standard", "junior", "antipodes"])
def test_levels_are_in_order(table_of: str, better: str, worse: str) -> None:
    seats = [Contestant(level, seated(GAME, level)) for level in (better, worse)]
    options = Options(variant=table_of)  # type: ignore[arg-type]
    won = [
        game.shares[0].won
        for deal in range(12)
        for game in play_rotated(GAME, options, seats, f"order {deal}", REPEATABLE)
    ]
    assert sum(won) / len(won) > 0.6

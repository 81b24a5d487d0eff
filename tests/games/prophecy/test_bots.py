"""The bots of Prophecy play by the rules, from what their seat may know alone, and adept plays well."""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from pythia.bots.arena import Contestant, compare
from pythia.bots.seating import play, tell
from pythia.bots.simulate import seated
from pythia.contract import Budget, Offer, Player
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots import LEVELS
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.sight import Memory
from pythia.games.prophecy.cards import BIT, NUMBER, NUMBERS
from pythia.games.prophecy.events import CardTakenBack, Played, RoundBegan
from pythia.games.prophecy.rules import empty, offers
from pythia.games.prophecy.state import Action, Bid, Options, Play, State, Trick
from pythia.games.prophecy.tricks import bid_value
from pythia.games.prophecy.view import view
from pythia.table.chance import KeyedStream, Live, Source, seed_from
from pythia.table.match import Match, begin
from pythia.table.match import empty as empty_match
from pythia.table.record import FORMAT, ActionLine, Header

LENGTHS = ("standard", "short")


def played(levels: Sequence[str], length: Any, words: str, dice: int = 0) -> list[tuple[int, Action]]:
    """Every action of a whole game; the rules refuse an illegal one with an exception."""
    match, source, players = table(levels, length, words, dice)
    actions = []
    for move in play(match, players, source, Budget()):
        line = move.lines[0]
        assert isinstance(line, ActionLine)
        actions.append((line.seat, line.action))
        match = move.match
    assert match.result.over
    return actions  # type: ignore[return-value]


def table(
    levels: Sequence[str], length: Any, words: str, dice: int = 0
) -> tuple[Match, Source, dict[int, Player]]:
    source = Source(seed_from(words))
    header = Header(FORMAT, GAME.name, len(levels), {})
    move = begin(empty_match(header, GAME, Options(length=length)), Live(source))
    players = {seat: GAME.bot(level, Random(dice + seat)) for seat, level in enumerate(levels)}
    tell(players, move.told)
    return move.match, source, players


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_are_legal(players: int, length: str) -> None:
    levels = ["adept", "novice"] * 3
    played(levels[:players], length, f"legal {players}")


def test_the_game_names_its_levels() -> None:
    assert GAME.levels == tuple(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_same_dice_same_game(level: str) -> None:
    assert played([level] * 3, "short", "dice") == played([level] * 3, "short", "dice")


def test_novices_with_other_dice_play_another_game() -> None:
    assert played(["novice"] * 3, "short", "dice") != played(["novice"] * 3, "short", "dice", dice=9)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: str) -> None:
    """Decision 9: the same events and the same view, other hands and bids behind them: the same choice."""
    match, source, players = table([level] * 4, "short", "hidden")
    for number, move in enumerate(play(match, players, source, Budget())):
        (seat, *_) = move.match.acting or (None,)
        if seat is None or number % 3:
            continue
        other = GAME.redeal(move.match.state, seat, stream(number))
        bot, twin = deepcopy(players[seat]), deepcopy(players[seat])
        shown = GAME.view(move.match.state, seat), GAME.offers(move.match.state, seat)
        redealt = GAME.view(other, seat), GAME.offers(other, seat)
        assert bot.choose(*shown, Budget()) == twin.choose(*redealt, Budget())


def stream(number: int) -> KeyedStream:
    return Source(b"redeal").stream(number, "redeal")


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("level", LEVELS)
def test_bids_are_sets_of_the_offer(level: str, players: int) -> None:
    for number in range(5):
        match, _, seated_players = table([level] * players, "standard", f"bid {number}")
        (offer,) = match.offers(0)
        bid = seated_players[0].choose(match.view(0), [offer], Budget())
        assert isinstance(bid, Bid)
        assert len(set(bid.cards)) == len(bid.cards) == NUMBERS[players].bid
        assert set(bid.cards) <= set(offer.fields[0].values)


# ---------------------------------------------------------------------------- constructed positions


def position(
    hand: str,
    trick: str,
    foretold: int,
    taken: int,
    *,
    trump: int = 3,
    lead: int = 0,
) -> State:
    """Four players; seat 0 is to play its hand to this trick, having taken so many of the tricks foretold."""
    cards = [BIT[name] for name in hand.split()]
    on_table = tuple(NUMBER[name] for name in trick.split())
    others = [card for card in range(56) if not sum(cards) >> card & 1 and card not in on_table]
    left = len(cards)
    hands = [sum(cards)]
    for seat in range(1, 4):
        count = left - 1 if seat > 3 - len(on_table) else left
        hands.append(sum(1 << others.pop(seat * 3) for _ in range(count)))
    bid = {9: "ea1 ea2 ea3", 4: "ea1 su1 sp1", 2: "su1 su2 se1", 0: "su1 su2 su3"}[foretold]
    own_bid = sum(BIT[name] for name in bid.split())
    assert bid_value(own_bid) == foretold
    state = empty(4, Options())
    latest = Trick(
        leader=(4 - len(on_table)) % 4,
        cards=on_table,
        lead=lead if on_table else 5,
        winner=3 if on_table else -1,
    )
    return replace(
        state,
        trump=trump,
        hands=tuple(hands),
        bids=(own_bid, 1, 1, 1),
        trick=latest,
        taken=(taken, 0, 0, 0),
        turn=0,
    )


def choice(state: State, level: type[Adept] = Adept) -> Play:
    action = level(Random(0)).choose(view(state, 0), offers(state, 0), Budget())
    assert isinstance(action, Play)
    return action


def test_adept_does_not_keep_the_shaman_alone_for_a_lead() -> None:
    """P5.3: winning with the Eagle now would leave the Shaman alone on lead, and nought for the round."""
    assert choice(position("shaman ea14", "su5 su7 su2", 4, 3)).card == "shaman"
    assert choice(position("shaman ea14", "su5 su7 su2", 9, 3)).card == "shaman", "even with no bid to make"


def test_adept_does_not_win_a_lead_that_strands_its_shaman() -> None:
    """P5.3: taking this trick would force it to lead the highest Eagle, and so to be left with the Shaman."""
    assert choice(position("shaman ea14 su8", "su5 su7 su2", 9, 3)).card == "shaman"


def test_adept_ducks_when_it_has_all_it_foretold() -> None:
    assert choice(position("su4 su14 sp2", "su5 su7 su9", 2, 2)).card == "su4"


def test_adept_sheds_its_most_dangerous_loser() -> None:
    """Void in the suit led, with nothing more to win: the high card that would win later goes now."""
    assert choice(position("sp14 se2 se3", "su5 su7 su9", 2, 2)).card == "sp14"


def test_adept_wins_as_cheaply_as_it_can_in_last_place() -> None:
    assert choice(position("su8 su14 sp2", "su5 su7 su2", 4, 2)).card == "su8"


def test_adept_takes_a_trick_it_needs_when_it_can_be_sure_of_it() -> None:
    assert choice(position("jaguar su2 sp3", "su5 su7 su9", 4, 1)).card == "jaguar"


def test_adept_names_a_suit_others_are_likely_to_follow_when_its_lizard_should_lose() -> None:
    """P6.1, P6.5: it is the lowest of the suit named; of Spears there are ten more, of Suns one."""
    suns = " ".join(f"su{rank}" for rank in range(1, 13))
    seen = Adept(Random(0))
    for name in suns.split():
        seen.observe(Played(1, name))
    state = position("lizard su13", "", 2, 2)
    action = seen.choose(view(state, 0), offers(state, 0), Budget())
    assert action in (Play("lizard", "sp"), Play("lizard", "se"), Play("lizard", "ea"))


# ------------------------------------------------------------------------------------------- memory


def test_memory_of_cards_and_of_suits_others_lack() -> None:
    memory = Memory()
    for event in [Played(0, "su3"), Played(1, "monkey"), Played(2, "sp4")]:
        memory.observe(event)
    assert memory.seen == BIT["su3"] | BIT["monkey"] | BIT["sp4"]
    assert memory.voids(3, trump=3) == (0, 0, 0b0001), "a Specialist shows no lack of the suit (P5.4)"
    memory.observe(CardTakenBack(2, "sp4"))
    assert memory.seen == BIT["su3"] | BIT["monkey"]
    assert memory.voids(3, trump=3) == (0, 0, 0)
    memory.observe(RoundBegan(1, "sp", 0, 17, ()))
    assert memory.seen == 0


def test_memory_of_a_named_suit() -> None:
    """P6.1: with a Lizard led that names Spears, who plays another suit has no Spear."""
    memory = Memory()
    memory.observe(Played(1, "lizard", "sp"))
    memory.observe(Played(0, "su4"))
    assert memory.voids(2, trump=3) == (0b0010, 0)


# ----------------------------------------------------------------------------------------- strength


def contestants(*levels: str) -> list[Contestant]:
    return [Contestant(level, seated(GAME, level)) for level in levels]


@pytest.mark.parametrize(
    ("better", "worse"), [("adept", "random"), ("novice", "random"), ("adept", "novice")]
)
def test_levels_are_in_order(better: str, worse: str) -> None:
    seats = contestants(better, worse, worse)
    found = compare(GAME, Options(length="short"), seats, f"{better} {worse}", most_deals=30)
    assert found.low > 0


def test_a_take_back_is_never_chosen() -> None:
    state = position("su8 su14 sp2", "su5 su7 su2", 4, 2)
    undo = Offer("undo")
    assert Adept(Random(0)).choose(view(state, 0), (*offers(state, 0), undo), Budget()) == Play("su8")

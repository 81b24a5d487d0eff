"""The oracle at the table, with small networks of any weights: what it knows, what it may do, what it falls
back to."""

import hashlib
import logging
import subprocess
import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.games.prophecy.tables import playing

from pythia.bots.seating import play, tell
from pythia.contract import Budget, Event
from pythia.games.prophecy import GAME
from pythia.games.prophecy.bots import network as networks
from pythia.games.prophecy.bots.adept import Adept
from pythia.games.prophecy.bots.network import Judgement, Network, Spoiled, read
from pythia.games.prophecy.bots.oracle import Oracle
from pythia.games.prophecy.cards import NUMBER
from pythia.games.prophecy.characters import MINDS
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.kernel.actions import ACTIONS, SET_ASIDE
from pythia.games.prophecy.kernel.observation import FEATURE_WORDS
from pythia.games.prophecy.rules import offers
from pythia.games.prophecy.state import Bid, Options
from pythia.games.prophecy.view import View, view
from pythia.table.chance import seed_from
from pythia.table.match import open_match

WIDTH = 16


def some_weights(seed: int) -> dict[str, NDArray[np.float32]]:
    dice = np.random.default_rng(seed)

    def some(*shape: int) -> NDArray[np.float32]:
        return dice.normal(0, 0.3, shape).astype(np.float32)

    return {
        "first": some(64 * FEATURE_WORDS, WIDTH),
        "first_bias": some(WIDTH),
        "into_0": some(WIDTH, WIDTH),
        "into_0_bias": some(WIDTH),
        "back_0": some(WIDTH, WIDTH),
        "back_0_bias": some(WIDTH),
        "heads": some(WIDTH, ACTIONS + 2),
        "heads_bias": some(ACTIONS + 2),
    }


def some_oracle(seed: int) -> Oracle:
    return Oracle(Judgement(Network(some_weights(seed))), Random(seed), seed % 2 * 1.0)


class Fixed:
    """A mind that likes these cards in this order, and no other, whatever it sees; it notes what it saw.

    `first` is the action of the card with number 0: to play or to set aside.
    """

    def __init__(self, first: int, cards: Sequence[str]) -> None:
        self.first, self.cards = first, cards
        self.shown: list[View] = []

    def prefers(
        self, view: View, events: Sequence[Event], hearsay: Hearsay | None = None
    ) -> NDArray[np.float32]:
        self.shown.append(view)
        likes = np.full(ACTIONS, -np.inf, np.float32)
        for place, card in enumerate(self.cards):
            if card in view.hand:
                likes[self.first + NUMBER[card]] = -float(place)
        return likes


@pytest.mark.parametrize("length", ["standard", "short"])
@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_by_any_network_are_legal(players: int, length: str) -> None:
    options = Options(length=length)  # type: ignore[arg-type]
    move, source = open_match(GAME, players, options, seed_from(f"networks {players} {length}"))
    seats = {seat: some_oracle(seat) for seat in range(players)}
    tell(seats, move.told)
    moves = list(play(move.match, seats, source, Budget()))  # the rules refuse an illegal action
    assert moves[-1].match.result.over


def test_few_positions_and_many_are_judged_alike() -> None:
    network = Network(some_weights(1))
    words = np.random.default_rng(2).integers(0, 2**63, (20, FEATURE_WORDS)).astype(np.uint64)
    together = network(words)
    apart = np.concatenate([network(words[place : place + 1]) for place in range(20)])
    assert np.allclose(together, apart, atol=1e-3)


def test_preferences_are_chances_of_what_is_legal() -> None:
    state = playing("su2", "su14 su3 ea2", "se3", trump="ea")
    likes = Judgement(Network(some_weights(1))).prefers(view(state, 0), [])
    assert {int(action) for action in np.flatnonzero(np.isfinite(likes))} == {NUMBER["su2"]}
    assert np.exp(likes).sum() == pytest.approx(1)


def test_a_bid_is_set_aside_card_by_card_each_seen_with_those_before() -> None:
    state = open_match(GAME, 4, Options(), seed_from("bid"))[0].match.state
    seen = view(state, 0)
    wanted = list(seen.hand)[::-1]
    mind = Fixed(SET_ASIDE, wanted)
    offered = offers(state, 0)
    bid = Oracle(mind, Random(1), 0.0).choose(seen, offered, Budget())
    count = offered[0].fields[0].count
    assert bid == Bid(tuple(wanted[:count]))
    assert [shown.bid for shown in mind.shown] == [tuple(wanted[:n]) for n in range(count or 0)]
    assert all(set(shown.hand) | set(shown.bid or ()) == set(seen.hand) for shown in mind.shown)
    assert all(not set(shown.hand) & set(shown.bid or ()) for shown in mind.shown)


def test_with_a_temperature_it_draws_by_chance_without_it_never() -> None:
    state = playing("su2 su3", "su14 su4", "se3 se4", trump="ea")
    seen, offered = view(state, 0), offers(state, 0)

    def chosen(temperature: float) -> list[str]:
        player = Oracle(Fixed(0, ["su3", "su2"]), Random(5), temperature)
        return [player.choose(seen, offered, Budget()).card for _ in range(400)]  # type: ignore[union-attr]

    assert set(chosen(0)) == {"su3"}
    # The second is liked less by one: e to one of chances. Of 400 draws with these dice, about 108.
    assert 80 < chosen(1.0).count("su2") < 140


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    np.savez(tmp_path / "some.npz", **some_weights(3))  # type: ignore[arg-type]
    digest = hashlib.sha256((tmp_path / "some.npz").read_bytes()).hexdigest()
    (tmp_path / "SHA256SUMS").write_text(f"{digest}  some.npz\n")
    return tmp_path


def test_weights_are_read_as_they_were_written(exported: Path) -> None:
    words = np.ones((1, FEATURE_WORDS), np.uint64)
    assert (read(exported, "some")(words) == Network(some_weights(3))(words)).all()


def test_spoiled_or_missing_weights_are_refused(exported: Path) -> None:
    with pytest.raises(Spoiled, match="'other' cannot be read"):
        read(exported, "other")
    content = bytearray((exported / "some.npz").read_bytes())
    content[len(content) // 2] ^= 1
    (exported / "some.npz").write_bytes(content)
    with pytest.raises(Spoiled, match="not those that were published"):
        read(exported, "some")
    (exported / "SHA256SUMS").write_text("nothing of the kind, at all\n")
    with pytest.raises(Spoiled, match="cannot be read"):
        read(exported, "some")


def test_the_package_holds_the_weights_it_names_and_their_licence() -> None:
    folder = files(networks.__package__) / "weights"
    found = {each.name: len(each.read_bytes()) for each in folder.iterdir()}
    minds = {*MINDS.values(), "oracle-critic", "narrow"}
    assert set(found) == {*(f"{mind}.npz" for mind in minds), "SHA256SUMS", "LICENSE.txt"}
    assert found["oracle.npz"] + found["oracle-critic.npz"] <= 16_000_000
    for mind in minds:
        read(folder, mind)


def test_without_its_weights_an_adept_plays_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(name: str) -> Network:
        raise Spoiled(f"the weights of {name!r} cannot be read")

    monkeypatch.setattr(networks, "published", missing)
    with caplog.at_level(logging.WARNING, "pythia"):
        assert isinstance(GAME.bot("oracle", Random(1)), Adept)
    assert "an adept plays for the oracle: the weights of 'oracle' cannot be read" in caplog.text


def test_the_oracle_needs_neither_numba_nor_torch() -> None:
    bots = "pythia.games.prophecy.bots"
    ask = f"import sys, {bots}.network, {bots}.oracle; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert not {"numba", "torch", "pythia.research"} & set(found.stdout.split())

"""The judge itself: silent about a true account, and never about a false one."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.faults.checker import check_kept, check_table
from tests.faults.players import Journal, Sent
from tests.server.house import plain

from pythia import games
from pythia.bots.random_legal import RandomLegal
from pythia.contract import Budget
from pythia.store import Step, TableRow
from pythia.store.sqlite import FILE, SQLiteStore
from pythia.table.chance import Live, new_seed
from pythia.table.match import open_match
from pythia.table.record import ActionLine, dump

TABLE = "k7m2q9xy"
MOVES = 12


def played(folder: Path) -> list[Journal]:
    """The beginning of a match in the store, and the journals of two who saw all of it."""
    game = games.load(games.names()[0])
    seed, store = new_seed(), SQLiteStore(folder)
    move, source = open_match(game, 2, game.options(), seed, names=("a", "b"))
    journals = [Journal(TABLE, guest, seat) for seat, guest in enumerate(("ann", "ben"))]
    step = Step("move", tuple(map(dump, move.lines)))
    for n in range(1, MOVES + 1):
        match = move.match
        row = TableRow(TABLE, "running", False, n, b"{}", ("ann", "ben"), (), dump(match.header), seed)
        asyncio.run(store.append(row, step))
        for journal in journals:
            told = {
                "events": [each.event for each in move.told if each.reaches(journal.seat)],
                "view": match.view(journal.seat),
                "offers": match.offers(journal.seat),
            }
            journal.note({"kind": "update", "n": n, **plain(told)})
        actor = journals[match.acting[0]]
        offers = match.game.offers(match.state, actor.seat)
        action = RandomLegal(game, Random(n)).choose(None, offers, Budget())
        move = match.enter(ActionLine(actor.seat, action), Live(source, match.drawn))
        step = Step("move", tuple(map(dump, move.lines)), actor.guest, f"id {n}")
        actor.sent[f"id {n}"] = Sent({"do": plain(action)})
        if n < MOVES:
            actor.note({"kind": "ack", "id": f"id {n}", "n": n + 1})
    store.close()
    return journals


def sql(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as db:
        for statement in statements:
            assert db.execute(statement).rowcount


def of(journals: list[Journal], id: str) -> Journal:
    return next(journal for journal in journals if id in journal.sent)


def test_a_true_account_passes(tmp_path: Path) -> None:
    journals = played(tmp_path)
    assert sum(len(journal.acked) for journal in journals) == MOVES - 1
    assert check_kept(tmp_path / FILE, journals) == []
    assert check_table(tmp_path / FILE, journals) == []


@pytest.mark.parametrize(
    ("statements", "sentence"),
    [
        (["DELETE FROM steps WHERE number = 12"], "LOST: id 11"),
        (["DELETE FROM steps WHERE number = 5"], "LOST: id 4"),
        (["UPDATE steps SET action = NULL WHERE number = 6"], "LOST: id 5"),
        (["UPDATE steps SET guest = 'eve' WHERE number = 6"], "LOST: id 5"),
        (["DELETE FROM tables"], "is not in the store"),
        (
            [
                "DROP INDEX steps_once",
                "INSERT INTO steps SELECT id, 13, kind, lines, guest, action FROM steps WHERE number = 3",
            ],
            "DOUBLED: id 2",
        ),
        (["UPDATE steps SET number = 99 WHERE number = 12"], "not numbered"),
        (["UPDATE steps SET action = 'other' WHERE number = 3"], "never sent"),
        (["UPDATE steps SET kind = 'talk' WHERE number = 4"], "and is update"),
        (
            ["UPDATE steps SET lines = (SELECT lines FROM steps WHERE number = 3) WHERE number = 5"],
            "does not replay",
        ),
    ],
)
def test_a_store_that_lost_doubled_or_changed_something_is_caught(
    statements: list[str], sentence: str, tmp_path: Path
) -> None:
    journals = played(tmp_path)
    sql(tmp_path, *statements)
    wrong = check_table(tmp_path / FILE, journals)
    assert any(sentence in each for each in wrong), wrong
    if sentence.startswith(("LOST", "DOUBLED")):
        assert any(sentence in each for each in check_kept(tmp_path / FILE, journals))


def told_otherwise(key: str) -> Callable[[list[Journal]], None]:
    def change(journals: list[Journal]) -> None:
        journals[1].told[7] = {**journals[1].told[7], key: None}

    return change


def acked_otherwise(journals: list[Journal]) -> None:
    of(journals, "id 4").note({"kind": "ack", "id": "id 4", "n": 99})


def refused_but_stored(journals: list[Journal]) -> None:
    of(journals, "id 4").sent["id 4"] = msgspec.convert(
        {"body": of(journals, "id 4").sent["id 4"].body, "refused": True}, Sent
    )


def told_too_much(journals: list[Journal]) -> None:
    journals[0].told[MOVES + 1] = journals[0].told[MOVES]


def went_back(journals: list[Journal]) -> None:
    journals[0].note({**journals[0].told[3], "kind": "view", "acks": journals[0].acked})


def forgot(journals: list[Journal]) -> None:
    journals[0].note({**journals[0].told[MOVES], "kind": "view", "acks": []})


def sent_otherwise(journals: list[Journal]) -> None:
    of(journals, "id 4").sent["id 4"].body = {"do": {"do": "nothing"}}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (told_otherwise("view"), "other view"),
        (told_otherwise("offers"), "other offers"),
        (told_otherwise("events"), "other events"),
        (acked_otherwise, "acknowledged as update"),
        (refused_but_stored, "was refused and is in the store"),
        (told_too_much, "LOST: update 13"),
        (went_back, "the table is back at 3"),
        (forgot, "unknown after coming back"),
        (sent_otherwise, "and stored as"),
    ],
)
def test_a_player_who_was_told_something_else_is_believed(
    change: Callable[[list[Journal]], Any], sentence: str, tmp_path: Path
) -> None:
    journals = played(tmp_path)
    change(journals)
    wrong = check_table(tmp_path / FILE, journals)
    assert any(sentence in each for each in wrong), wrong

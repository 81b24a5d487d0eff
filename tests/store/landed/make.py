"""Makes the database of the landed version (commit 40a812f), by that version's own server.

It is run at that commit, and never again with ours:

    git worktree add --detach ../landed 40a812f
    PYTHONPATH=../landed/src:../landed python tests/store/landed/make.py
    git worktree remove ../landed

`pythia.sqlite3.gz` is the file as that server left it, `known.json` what its people know of it: their
cookies, a personal link that nobody has used, the tables, and the hash of the record of the finished match.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import Guest, guest, process

from pythia.store.sqlite import FILE

HERE = Path(__file__).parent
COOKIE = "pythia_guest"
MOVES = 6


async def play_both(ann: Guest, ben: Guest, table: str) -> None:
    """Both act whenever it is their turn, a few times in all."""
    dice, moves = Random(1), 0
    async with ann.at(table) as one, ben.at(table) as two:
        while moves < MOVES:
            for each in (one, two):
                while each.now["n"] <= moves:
                    await each.receive()
                if each.my_turn and moves < MOVES:
                    answer = await each.do(each.choice(dice))
                    assert answer["kind"] == "ack", answer
                    moves = answer["n"] - 1
        await one.send({"id": "said", "say": "text", "text": "Until tomorrow?"})
        await one.next("ack")


async def fill(address: str) -> dict[str, Any]:
    async with guest(address, "Ann") as ann, guest(address, "Zoë") as zoe, guest(address, None) as phone:
        tables = {"waiting": await ann.table_with(zoe, players=3, open=True, patience_s=None)}
        for game, options in (("prophecy", {}), ("oraklos", {"variant": "junior"}), ("quest", {})):
            table = await ann.table_with(zoe, game=game, options=options, patience_s=None)
            await ann.post(f"/api/tables/{table}/start")
            await play_both(ann, zoe, table)
            tables[game] = table
        tables["over"] = await ann.table(start=True)
        async with ann.at(tables["over"]) as one:
            await one.play(Random(2))
        answer = await ann.http.get(f"/api/tables/{tables['over']}/record")
        assert answer.status_code == 200, answer.text
        used = (await ann.post("/api/me/link"))["path"].partition("=")[2]
        await phone.post("/api/me/move", {"token": used})
        people = {"ann": ann, "zoe": zoe, "phone": phone}
        return {
            "cookies": {name: each.http.cookies[COOKIE] for name, each in people.items()},
            "link": (await zoe.post("/api/me/link"))["path"],
            "tables": tables,
            "record_sha256": sha256(answer.content).hexdigest(),
        }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with process(Path(folder)) as running:
            known = asyncio.run(fill(running.address))
            running.stop()
        with closing(sqlite3.connect(Path(folder) / FILE)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (1,), "not the landed version"
        data = (Path(folder) / FILE).read_bytes()
    (HERE / f"{FILE}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
    (HERE / "known.json").write_text(json.dumps(known, indent=2) + "\n")


if __name__ == "__main__":
    main()

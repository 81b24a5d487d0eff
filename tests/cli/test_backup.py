"""`pythia backup` and `pythia restore`: of a real server under load, and of files that are not whole."""

import asyncio
import os
import re
import resource
import sqlite3
import stat
import subprocess
from collections.abc import Callable
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.server.house import PYTHIA, Socket, guest, process
from websockets.exceptions import ConnectionClosed

from pythia.cli import main
from pythia.store.schema import SCHEMA
from pythia.store.sqlite import FILE
from pythia.table.replay import verify

TABLES = 3


def pythia(*words: str | Path, full: bool = False) -> subprocess.CompletedProcess[str]:
    def no_space() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    return subprocess.run(
        [*PYTHIA, *map(str, words)],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        preexec_fn=no_space if full else None,
    )


def here(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """The same in this process: for what is tried many times."""
    args = [*map(str, words), "--lang", "en"]
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        status = main(args)
    return subprocess.CompletedProcess(args, status, out.getvalue(), err.getvalue())


async def play_on(one: Socket, dice: Random, done: list[str]) -> None:
    """Acts, and notes what was acknowledged, until the server is gone or the match is over."""
    try:
        while await one.until_turn():
            key = f"{dice.getrandbits(64):x}"
            if (await one.do(one.choice(dice), key))["kind"] == "ack":
                done.append(key)
    except ConnectionClosed:
        return


def test_a_backup_of_a_busy_server_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    data, new, file = tmp_path / "data", tmp_path / "new", tmp_path / "backup"
    done: dict[str, list[str]] = {}
    cookies = httpx.Cookies()

    async def before() -> None:
        nonlocal cookies
        with process(data) as running:
            async with guest(running.address) as ann:
                cookies = ann.http.cookies
                names = [await ann.table(start=True, players=4, options={}) for _ in range(TABLES)]
                raws = [await ann.connection(name) for name in names]
                playing = []
                for number, (name, raw) in enumerate(zip(names, raws, strict=True)):
                    one = await Socket(raw).greeted()
                    done[name] = []
                    playing.append(asyncio.create_task(play_on(one, Random(number), done[name])))
                while sum(map(len, done.values())) < 20:
                    await asyncio.sleep(0.01)
                acknowledged = {name: list(keys) for name, keys in done.items()}
                made = await asyncio.to_thread(pythia, "backup", file, "--data", data)
                assert (made.returncode, made.stderr) == (0, "")
                assert f"Tables: {TABLES}; guests: 1" in made.stdout
                done.update(acknowledged)
                refused = await asyncio.to_thread(pythia, "restore", file, "--data", data)
                assert (refused.returncode, refused.stdout) == (1, "")
                assert str(data) in refused.stderr
                assert (await ann.get("/readyz"))["ok"], "the running server is as it was"
                await asyncio.to_thread(running.kill)
                await asyncio.gather(*playing)

    async def after() -> None:
        with process(new) as running:
            async with guest(running.address, None, cookies) as ann:
                assert {each["id"] for each in (await ann.get("/api/me"))["tables"]} == done.keys()
                for name in done:
                    async with ann.at(name) as one:
                        await one.play(Random(1))
                    verify((await ann.http.get(f"/api/tables/{name}/record")).content)

    asyncio.run(before())
    with closing(sqlite3.connect(file)) as db:
        for name, keys in done.items():
            assert keys
            stored = {key for (key,) in db.execute("SELECT action FROM steps WHERE id = ?", (name,))}
            assert set(keys) <= stored
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "seeds of running matches are in it"
    back = pythia("restore", file, "--data", new)
    assert (back.returncode, back.stderr) == (0, "")
    assert "kept" not in back.stdout, "there was nothing before"
    asyncio.run(after())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a match in it, and its backup beside it."""
    folder = tmp_path_factory.mktemp("played")

    async def scenario() -> None:
        with process(folder / "data") as running:
            async with guest(running.address) as ann:
                await ann.table()
                async with ann.at(await ann.table(start=True)) as one:
                    await one.play(Random(1), 5)
            await asyncio.to_thread(running.stop)

    asyncio.run(scenario())
    assert pythia("backup", folder / "backup", "--data", folder / "data").returncode == 0
    return folder


def test_a_file_is_replaced_only_when_asked(played: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("precious")
    for language, said in (("en", "already"), ("fr", "déjà")):
        refused = pythia("backup", file, "--data", played / "data", "--lang", language)
        assert (refused.returncode, refused.stdout, file.read_text()) == (1, "", "precious")
        assert said in refused.stderr
    made = pythia("backup", file, "--data", played / "data", "--force", "--lang", "fr")
    assert made.returncode == 0
    assert "Sauvegardé" in made.stdout
    assert file.read_bytes()[:15] == b"SQLite format 3"
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]


def test_what_was_there_is_kept(played: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert pythia("restore", played / "backup", "--data", data).returncode == 0
    with closing(sqlite3.connect(data / FILE)) as db:
        db.execute("UPDATE guests SET name = 'before'")
        db.commit()
    for language, said in (("en", "kept: "), ("fr", "gardé\u00a0: ")):
        again = pythia("restore", played / "backup", "--data", data, "--lang", language)
        assert again.returncode == 0
        aside = Path(again.stdout.rstrip("\n").partition(said)[2])
        assert aside.parent == data
    names = []
    for file in sorted(data.glob(f"{FILE}.before-*")):
        with closing(sqlite3.connect(file)) as db:
            names += [name for (name,) in db.execute("SELECT name FROM guests")]
    assert names == ["before", "Ann"]
    with closing(sqlite3.connect(data / FILE)) as db:
        assert db.execute("SELECT name FROM guests").fetchall() == [("Ann",)]


def changed(statement: str) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        with closing(sqlite3.connect(file)) as db:
            db.execute(statement)
            db.commit()

    return change


def another_program(file: Path) -> None:
    file.unlink()
    changed("CREATE TABLE bookmarks (url TEXT)")(file)


def scratched(file: Path) -> None:
    data = bytearray(file.read_bytes())
    for place in range(4096, len(data), 4096):
        data[place : place + 64] = bytes(64)
    file.write_bytes(data)


def a_card_played_twice(file: Path) -> None:
    """The first card that was played is another that was played later."""
    with closing(sqlite3.connect(file)) as db:
        steps = db.execute("SELECT id, number, lines FROM steps ORDER BY id, number").fetchall()
        played = [(*step, card) for step in steps for card in re.findall(r'"card":"(\w+)"', step[2])]
        (table, number, lines, first), *_, (*_, last) = played
        assert first != last
        db.execute(
            "UPDATE steps SET lines = ? WHERE id = ? AND number = ?",
            (lines.replace(first, last), table, number),
        )
        db.commit()


DAMAGES: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink,
    "empty": lambda file: file.write_bytes(b""),
    "text": lambda file: file.write_text("no database at all, but something else" * 100),
    "another program's": another_program,
    "cut short": lambda file: os.truncate(file, file.stat().st_size // 2),
    "scratched": scratched,
    "a card played twice": a_card_played_twice,
    "a step gone": changed("DELETE FROM steps WHERE number = 2"),
    "another seed": changed("UPDATE tables SET seed = zeroblob(32) WHERE seed IS NOT NULL"),
    "no seed": changed("UPDATE tables SET seed = NULL"),
    "over too soon": changed("UPDATE tables SET phase = 'over'"),
    "no facts": changed("UPDATE tables SET facts = CAST('{}' AS BLOB)"),
    "facts of a waiting room": changed(
        "UPDATE tables SET facts = CAST(replace(facts, '\"players\":2', '\"players\":3') AS BLOB)"
        " WHERE phase = 'lobby'"
    ),
    "somebody else's table": changed("UPDATE members SET guest = 'eve'"),
    "seats that act": changed("UPDATE tables SET acting = 'x'"),
    "a way in for later": changed(
        "CREATE TRIGGER t AFTER INSERT ON guests BEGIN INSERT INTO tokens VALUES (zeroblob(32), NEW.id); END"
    ),
}


OF_A_TABLE = {
    *("a card played twice", "a step gone", "another seed", "no seed", "over too soon"),
    *("no facts", "facts of a waiting room", "somebody else's table", "seats that act"),
}
"""Damages that cost a table, and not the whole store."""


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_not_whole_is_refused_and_nothing_is_touched(
    played: Path, tmp_path: Path, damage: str
) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    assert here("restore", played / "backup", "--data", data).returncode == 0
    before = (data / FILE).read_bytes()
    file.write_bytes((played / "backup").read_bytes())
    DAMAGES[damage](file)
    refused = here("restore", file, "--data", data)
    assert (refused.returncode, refused.stdout) == (2, ""), refused.stderr
    assert str(file) in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert {path.name for path in data.iterdir()} - {"server.lock"} == {FILE}
    assert (data / FILE).read_bytes() == before
    if damage not in {"missing", *OF_A_TABLE}:
        # The same damage in the server's own file: no backup of it counts.
        (data / FILE).write_bytes(file.read_bytes())
        refused = here("backup", tmp_path / "second", "--data", data)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "data"]


@pytest.mark.parametrize("damage", ["a step gone", "no facts"])
def test_a_table_that_cannot_be_played_is_kept_and_named(played: Path, tmp_path: Path, damage: str) -> None:
    data, file = tmp_path / "data", tmp_path / "second"
    assert pythia("restore", played / "backup", "--data", data).returncode == 0
    DAMAGES[damage](data / FILE)
    before = rows(data / FILE)
    done = pythia("backup", file, "--data", data)
    assert done.returncode == 1
    assert done.stdout.startswith(f"Backed up to {file} and read back.")
    named = {str(table) for table, *_ in before["tables"] if str(table) in done.stderr}
    assert named, done.stderr
    assert rows(file) == before, "byte for byte"
    refused = pythia("restore", file, "--data", data)
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    assert all(table in refused.stderr for table in named)
    forced = pythia("restore", file, "--data", data, "--force")
    assert forced.returncode == 1
    assert forced.stdout.startswith(f"Restored from {file}. ")
    assert all(table in forced.stderr for table in named)
    assert rows(data / FILE) == before


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is in a store."""
    with closing(sqlite3.connect(file)) as db:
        return {
            name: db.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608 our own names
            for name in ("guests", "tokens", "links", "tables", "members", "steps")
        }


def test_what_a_newer_pythia_wrote_is_left_to_it(played: Path, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes((played / "backup").read_bytes())
    changed(f"PRAGMA user_version = {SCHEMA + 1}")(file)
    for words in (
        ("restore", file, "--data", tmp_path / "new"),
        ("backup", tmp_path / "x", "--data", tmp_path),
    ):
        refused = pythia(*words)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert str(file) in refused.stderr
        assert "newer" in refused.stderr
    assert not (tmp_path / "new" / FILE).exists()
    assert not (tmp_path / "x").exists()


def test_a_full_disk_leaves_nothing_behind(played: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert pythia("restore", played / "backup", "--data", data).returncode == 0
    before = (data / FILE).read_bytes()
    for words in (("backup", tmp_path / "second"), ("restore", played / "backup")):
        refused = pythia(*words, "--data", data, full=True)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert len(refused.stderr.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert {path.name for path in data.iterdir()} - {"server.lock"} == {FILE}
    assert (data / FILE).read_bytes() == before


def test_where_there_is_nothing_and_where_nothing_can_be(played: Path, tmp_path: Path) -> None:
    for words, status in (
        (("backup", tmp_path / "x", "--data", tmp_path), 1),
        (("backup", tmp_path / "no" / "x", "--data", played / "data"), 1),
        (("restore", played, "--data", tmp_path), 2),
        (("restore", played / "backup", "--data", "/dev/null/x"), 1),
    ):
        refused = pythia(*words)
        assert (refused.returncode, refused.stdout) == (status, "")
        assert len(refused.stderr.splitlines()) == 1

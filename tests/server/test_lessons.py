"""Lessons over HTTP: what there is to learn, one of them whole, and whether a try at it is right."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import guest, house

from pythia import games
from pythia.contract import Misprint
from pythia.offers import expand
from pythia.server import teaching
from pythia.table.lessons import lesson, lessons, task

PATH = "/api/games/prophecy/lessons"


def steps(name: str = "first") -> Any:
    found = lesson("prophecy", name)
    assert found is not None
    return found, next(i for i, step in enumerate(found.steps) if step.tries)


def test_what_there_is_to_learn_is_listed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            for name in games.names():
                listed = (await ann.get(f"/api/games/{name}/lessons"))["lessons"]
                assert [each["name"] for each in listed] == [each.name for each in lessons(name)]
                assert all(
                    each["view"]["seat"] == found.seat
                    for each, found in zip(listed, lessons(name), strict=True)
                )
            me = await ann.get("/api/me")
            assert {each["name"]: each["lesson_minutes"] for each in me["games"]} == {
                name: lessons(name)[0].minutes for name in games.names()
            }
            await ann.get("/api/games/nothing/lessons", 404)
            await ann.get(f"{PATH}/nothing", 404)
            await ann.get("/api/games/nothing/lessons/first", 404)

    asyncio.run(scenario())


def test_a_lesson_is_a_tables_updates_for_its_learner(tmp_path: Path) -> None:
    found, _ = steps()

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            shown = await ann.get(f"{PATH}/first")
            assert [update["n"] for update in shown["updates"]] == [*range(len(shown["updates"]))]
            assert [step["words"]["id"] for step in shown["steps"]] == [
                f"lesson-first-{s.says}" for s in found.steps
            ]
            assert {update["view"]["seat"] for update in shown["updates"]} == {found.seat}
            assert shown["updates"][-1]["n"] == shown["steps"][-1]["n"], "nothing comes after the last step"
            assert all(update["words"]["sections"] for update in shown["updates"])
            plain = await ann.http.get(f"{PATH}/first", headers={"accept-encoding": "identity"})
            assert plain.json() == shown
            words = await ann.http.get("/api/games/prophecy/lesson-words/fr.ftl")
            assert "lesson-first-title = " in words.text
            await ann.get("/api/games/prophecy/lesson-words/de.ftl", 404)

    asyncio.run(scenario())


def test_a_try_is_right_or_told_why_not(tmp_path: Path) -> None:
    found, at = steps()
    match, wanted = task(found, found.steps[at])
    right = msgspec.to_builtins(wanted.action)
    other = next(
        msgspec.to_builtins(action)
        for action in expand(match.offers(found.seat)[0])
        if sorted(action["cards"]) != sorted(right["cards"])
    )

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:

            async def tried(deed: object, step: int = at) -> Any:
                return (await ann.post(f"{PATH}/first/try", {"step": step, "do": deed}))["wrong"]

            assert await tried(right) is None
            assert await tried(other) == {
                "id": f"lesson-first-{found.steps[at].says}-else",
                "args": {},
                "rule": None,
            }
            illegal = await tried({"do": "play", "card": right["cards"][0]})
            assert illegal["rule"] is not None
            for unfit in (
                {},
                {"do": "nothing"},
                {**right, "by": "table"},
                {**right, "seat": 1},
                {"do": "undo"},
            ):
                assert (await tried(unfit))["id"]
            for step in (-1, 0, 10_000):
                await ann.post(f"{PATH}/first/try", {"step": step, "do": right}, 422)
            bodies: tuple[object, ...] = (
                {},
                {"step": at},
                {"step": "1", "do": right},
                {"step": at, "do": right, "more": 1},
                [],
            )
            for body in bodies:
                await ann.post(f"{PATH}/first/try", body, 422)
            await ann.post(f"{PATH}/nothing/try", {"step": at, "do": right}, 404)

    asyncio.run(scenario())


def test_a_lesson_that_cannot_be_read_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, name: str = "") -> Any:
        raise Misprint("no lesson")

    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            monkeypatch.setattr("pythia.table.lessons.lesson", broken)
            teaching.packed.cache_clear()
            await ann.get(f"{PATH}/first", 404)

    asyncio.run(scenario())

"""OpenAPI tells of every refusal there is, in the form it has, and of none that there is not."""

import asyncio
import re
from pathlib import Path

import msgspec
from tests.server.house import guest, house

from pythia.server import lobby, names
from pythia.server.http import app, guard
from pythia.server.http.errors import MEANING
from pythia.server.table import commands, room, seating

POST = {"403", "408", "413", "422", "429", "503"}


def test_every_route_tells_of_its_refusals(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            schema = await ann.get("/api/schema/openapi.json")
            refusal = {"$ref": "#/components/schemas/Failed"}
            for path, item in schema["paths"].items():
                for method, operation in item.items():
                    answers = operation["responses"]
                    fine = {status for status in answers if status < "400"}
                    assert len(fine) == 1, (method, path)
                    for status in answers.keys() - fine:
                        assert answers[status]["content"]["application/json"]["schema"] == refusal
                    assert "400" not in answers
                    assert answers.keys() >= POST if method == "post" else "429" in answers
                    # A new table may go on from another, which may be unknown.
                    names_something = "{" in path or (method, path) == ("post", "/api/tables")
                    assert ("404" in answers) == names_something
            failed, failure = (schema["components"]["schemas"][name] for name in ("Failed", "Failure"))
            assert set(failed["properties"]) == {"error"}
            assert set(failure["properties"]) == {"id", "args", "rule"}

    asyncio.run(scenario())


def test_every_status_in_the_code_has_a_meaning() -> None:
    code = "".join(
        Path(str(module.__file__)).read_text()
        for module in (app, seating, guard, lobby, commands, names, room)
    )
    made = {int(status) for status in re.findall(r"(?:Declined\(|_refuse\(send, )\s*(\d+)", code)}
    # 400 is for what is no proper HTTP, whichever route it meant.
    assert made - {400} == MEANING.keys()


def test_what_leads_nowhere_is_refused_in_the_same_form(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address, None) as ann:
            for method, path in (("GET", "/api/nothing"), ("DELETE", "/api/me"), ("PUT", "/api/tables")):
                answer = await ann.http.request(method, path)
                assert answer.status_code in (404, 405)
                assert msgspec.json.decode(answer.content) == {
                    "error": {"id": "no-such-page", "args": {}, "rule": None}
                }

    asyncio.run(scenario())

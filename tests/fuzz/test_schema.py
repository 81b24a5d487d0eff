"""Schemathesis: requests made from the OpenAPI description, fit and unfit, to a real server."""

import contextlib
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.conftest import LONG
from tests.server.house import LINES, SOLO, WITHIN_S, process

from pythia.server.bodies import Failed
from pythia.server.http.origins import COOKIE

WAYS = [(GenerationMode.POSITIVE, True), (GenerationMode.NEGATIVE, True), (GenerationMode.POSITIVE, False)]
"""Fit and unfit requests of somebody known, and fit ones of nobody."""


class Server(NamedTuple):
    address: str
    token: str
    table: str


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with process(tmp_path_factory.mktemp("data")) as running:
        with httpx.Client(base_url=running.address, timeout=WITHIN_S, limits=LINES, trust_env=False) as ann:
            ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
            made = ann.post("/api/tables", json={**SOLO, "start": True}).json()
            yield Server(running.address, ann.cookies[COOKIE], made["id"])
            assert ann.get("/healthz").json()["ok"]
            assert ann.get("/api/me").json()["guest"]
        _, errors = running.stop()
        assert "Traceback" not in errors, errors


def test_every_operation(server: Server) -> None:
    """No answer is the server's own failure; each is what its description says, or an error of ours."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    tried = 0
    with requests.Session() as session:
        session.trust_env = False
        for found in schema.get_all_operations():
            for mode, known in WAYS:
                tried += _try(server, _operation(found), mode, known, session)
    assert tried > 50


def _operation(found: Any) -> Any:
    return found.ok()


def _try(server: Server, operation: Any, mode: GenerationMode, known: bool, session: requests.Session) -> int:
    """One operation by somebody who is known, at a table that exists, or by nobody at none."""
    about: dict[str, Any] = {"cookies": {COOKIE: server.token}} if known else {}
    if known and "{id}" in operation.path:
        about["path_parameters"] = {"id": server.table}
    count = 0

    @settings(max_examples=100 if LONG else 3, deadline=None, suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(mode, **about))
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        session.cookies = CookieJar()  # type: ignore[assignment]
        answer = case.call(session=session, timeout=WITHIN_S)
        if answer.status_code < 400:
            case.validate_response(answer, checks=[response_schema_conformance, content_type_conformance])
        else:
            case.validate_response(answer, checks=[not_a_server_error])
            assert answer.status_code < 500
            if answer.status_code != 400:
                msgspec.json.decode(answer.content, type=Failed)

    # An operation that takes nothing cannot be asked wrongly.
    with contextlib.suppress(Unsatisfiable):
        ask()
    return count

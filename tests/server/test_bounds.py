"""Every input of HTTP and of the socket has a bound, and docs/reliability.md lists them as they are."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, cast, get_args, get_type_hints

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec import Meta, Struct
from msgspec import inspect as types
from tests.attacks.targets import GETS, POSTS
from tests.server.house import QUICK, WITHIN_S, guest, house

from pythia.server import bounds
from pythia.server.http.app import create_app
from pythia.server.wire import decode
from pythia.store import Store

ROOT = Path(__file__).parents[2]
GAMES_OWN = {"TableBody.options[]", "ChangeBody.options[]", "Do.do[]", "TryBody.do[]"}
"""Values that only the game can judge, by strict types of its own. Before that the size of the whole, its
depth and the count of its parts are bounded."""


def unbounded(of: types.Type, name: str) -> Iterator[str]:
    """Where in a type there is a length or a count without an end. (No number is longer than its digits.)"""
    match of:
        case types.StrType(max_length=None) | types.BytesType(max_length=None):
            yield name
        case types.DictType():
            if of.max_length is None:
                yield name
            yield from unbounded(of.key_type, f"{name} keys")
            yield from unbounded(of.value_type, f"{name}[]")
        case types.ListType() | types.VarTupleType() | types.SetType() | types.FrozenSetType():
            if of.max_length is None:
                yield name
            yield from unbounded(of.item_type, f"{name}[]")
        case types.TupleType():
            for item in of.item_types:
                yield from unbounded(item, name)
        case types.UnionType():
            for each in of.types:
                yield from unbounded(each, name)
        case types.StructType():
            if not of.forbid_unknown_fields:
                yield f"{of.cls.__name__} takes anything"
            for field in of.fields:
                yield from unbounded(field.type, f"{of.cls.__name__}.{field.name}")
        case types.Metadata():
            yield from unbounded(of.type, name)
        case types.IntType() | types.BoolType() | types.NoneType() | types.LiteralType() | types.EnumType():
            pass
        case types.StrType() | types.BytesType():
            pass
        case _:
            yield name


def bodies() -> dict[str, Any]:
    """What each route takes, by method and path."""
    app = create_app(cast("Store", None), QUICK).app
    found = {}
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                data = handler.parsed_fn_signature.parameters.get("data")
                if data is not None:
                    found[f"{handler.http_methods} {route.path}"] = data.annotation
    return found


def test_every_body_and_message_is_bounded() -> None:
    taken = bodies()
    assert len(taken) >= 7
    messages = get_args(get_type_hints(decode)["return"])
    assert len(messages) >= 4
    found = {where for kind in (*taken.values(), *messages) for where in unbounded(types.type_info(kind), "")}
    assert found - GAMES_OWN == set(), "give it a max_length of pythia.server.bounds"
    assert GAMES_OWN - found == set(), "no longer free: take it from the list"


def test_the_walk_finds_what_has_no_bound() -> None:
    class Inner(Struct, forbid_unknown_fields=True):
        fine: Annotated[str, Meta(max_length=3)]
        wide: str

    class Outer(Struct):
        inners: list[Inner]
        map: Annotated[dict[str, Any], Meta(max_length=1)]
        both: int | str | None

    assert set(unbounded(types.type_info(Outer), "")) == {
        "Outer takes anything", "Outer.inners", "Inner.wide", "Outer.map keys", "Outer.map[]", "Outer.both",
    }  # fmt: skip


def test_every_parameter_is_bounded_by_its_request() -> None:
    """Paths are bounded as a whole (below); a parameter of any other kind needs a length of its own."""
    schema = create_app(cast("Store", None), QUICK).app.openapi_schema.to_schema()
    given = [
        (path, parameter)
        for path, item in schema["paths"].items()
        for operation in item.values()
        for parameter in operation.get("parameters", ())
    ]
    assert given
    for path, parameter in given:
        bounded = parameter["in"] == "path" or {"maxLength", "maximum", "enum"} & parameter["schema"].keys()
        assert bounded, (path, parameter["name"])


def test_heads_of_every_route_are_bounded(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as h, guest(h.address) as ann:
            for target in (*GETS, *POSTS):
                method, _, path = target.name.partition(" ")
                path = path.replace("{id}", "x").replace("{path}", "x")
                long = f"{path}?x={'y' * bounds.TARGET.most}"
                assert await _status(ann.http, method, long) == (414, "head-too-large"), target.name
                many = {f"x-{n}": "y" for n in range(bounds.HEADERS.most)}
                found = await _status(ann.http, method, path, headers=many)
                assert found == (431, "head-too-large"), target.name
            for path in ("/api/tables/" + "x" * bounds.TARGET.most, "/" + "x" * bounds.TARGET.most):
                assert await _status(ann.http, "GET", path) == (414, "head-too-large")
            host, port = h.address.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 2 * bounds.HEAD.most)
            assert (await asyncio.wait_for(reader.readline(), WITHIN_S)).startswith(b"HTTP/1.1 400 ")
            writer.close()

    asyncio.run(scenario())


async def _status(http: httpx.AsyncClient, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = await http.request(method, path, **more)
    return answer.status_code, answer.json()["error"]["id"]


def test_every_bound_is_enforced_somewhere() -> None:
    """By name, outside the list itself: a number that nobody imports bounds nothing."""
    source = "".join(
        path.read_text() for path in (ROOT / "src" / "pythia").rglob("*.py") if path.name != "bounds.py"
    )
    names = [name for name, value in vars(bounds).items() if isinstance(value, bounds.Bound)]
    assert len(names) == len(bounds.ALL) > 30
    elsewhere = {"DEPTH", "NUMBER", "BROWSERS", "UNSTORED", "LINKS"}
    """Taken from where they are enforced; of personal links, a new one is put in the place of the old."""
    assert [name for name in names if f"bounds.{name}" not in source and name not in elsewhere] == []


def test_the_document_lists_them_as_they_are() -> None:
    document = (ROOT / "docs" / "reliability.md").read_text()
    listed = re.search(r"<!-- bounds -->\n(.*?)<!-- end -->", document, re.DOTALL)
    assert listed is not None
    assert listed[1] == bounds.table(), "python -m pythia.server.bounds prints it"


@pytest.mark.parametrize("bound", bounds.ALL, ids=lambda bound: bound.what)
def test_a_bound_says_who_is_told_what(bound: "bounds.Bound[Any]") -> None:
    assert bound.beyond
    assert msgspec.to_builtins(bound.most)

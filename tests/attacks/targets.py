"""All of a server that can be attacked: every route and message, taken from the server itself."""

from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

from litestar.routes import HTTPRoute, WebSocketRoute

from pythia.server.http.app import create_app
from pythia.server.settings import Settings
from pythia.server.wire import decode
from pythia.store.sqlite import SQLiteStore


class Target(NamedTuple):
    """A route, or a message of the socket, with an example that means harm to the table's people."""

    name: str
    body: Any = None


EXAMPLES: dict[str, Any] = {
    "POST /api/me": {"name": "Eve"},
    "POST /api/me/link": None,
    "POST /api/me/link/revoke": None,
    "POST /api/me/move": {"token": "A" * 43},
    "POST /api/me/move/look": {"token": "A" * 43},
    "POST /api/me/browsers/sign-out": {"browser": "0123456789abcdef"},
    "POST /api/me/browsers/sign-out-others": None,
    "POST /api/tables": {"game": "prophecy", "players": 2},
    "POST /api/tables/{id}/sit": {"seat": 0},
    "POST /api/tables/{id}/send-away": {"guest": "AAAAAAAAAAAAAAAA"},
    "POST /api/tables/{id}/leave": None,
    "POST /api/tables/{id}/bot": {"seat": 1, "level": "novice"},
    "POST /api/tables/{id}/change": {
        "options": {"length": "short"},
        "bots": "novice",
        "clock_s": None,
        "patience_s": 60,
        "open": False,
    },
    "POST /api/tables/{id}/let-watchers": {"talk": True, "sit": True},
    "POST /api/tables/{id}/swap": {"seats": [0, 1]},
    "POST /api/tables/{id}/start": None,
    "POST /api/tables/{id}/rematch": None,
    "POST /api/replays": None,
    "POST /api/games/oraklos/throw": None,
    "POST /api/games/oraklos/judge": {
        "dice": [
            {"colour": "r", "centre": [k * 3000, k % 2 * 3000], "axis": [500, 0], "hole": False}
            for k in range(4)
        ],
        "card": "rrrr",
        "shape": [0, 1, 3, 2],
    },
    "POST /api/games/{game}/lessons/{lesson}/try": {"step": 1, "do": {"do": "bid", "cards": []}},
    "GET /api/me": None,
    "GET /api/me/browsers": None,
    "GET /api/tables": None,
    "GET /api/tables/{id}": None,
    "GET /api/tables/{id}/watchers": None,
    "GET /api/tables/{id}/record": None,
    "GET /api/tables/{id}/verify": None,
    "GET /api/tables/{id}/replay": None,
    "GET /api/games": None,
    "GET /api/games/{game}/picture.svg": None,
    "GET /api/games/{game}/text/{file}": None,
    "GET /api/games/{game}/rulebook/{file}": None,
    "GET /api/games/{game}/lessons": None,
    "GET /api/games/{game}/lessons/{lesson}": None,
    "GET /api/games/{game}/lesson-words/{file}": None,
    "GET /api/games/quest/cards": None,
    "GET /api/schema": None,
    "GET /api/schema/openapi.json": None,
    "GET /api/schema/{path}": None,
    "GET /healthz": None,
    "GET /readyz": None,
    "GET /metrics": None,
    "GET /": None,
    "GET /{path}": None,
    "SOCKET /ws/{table}": None,
    "Do": {"id": "harm-do", "do": {"do": "bid", "cards": []}},
    "Say": {"id": "harm-say", "say": "text", "text": "mine"},
    "Ping": {"ping": 1},
    "Echo": {"echo": 1},
    "SetPace": {"pace": "off"},
    "Hurry": {"hurry": 1},
    "SetWords": {"words": True},
}
"""A route or message that is not here fails a test: whoever adds one says how it could be misused."""


def served(folder: Path) -> set[str]:
    """The names of all there is."""
    store = SQLiteStore(folder)
    routes = create_app(store, Settings()).app.routes
    store.close()
    found = {kind.__name__ for kind in get_args(get_type_hints(decode)["return"])}
    for route in routes:
        path = route.path.replace(":str}", "}").replace(":path}", "}")
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
        elif isinstance(route, WebSocketRoute):
            found.add(f"SOCKET {path}")
    return found


TARGETS = tuple(Target(name, body) for name, body in EXAMPLES.items())
POSTS = tuple(target for target in TARGETS if target.name.startswith("POST "))
GETS = tuple(target for target in TARGETS if target.name.startswith("GET "))
TABLE_POSTS = tuple(target for target in POSTS if "{id}" in target.name)
BODIES = tuple(target for target in POSTS if target.body is not None)
SOCKETS = tuple(target for target in TARGETS if target.name.startswith("SOCKET "))
MESSAGES = tuple(target for target in TARGETS if " " not in target.name)
ACTS = tuple(target for target in MESSAGES if target.name in ("Do", "Say"))

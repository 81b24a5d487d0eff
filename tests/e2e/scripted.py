"""A table whose socket the test speaks for: positions of real records, told when the test wants them told."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from pythia.server import bodies, schema, wire
from pythia.server.table.outgoing import now_ms
from pythia.table.match import Match
from pythia.table.replay import replay

GAMES = Path(__file__).parents[2] / "src" / "pythia" / "games"

Fits = Callable[[Match, int], bool]

MAKE = """async body => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body),
    }).then(answer => answer.json());
    await post("/api/me", {name: "Itzel"});
    const {id} = await post("/api/tables", body);
    return fetch(`/api/tables/${id}`).then(answer => answer.json());
}"""


def position(game: str, fits: Fits) -> tuple[Match, int]:
    """The first position of the game's records that fits one of its seats, and that seat."""
    for record in sorted((GAMES / game / "records").glob("*.jsonl")):
        for played in replay(record.read_bytes()):
            match = played.move.match
            for seat in range(match.header.players):
                if fits(match, seat):
                    return match, seat
    raise AssertionError(f"no record of {game} has such a position")


class Scripted:
    """The other end of a page's socket. The table is real; what is told of its match is the test's."""

    def __init__(self, page: Any, match: Match, seat: int) -> None:
        self.sent: list[dict[str, Any]] = []
        self._page, self._match, self._seat = page, match, seat
        self._socket: Any = None
        self._hashes = schema.house_hash(), schema.game_hash(match.game)
        body = {"game": match.header.game, "players": match.header.players, "start": True}
        summary = page.evaluate(MAKE, {**body, "options": match.header.options})
        seats = summary["seats"]
        seats[0], seats[seat] = seats[seat], seats[0]
        self._summary = msgspec.convert({**summary, "mine": [seat]}, bodies.TableSummary)
        page.route_web_socket("**/ws/*", self._open)
        page.goto(f"{page.url.rstrip('/')}/t/{summary['id']}")
        page.locator("section.own").wait_for()

    def _open(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(lambda text: self.sent.append(json.loads(text)))
        self.tell(wire.Hello(wire.You((self._seat,), True), now_ms(), *self._hashes))
        self.tell(wire.Table(self._summary))
        view, offers = self._match.view(self._seat), self._match.offers(self._seat)
        self.tell(wire.View(1, view, offers, None, None, ()))

    def tell(self, message: Any) -> None:
        self._socket.send(wire.encode(message))

    def update(self, n: int, match: Match) -> None:
        """The position as the page's seat may know it, without events."""
        self.tell(wire.Update(n, (), match.view(self._seat), match.offers(self._seat), None, None))

    def heard(self) -> None:
        """Waits until the page has heard what it was told."""
        self.tell(wire.Talk(1, self._seat, "", "text", {}, "All of it."))
        self._page.get_by_text("All of it.").first.wait_for()

    def until(self, found: Callable[[], bool]) -> None:
        """Lets the page go on until something was sent."""
        for _ in range(500):
            if found():
                return
            self._page.wait_for_timeout(10)
        raise AssertionError(f"not among {self.sent}")

    @property
    def deeds(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if "do" in message]

    @property
    def hurries(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if "hurry" in message]

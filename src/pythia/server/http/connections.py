"""Who holds a connection and does nothing with it is shown the door."""

from collections.abc import Collection
from typing import Any, Protocol

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pythia.server import bounds


class Connection(Protocol):
    """What uvicorn's connections, of HTTP and of sockets, have in common."""

    transport: Any
    client: tuple[str, int] | None


class Door:
    """Looks at all connections now and then: a head that never ends, a reader that never reads."""

    def __init__(self, looks: int) -> None:
        self._looks = looks
        self._seen: dict[Connection, tuple[Any, int]] = {}
        """How each was that ought to move on, and how often it was seen so: looks are counted and not
        seconds, so that a server that stood still itself blames nobody."""

    def look(self, connections: Collection[Any]) -> None:
        before, self._seen = self._seen, {}
        for connection in connections:
            if connection.transport.get_write_buffer_size() > bounds.UNREAD.most:
                connection.transport.abort()
                continue
            how = _waits(connection)
            if how is None:
                continue
            was, times = before.get(connection, (None, 0))
            times = times + 1 if was == how else 1
            self._seen[connection] = how, times
            if times > self._looks:
                connection.transport.abort()


def _waits(connection: Any) -> Any:
    """What must change about a connection if somebody is there; None if it may stay as it is."""
    unread = connection.transport.get_write_buffer_size()
    if connection.transport.is_closing() or unread:
        return "reader", unread
    if isinstance(connection, H11Protocol) and (
        connection.cycle is None or connection.cycle.response_complete
    ):
        return "asker", id(connection.cycle)
    if isinstance(connection, WebSocketsSansIOProtocol) and not connection.handshake_complete:
        # The library leaves a handshake with a body unanswered, and open.
        return "asker", None
    return None

"""A way to a server that can fall silent: whatever is on it stays open, and nothing more comes through."""

import socket
from contextlib import suppress
from threading import Event, Thread
from typing import Self

CHUNK_BYTES = 65536


class SilentWay:
    """Passes bytes on, two threads a line, until it is `silent`. What has lost a byte stays dead."""

    def __init__(self, port: int) -> None:
        self.silent = False
        self._port = port
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._ends: list[socket.socket] = [self._door]
        self._threads: list[Thread] = []

    def __enter__(self) -> Self:
        self._begin(Thread(target=self._listen))
        return self

    def __exit__(self, *error: object) -> None:
        # This wakes who waits at a socket; closing it would not. The door first, so that no line is added.
        for step in (self._ends[:1], self._ends):
            for end in step:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self._threads[0].join()
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()

    def _begin(self, thread: Thread) -> None:
        self._threads.append(thread)
        thread.start()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._ends.append(near)
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends.append(far)
                dead = Event()
                self._begin(Thread(target=self._pass, args=(near, far, dead)))
                self._begin(Thread(target=self._pass, args=(far, near, dead)))

    def _pass(self, source: socket.socket, sink: socket.socket, dead: Event) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK_BYTES):
                if self.silent:
                    dead.set()
                if not dead.is_set():
                    sink.sendall(data)
        # Not even that one end has hung up is told on a dead line.
        if not dead.is_set():
            with suppress(OSError):
                sink.shutdown(socket.SHUT_WR)

"""`pythia serve`: the server on its data folder, where to find it, and the browser opened on it."""

import argparse
import errno
import io
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from msgspec.structs import replace

from pythia.cli.console import err, knows_unicode, out
from pythia.server import bans
from pythia.server.http.origins import is_loopback
from pythia.server.settings import Settings
from pythia.store import StoreError
from pythia.store.sqlite import DataFolder, Locked, SQLiteStore
from pythia.text import Texts

LOOPBACK = "127.0.0.1"
PORT = 8642
PORTS_TRIED = 50
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 asked for, not chosen
ANSWERS_WITHIN_S = 2.0
DEFAULTS = Settings()


def run(args: argparse.Namespace, say: Texts, page: str = "", settings: Settings = DEFAULTS) -> int:
    """Serves; the browser is opened on this page of it. Settings are for what no command line may say."""
    if args.public_url is not None and not _is_url(args.public_url):
        err(say("serve-bad-url", url=args.public_url))
        return 2
    try:
        folder = DataFolder(args.data)
    except Locked as locked:
        return _go_there(str(locked), page, args, say)
    except OSError as error:
        err(say("serve-no-folder", folder=str(args.data), reason=error.strerror or str(error)))
        return 1
    try:
        store = SQLiteStore(folder.path)
    except StoreError as error:
        err(say.say(error.message))
        folder.release()
        return 1
    if store.upgraded is not None:
        out(say("serve-upgraded", file=str(store.upgraded.copy)))
    host = args.host or LOOPBACK
    try:
        listening = _listen(host, range(PORT, PORT + PORTS_TRIED) if args.port is None else [args.port])
    except OSError as error:
        if args.port is not None and error.errno == errno.EADDRINUSE:
            err(say("serve-port-taken", host=host, port=str(args.port)))
        else:
            err(say("serve-no-port", host=host, reason=error.strerror or str(error)))
        return 1
    else:
        _serve(listening, folder, store, page, args, say, settings)
        return 0
    finally:
        store.close()
        folder.release()


def _serve(
    listening: socket.socket,
    folder: DataFolder,
    store: SQLiteStore,
    page: str,
    args: argparse.Namespace,
    say: Texts,
    settings: Settings,
) -> None:
    from pythia.server import log
    from pythia.server.http.app import create_app
    from pythia.server.http.serving import Server

    address = _address(listening, args.host)
    for_others = lan_url(address, args.host)

    def ready() -> None:
        folder.note(address)
        _announce(address, page, args.public_url or for_others, args, say)

    log.keep(args.log or _log_kind(), sys.stderr)
    if store.upgraded is not None:
        log.note("store-upgraded", schema=store.upgraded.version)
    app = create_app(store, _settings(args, for_others, settings))
    # Whoever ends us, a person or the system, ends us the same way: when all is said and stored.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with suppress(KeyboardInterrupt):
        Server(app, ready).run(sockets=[listening])
    out(say("serve-ended"))


def _log_kind() -> str:
    """Text for people at a terminal, JSON for whatever collects it elsewhere."""
    return "text" if sys.stderr is not None and sys.stderr.isatty() else "json"


def _settings(args: argparse.Namespace, lan_url: str | None, settings: Settings = DEFAULTS) -> Settings:
    """The settings with what the command line and the environment say."""
    pause = os.environ.get("PYTHIA_BOT_PAUSE_MS", "")
    banned, metrics_for_all = args.data / bans.FILE, os.environ.get("PYTHIA_METRICS") == "all"
    settings = replace(
        settings, public_url=args.public_url, lan_url=lan_url, banned=banned, metrics_for_all=metrics_for_all
    )
    if args.keep_days is not None:
        settings = replace(settings, keep_days=args.keep_days or None)
    if pause.isdecimal():
        return replace(settings, pause_ms=int(pause), take_back_ms=int(pause), leads=int(pause) > 0)
    return settings


def _is_url(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


# ------------------------------------------------------------------------------------- where it is


def _listen(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket on the first of these ports that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        # Named as TCP, so that the event loop sends small answers at once.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
            listening.listen(1024)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or port == ports[-1]:
                raise
        else:
            return listening
    raise AssertionError("the last port raises")


def _address(listening: socket.socket, host: str | None) -> str:
    """Where this machine itself finds the server."""
    port = listening.getsockname()[1]
    if host in (None, *EVERYWHERE, LOOPBACK):
        return f"http://{LOOPBACK if host != '::' else '[::1]'}:{port}/"
    return f"http://{f'[{host}]' if ':' in str(host) else host}:{port}/"


def lan_url(address: str, host: str | None) -> str | None:
    """Where other machines of this network find the server, if it listens to them."""
    if host is None or is_loopback(host):
        return None
    return _lan_address(address.rstrip("/").rpartition(":")[2]) if host in EVERYWHERE else address


def _lan_address(port: str) -> str | None:
    """The address a packet to outside would have."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing; the address is one reserved for documents.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") else f"http://{found}:{port}/"


def _announce(address: str, page: str, shared: str | None, args: argparse.Namespace, say: Texts) -> None:
    out(say("serve-ready", address=address + page))
    if shared is not None:
        out(say("serve-shared", address=shared))
        _print_code(shared)
    out(say("serve-how-to-end"))
    sys.stdout.flush()
    _open_browser(address + page, args)


def _print_code(address: str) -> None:
    """The address as a QR code, where the terminal can show one."""
    if not knows_unicode(sys.stdout):
        return
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    out(drawn.getvalue().rstrip("\n"))


def _open_browser(address: str, args: argparse.Namespace) -> None:
    graphical = os.name == "nt" or sys.platform == "darwin"
    graphical = graphical or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    if graphical and not args.no_browser:
        # Some browsers are slow to say that they have opened; the server does not wait.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _go_there(address: str, page: str, args: argparse.Namespace, say: Texts) -> int:
    """Another server holds the data folder: says so and, where it answers, opens that one."""
    if address and _answers(address):
        out(say("serve-runs-already", folder=str(args.data), address=address + page))
        _open_browser(address + page, args)
        return 0
    err(say("serve-locked", folder=str(args.data)))
    return 1


def _answers(address: str) -> bool:
    try:
        with urlopen(f"{address}healthz", timeout=ANSWERS_WITHIN_S) as answer:  # noqa: S310 our own note
            return bool(json.load(answer).get("ok"))
    except (URLError, OSError, ValueError, AttributeError):
        return False

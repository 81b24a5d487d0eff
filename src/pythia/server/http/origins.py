"""Which pages may speak to this server, and the cookie in which they keep who they are."""

import ipaddress
import socket
from urllib.parse import urlsplit

from pythia.server.settings import Settings

COOKIE = "pythia_guest"


class Origins:
    """Which pages may speak to this server: those that it served itself.

    A page's origin must be the host it asked for. That alone would trust any name that its owner lets point
    at this machine, so the host must also be an address, this machine's own name, or the public one.
    """

    def __init__(self, public_url: str | None) -> None:
        self.secure = bool(public_url) and urlsplit(public_url or "").scheme == "https"
        # So named, no page of a neighbouring name can put one of its own in its place.
        self.cookie = f"__Host-{COOKIE}" if self.secure else COOKIE
        self._public = _origin(public_url) if public_url else None
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local"}

    def trusts(self, origin: str | None, host: str | None) -> bool:
        """Whether a request of this Origin (None: no browser's) may change anything."""
        if origin is None:
            return True
        try:
            return self._is_ours(origin, host)
        except ValueError:
            # What cannot be read as an address is nobody's.
            return False

    def _is_ours(self, origin: str, host: str | None) -> bool:
        if self._public is not None and _origin(origin) == self._public:
            return True
        if host is None or urlsplit(origin).netloc.lower() != host.lower():
            return False
        name = name_in(host)
        return name in self._names or _is_address(name)


def share_url(settings: Settings, host: str | None) -> str | None:
    """Where others find this server, if it is not the address it was asked by."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    here = is_loopback(name_in(host))
    return settings.lan_url.rstrip("/") if settings.lan_url is not None and here else None


def name_in(host: str | None) -> str:
    """The name or address that a Host header holds, without its port; empty where it holds none."""
    try:
        return urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return ""


def is_loopback(name: str) -> bool:
    """Whether a host of this name is, for every machine, that machine itself."""
    return name == "localhost" or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def _origin(url: str) -> tuple[str, str]:
    parts = urlsplit(url)
    return parts.scheme.lower(), parts.netloc.lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

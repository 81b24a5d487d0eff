"""Whom whoever runs the server keeps out: a file with an address, a network or a guest a line.

`pythia ban` writes it, also while the server runs; the server looks at it every second.
"""

import ipaddress
import os
import re
import tempfile
from pathlib import Path
from typing import TypeAlias

from pythia.server.log import shortened

FILE = "banned"
LOOK_S = 1.0
MAX_BANS = 10_000
"""More than a person writes; what comes after them counts for nothing."""
MAX_KNOWN = 10_000
_GUEST = re.compile(r"[0-9a-f]{8}|[\w-]{16}")
"""As the log shortens it, or the public id itself."""

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def normal(who: str) -> str | None:
    """An address, a network or a guest as it stands in the file; None if it is neither.

    With IPv6 an address stands for the network of its last 64 bits, as everywhere where limits count.
    """
    try:
        network = ipaddress.ip_network(who.strip(), strict=False)
    except ValueError:
        return who.strip() if _GUEST.fullmatch(who.strip()) else None
    single = network.prefixlen == network.max_prefixlen
    if single and (mapped := getattr(network.network_address, "ipv4_mapped", None)):
        return str(mapped)
    if network.version == 6 and network.prefixlen > 64 and not (single and network.is_loopback):
        network, single = network.supernet(new_prefix=64), False
    return str(network.network_address) if single else str(network)


class Bans:
    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._stamp: tuple[int, int] | None = None
        self._networks: list[Network] = []
        self._guests: frozenset[str] = frozenset()
        self._known: dict[str, bool] = {}
        """What was found of addresses since the file was read."""
        self.look()

    def look(self) -> bool:
        """Reads the file if it is another than before; whether it was."""
        stamp = self._found()
        if stamp == self._stamp:
            return False
        self._stamp = stamp
        self._known.clear()
        self._networks, guests = [], set[str]()
        for who in listed(self._file) if self._file and stamp else ():
            try:
                self._networks.append(ipaddress.ip_network(who))
            except ValueError:
                guests.add(who)
        self._guests = frozenset(guests)
        return True

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self._file.stat() if self._file else None
        except OSError:
            return None
        return (found.st_mtime_ns, found.st_size) if found else None

    def bars_address(self, address: str) -> bool:
        """`address` as `limits.whose` has it: an address, or with IPv6 a network."""
        if not self._networks or not address:
            return False
        if address not in self._known:
            if len(self._known) >= MAX_KNOWN:
                self._known.clear()
            asked = ipaddress.ip_network(address)
            self._known[address] = any(_is_within(asked, each) for each in self._networks)
        return self._known[address]

    def bars_guest(self, guest: str) -> bool:
        return bool(self._guests) and not self._guests.isdisjoint((guest, shortened(guest)))


def _is_within(asked: Network, banned: Network) -> bool:
    if isinstance(asked, ipaddress.IPv4Network):
        return isinstance(banned, ipaddress.IPv4Network) and asked.subnet_of(banned)
    return isinstance(banned, ipaddress.IPv6Network) and asked.subnet_of(banned)


# ----------------------------------------------------------------------------------------- the file


def listed(file: Path) -> list[str]:
    """Everybody in the file; a line that is none of these is left out."""
    try:
        lines = file.read_text("utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return []
    found = (normal(line.partition("#")[0]) for line in lines)
    return list(dict.fromkeys(who for who in found if who is not None))[:MAX_BANS]


def write(file: Path, banned: list[str]) -> None:
    """All at once: a server that looks sees the old list or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    number, name = tempfile.mkstemp(".part", f".{FILE}.", file.parent)
    try:
        with os.fdopen(number, "w", encoding="utf-8") as part:
            part.write("".join(f"{who}\n" for who in banned))
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)

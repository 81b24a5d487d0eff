"""What SQLite keeps of people: guests, the browsers they are signed in with, their personal links.

Plain functions of a connection; `sqlite.py` decides which thread runs them, and when they last.
"""

import sqlite3
from collections.abc import Sequence
from typing import Literal

from pythia.store import (
    BROWSER_ID_BYTES,
    MAX_BROWSERS,
    Access,
    Browser,
    Guest,
    Lonely,
    SignedIn,
    browser_id,
)

HASH_BYTES = 32


def add(db: sqlite3.Connection, guest: Guest, token: bytes, now_ms: int) -> None:
    db.execute("INSERT INTO guests VALUES (?, ?)", (guest.id, guest.name))
    _sign_in(db, guest.id, token, "name", now_ms)


def _sign_in(
    db: sqlite3.Connection, guest: str, token: bytes, by: Literal["name", "link"], now_ms: int
) -> None:
    db.execute("INSERT INTO tokens VALUES (?, ?, ?, ?, ?)", (token, guest, now_ms, now_ms, by))
    db.execute(
        "DELETE FROM tokens WHERE guest = ?1 AND hash <> ?2 AND hash NOT IN (SELECT hash FROM tokens"
        " WHERE guest = ?1 AND hash <> ?2 ORDER BY used_ms DESC, hash LIMIT ?3)",
        (guest, token, MAX_BROWSERS - 1),
    )


def signed_in(db: sqlite3.Connection, token: bytes) -> SignedIn | None:
    chosen = "SELECT id, name, used_ms FROM tokens JOIN guests ON guests.id = guest WHERE hash = ?"
    found = db.execute(chosen, (token,)).fetchone()
    return SignedIn(Guest(found[0], found[1]), browser_id(token), found[2]) if found else None


def name_of(db: sqlite3.Connection, guest: str) -> str | None:
    found = db.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone()
    return str(found[0]) if found else None


# ------------------------------------------------------------------------------------------ links


def add_link(db: sqlite3.Connection, guest: str, link: bytes, until_ms: int) -> None:
    revoke_link(db, guest)
    db.execute("INSERT INTO links VALUES (?, ?, ?)", (link, guest, until_ms))


def revoke_link(db: sqlite3.Connection, guest: str) -> None:
    db.execute("DELETE FROM links WHERE guest = ?", (guest,))


def link_owner(db: sqlite3.Connection, link: bytes, now_ms: int) -> Guest | None:
    chosen = "SELECT id, name FROM links JOIN guests ON guests.id = guest WHERE hash = ? AND until_ms >= ?"
    found = db.execute(chosen, (link, now_ms)).fetchone()
    return Guest(*found) if found else None


def use_link(
    db: sqlite3.Connection, link: bytes, token: bytes, leaving: bytes | None, now_ms: int
) -> Guest | None:
    owner = link_owner(db, link, now_ms)
    db.execute("DELETE FROM links WHERE hash = ?", (link,))
    if owner is None:
        return None
    if leaving is not None:
        db.execute("DELETE FROM tokens WHERE hash = ?", (leaving,))
    _sign_in(db, owner.id, token, "link", now_ms)
    return owner


# --------------------------------------------------------------------------------------- browsers


def access_of(db: sqlite3.Connection, guest: str, now_ms: int) -> Access:
    chosen = "SELECT hash, made_ms, used_ms, made_by FROM tokens WHERE guest = ? ORDER BY used_ms DESC, hash"
    browsers = [Browser(browser_id(token), *rest) for token, *rest in db.execute(chosen, (guest,))]
    links = "SELECT until_ms FROM links WHERE guest = ? AND until_ms >= ?"
    found = db.execute(links, (guest, now_ms)).fetchone()
    return Access(tuple(browsers), found[0] if found else None)


def note_uses(db: sqlite3.Connection, browsers: Sequence[str], now_ms: int) -> None:
    for browser in browsers:
        first = bytes.fromhex(browser)
        last = first.ljust(HASH_BYTES, b"\xff")
        db.execute("UPDATE tokens SET used_ms = ? WHERE hash BETWEEN ? AND ?", (now_ms, first, last))


def sign_out(db: sqlite3.Connection, guest: str, browser: str) -> bool:
    """Whether there was such a browser of this guest."""
    try:
        prefix = bytes.fromhex(browser)
    except ValueError:
        return False
    gone = db.execute(
        "DELETE FROM tokens WHERE guest = ? AND substr(hash, 1, ?) = ?", (guest, BROWSER_ID_BYTES, prefix)
    )
    return gone.rowcount > 0


def sign_out_others(db: sqlite3.Connection, guest: str, token: bytes) -> Sequence[str]:
    """All but this one, and the link; answers with those that are out."""
    revoke_link(db, guest)
    gone = db.execute("DELETE FROM tokens WHERE guest = ? AND hash <> ? RETURNING hash", (guest, token))
    return [browser_id(other) for (other,) in gone.fetchall()]


# -------------------------------------------------------------------------------------- forgetting

_LONELY = (
    "NOT EXISTS (SELECT 1 FROM tokens WHERE guest = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM links WHERE guest = guests.id)"
    " AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)"
)


def lonely(db: sqlite3.Connection, after: str, most: int) -> Lonely:
    """Of the next so many guests, those whom nobody can be any more, and who are at no table."""
    chosen = "SELECT id FROM guests WHERE id > ? ORDER BY id LIMIT ?"
    looked_at = [guest for (guest,) in db.execute(chosen, (after, most))]
    asked = f"SELECT 1 FROM guests WHERE id = ? AND {_LONELY}"  # noqa: S608 a constant
    found = [guest for guest in looked_at if db.execute(asked, (guest,)).fetchone()]
    return Lonely(tuple(found), looked_at[-1] if looked_at else None)


def forget_guests(db: sqlite3.Connection, guests: Sequence[str]) -> int:
    """Those of them who still are lonely."""
    forgotten = f"DELETE FROM guests WHERE id = ? AND {_LONELY}"  # noqa: S608 a constant
    return sum(db.execute(forgotten, (guest,)).rowcount for guest in guests)


def forget_ways_in(db: sqlite3.Connection, before_ms: int, now_ms: int, most: int) -> int:
    """So many browsers unused since then, and links that are over."""
    browsers = "DELETE FROM tokens WHERE hash IN (SELECT hash FROM tokens WHERE used_ms < ? LIMIT ?)"
    links = "DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE until_ms < ? LIMIT ?)"
    gone = db.execute(browsers, (before_ms, most)).rowcount
    return gone + db.execute(links, (now_ms, most)).rowcount

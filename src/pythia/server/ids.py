"""Names that nobody can guess: of guests, of tables, and the tokens by which a browser is known again."""

import secrets
from hashlib import sha256

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No character that looks like another."""
TABLE_ID_LENGTH = 8


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random, so nothing slower than a plain hash is needed."""
    return sha256(token.encode()).digest()


def new_guest_id() -> str:
    return secrets.token_urlsafe(12)


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_ID_LENGTH))

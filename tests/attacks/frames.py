"""Frames of a socket as bytes, masked with nothing: what no library would send."""

MASK = b"\0\0\0\0"
PING, PONG = b"\x89\x80" + MASK, b"\x8a\x80" + MASK
FIRST_FRAGMENT, EMPTY_FRAGMENT = b"\x01\x80" + MASK, b"\x00\x80" + MASK
ONE_BYTE = b"\x81\x81" + MASK + b"x"
CLOSE = b"\x88\x80" + MASK

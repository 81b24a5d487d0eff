"""Contestants whose counts are known, for the processes that measure."""

import sys


class Ended(Exception):
    pass


def three() -> int:
    print("what a library says on the way")
    return 3


def ends() -> int:
    print("this one is broken", file=sys.stderr)
    raise Ended


CONTESTANTS = {"three": lambda: three, "ends": lambda: ends}

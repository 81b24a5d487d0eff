"""What the kernel rests on, compiled: single instructions where there are some, the rules' functions.

Nothing but `machine.py` imports this, and that only where there is Numba.
"""

import hashlib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from llvmlite import binding, ir
from numba.core import types
from numba.core.config import CPU_FEATURES, CPU_NAME
from numba.extending import intrinsic, overload_method, register_jitable

from pythia.games.prophecy import tricks
from pythia.games.prophecy.kernel import actions, observation, plain

F = TypeVar("F", bound=Callable[..., Any])


def _has_feature(name: str) -> bool:
    """Whether the processor that is compiled for has these instructions."""
    if CPU_FEATURES is not None:
        return f"+{name}" in CPU_FEATURES.split(",")
    return CPU_NAME is None and bool(binding.get_host_cpu_features().get(name))


HAS_PDEP = _has_feature("bmi2")
HAS_LANES = all(map(_has_feature, ("avx512f", "avx512dq", "avx512vpopcntdq")))
"""Whether it works on eight numbers at once, and counts their bits."""


def _sources() -> str:
    """A hash of all that is compiled: Numba itself looks at the file of a function only."""
    parts = [files("pythia.games.prophecy"), files("pythia.games.prophecy.kernel")]
    sources = sorted(
        (file.name, file.read_bytes()) for part in parts for file in part.iterdir() if file.is_file()
    )
    return hashlib.sha256(repr([*sources, numba.__version__]).encode()).hexdigest()[:16]


CACHE = f"{platformdirs.user_cache_dir('pythia')}/kernel/{_sources()}"


def compiled(function: F) -> F:
    """A part of what is compiled."""
    return numba.njit(error_model="numpy")(function)


def inlined(function: F) -> F:
    """A part that becomes a part of whatever calls it: where every nanosecond counts."""
    return numba.njit(error_model="numpy", forceinline=True)(function)


def entry(function: F) -> F:
    """What Python calls: kept on disk, and other threads go on meanwhile."""
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, CACHE
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # there is no folder that may be written
        return numba.njit(nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before


@compiled
def row_of(rows: Any, number: int) -> Any:
    """A row to work on, in its place."""
    return rows[number]


@compiled
def blank(rows: int, width: int) -> Any:
    """Rows to work on."""
    return np.zeros((rows, width), np.int64)


@compiled
def put_row(rows: Any, number: int, row: Any) -> None:
    """It is there already."""


# ------------------------------------------------------------------------------------ the rules' functions

for _plain in (
    tricks.may_lead,
    tricks.may_follow,
    tricks.may_name,
    tricks.lead_suit,
    tricks.worth,
    tricks.power,
    tricks.bid_value,
    tricks.bids_openly,
    tricks.surrenders,
    tricks.bonus_points,
    tricks.trick_points,
    tricks.standing,
    actions.legal,
    actions.only_action,
    actions.leads,
    actions.card_led,
    *observation.PARTS,
):
    register_jitable(forceinline=True)(_plain)


@intrinsic
def _count_bits(_typing: Any, cards: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(*args)

    return cards(cards), generate


@overload_method(types.Integer, "bit_count")
def _bit_count(cards):  # noqa: ANN001, ANN202 (Numba compares the two)
    return lambda cards: _count_bits(cards)  # noqa: PLW0108


@intrinsic
def _leading_zeros(_typing: Any, cards: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


@overload_method(types.Integer, "bit_length")
def _bit_length(cards):  # noqa: ANN001, ANN202 (Numba compares the two)
    return lambda cards: 64 - _leading_zeros(cards)


# --------------------------------------------------------------------------------------- cards and words


@intrinsic
def _lowest(_typing: Any, cards: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _deposit(_typing: Any, bits: Any, cards: Any) -> Any:
    """The instruction `pdep`: bits put where the cards are."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        long = ir.IntType(64)
        function = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(long, [long] * 2)
        )
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), generate


below = inlined(plain.below)
select_portably = inlined(plain.select)

if HAS_PDEP:

    @inlined
    def select(cards: int, place: int) -> int:
        """The card at a place of the set, as a mask."""
        return _deposit(1 << place, cards)

else:
    select = select_portably


@inlined
def as_signed(word: Any) -> Any:
    """A word of an array as the kernel has it."""
    return np.int64(word)


@inlined
def card_of(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return _lowest(cards)


_GOLDEN, _FIRST, _SECOND = np.uint64(plain.GOLDEN), np.uint64(plain.FIRST), np.uint64(plain.SECOND)
_30, _27, _31, _4 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(4)


@inlined
def advance(seed: Any) -> Any:
    """The state of the generator after this one, as a signed number."""
    return np.int64(np.uint64(seed) + _GOLDEN)


@inlined
def word(seed: Any) -> Any:
    """Sixty random bits of a state of the generator."""
    mixed = np.uint64(seed)
    mixed = (mixed ^ mixed >> _30) * _FIRST
    mixed = (mixed ^ mixed >> _27) * _SECOND
    return np.int64((mixed ^ mixed >> _31) >> _4)

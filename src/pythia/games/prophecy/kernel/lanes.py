"""Numbers of several games beside each other: what one instruction of a wide processor works on at once.

`Lanes` are whole numbers, `Yes` is yes or no for each of them. They know what whole numbers know, lane by
lane; what is an `if` for one game is `where` for many.
"""

import operator
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, models, overload, overload_method, register_model

from pythia.games.prophecy.kernel.compiled import inlined

WIDTH = 16
"""So many games: two registers of 512 bits, so that one is at work while the other waits."""
BYTES = 8 * WIDTH

_LONG, _BIT = ir.IntType(64), ir.IntType(1)
_LONGS, _BITS = ir.VectorType(_LONG, WIDTH), ir.VectorType(_BIT, WIDTH)


class _Lanes(types.Type):
    def __init__(self) -> None:
        super().__init__(name=f"Lanes{WIDTH}")


class _Yes(types.Type):
    def __init__(self) -> None:
        super().__init__(name=f"Yes{WIDTH}")


LANES, YES = _Lanes(), _Yes()


@register_model(_Lanes)
class _LanesModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _LONGS)


@register_model(_Yes)
class _YesModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _BITS)


def _spread(builder: Any, number: Any) -> Any:
    one = builder.insert_element(ir.Constant(_LONGS, ir.Undefined), number, ir.Constant(ir.IntType(32), 0))
    places = ir.Constant(ir.VectorType(ir.IntType(32), WIDTH), [0] * WIDTH)
    return builder.shuffle_vector(one, ir.Constant(_LONGS, ir.Undefined), places)


def _as_lanes(context: Any, builder: Any, value: Any, kind: Any) -> Any:
    if kind == LANES:
        return value
    return _spread(builder, context.cast(builder, value, kind, types.int64))


def _is_lanes(*kinds: Any) -> bool:
    """Lanes beside lanes or beside one number for all of them."""
    return any(kind == LANES for kind in kinds) and all(
        kind == LANES or isinstance(kind, types.Integer | types.IntegerLiteral) for kind in kinds
    )


def _binary(by: Any, make: Any, result: Any = LANES) -> None:
    @intrinsic
    def worked_out(_typing: Any, left: Any, right: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            sides = (_as_lanes(context, builder, a, k) for a, k in zip(args, signature.args, strict=True))
            return make(builder, *sides)

        return result(left, right), generate

    @overload(by)
    def chosen(left, right):  # noqa: ANN001, ANN202 (Numba compares the two)
        if _is_lanes(left, right):
            return lambda left, right: worked_out(left, right)  # noqa: PLW0108
        return None


_binary(operator.add, lambda b, x, y: b.add(x, y))
_binary(operator.sub, lambda b, x, y: b.sub(x, y))
_binary(operator.mul, lambda b, x, y: b.mul(x, y))
_binary(operator.and_, lambda b, x, y: b.and_(x, y))
_binary(operator.or_, lambda b, x, y: b.or_(x, y))
_binary(operator.xor, lambda b, x, y: b.xor(x, y))
_binary(operator.lshift, lambda b, x, y: b.shl(x, y))
_binary(operator.rshift, lambda b, x, y: b.lshr(x, y))
for _by, _sign in (
    (operator.eq, "=="),
    (operator.ne, "!="),
    (operator.lt, "<"),
    (operator.gt, ">"),
    (operator.le, "<="),
    (operator.ge, ">="),
):
    _binary(_by, lambda b, x, y, sign=_sign: b.icmp_signed(sign, x, y), YES)


def _yes(by: Any, make: Any) -> None:
    @intrinsic
    def worked_out(_typing: Any, left: Any, right: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return make(builder, *args)

        return YES(left, right), generate

    @overload(by)
    def chosen(left, right):  # noqa: ANN001, ANN202 (Numba compares the two)
        if left == YES and right == YES:
            return lambda left, right: worked_out(left, right)  # noqa: PLW0108
        return None


_yes(operator.and_, lambda b, x, y: b.and_(x, y))
_yes(operator.or_, lambda b, x, y: b.or_(x, y))


@intrinsic
def lanes_of(_typing: Any, number: Any) -> Any:
    """One number in every lane."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return _as_lanes(context, builder, args[0], signature.args[0])

    return LANES(number), generate


@intrinsic
def where(_typing: Any, yes: Any, one: Any, other: Any) -> Any:
    """Lane by lane, one number where it is so and the other where it is not."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        one, other = (
            _as_lanes(context, builder, a, k) for a, k in zip(args[1:], signature.args[1:], strict=True)
        )
        return builder.select(args[0], one, other)

    return LANES(yes, one, other), generate


@intrinsic
def anywhere(_typing: Any, yes: Any) -> Any:
    """Whether it is so in any lane."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        number = ir.IntType(WIDTH)
        return builder.icmp_unsigned("!=", builder.bitcast(args[0], number), ir.Constant(number, 0))

    return types.boolean(yes), generate


@intrinsic
def bits_in(_typing: Any, lanes: Any) -> Any:
    """How many cards a set has."""

    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(_LONGS, [_LONGS])
        return builder.call(builder.module.declare_intrinsic(f"llvm.ctpop.v{WIDTH}i64", fnty=kind), args)

    return LANES(lanes), generate


@overload_method(_Lanes, "bit_count")
def _bit_count(lanes):  # noqa: ANN001, ANN202 (Numba compares the two)
    return lambda lanes: bits_in(lanes)  # noqa: PLW0108


@intrinsic
def _leading_zeros(_typing: Any, lanes: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(_LONGS, [_LONGS, _BIT])
        function = builder.module.declare_intrinsic(f"llvm.ctlz.v{WIDTH}i64", fnty=kind)
        return builder.call(function, [args[0], ir.Constant(_BIT, 0)])

    return LANES(lanes), generate


@overload_method(_Lanes, "bit_length")
def _bit_length(lanes):  # noqa: ANN001, ANN202 (Numba compares the two)
    return lambda lanes: 64 - _leading_zeros(lanes)


def _either(name: str) -> Any:
    @intrinsic
    def chosen(_typing: Any, one: Any, other: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            sides = [_as_lanes(context, builder, a, k) for a, k in zip(args, signature.args, strict=True)]
            kind = ir.FunctionType(_LONGS, [_LONGS] * 2)
            return builder.call(
                builder.module.declare_intrinsic(f"llvm.{name}.v{WIDTH}i64", fnty=kind), sides
            )

        return LANES(one, other), generate

    return chosen


greater, lesser = _either("smax"), _either("smin")
"""Lane by lane, one of two numbers."""


@intrinsic
def looked_up(_typing: Any, table: Any, places: Any) -> Any:
    """What an array of words has at these places."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, args[0])
        first = _spread(builder, builder.ptrtoint(array.data, _LONG))
        addresses = builder.add(first, builder.shl(args[1], _spread(builder, ir.Constant(_LONG, 3))))
        pointers = ir.VectorType(_LONG.as_pointer(), WIDTH)
        function = builder.module.declare_intrinsic(
            f"llvm.masked.gather.v{WIDTH}i64.v{WIDTH}p0",
            fnty=ir.FunctionType(_LONGS, [pointers, ir.IntType(32), _BITS, _LONGS]),
        )
        align, all_of_them = ir.Constant(ir.IntType(32), 8), ir.Constant(_BITS, [1] * WIDTH)
        anything = ir.Constant(_LONGS, ir.Undefined)
        return builder.call(function, [builder.inttoptr(addresses, pointers), align, all_of_them, anything])

    return LANES(table, places), generate


@intrinsic
def address(_typing: Any, array: Any) -> Any:
    """Where an array lies that Python holds meanwhile. Functions pass this on and not the array: Numba counts
    the holders of an array, which takes longer than what they do with it."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ptrtoint(_first(context, builder, signature.args[0], args[0]), _LONG)

    return types.int64(array), generate


def _first(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """A pointer to the first number of an array, or of what lies at an address."""
    if isinstance(kind, types.Integer):
        return builder.inttoptr(value, _LONG.as_pointer())
    return context.make_array(kind)(context, builder, value).data


def _place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    number = context.cast(builder, args[1], signature.args[1], types.int64)
    first = builder.mul(number, ir.Constant(_LONG, WIDTH))
    block = _first(context, builder, signature.args[0], args[0])
    return builder.bitcast(builder.gep(block, [first]), _LONGS.as_pointer())


@intrinsic
def get(_typing: Any, block: Any, place: Any) -> Any:
    """The lanes at a place of a block, an array or an address, which has a row of numbers for each."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        loaded = builder.load(_place(context, builder, signature, args))
        loaded.align = 8
        return loaded

    return LANES(block, place), generate


@intrinsic
def put(_typing: Any, block: Any, place: Any, lanes: Any) -> Any:
    """Lanes to their place in a block."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        value = _as_lanes(context, builder, args[2], signature.args[2])
        builder.store(value, _place(context, builder, signature, args)).align = 8
        return context.get_dummy_value()

    return types.void(block, place, lanes), generate


_HALF = 8
"""Lanes of one register; a square of so many words is turned over at once."""


@intrinsic(prefer_literal=True)
def put_rows(_typing: Any, rows: Any, block: Any, words: Any) -> Any:
    """Lanes at so many first places of a block, a multiple of eight, as rows, one a lane."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        to, of = (_first(context, builder, signature.args[place], args[place]) for place in (0, 1))
        count = signature.args[2].literal_value
        half = ir.VectorType(_LONG, _HALF)
        for word in range(0, count, _HALF):
            for lane in range(0, WIDTH, _HALF):
                square = []
                for place in range(word, word + _HALF):
                    at = builder.gep(of, [ir.Constant(_LONG, place * WIDTH + lane)])
                    square.append(builder.load(builder.bitcast(at, half.as_pointer())))
                    square[-1].align = 8
                for place, row in enumerate(_turned_over(builder, square)):
                    at = builder.gep(to, [ir.Constant(_LONG, (lane + place) * count + word)])
                    builder.store(row, builder.bitcast(at, half.as_pointer())).align = 8
        return context.get_dummy_value()

    if not isinstance(words, types.IntegerLiteral):
        return None
    return types.void(rows, block, words), generate


def _turned_over(builder: Any, square: list[Any]) -> list[Any]:
    """Rows of a square as its columns: neighbours change halves, then pairs do, then fours."""
    step = 1
    while step < _HALF:
        low = [place % _HALF if not place & step else place + _HALF - step for place in range(_HALF)]
        high = [place + step if not place & step else place + _HALF for place in range(_HALF)]
        masks = [ir.Constant(ir.VectorType(ir.IntType(32), _HALF), places) for places in (low, high)]
        turned = list(square)
        for place in range(_HALF):
            if not place & step:
                pair = square[place], square[place + step]
                turned[place], turned[place + step] = (builder.shuffle_vector(*pair, mask) for mask in masks)
        square, step = turned, 2 * step
    return square


@inlined
def select_in(cards: Any, place: Any) -> Any:
    """The card at a place of the set: by halving, as the plain `select` does."""
    at = lanes_of(0)
    for width in (32, 16, 8, 4, 2, 1):
        below = bits_in((cards >> at) & ((1 << width) - 1))
        more = place >= below
        place = where(more, place - below, place)
        at = where(more, at + width, at)
    return at

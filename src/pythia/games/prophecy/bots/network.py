"""A network as a judgement of positions, in plain NumPy: it sees what its seat sees (`features.py`).

Its weights are a file of the package, written by `research/learning/export.py` and checked by its hash.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from pythia.contract import Event
from pythia.games.prophecy.features import features
from pythia.games.prophecy.honesty import Hearsay
from pythia.games.prophecy.kernel.observation import MAY_ELSE, MAY_PLAY
from pythia.games.prophecy.view import View

Floats = NDArray[np.float32]
POINTS_UNIT = 5.0
"""Points are learnt in these."""
FEW = 8
"""For no more positions than these, adding up the rows of set bits is quicker than multiplying."""


class Spoiled(Exception):
    """Weights that are missing, or are not those that were published."""


class Network:
    """A wide layer over bits, residual blocks, linear heads."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self._first, self._first_bias = weights["first"], weights["first_bias"]
        blocks = range(len([name for name in weights if name.startswith("into_") and "bias" not in name]))
        self._blocks = [
            tuple(weights[f"{name}_{block}{bias}"] for name in ("into", "back") for bias in ("", "_bias"))
            for block in blocks
        ]
        self._heads, self._heads_bias = weights["heads"], weights["heads_bias"]

    def __call__(self, words: NDArray[np.uint64]) -> Floats:
        """What the heads say of each position: for an actor 128 preferences, then two values.

        In one thread: for matrices as small as these, others that help wait longer than they work.
        """
        with _multiplying().limit(limits=1, user_api="blas"):
            return self._judge(words)

    def _judge(self, words: NDArray[np.uint64]) -> Floats:
        octets = words.astype("<u8").view(np.uint8).reshape(len(words), -1)
        bits = np.unpackbits(octets, axis=1, bitorder="little")
        if len(words) <= FEW:
            found = np.stack([self._first[np.flatnonzero(row)].sum(axis=0) for row in bits])
        else:
            found = bits.astype(np.float32) @ self._first
        found += self._first_bias
        for into, into_bias, back, back_bias in self._blocks:
            inside = np.maximum(found, 0) @ into + into_bias
            found += np.maximum(inside, 0) @ back + back_bias
        heads: Floats = np.maximum(found, 0) @ self._heads + self._heads_bias
        return heads


@cache
def _multiplying() -> ThreadpoolController:
    """Whatever NumPy multiplies matrices with here."""
    return ThreadpoolController()


class Judgement:
    """The mind of a seat (`mind.py`), by a network."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def prefers(self, view: View, events: Sequence[Event], hearsay: Hearsay | None = None) -> Floats:
        words = features(view, events, hearsay)
        likes = self._network(np.array([words], np.uint64))[0, :-2]
        legal = words[MAY_PLAY] | words[MAY_ELSE] << 64
        allowed = np.array([legal >> action & 1 for action in range(len(likes))], bool)
        likes = np.where(allowed, likes, -np.inf)
        likes -= likes.max()
        chances: Floats = likes - np.log(np.exp(likes).sum())
        return chances

    def expects(self, view: View, events: Sequence[Event]) -> tuple[float, float]:
        """The points of this round, and the share of the victory."""
        points, victory = self._network(np.array([features(view, events)], np.uint64))[0, -2:]
        return float(points) * POINTS_UNIT, float(victory)


@cache
def published(name: str) -> Network:
    """A network of the package; raises Spoiled. Read once for each process."""
    return read(files(__package__) / "weights", name)


def read(folder: Traversable, name: str) -> Network:
    """A network that was exported to a folder; raises Spoiled."""
    return Network(_weights(folder, name))


def _weights(folder: Traversable, name: str) -> dict[str, Floats]:
    try:
        content = (folder / f"{name}.npz").read_bytes()
        lines = (folder / "SHA256SUMS").read_text().splitlines()
        sums = {file: digest for digest, file in (line.split() for line in lines)}
    except (OSError, ValueError) as missing:
        raise Spoiled(f"the weights of {name!r} cannot be read") from missing
    if sums.get(f"{name}.npz") != hashlib.sha256(content).hexdigest():
        raise Spoiled(f"the weights of {name!r} are not those that were published")
    with np.load(BytesIO(content), allow_pickle=False) as arrays:
        return {array: arrays[array].astype(np.float32) for array in arrays.files}

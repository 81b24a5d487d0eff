"""What was learnt, as files that NumPy reads: `python -m pythia.research.learning.export RUN FOLDER NAME`;
and back, so that another run can begin with it.

Sixteen bits a number. The critic, which sees all hands, becomes a file of its own: no player has a use
for it.
"""

import argparse
import hashlib
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from pythia.research.learning.networks import BITS_A_WORD, VALUES, Actor, Critic, Shape, Trunk
from pythia.research.learning.run import load_networks

SUMS = "SHA256SUMS"


def _plain(tensor: Tensor) -> NDArray[np.float32]:
    found: NDArray[np.float32] = tensor.detach().float().cpu().numpy()
    return found


def weights(trunk: Trunk, heads: list[nn.Linear]) -> dict[str, NDArray[np.float32]]:
    """By the names that players know; rows are what comes in."""
    found = {"first": _plain(trunk.first.weight).T, "first_bias": _plain(trunk.first.bias)}
    for name, layers in (("into", trunk.into), ("back", trunk.back)):
        for number, layer in enumerate(layers):
            found[f"{name}_{number}"] = _plain(layer.weight).T
            found[f"{name}_{number}_bias"] = _plain(layer.bias)
    found["heads"] = np.concatenate([_plain(head.weight) for head in heads]).T
    found["heads_bias"] = np.concatenate([_plain(head.bias) for head in heads])
    return found


def weights_of_actor(actor: Actor) -> dict[str, NDArray[np.float32]]:
    return weights(actor.trunk, [actor.likes, actor.expects])


def weights_of_critic(critic: Critic) -> dict[str, NDArray[np.float32]]:
    return weights(critic.trunk, [critic.expects])


def write(folder: Path, name: str, found: dict[str, NDArray[np.float32]]) -> None:
    """The file, and its hash among those of the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    path, sums = folder / f"{name}.npz", folder / SUMS
    halves = {array: np.ascontiguousarray(values, np.float16) for array, values in found.items()}
    np.savez(path, **halves)  # type: ignore[arg-type]
    lines = sums.read_text().splitlines() if sums.exists() else []
    kept = [line for line in lines if not line.endswith(f"  {path.name}")]
    fresh = f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}"
    sums.write_text("\n".join(sorted([*kept, fresh], key=lambda line: line.split()[1])) + "\n")


def networks_of(path: Path) -> tuple[Actor, Critic]:
    """The actor of `FOLDER/NAME.npz` and its critic; raises FileNotFoundError where that was not exported."""
    found = []
    for name, others in ((path.stem, VALUES), (f"{path.stem}-critic", 0)):
        if not path.with_name(f"{name}.npz").exists():
            raise FileNotFoundError(f"{name}.npz is not in {path.parent}: export with --critic")
        with np.load(path.with_name(f"{name}.npz"), allow_pickle=False) as arrays:
            state = {array: torch.from_numpy(arrays[array].astype(np.float32)) for array in arrays.files}
        bits, width = state["first"].shape
        shape = Shape(bits // BITS_A_WORD, width, sum(each.startswith("into_") for each in state) // 2)
        heads = state["heads"].shape[1]
        network = Actor(shape, heads - others) if others else Critic(shape)
        _fill(network, state)
        found.append(network)
    return found[0], found[1]


@torch.no_grad()
def _fill(network: Actor | Critic, state: dict[str, Tensor]) -> None:
    trunk = network.trunk
    layers = {"first": trunk.first}
    for name, blocks in (("into", trunk.into), ("back", trunk.back)):
        layers |= {f"{name}_{number}": layer for number, layer in enumerate(blocks)}
    for name, layer in layers.items():
        layer.weight.copy_(state[name].T)
        layer.bias.copy_(state[f"{name}_bias"])
    heads = [network.likes, network.expects] if isinstance(network, Actor) else [network.expects]
    sizes = [head.out_features for head in heads]
    for head, weight, bias in zip(
        heads, state["heads"].T.split(sizes), state["heads_bias"].split(sizes), strict=True
    ):
        head.weight.copy_(weight)
        head.bias.copy_(bias)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m pythia.research.learning.export", description=__doc__)
    parser.add_argument("run", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("name")
    parser.add_argument("--critic", action="store_true", help="write the critic too, as NAME-critic")
    asked = parser.parse_args()
    actor, critic, _ = load_networks(asked.run)
    write(asked.folder, asked.name, weights_of_actor(actor))
    if asked.critic:
        write(asked.folder, f"{asked.name}-critic", weights_of_critic(critic))


if __name__ == "__main__":
    main()

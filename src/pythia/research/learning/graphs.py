"""Work that is the same every time: noted down once for a device, which then does it untold."""

from collections.abc import Callable

import torch

WARM_UPS = 3
"""What libraries set up when they are first used must not be a part of what is noted down."""


def repeated(work: Callable[[], None], device: str) -> Callable[[], None]:
    """The same work, on tensors that stay where they are. It is done some times before it is noted down.

    A processor is told step by step as ever.
    """
    if device == "cpu":
        return work
    aside = torch.cuda.Stream()
    aside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(aside):
        for _ in range(WARM_UPS):
            work()
    torch.cuda.current_stream().wait_stream(aside)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    return graph.replay

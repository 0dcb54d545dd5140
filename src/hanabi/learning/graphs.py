"""Let a GPU repeat work without asking Python: compiled functions, and whole stretches as CUDA graphs."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

from hanabi.fast import Games

Work = Callable[[], None]
REHEARSALS = 2


@dataclass(frozen=True)
class Recorder:
    """How work is done: by PyTorch's compiler or not, as a CUDA graph or not. Results are the same."""

    compiles: bool
    records: bool

    def compile(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return a function that does the same in fewer and longer kernels."""
        return torch.compile(function, dynamic=False) if self.compiles else function

    def record(self, work: Work, games: Games) -> Work:
        """Return what repeats `work`, which always uses the same tensors, and moves `games`."""
        return Graph(work, games) if self.records else work


class Graph:
    """Work that is recorded when it is first done, and from then on repeated with one launch."""

    def __init__(self, work: Work, games: Games) -> None:
        self._work, self._games = work, games
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self._graph is None:
            self._graph = self._record()
        self._graph.replay()

    def _record(self) -> torch.cuda.CUDAGraph:
        """Do the work on a stream of its own, until everything is compiled and in memory, and record it."""
        stream, graph = torch.cuda.Stream(), torch.cuda.CUDAGraph()
        torch.cuda.synchronize()
        self._games.use_stream(stream.cuda_stream)
        with torch.cuda.stream(stream):
            for _ in range(REHEARSALS):
                self._work()
        torch.cuda.synchronize()
        # Numba may give back memory meanwhile, which a stricter mode would take for an error.
        with torch.cuda.graph(graph, stream=stream, capture_error_mode="relaxed"):
            self._work()
        self._games.use_stream(0)
        torch.cuda.synchronize()
        return graph

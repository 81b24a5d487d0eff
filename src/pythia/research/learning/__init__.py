"""How a game with a kernel teaches itself: many tables at once, a network at every seat.

`python -m pythia.research.learning GAME --folder RUN` starts a run, or goes on with the one in that folder.
Needs PyTorch (`pythia-table[train]`); what comes out of it is played with NumPy alone.
"""

"""Pythia: three games of prophecy on one table."""

__version__ = "0.1.0"

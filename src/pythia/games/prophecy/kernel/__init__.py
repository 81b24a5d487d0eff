"""The rules of Prophecy for search and simulation at scale: positions are rows of whole numbers.

The leaf rules are those of `tricks.py`; the course of a round, which `rules.py` tells for people, is told
once more here for speed, and tests hold the two together. Neither rules nor command import this folder.
"""

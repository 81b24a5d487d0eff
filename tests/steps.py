"""A step of a game as tests look at it: the state to which it leads, and what it tells."""

from collections.abc import Callable
from typing import Any, TypeVar

from pythia.contract import Story, Told

S = TypeVar("S")


def made(step: Callable[..., S], *args: Any) -> tuple[S, list[Told]]:
    """This step, listened to."""
    story = Story()
    return step(*args, story), story.told


def watched(step: Callable[..., S], *args: Any) -> tuple[S, Story]:
    """This step, with the moments it passes through."""
    story = Story(is_shown=True)
    return step(*args, story), story

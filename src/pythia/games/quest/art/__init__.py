"""The traveller's map, drawn by code: two charts (wide and tall), each by day and by night. What lies and
stands on it are the client's own components, since it changes."""

from pythia.games.quest.art import chart


def files() -> dict[str, str]:
    """What the client is built with, by file name."""
    return chart.files()

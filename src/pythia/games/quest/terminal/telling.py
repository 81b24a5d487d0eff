"""What happens at a Quest table, told as it happens: with what stands on a card that is turned up."""

from collections.abc import Iterator

from pythia.contract import Event
from pythia.games.quest import events
from pythia.games.quest.tell import tell
from pythia.games.quest.terminal.cards import described
from pythia.terminal import Reader
from pythia.text.layout import words


def told(event: Event, reader: Reader) -> Iterator[str]:
    """An event in words."""
    for line in tell(event, reader.names, reader.seat):
        if line.marks or isinstance(event, events.MatchEnded):
            yield ""
        yield words(line.words, reader.say)
    if isinstance(event, events.TurnedUp):
        yield from (f"  {line}" for line in described(event.card, reader.say))

"""Table talk: what may be said, how much, and what is kept for those who come later."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from pythia.contract import AnyGame, Illegal
from pythia.server.plain import clean
from pythia.server.table.lengths import MAX_TALK_BYTES, MAX_TALK_LINES
from pythia.server.wire import MAX_TALK_CHARS, Say
from pythia.server.wire import Talk as TalkMessage
from pythia.table.record import SayLine, dump

MAX_SHOWN = 100


def text_of(say: Say) -> str:
    """What was said in free words; raises Illegal."""
    text = clean(say.text or "")
    if say.say != "text" or not text or len(text) > MAX_TALK_CHARS or say.args is not None:
        raise Illegal(None, "talk-unfit")
    return text


def line_of(say: Say, seat: int, game: AnyGame) -> SayLine:
    """What was said as a line of the record; raises Illegal."""
    if say.say == "text":
        return SayLine(seat, "text", text=text_of(say))
    try:
        msgspec.convert({**(say.args or {}), "say": say.say}, game.sayings)
    except msgspec.ValidationError:
        raise Illegal(None, "talk-unfit") from None
    if say.text is not None:
        raise Illegal(None, "talk-unfit")
    return SayLine(seat, say.say, args=say.args or {})


class TableTalk(Struct, frozen=True):
    """What has been said at one table."""

    max_bytes: int = MAX_TALK_BYTES
    count: int = 0
    """Of lines of the record."""
    overheard: int = 0
    """What those said who watch: it is no part of the match, and not kept when the table sleeps."""
    bytes: int = 0
    """As lines of the record."""
    latest: tuple[TalkMessage, ...] = ()

    @property
    def has_room(self) -> bool:
        """Whether more can be said in this match: its record must stay a record."""
        return self.count < MAX_TALK_LINES and self.bytes < self.max_bytes

    def check(self) -> None:
        """Raises Illegal where nothing more can be said."""
        if not self.has_room:
            raise Illegal(None, "talk-full")

    def repeats(self, line: SayLine) -> bool:
        """Whether the very same was said last, by anybody or by this seat."""
        own = [talk for talk in self.latest if talk.seat == line.seat]
        latest = (*self.latest[-1:], *own[-1:])
        return any((talk.say, talk.args) == (line.say, line.args or {}) for talk in latest)

    def said(self, line: SayLine, name: str) -> "TableTalk":
        size = self.bytes + len(dump(line).encode())
        after = replace(self, count=self.count + 1, bytes=size)
        return after._with(line.seat, name, line.say, line.args or {}, line.text or "")

    def heard(self, name: str, text: str) -> "TableTalk":
        """Of somebody who watches."""
        return replace(self, overheard=self.overheard + 1)._with(None, name, "text", {}, text)

    def _with(
        self, seat: int | None, name: str, say: str, args: dict[str, str | int], text: str
    ) -> "TableTalk":
        talk = TalkMessage(self.count + self.overheard, seat, name, say, args, text)
        return replace(self, latest=(*self.latest[1 - MAX_SHOWN :], talk))

"""Coverage-guided fuzz with Atheris: strict JSON, record lines and files, messages, a match.

    PYTHONPATH=. python -m tests.fuzz.guided -runs=200000 -seed=7

Every argument is libFuzzer's. An input that fails is saved beside, and is run again by giving its name.
"""

import contextlib
import sys
import tempfile
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["pythia.table", "pythia.server.wire", "pythia.games"]):
    from pythia.contract import Illegal
    from pythia.games.prophecy import GAME
    from pythia.games.prophecy.state import Options
    from pythia.server.wire import Do, Unreadable, decode
    from pythia.table.chance import Live
    from pythia.table.match import open_match
    from pythia.table.record import ActionLine, RecordError, dump, line_of, load_header, load_line
    from pythia.table.replay import replay
    from pythia.table.strict_json import NotJSON, Unfit, loads

BEGUN, SOURCE = open_match(GAME, 2, Options(length="short"), bytes(32))
HEAD = dump(BEGUN.match.header).encode()


def one_input(data: bytes) -> None:
    """Each decoder on the same bytes: nothing is raised but what they declare, and a match stays a value."""
    with contextlib.suppress(NotJSON, Unfit):
        loads(data)
    with contextlib.suppress(RecordError):
        load_header(data)
    with contextlib.suppress(NotJSON, Unfit, Illegal):
        enter(load_line(data, GAME, 2))
    with contextlib.suppress(Unreadable, Illegal):
        message = decode(data.decode(errors="replace"))
        if isinstance(message, Do):
            enter(line_of({**message.do, "seat": 0}, GAME, 2))
    with contextlib.suppress(RecordError):
        for _ in replay(HEAD + b"\n" + data):
            pass


def enter(line: object) -> None:
    match = BEGUN.match
    before = match.state
    try:
        if isinstance(line, ActionLine):
            match.enter(line, Live(SOURCE, match.drawn))
    finally:
        assert match.state is before


def main() -> None:
    """Begins with lines and messages that are fit, so that it need not find JSON by itself."""
    card = BEGUN.match.view(0).hand[0]
    fit = [HEAD, *(dump(line).encode() for line in BEGUN.lines), b'{"seat":0,"say":"text","text":"x"}']
    fit += [b'{"seat":0,"do":"bid","cards":["%s"]}' % str(card).encode(), b'{"clock":"turn","at":5}']
    fit += [b'{"id":"1","do":{"do":"bid","cards":["%s"]}}' % str(card).encode(), b'{"ping":1}']
    fit += [b'{"id":"1","do":{"do":"undo"},"seat":0}', b'{"seat":1,"sits":"bot:adept"}']
    with tempfile.TemporaryDirectory() as folder:
        for number, data in enumerate(fit):
            (Path(folder) / str(number)).write_bytes(data)
        # libFuzzer ends the process itself, so the folder is its own to fill and the system's to clear.
        atheris.Setup([*sys.argv, "-max_len=4096", folder], one_input)
        atheris.Fuzz()


if __name__ == "__main__":
    main()

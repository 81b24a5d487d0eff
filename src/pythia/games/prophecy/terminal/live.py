"""A terminal with a cursor: the table stays below, what is told scrolls away above it, keys choose cards."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from dataclasses import replace
from threading import Event

from prompt_toolkit.application import Application, run_in_terminal
from prompt_toolkit.formatted_text import ANSI, StyleAndTextTuples, to_formatted_text
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from rich.console import RenderableType

from pythia.games.prophecy.terminal.look import Look
from pythia.games.prophecy.terminal.screen import Draft, Question
from pythia.terminal import PROMPT, Quit

BEAT_S = 0.35
"""Between the cards of bots, so that a person can follow."""


class LiveScreen:
    """The display runs in the main thread; the game, which may think, in another one."""

    def __init__(self, look: Look, *, paced: bool = True) -> None:
        self._look = look
        self._beat_s = BEAT_S if paced else 0.0
        self._shown: Sequence[RenderableType] = ()
        self._glimpsed: Sequence[RenderableType] = ()
        self._question: Question | None = None
        self._asked: Question | None = None
        self._draft, self._note = Draft(), ""
        self._answer: Future[str] = Future()
        self._left, self._go_on = False, Event()
        output = create_output()
        if isinstance(output, Vt100_Output):
            # Asking where the cursor is would let the table grow down to the screen's last line.
            output.enable_cpr = False
        control = FormattedTextControl(self._drawn, focusable=True)
        self._app: Application[None] = Application(
            layout=Layout(Window(control, dont_extend_height=True)),
            key_bindings=self._keys(),
            erase_when_done=True,
            output=output,
        )

    # -------------------------------------------------------------------- called by the game's thread

    def tell(self, *parts: RenderableType) -> None:
        self._wait_for(self._print(self._look.render(parts, self._columns) + "\n"))

    def glimpse(self, *parts: RenderableType) -> None:
        self._glimpsed = parts
        self._app.invalidate()

    def show(self, parts: Sequence[RenderableType]) -> None:
        self._shown = parts
        self._app.invalidate()

    def pause(self, beats: int) -> None:
        self._go_on.clear()
        self._go_on.wait(beats * self._beat_s)
        if self._left:
            raise Quit

    def ask(self, question: Question, note: str = "") -> str:
        names = [name for row in question.rows for name in row]
        if question is self._asked:
            # Asked again: what was picked stays picked.
            self._draft = replace(self._draft, text="")
        else:
            self._draft = Draft(cursor=names[0] if len(names) == question.count == 1 else None)
        self._asked, self._note, self._answer = question, note, Future()
        self._question = question
        if self._left:
            raise Quit
        self._app.invalidate()
        try:
            return self._answer.result()
        finally:
            self._question, self._note = None, ""

    def run(self, play: Callable[[], None]) -> None:
        async def alongside() -> None:
            try:
                await asyncio.to_thread(play)
            except asyncio.CancelledError:
                # The terminal is gone; whoever waits for an answer from it must not wait for ever.
                self._leave()
                raise
            except Exception as error:
                self._app.exit(exception=error)
            else:
                self._app.exit()

        def start() -> None:
            self._app.create_background_task(alongside())

        try:
            self._app.run(pre_run=start)
        except EOFError:
            raise Quit from None

    def _wait_for(self, coroutine: Coroutine[None, None, None]) -> None:
        assert self._app.loop is not None
        asyncio.run_coroutine_threadsafe(coroutine, self._app.loop).result()

    async def _print(self, text: str) -> None:
        def write() -> None:
            sys.stdout.write(text)
            sys.stdout.flush()

        await run_in_terminal(write)

    # ----------------------------------------------------------------------------------- what is seen

    @property
    def _columns(self) -> int:
        return self._app.output.get_size().columns

    def _drawn(self) -> StyleAndTextTuples:
        question = self._question
        parts = [
            *self._glimpsed,
            self._look.rule(),
            *(question.draw(self._draft) if question else self._shown),
        ]
        if self._note:
            parts.append(self._look.line(self._note, style="bold"))
        # prompt_toolkit would paint the no-break spaces of French.
        rendered = self._look.render(parts, self._columns).replace("\u00a0", " ")
        drawn = to_formatted_text(ANSI(rendered))
        if question:
            drawn += [("", f"\n{PROMPT}{self._draft.text}"), ("[SetCursorPosition]", " ")]
        return drawn

    # ----------------------------------------------------------------------------------- what is typed

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("c-c")
        @keys.add("c-d")
        @keys.add(Keys.SIGINT)
        def _(event: KeyPressEvent) -> None:
            self._leave()

        @keys.add("enter")
        def _(event: KeyPressEvent) -> None:
            self._go_on.set()
            self._reply(self._entered())

        @keys.add("left")
        @keys.add("s-tab")
        def _(event: KeyPressEvent) -> None:
            self._move(-1)

        @keys.add("right")
        @keys.add("tab")
        def _(event: KeyPressEvent) -> None:
            self._move(1)

        @keys.add("up")
        def _(event: KeyPressEvent) -> None:
            self._climb(-1)

        @keys.add("down")
        def _(event: KeyPressEvent) -> None:
            self._climb(1)

        @keys.add("backspace")
        def _(event: KeyPressEvent) -> None:
            self._type(self._draft.text[:-1])

        @keys.add("c-u")
        def _(event: KeyPressEvent) -> None:
            self._draft = replace(self._draft, text="", picked=())

        @keys.add(Keys.BracketedPaste)
        @keys.add(Keys.Any)
        def _(event: KeyPressEvent) -> None:
            self._typed(event.data)

        return keys

    def _leave(self) -> None:
        self._left = True
        self._go_on.set()
        if not self._answer.done():
            self._answer.set_exception(Quit())

    def _reply(self, text: str) -> None:
        if self._question and not self._answer.done():
            self._answer.set_result(text)

    def _entered(self) -> str:
        draft = self._draft
        if draft.text.strip():
            return draft.text
        if self._question and self._question.count == 1:
            return draft.cursor or ""
        return " ".join(draft.picked)

    def _typed(self, data: str) -> None:
        if data == "?" and not self._draft.text:
            self._reply("?")
        elif data == " " and not self._draft.text:
            self._pick()
        else:
            self._type(self._draft.text + "".join(filter(str.isprintable, data)))

    def _type(self, text: str) -> None:
        if self._question:
            self._note = ""
            self._draft = replace(self._draft, text=text)

    def _pick(self) -> None:
        """Takes the card under the cursor into the answer, or out of it."""
        question, draft = self._question, self._draft
        if question is None or question.count == 1 or draft.cursor is None:
            return
        picked = [name for name in draft.picked if name != draft.cursor]
        if len(picked) == len(draft.picked) < question.count:
            picked.append(draft.cursor)
        self._note, self._draft = "", replace(draft, picked=tuple(picked))

    def _move(self, by: int) -> None:
        names = [name for row in self._question.rows for name in row] if self._question else []
        if not names:
            return
        if self._draft.cursor in names:
            place = (names.index(self._draft.cursor) + by) % len(names)
        else:
            place = 0 if by > 0 else -1
        self._draft = replace(self._draft, cursor=names[place], text="")

    def _climb(self, by: int) -> None:
        """Moves to the row above or below, as far along it as in this one."""
        rows = self._question.rows if self._question else ()
        row = next((row for row in rows if self._draft.cursor in row), None)
        if row is None or self._draft.cursor is None:
            self._move(by)
            return
        other = rows[(rows.index(row) + by) % len(rows)]
        place = min(row.index(self._draft.cursor), len(other) - 1)
        self._draft = replace(self._draft, cursor=other[place], text="")

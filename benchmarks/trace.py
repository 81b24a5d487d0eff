"""What Chromium tells of its frames and of its main thread, read from a trace."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "blink.animations",
]
CATEGORIES += ["cc", "benchmark", "toplevel"]
MARK = "move "
"""How a page tells what moves: `move deal 1200.5 1232.1 280 1250.7`, in milliseconds of its own clock when it
was asked for, when its first step was shown and how long it lasts; last, when this was told."""

TASK = "ThreadControllerImpl::RunTask"
SCRIPT = {
    "FunctionCall",
    "EvaluateScript",
    "RunMicrotasks",
    "v8.callFunction",
    "TimerFire",
    "FireAnimationFrame",
}
STYLE, LAYOUT = "UpdateLayoutTree", "Layout"
PAINT = {"PrePaint", "Paint", "Layerize", "Commit"}
Event = dict[str, Any]


@dataclass
class Tally:
    """What happened while things of one kind moved."""

    shown: int = 0
    dropped: int = 0
    """Frames that nobody saw while something was in flight."""
    gap: int = 0
    """The most of these in a row."""
    waits_ms: list[float] = field(default_factory=list)
    """How long motions took from being asked for to their first step."""
    layouts: int = 0
    forced: int = 0
    """Layouts that a script asked for."""
    busy_us: Counter[str] = field(default_factory=Counter)
    """What the main thread did, in its time."""
    tasks_us: list[int] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        for name in ("shown", "dropped", "layouts", "forced"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.gap = max(self.gap, other.gap)
        self.waits_ms += other.waits_ms
        self.busy_us += other.busy_us
        self.tasks_us += other.tasks_us


@dataclass
class Trace:
    tallies: dict[str, Tally]
    not_composited: int
    """Animations that the main thread must step itself."""


def read(raw: bytes, kinds: tuple[str, ...]) -> Trace:
    """By kind of motion, the weightiest first where several go on; `rest` is all other time."""
    events: list[Event] = json.loads(raw)["traceEvents"]
    marks = [e for e in events if e["name"].startswith(MARK) and e["ph"] in "IiRnb"]
    page, main = marks[0]["pid"], marks[0]["tid"]
    tallies: dict[str, Tally] = defaultdict(Tally)
    windows = []
    for mark in marks:
        kind, *times = mark["name"].removeprefix(MARK).split()
        asked, start, length, now = map(float, times)
        begin = mark["ts"] - 1000 * (now - start)
        windows.append((kind, begin, begin + 1000 * length))
        tallies[kind].waits_ms.append(start - asked)

    def during(begin: int, end: int) -> Tally:
        moving = {kind for kind, start, stop in windows if start < end and begin < stop}
        return tallies[next((kind for kind in kinds if kind in moving), "rest")]

    row = 0
    for begin, drawn in sorted(frames(e for e in events if e["pid"] == page)):
        tally = during(begin, begin)
        tally.shown += drawn
        tally.dropped += not drawn
        row = 0 if drawn else row + 1
        tally.gap = max(tally.gap, row)
    work = [e for e in events if e["ph"] == "X" and (e["pid"], e["tid"]) == (page, main) and "dur" in e]
    for task, inside in by_task(work):
        tally = during(task["ts"], task["ts"] + task["dur"])
        tally.tasks_us.append(task["dur"])
        tally.busy_us += own_times(inside)
        layouts = [e for e in inside if e["name"] == LAYOUT]
        scripts = [e for e in inside if e["name"] in SCRIPT]
        tally.layouts += len(layouts)
        tally.forced += sum(any(within(e, script) for script in scripts) for e in layouts)
    failed = {
        e["id2"]["local"]
        for e in events
        if e["name"] == "Animation" and e["args"].get("data", {}).get("compositeFailed")
    }
    return Trace(dict(tallies), len(failed))


def frames(events: Iterator[Event]) -> Iterator[tuple[int, bool]]:
    """Each frame that something was wanted in: when, and whether anything of it was shown."""
    reports: dict[tuple[int, int], list[Event]] = defaultdict(list)
    begins: dict[tuple[int, int], int] = {}
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            report = event["args"].get("frame_reporter") or event["args"]["chrome_frame_reporter"]
            key = (report["frame_source"], report["frame_sequence"])
            reports[key].append(report)
            begins[key] = min(begins.get(key, event["ts"]), event["ts"])
    for key, told in reports.items():
        drawn = any(report["state"].startswith("STATE_PRESENTED") for report in told)
        if drawn or any(report["state"] == "STATE_DROPPED" for report in told):
            yield begins[key], drawn


def within(event: Event, other: Event) -> bool:
    return bool(other["ts"] <= event["ts"] and event["ts"] + event["dur"] <= other["ts"] + other["dur"])


def by_task(work: list[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """The main thread's tasks, each with all that was done in it."""
    work.sort(key=lambda e: (e["ts"], -e["dur"]))
    task: Event | None = None
    inside: list[Event] = []
    for event in work:
        if task and within(event, task):
            inside.append(event)
        elif event["name"] == TASK:
            if task:
                yield task, inside
            task, inside = event, []
    if task:
        yield task, inside


def own_times(inside: list[Event]) -> Counter[str]:
    """Script, style, layout and paint, each without the others that it called."""
    times: Counter[str] = Counter()
    open_: list[tuple[int, str]] = []
    for event in inside:
        name = event["name"]
        kind = (
            "script"
            if name in SCRIPT
            else "paint"
            if name in PAINT
            else {STYLE: "style", LAYOUT: "layout"}.get(name)
        )
        if not kind:
            continue
        while open_ and open_[-1][0] <= event["ts"]:
            open_.pop()
        times[kind] += event["dur"]
        if open_:
            times[open_[-1][1]] -= event["dur"]
        open_.append((event["ts"] + event["dur"], kind))
    return times

"""`pythia simulate GAME`: bots play many games among themselves, and a table sums them up."""

import argparse
import os
import secrets
import sys
from collections.abc import Iterator

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pythia.bots.simulate import (
    MAX_ACTIONS,
    Endless,
    Estimate,
    Plan,
    PlayedGame,
    SeatSummary,
    Summary,
    levels,
    simulate,
    summarise,
)
from pythia.cli.asked import asked_game, asked_options, usual_level
from pythia.cli.console import err, knows_unicode
from pythia.text import Texts, ascii_only, texts

WORTH_PROCESSES = 30
"""From so many games on, starting other processes costs less than it saves."""


def run(args: argparse.Namespace, say: Texts) -> int:
    game = asked_game(args, say)
    if game is None:
        return 2
    bots = tuple((usual_level(game) if args.bots is None else args.bots).split(","))
    for level in bots:
        if level not in levels(game):
            err(say("simulate-no-level", level=level, levels=", ".join(levels(game))))
            return 2
    if len(bots) not in (1, args.players):
        err(say("simulate-bots-count", players=args.players, count=len(bots)))
        return 2
    options = asked_options(args, game, say)
    if options is None:
        return 2
    plan = Plan(
        game=game.name,
        options=options,
        bots=bots * args.players if len(bots) == 1 else bots,
        games=args.games,
        seed=args.seed or secrets.token_hex(4),
    )
    try:
        summary = summarise(_watched(plan, say))
    except Endless:
        err(say("simulate-endless", actions=MAX_ACTIONS, seed=plan.seed))
        return 1
    _print(plan, summary, say)
    return 0


def _watched(plan: Plan, say: Texts) -> Iterator[PlayedGame]:
    """The games, with a bar on the terminal while they are played; standard output stays clean."""
    processes = min(2, os.cpu_count() or 1) if plan.games >= WORTH_PROCESSES else 1
    console = Console(stderr=True)
    label = say("simulate-playing") if knows_unicode(console.file) else ascii_only(say("simulate-playing"))
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield from bar.track(simulate(plan, processes), total=plan.games)


def _print(plan: Plan, summary: Summary, say: Texts) -> None:
    """A row a seat and one for all; with several games, each mean with its 95 % interval."""
    unicode = knows_unicode(sys.stdout)
    console = Console(highlight=False, markup=False)

    def shown(text: str) -> str:
        return text if unicode else ascii_only(text)

    table = Table(box=box.SIMPLE_HEAD if unicode else box.ASCII)
    table.add_column(shown(say("simulate-seat")), justify="right")
    table.add_column(shown(say("simulate-bot")))
    for heading in _headings(plan.game, summary, texts(say.language, plan.game)):
        table.add_column(shown(heading), justify="right")
    for seat, (level, own) in enumerate(zip(plan.bots, summary.seats, strict=True), start=1):
        table.add_row(str(seat), level, *(shown(cell) for cell in _cells(own, say)))
    table.add_section()
    *figures, _ = _cells(summary.everyone, say)
    table.add_row("", shown(say("simulate-everyone")), *(shown(cell) for cell in figures), "")
    console.print(table)
    length = say(
        "simulate-length",
        games=summary.games,
        mean=_number(summary.actions.mean, 1, say),
        deviation=_number(summary.actions.deviation or 0.0, 1, say),
        shortest=summary.shortest,
        longest=summary.longest,
    )
    for line in (length, say("simulate-margin"), say("simulate-seed", seed=plan.seed)):
        console.print(shown(line), soft_wrap=True)


def _headings(game: str, summary: Summary, say: Texts) -> Iterator[str]:
    points = f"{game}-statistics-points"
    yield say(points) if say.has(points) else say("simulate-points-game")
    for name in summary.everyone.shares:
        yield say(f"{game}-statistics-{name}")
    yield say("simulate-won")


def _cells(own: SeatSummary, say: Texts) -> tuple[str, ...]:
    shares = (_share(each, say) for each in own.shares.values())
    return _spread(own.points.mean, own.points.margin, 2, say), *shares, _share(own.won, say)


def _share(share: Estimate, say: Texts) -> str:
    margin = None if share.margin is None else 100 * share.margin
    return say("simulate-share", share=_spread(100 * share.mean, margin, 1, say))


def _spread(mean: float, margin: float | None, decimals: int, say: Texts) -> str:
    """A mean and, where one is known, its margin."""
    if margin is None:
        return _number(mean, decimals, say)
    return say("simulate-mean", mean=_number(mean, decimals, say), margin=_number(margin, decimals, say))


def _number(value: float, decimals: int, say: Texts) -> str:
    """With the language's decimal mark."""
    return f"{value:.{decimals}f}".replace(".", say("simulate-decimal-mark"))

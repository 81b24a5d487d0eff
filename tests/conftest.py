"""What tests share: how long they take, and an honest last line."""

import os

import pytest
from hypothesis import settings

LONG = os.environ.get("PYTHIA_LONG") == "1"
"""`make test-long`: the same laws, many more examples."""

LONGEST = (
    "tests/e2e/test_quest.py::test_a_whole_match_with_a_bot",
    "tests/e2e/test_motion.py",
    "tests/e2e/test_quest.py",
    "tests/e2e/test_oraklos.py",
    "tests/e2e/test_browser.py",
    "tests/faults/test_faults.py",
    "tests/wheel/test_wheel.py",
    "tests/attacks/test_attacks.py",
    "tests/games/prophecy/kernel",
    "tests/cli/test_play.py",
    "tests/server",
    "tests/cli",
    "tests/games/quest/test_bots.py",
    "tests/leaks",
    "tests/fuzz",
)
"""What takes long is begun first: short tests at the end keep all processes busy, a long one does not."""

settings.register_profile("short", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("long" if LONG else "short")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return next((n for n, start in enumerate(LONGEST) if item.nodeid.startswith(start)), len(LONGEST))

    items.sort(key=place)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names what was left out, and counts it."""
    left_out = terminalreporter.stats.get("skipped", [])
    for report in left_out:
        terminalreporter.write_line(f"left out: {report.nodeid}: {report.longrepr[-1]}")
    terminalreporter.write_line(f"left out: {len(left_out)}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where everything must run, what is left out is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if (
        os.environ.get("CI") == "true"
        and reporter
        and reporter.stats.get("skipped")
        and not session.exitstatus
    ):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED

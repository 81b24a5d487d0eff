"""`make steady` counts what it runs, goes on after a failure, and leaves nothing running."""

import subprocess
from pathlib import Path

import pytest

from tests.steady import THE_RUN, Run, busy, plan, steady

MIXED = """
import pytest
def test_fine(): pass
def test_wrong(): assert 0
@pytest.mark.skip(reason="no")
def test_left(): pass
@pytest.fixture
def broken(): raise ValueError
def test_unready(broken): pass
"""


@pytest.fixture(autouse=True)
def _plain_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plugins only cost time here."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def _run(folder: Path, name: str, text: str) -> Run:
    (folder / f"test_{name}.py").write_text(text)
    return Run(name, ("-p", "no:cacheprovider", f"test_{name}.py"))


def test_failures_are_counted_by_test_and_do_not_end_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    mixed, fine = _run(tmp_path, "mixed", MIXED), _run(tmp_path, "fine", "def test_fine(): pass")
    assert steady([(mixed,), (mixed, fine)], 0, logs, tmp_path) == 1
    said = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert next(line for line in said if line.startswith("mixed")).startswith("mixed 2 2 2 4 2")
    assert next(line for line in said if line.startswith("fine")).startswith("fine 1 0 1 0 0")
    assert "2 times test_mixed::test_wrong" in said
    assert "2 times test_mixed::test_unready" in said
    kept = sorted(log.name for log in logs.iterdir())
    assert kept == ["001-mixed.log", "002-mixed.log"]
    assert "assert 0" in (logs / kept[0]).read_text()


def test_no_failure_is_steady(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logs = tmp_path / "logs"
    logs.mkdir()
    assert steady([[_run(tmp_path, "fine", "def test_fine(): pass")]], 1, logs, tmp_path) == 0
    assert "steady: 1 runs without a failure" in capsys.readouterr().out
    assert not list(logs.iterdir())


def test_a_run_that_cannot_even_begin_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert steady([[Run("none", ("no_such_file.py",))]], 0, tmp_path, tmp_path) == 1
    assert f"{THE_RUN} ended with 4" in capsys.readouterr().out


def test_the_machine_is_busy_only_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def remember(words: list[str]) -> "subprocess.Popen[bytes]":
        started.append(begin(words))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", remember)
    with busy(2):
        assert [process.poll() for process in started] == [None, None]
    assert all(process.returncode is not None for process in started)


def test_all_tests_are_in_it() -> None:
    runs = [run for group in plan(3, 20, "2") for run in group]
    assert [run.name for run in runs].count("browser") == 23
    assert [run.name for run in runs].count("server") == 20
    assert [run.words[-2:] for run in runs].count(("--ignore", "tests/e2e")) == 3

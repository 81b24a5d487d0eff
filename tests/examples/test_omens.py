"""A game of its own distribution: installed, it is played everywhere, without a line changed elsewhere."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from pythia import games

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "omens"


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Where the example is installed, beside what we are."""
    target = tmp_path_factory.mktemp("installed")
    words = ("install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(target))
    quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([sys.executable, "-m", "pip", *words, str(EXAMPLE)], env=quiet, check=True)
    path = os.pathsep.join([str(target), str(ROOT), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path}


def run(environ: dict[str, str], module: str, *words: str) -> str:
    command: Sequence[str] = [sys.executable, "-m", module, *words]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_no_part_of_us() -> None:
    assert "omens" not in games.names()


def test_it_keeps_every_law_leaks_nothing_and_is_played_at_a_table(
    environ: dict[str, str], tmp_path: Path
) -> None:
    for folder in ("table", "leaks"):
        (tmp_path / folder).mkdir()
    assert run(environ, "tests.examples.play_omens", str(tmp_path)).endswith("all of it\n")


def test_its_rulebook_is_read_in_both_languages(environ: dict[str, str]) -> None:
    assert "**M2.2** Everybody lays one card" in run(environ, "pythia.cli", "rules", "omens", "--lang", "en")
    assert "**M2.2** Chacun pose une" in run(environ, "pythia.cli", "rules", "omens", "--lang", "fr")


def test_its_bots_play_many_games(environ: dict[str, str]) -> None:
    words = ("simulate", "omens", "--players", "3", "--seed", "a word", "--lang", "en")
    said = run(environ, "pythia.cli", *words, "--games", "40")
    assert "Points a game" in said
    assert "novice" in said
    said = run(environ, "pythia.cli", *words, "--games", "2", "--bots", "oracle")
    assert "oracle" in said


def test_its_options_are_options_of_the_command(environ: dict[str, str], tmp_path: Path) -> None:
    words = ("play", "omens", "--length", "two", "--data", str(tmp_path), "--lang", "en")
    assert "omens-1.jsonl" in run(environ, "pythia.cli", *words)
    (record,) = tmp_path.rglob("omens-1.jsonl")
    assert '"options":{"length":"two"}' in record.read_text()
    help_ = " ".join(run(environ, "pythia.cli", "play", "--help", "--lang", "fr").split())
    assert "omens : Nombre de nuits (quatre nuits ; deux nuits)" in help_.replace("\u00a0", " ")


def test_every_message_exists_in_both_languages() -> None:
    for name in ("", "rulebook."):
        kept = [
            (EXAMPLE / "omens" / "text" / f"{name}{language}.ftl").read_text() for language in ("en", "fr")
        ]
        ids = [[line.split(" = ")[0] for line in text.splitlines() if " = " in line] for text in kept]
        assert ids[0] == ids[1]
        assert ids[0]

"""The house keeps its order: who may import whom, what must stay light, how long a file may be."""

import ast
import re
import subprocess
import sys
from pathlib import Path

from pythia import games

SOURCE = Path(__file__).parent.parent / "src" / "pythia"

ARROWS = {
    "story": set(),
    "words": set(),
    "contract": {"story", "words", "batch", "judging", "terminal", "presentation"},
    "batch": {"contract"},
    "judging": {"contract"},
    "offers": {"contract"},
    "terminal": {"contract"},
    "presentation": {"contract"},
    "games": {"contract", "offers", "batch", "judging", "terminal", "presentation"},
    "table": {"contract", "offers", "games", "presentation"},
    "text": {"contract", "offers", "games"},
    "bots": {"contract", "offers", "games", "table"},
    "analysis": {"contract", "offers", "judging", "games", "table", "bots"},
    "store": {"contract", "offers", "games", "table"},
    "server": {"contract", "offers", "presentation", "games", "table", "store", "bots", "analysis"},
    "research": {"contract", "offers", "batch", "games", "table", "bots", "analysis"},
    "api": {"contract", "offers", "games", "table", "bots"},
    "cli": {"contract", "offers", "terminal", "presentation", "games", "table"}
    | {"store", "bots", "analysis", "server", "research"},
}
"""What each part may import besides itself and `text`. `contract` names the types of a game's optional parts,
and imports them for the type checker alone."""


def modules() -> dict[str, ast.Module]:
    return {
        ".".join(("pythia", *path.relative_to(SOURCE).with_suffix("").parts)): ast.parse(path.read_text())
        for path in sorted(SOURCE.rglob("*.py"))
    }


def imports(tree: ast.Module) -> set[str]:
    """Every module of ours that a module imports, as dotted names."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute, so that they can be checked"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "pythia"}


def part(module: str) -> str:
    pieces = module.split(".")
    return pieces[1] if len(pieces) > 1 else ""


def test_arrows() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, tree in modules().items()
        for name in imports(tree)
        if part(module) not in ("", "__init__") and part(name) not in ("__version__", "text", part(module))
        if part(name) not in ARROWS[part(module)]
    ]
    assert not wrong


def test_games_never_import_each_other() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, tree in modules().items()
        if module.startswith("pythia.games.") and len(module.split(".")) > 3
        for name in imports(tree)
        if name.startswith("pythia.games.") and name.split(".")[2] != module.split(".")[2]
    ]
    assert not wrong


def test_rules_know_no_clock_no_random_no_files() -> None:
    forbidden = {"time", "datetime", "random", "secrets", "os", "io", "pathlib", "socket", "asyncio"}
    allowed = {
        "pythia.table.chance": {"secrets"},  # where a new seed comes from
        "pythia.table.conformance": {"random"},  # a test that plays at random, from a seed
    }
    wrong = []
    for module, tree in modules().items():
        pure = part(module) in ("games", "table", "contract", "story", "words")
        if not pure or ".bots" in module or ".terminal." in f"{module}.":
            continue
        for node in ast.walk(tree):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not _only_for_types(node):
                names = [str(node.module)]
            tops = {name.split(".")[0] for name in names} & forbidden
            wrong += [f"{module} imports {top}" for top in tops - allowed.get(module, set())]
    assert not wrong


def _only_for_types(node: ast.ImportFrom) -> bool:
    """`from random import Random` names the type of a bot's dice; it draws nothing."""
    return [alias.name for alias in node.names] == ["Random"]


def test_replay_starts_light() -> None:
    """The quick commands load none of the heavy libraries."""
    heavy = ["rich", "prompt_toolkit", "numba", "numpy", "fluent", "babel"]
    program = (
        f"import sys, pythia.cli.replay, pythia.cli.parser; print(*(m for m in {heavy} if m in sys.modules))"
    )
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.split() == []


def test_nothing_on_the_way_of_rules_bots_or_server_needs_a_compiler() -> None:
    parts = ["api", "bots.simulate", "games.prophecy.bots", "games.quest", "games.oraklos", "server.http.app"]
    loads = "; ".join(f"import pythia.{part}" for part in (*parts, "cli.parser"))
    program = f"import sys; {loads}; print('numba' in sys.modules or 'llvmlite' in sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout.strip() == "False"


def test_files_can_be_held_in_mind() -> None:
    root = SOURCE.parent.parent
    folders = (SOURCE, root / "tests", root / "benchmarks")
    lines = {path: len(path.read_text().splitlines()) for folder in folders for path in folder.rglob("*.py")}
    assert {str(path.relative_to(root)): count for path, count in lines.items() if count > 400} == {}


def test_nothing_outside_its_folder_names_a_game() -> None:
    """What is a game's own is asked for."""
    named = re.compile(rf"\b({'|'.join(games.names())})\b", re.IGNORECASE)
    folders = ("server", "bots", "analysis", "table", "store", "cli", "text", "research")
    files = [path for folder in folders for path in (SOURCE / folder).rglob("*.py")]
    alone = ("contract", "story", "words", "offers", "batch", "judging", "terminal", "presentation")
    files += [SOURCE / f"{name}.py" for name in alone]
    wrong = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if named.search(line)
    ]
    assert not wrong


def test_no_word_of_the_house_is_about_one_game() -> None:
    """Neither its id nor what it says; `prophecy` and `quest` are words too, so only names count there."""
    names = "|".join(games.names())
    about_one = re.compile(rf"(?i:^({names})-)|\b({'|'.join(map(str.title, games.names()))})\b")
    wrong = [
        f"{path.name}:{number}"
        for path in (SOURCE / "text").glob("*.ftl")
        for number, line in enumerate(path.read_text().splitlines(), start=1)
        if about_one.search(line)
    ]
    assert not wrong


def test_the_contract_needs_only_story_and_words_at_run_time() -> None:
    tree = modules()["pythia.contract"]
    for_types = [node for node in tree.body if isinstance(node, ast.If)]
    at_run_time = imports(tree) - set().union(*(imports(ast.Module([node], [])) for node in for_types))
    assert {part(name) for name in at_run_time} == {"story", "words"}

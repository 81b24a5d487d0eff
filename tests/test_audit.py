"""What the audit tools answer is not taken for more than it says."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).parent.parent
SPEC = spec_from_file_location("audit", ROOT / "requirements" / "audit.py")
assert SPEC
assert SPEC.loader
audit = module_from_spec(SPEC)
SPEC.loader.exec_module(audit)


def test_what_pip_audit_could_not_look_up_is_not_fine() -> None:
    answer = {
        "dependencies": [
            {"name": "one", "version": "1.0", "vulns": []},
            {"name": "two", "version": "2.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"]}]},
            {"name": "three", "skip_reason": "Dependency not found on PyPI and could not be audited"},
        ],
        "fixes": [],
    }
    report = audit.of_python(json.dumps(answer))
    assert (report.asked, report.known) == (2, ["two 2.0: PYSEC-1"])
    assert [line.partition(":")[0] for line in report.unasked] == ["three"]
    for nothing in ("", "Connection refused", "[]"):
        assert audit.of_python(nothing).unasked


def test_what_npm_could_not_ask_is_not_fine() -> None:
    counts = {"metadata": {"dependencies": {"total": 200}}}
    fine = audit.of_npm(json.dumps({"vulnerabilities": {}, **counts}))
    assert fine == (200, [], [])
    holes = audit.of_npm(json.dumps({"vulnerabilities": {"one": {"severity": "high"}}, **counts}))
    assert holes.known == ["one: high"]
    refused = audit.of_npm(json.dumps({"message": "405 Method Not Allowed", "error": {}}))
    assert (refused.asked, len(refused.unasked)) == (0, 1)
    assert "405" in refused.unasked[0]
    assert audit.of_npm("").unasked


def test_every_lock_is_pinned_with_hashes() -> None:
    for file in (ROOT / "requirements").glob("*.txt"):
        pins = [line for line in file.read_text().splitlines() if line and not line.startswith((" ", "#"))]
        assert pins
        assert all("==" in pin and pin.endswith("\\") for pin in pins), file.name

"""`make audit`: are there known holes in what we depend on? Asks the advisory services of PyPI and npm.

Exit 0: asked about everything, nothing known. 1: something is known. 2: something could not be asked about;
a service that cannot be reached, or does not know a package, must not look like good news.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
PIP_AUDIT = (
    "-m",
    "pip_audit",
    "--require-hashes",
    "--disable-pip",
    "--progress-spinner=off",
    "--format=json",
)
NPM_AUDIT = (str(HERE.parent / "web" / "build.py"), "--npm", "audit", "--json", "--package-lock-only")


class Report(NamedTuple):
    asked: int
    """Packages whose advisories were looked up."""
    known: list[str]
    unasked: list[str]


def of_python(said: str) -> Report:
    """What pip-audit's JSON means: it counts what it could not look up as fine, and we do not."""
    report = _json(said)
    if "dependencies" not in report:
        return Report(0, [], ["the advisory service for Python cannot be reached"])
    found = report["dependencies"]
    known = [
        f"{each['name']} {each['version']}: {hole['id']}" for each in found for hole in each.get("vulns", ())
    ]
    unasked = [f"{each['name']}: {each['skip_reason']}" for each in found if "skip_reason" in each]
    return Report(len(found) - len(unasked), known, unasked)


def of_npm(said: str) -> Report:
    report = _json(said)
    if "vulnerabilities" not in report:
        why = report.get("message") or "no answer"
        return Report(0, [], [f"the advisory service for npm cannot be reached: {why}"])
    known = [f"{name}: {hole['severity']}" for name, hole in report["vulnerabilities"].items()]
    return Report(report["metadata"]["dependencies"]["total"], known, [])


def _json(said: str) -> dict[str, Any]:
    try:
        report = json.loads(said)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


def _said_by(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False
    )
    return done.stdout


def main() -> int:
    reports = {"npm": of_npm(_said_by(*NPM_AUDIT))}
    for file in sorted(HERE.glob("*.txt")):
        reports[file.name] = of_python(_said_by(*PIP_AUDIT, "--requirement", str(file)))
    for name, report in reports.items():
        print(f"{name}: {report.asked} packages asked about, {len(report.known)} known holes", flush=True)
        for line in report.known:
            print(f"  KNOWN  {line}")
        for line in report.unasked[:3]:
            print(f"  NOT ASKED  {line}")
        if len(report.unasked) > 3:
            print(f"  NOT ASKED  and {len(report.unasked) - 3} more")
    if any(report.known for report in reports.values()):
        return 1
    if any(report.unasked for report in reports.values()):
        print("The advisory services could not be asked about everything. Try again from another network.")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

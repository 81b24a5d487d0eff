"""Where and of what a figure is."""

import os
import platform
import subprocess
from pathlib import Path

from benchmarks.simulator.processes import ROOT, cores


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def machine() -> str:
    """With how many processes want a core meanwhile."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{processor()}, {len(cores())} cores{load}, {platform.system()}, Python {platform.python_version()}"
    )


def commit() -> str:
    """What is measured, and whether it is more than what is committed."""

    def said(*words: str) -> str:
        return subprocess.run(
            ["git", *words], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.strip()

    try:
        changed = said("status", "--porcelain", "--", "src", "benchmarks/simulator")
        return said("rev-parse", "--short", "HEAD") + (" with changes" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"

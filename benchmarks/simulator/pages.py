"""What was measured, in the documents: the plot, and the marked part of docs/research.md."""

from benchmarks.simulator.plot import picture
from benchmarks.simulator.processes import ROOT
from benchmarks.simulator.report import Measured, told

PAGE, PLOT = ROOT / "docs" / "research.md", ROOT / "docs" / "simulator.svg"
BEGIN = "<!-- `python -m benchmarks.simulator --write` writes from here -->"
END = "<!-- to here -->"


def filled(page: str, block: str) -> str:
    """The page with this between its marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError("the page has no marks")
    return f"{before}{begin}\n\n{block}\n\n{end}{after}"


def write(found: Measured) -> None:
    PLOT.write_text(picture(found), encoding="utf-8")
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), told(found)), encoding="utf-8")

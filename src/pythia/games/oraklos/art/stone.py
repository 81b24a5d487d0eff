"""What floor and border share: their colours by day and by night, a steady hand, the SVG around it."""

from typing import NamedTuple


class Stone(NamedTuple):
    """The colours of one time of day."""

    name: str
    joint: str
    slabs: tuple[str, ...]
    light: str
    dark: str
    speck: str
    band: str
    figure: str
    rule: str


DAY = Stone(
    "day",
    joint="#a4562b",
    slabs=("#cd7642", "#c96f3b", "#d07d49", "#c46a37", "#cb7440", "#d28351"),
    light="#dc9462",
    dark="#b4602f",
    speck="#8f4a25",
    band="#c96f3b",
    figure="#1b1512",
    rule="#1b1512",
)
NIGHT = Stone(
    "night",
    joint="#2a1710",
    slabs=("#552f1e", "#502b1b", "#593321", "#4c2919", "#532d1d", "#5b3623"),
    light="#6a3f29",
    dark="#3c2015",
    speck="#2f1910",
    band="#120e0c",
    figure="#b5622f",
    rule="#b5622f",
)
TIMES = (DAY, NIGHT)


def noise(*key: int) -> float:
    """A number from 0 to 1, the same for the same key: a floor that is worn alike every time."""
    value = 2166136261
    for part in key:
        value = (value ^ part + 7919) * 16777619 & 0xFFFFFFFF
        value = (value ^ value >> 15) * 2246822519 & 0xFFFFFFFF
        value ^= value >> 13
    return value / 0xFFFFFFFF


def picture(width: int, height: int, body: str) -> str:
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'

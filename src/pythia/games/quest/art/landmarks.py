"""Where people live: the City, the Village, and five guilds, each with its own house and banner."""

from collections.abc import Callable

from pythia.games.quest.art.ink import BANNERS, Palette, at, line

BANNER_SIGNS = {
    "magic-tower": "M0 -6L1.6 -1.8L6 -1.6L2.6 1.2L3.8 5.6L0 3L-3.8 5.6L-2.6 1.2L-6 -1.6L-1.6 -1.8Z",
    "monastery": "M0 -6a6 6 0 1 0 0.1 0M0 -3a3 3 0 1 1 -0.1 0",
    "fortress": "M-5 5V-5H-2.4V-2.4H-1V-5H1V-2.4H2.4V-5H5V5Z",
    "forest-camp": "M0 -6L5 2H1.2V6H-1.2V2H-5Z",
    "thieves-guild": "M2 -6A6 6 0 1 0 6 3A5 5 0 1 1 2 -6Z",
}
"""Star, ring, battlement, tree and moon."""


def banner(guild: str, paper: Palette, x: float, top: float, foot: float) -> str:
    """A pole with a swallow-tailed flag."""
    flag = f"M{x} {top}h26l-5 8l5 8H{x}Z"
    sign = at(x + 10, top + 8, f'<path d="{BANNER_SIGNS[guild]}" fill="#fdf7e7"/>', 0.95)
    return line(f"M{x} {top - 3}V{foot}", paper.ink, 2) + line(flag, paper.ink, 1.2, BANNERS[guild]) + sign


def _magic_tower(paper: Palette) -> str:
    return (
        line("M-12 36L-9 -18H9L12 36Z", paper.ink, 1.6, paper.stone)
        + line("M-13 -18H13L16 -26H-16Z", paper.ink, 1.5, paper.stone)
        + line("M-15 -26L0 -56L15 -26Z", paper.ink, 1.5, paper.roof)
        + line("M3 -46L12 -27M6 -40l4 12", paper.ink, 0.8)
        + line("M-3 -6a3 4 0 0 1 6 0v6h-6ZM-3 14a3 4 0 0 1 6 0v6h-6Z", paper.ink, 1.1, paper.glow)
        + line("M8 -10L10 34M4 2L6 34", paper.ink, 0.7, more='opacity=".6"')
        + line("M-24 36Q0 28 24 36", paper.ink, 1.4)
        + banner("magic-tower", paper, 15, -48, -24)
    )


def _monastery(paper: Palette) -> str:
    return (
        line("M-34 34V6L-14 -8L6 6V34Z", paper.ink, 1.6, paper.light)
        + line("M-38 8L-14 -10L10 8", paper.ink, 1.8, "none")
        + line("M6 34V-16H26V34Z", paper.ink, 1.6, paper.light)
        + line("M4 -16Q16 -38 28 -16Z", paper.ink, 1.5, paper.roof)
        + line("M12 -4a4 5 0 0 1 8 0v8h-8Z", paper.ink, 1.1, paper.wood)
        + line(
            "M-18 34V22a4 5 0 0 1 8 0V34M-30 20v-5a2 3 0 0 1 4 0v5ZM-2 20v-5a2 3 0 0 1 4 0v5Z",
            paper.ink,
            1.1,
            paper.wood,
        )
        + f'<circle cx="-14" cy="6" r="4.5" fill="{paper.glow}" stroke="{paper.ink}"/>'
        + banner("monastery", paper, 16, -54, -28)
    )


def _fortress(paper: Palette) -> str:
    tower = "V-14h-3v-9h4v4h4v-4h4v4h4v-4h4v9h-3V34Z"
    return (
        line("M-26 34V2h5v5h6V2h6v5h6V2h6v5h6V2h6v5h5V2h6V34Z", paper.ink, 1.6, paper.stone)
        + line("M-40 34" + tower, paper.ink, 1.6, paper.stone)
        + line("M26 34" + tower, paper.ink, 1.6, paper.stone)
        + line("M-8 34V20Q0 8 8 20V34Z", paper.ink, 1.5, paper.wood)
        + line("M-4 34V17M0 34V14M4 34V17M-8 26H8", paper.ink, 0.7)
        + line("M-34 -6v7M32 -6v7M-22 14h5M14 16h6M-18 24h6M18 26h5", paper.ink, 1)
        + banner("fortress", paper, 0, -44, 6)
    )


def _forest_camp(paper: Palette) -> str:
    return (
        line("M-40 34L-22 0L-4 34Z", paper.ink, 1.6, paper.light)
        + line("M-22 0L-26 34H-18Z", paper.ink, 1.2, paper.wood)
        + line("M-22 0l-3 -6M-22 0l3 -6", paper.ink, 1.3)
        + line("M18 34V-30", paper.wood, 6)
        + line("M15 34V-28M21 34V-28", paper.ink, 1)
        + line("M2 -6H34V-2H2Z", paper.ink, 1.3, paper.wood)
        + line("M4 -6V-16H32V-6M4 -12H32", paper.ink, 1.1)
        + line("M-2 -16L18 -36L38 -16Z", paper.ink, 1.5, paper.moss)
        + line("M9 34V-2M13 34V-2M9 4h4M9 11h4M9 18h4M9 25h4", paper.ink, 0.9)
        + banner("forest-camp", paper, 18, -58, -34)
    )


def _thieves_guild(paper: Palette) -> str:
    return (
        line("M-26 34L-30 -4L2 -8L4 34Z", paper.ink, 1.6, paper.stone)
        + line("M-36 -2L-16 -32L8 -8Z", paper.ink, 1.5, paper.roof)
        + line("M4 34L6 -20L28 -16L30 34Z", paper.ink, 1.6, paper.stone)
        + line("M2 -18L18 -40L34 -14Z", paper.ink, 1.5, paper.wood)
        + line(
            "M-20 34V20h9V34ZM-22 4h7v8h-7ZM-8 2h6v8h-6ZM12 -4h7v9h-7ZM14 18h8v9h-8Z",
            paper.ink,
            1.1,
            paper.ink,
        )
        + line("M-14 28a5 5 0 1 0 8 4", paper.ink, 0.8)
        + f'<path d="M14 -2h3v5h-3Z" fill="{paper.glow}"/>'
        + banner("thieves-guild", paper, -18, -54, -28)
    )


def _house(x: float, y: float, width: float, height: float, paper: Palette, roof: str) -> str:
    half = width / 2
    return (
        line(f"M{x - half} {y}V{y - height}H{x + half}V{y}Z", paper.ink, 1.3, paper.light)
        + line(
            f"M{x - half - 3} {y - height}L{x} {y - height - width * 0.7:.1f}L{x + half + 3} {y - height}Z",
            paper.ink, 1.3, roof,
        )
        + line(f"M{x - 2} {y}v-6h4v6", paper.ink, 1, paper.wood)
    )  # fmt: skip


def _city(paper: Palette) -> str:
    houses = [
        (-20, 6, 14, 16),
        (18, 4, 14, 18),
        (-4, 2, 13, 24),
        (8, 14, 13, 14),
        (-30, 20, 13, 12),
        (30, 18, 13, 13),
        (-12, 20, 14, 12),
    ]
    wall = "M-42 36V20h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h6V36Z"
    return (
        line("M-4 -14V-44L2 -54L8 -44V-14Z", paper.ink, 1.4, paper.stone)
        + line("M-7 -42L2 -60L11 -42Z", paper.ink, 1.4, paper.roof)
        + "".join(_house(x, y, w, h, paper, paper.roof) for x, y, w, h in houses)
        + line(wall, paper.ink, 1.5, paper.stone)
        + line("M-7 36V30a7 7 0 0 1 14 0V36Z", paper.ink, 1.3, paper.wood)
        + line("M2 -60v-10l9 3l-9 4", paper.ink, 1.2, paper.roof)
    )


def _village(paper: Palette) -> str:
    return (
        _house(-20, 18, 24, 16, paper, paper.straw)
        + _house(22, 14, 22, 15, paper, paper.straw)
        + _house(2, 34, 26, 16, paper, paper.roof)
        + line("M-12 -10v-8h5v5", paper.ink, 1.2, paper.stone)
        + line("M-9 -20q-5 -6 0 -11t0 -12", paper.ink, 1.2, more='opacity=".6"')
        + line("M-42 32v-8M-36 32v-8M-30 32v-8M-44 28h18M30 34v-8M36 34v-8M42 34v-8M28 30h17", paper.ink, 1.2)
        + line("M34 0q-2 -16 6 -18q8 4 4 18Z", paper.ink, 1.1, paper.moss)
    )


LANDMARKS: dict[str, Callable[[Palette], str]] = {
    "magic-tower": _magic_tower,
    "monastery": _monastery,
    "fortress": _fortress,
    "forest-camp": _forest_camp,
    "thieves-guild": _thieves_guild,
    "city": _city,
    "village": _village,
}

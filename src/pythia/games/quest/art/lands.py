"""What the traveller draws in a wild land: peaks, trees, furrows; and harbours and gates."""

from collections.abc import Callable

from pythia.games.quest.art.ink import Palette, at, line, noise, smooth

Draw = Callable[[int, Palette], str]


def _peak(x: float, y: float, size: float, key: int, paper: Palette) -> str:
    """A mountain, lit from the left, hatched on the right; drawn a hundred high, then made its size."""
    top = round(10 * (noise(key, 1) - 0.5))
    ridge = [(-72, 0), (-34, -42), (-20, -66), (top, -100)]
    side = [(24, -66), (36, -40), (60, -20), (78, 0)]
    outline = smooth([*ridge, *side], closed=False)
    hatch = "".join(f"M{10 + 13 * i} {15 * i - 74}l-5 30" for i in range(4))
    drawn = (
        f'<path d="{outline}Z" fill="{paper.light}" fill-opacity=".75"/>'
        f'<path d="M{top} -100L-6 -58L10 -34L-2 0H78Z" fill="{paper.slate}"/>'
        f'<path d="M{top} -100l-20 32l12 -6l6 12l10 -14l12 6Z" fill="{paper.light}"/>'
        + line(outline, paper.ink, round(170 / size, 1))
        + line(hatch, paper.ink, round(90 / size, 1), more='opacity=".7"')
    )
    return at(x, y, drawn, round(size / 100, 3))


def mountains(key: int, paper: Palette) -> str:
    spots = [(-27, 6, 30), (24, 4, 34), (-2, 20, 40), (34, 32, 22), (-36, 34, 20)]
    return "".join(
        _peak(x + 6 * noise(key, i, 3), y, size * (0.85 + 0.3 * noise(key, i, 4)), key * 10 + i, paper)
        for i, (x, y, size) in enumerate(spots)
    )


TREE = 27.5
"""How high trees are about: their lines are as thick as all others then."""


def _pine(paper: Palette) -> str:
    right = "M0 -100l32 40h-12l24 42"
    crown = f"{right}h-88l24 -42h-12Z"
    return (
        line("M0 -18V0", paper.wood, round(240 / TREE, 1))
        + f'<path d="{crown}" fill="{paper.moss}"/>'
        + f'<path d="{right}h-44Z" fill="{paper.ink}" fill-opacity=".22"/>'
        + line(crown, paper.ink, round(120 / TREE, 1))
    )


def _oak(paper: Palette) -> str:
    crown = smooth([(-44, -48), (-36, -84), (-4, -104), (32, -88), (44, -52), (16, -28), (-20, -28)])
    return (
        line("M0 -44V0", paper.wood, round(260 / TREE, 1))
        + f'<path d="{crown}" fill="{paper.moss}"/>'
        + f'<ellipse cx="16" cy="-52" rx="24" ry="20" fill="{paper.ink}" fill-opacity=".18"/>'
        + line(crown, paper.ink, round(120 / TREE, 1))
    )


def trees(paper: Palette) -> str:
    """Each is drawn once, a hundred high; forests are full of them."""
    return f'<defs><g id="oak">{_oak(paper)}</g><g id="pine">{_pine(paper)}</g></defs>'


TREES = [
    (-34, -8), (-12, -16), (12, -14), (36, -6), (-24, 8), (0, 4),
    (24, 10), (-40, 26), (-12, 26), (14, 28), (38, 28),
]  # fmt: skip


def forest(key: int, paper: Palette) -> str:
    return "".join(
        at(
            x + 6 * noise(key, i, 6) - 3,
            y + 6 * noise(key, i, 7),
            f'<use href="#{"oak" if noise(key, i, 5) > 0.6 else "pine"}"/>',
            round((24 + 7 * noise(key, i, 8)) / 100, 3),
        )
        for i, (x, y) in enumerate(TREES)
    )


def plains(key: int, paper: Palette) -> str:
    """Fields in strips, tufts, and here and there a mill."""
    furrows = "".join(
        f"M{-44 + 3 * i + 4 * noise(key, i):.1f} {-20 + 8 * i:.1f}q{18 + 6 * noise(key, i, 2):.1f} -6 "
        f"{34 + 8 * noise(key, i, 3):.1f} -1"
        for i in range(4)
    )
    tufts = ""
    for i in range(9):
        x, y = -40 + 84 * noise(key, i, 9), 4 + 32 * noise(key, i, 10)
        tufts += f"M{x:.1f} {y:.1f}l-3 -6M{x:.1f} {y:.1f}v-8M{x:.1f} {y:.1f}l3 -6"
    drawn = line(furrows, paper.wood, 1.3, more='opacity=".8"') + line(
        tufts, paper.ink, 1.1, more='opacity=".75"'
    )
    return drawn + at(26, 2, _mill(paper) if noise(key, 20) > 0.45 else _sheaves(paper))


def _mill(paper: Palette) -> str:
    body = "M-6 12L-4 -8H4L6 12Z"
    sails = "M0 -8L-13 -18M0 -8L13 2M0 -8L10 -21M0 -8L-10 5"
    return (
        line(body, paper.ink, 1.3, paper.light)
        + line("M-5 -8Q0 -15 5 -8Z", paper.ink, 1.3, paper.roof)
        + line(sails, paper.ink, 1.2)
        + line("M-13 -18l4 -3l5 8M13 2l-4 3l-5 -8M10 -21l4 4l-9 7M-10 5l-4 -4l9 -7", paper.ink, 0.8)
    )


def _sheaves(paper: Palette) -> str:
    one = "M-5 10Q0 2 -6 -8M5 10Q0 2 6 -8M0 10V-10M-4 2H4"
    return at(-8, 2, line(one, paper.wood, 1.6)) + at(8, 6, line(one, paper.wood, 1.6))


def wilderness(key: int, paper: Palette) -> str:
    """An old tree that grows as it likes, and lights between its branches."""
    trunk = (
        "M-8 30Q-2 12 -8 0Q-20 -10 -24 -22M-8 0Q0 -14 -4 -30M-6 6Q10 0 16 -14Q26 -18 28 -28"
        "M16 -14Q14 -24 18 -34M8 30Q2 16 4 4"
    )
    star = f'<path d="M0 -1Q0 0 1 0Q0 0 0 1Q0 0 -1 0Q0 0 0 -1Z" fill="{paper.glow}"/>'
    lights = "".join(
        at(x, y, star, size)
        for x, y, size in [(-36, -6, 6), (36, -8, 7), (6, -22, 5), (-22, 18, 5), (30, 20, 6), (-12, -34, 4)]
    )
    leaf = f'<ellipse rx="11" ry="7" fill="{paper.wild}" stroke="{paper.ink}" stroke-width="1"/>'
    leaves = "".join(at(x, y, leaf) for x, y in [(-26, -26), (-4, -34), (20, -36), (30, -28), (-14, -20)])
    return line(trunk, paper.ink, 5) + line(trunk, paper.wood, 2.6) + leaves + lights


def harbour(paper: Palette) -> str:
    """A mast with its rigging, at anchor."""
    return (
        line("M-15 8Q0 17 15 8L11 0H-12Z", paper.ink, 1.3, paper.wood)
        + line("M-2 0V-27M7 0V-20", paper.ink, 1.8)
        + line("M-3 -25Q-17 -17 -14 -4H-3ZM0 -25Q11 -16 6 -5H0Z", paper.ink, 1.1, paper.light)
        + line("M-2 -27L14 2M-2 -27L-15 2M7 -20L16 0", paper.ink, 0.6)
        + line("M-2 -27l8 -3l-8 -3Z", paper.ink, 0.8, paper.roof)
        + line("M-22 13q5 -4 9 0t9 0t9 0t9 0", paper.deep, 1.6)
    )


def gate(paper: Palette) -> str:
    """Two standing stones and their lintel; between them the air is not empty."""
    return (
        f'<ellipse cx="0" cy="-2" rx="8" ry="14" fill="{paper.glow}" fill-opacity=".55"/>'
        + line("M0 -13Q6 -8 1 -3T0 9", paper.glow, 1.6)
        + line("M-15 13L-13 -15L-7 -15L-6 13Z", paper.ink, 1.4, paper.stone)
        + line("M15 13L14 -14L7 -15L6 13Z", paper.ink, 1.4, paper.stone)
        + line("M-18 -15Q0 -22 18 -15L17 -21Q0 -28 -17 -21Z", paper.ink, 1.4, paper.stone)
        + line("M-11 -6v6M-12 4h2M11 -8l-1 6M10 3h2", paper.ink, 0.9)
    )


WILD: dict[str, Draw] = {
    "mountain": mountains,
    "forest": forest,
    "plains": plains,
    "wilderness": wilderness,
}

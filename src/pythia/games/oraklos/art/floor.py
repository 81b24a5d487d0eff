"""The floor: terracotta slabs in a bond, each of another firing, light on one edge and wear on its face."""

from pythia.games.oraklos.art.stone import TIMES, Stone, noise, picture

SLAB, ROWS, COLUMNS = 110, 4, 4
JOINT = 3
SIDE = SLAB * COLUMNS
"""The sheet tiles: rows are moved by half a slab, and the last slab of a row begins it too."""


def _slab(x: float, y: float, key: int, stone: Stone) -> str:
    colour = stone.slabs[int(noise(key, 1) * len(stone.slabs)) % len(stone.slabs)]
    inner, low = SLAB - JOINT, y + SLAB - JOINT
    lit = f"M{x + 2:g} {low - 1:g}V{y + 1.2:g}H{x + inner - 2:g}"
    shaded = f"M{x + 3:g} {low - 0.9:g}H{x + inner - 0.9:g}V{y + 3:g}"
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{inner}" height="{inner}" rx="2.5" fill="{colour}"/>',
        f'<path d="{lit}" fill="none" stroke="{stone.light}" stroke-width="1.6" opacity=".55"/>',
        f'<path d="{shaded}" fill="none" stroke="{stone.dark}" stroke-width="1.8" opacity=".6"/>',
    ]
    for i in range(7):
        sx, sy = x + 8 + noise(key, i, 2) * (inner - 16), y + 8 + noise(key, i, 3) * (inner - 16)
        parts.append(
            f'<ellipse cx="{sx:.1f}" cy="{sy:.1f}" rx="{0.5 + 1.3 * noise(key, i, 4):.1f}" '
            f'ry="{0.4 + 0.8 * noise(key, i, 5):.1f}" fill="{stone.speck}" opacity=".35"/>'
        )
    # Where feet have gone for a thousand years.
    wx, wy = x + 25 + noise(key, 8) * 50, y + 25 + noise(key, 9) * 50
    parts.append(
        f'<ellipse cx="{wx:.1f}" cy="{wy:.1f}" rx="{18 + 16 * noise(key, 10):.1f}" '
        f'ry="{9 + 9 * noise(key, 11):.1f}" fill="{stone.light}" opacity=".16"/>'
    )
    if noise(key, 12) < 0.18:
        cx, cy = x + 12 + noise(key, 13) * 60, y
        down, back, on = (low + span * noise(key, i) for low, span, i in ((6, 8, 14), (4, 6, 15), (5, 5, 16)))
        crack = f"M{cx:.1f} {cy:.1f}l{down:.1f} 18l-{back:.1f} 14l{on:.1f} 12"
        parts.append(f'<path d="{crack}" fill="none" stroke="{stone.dark}" stroke-width="1.1" opacity=".8"/>')
    return "".join(parts)


def floor(stone: Stone) -> str:
    slabs = []
    for row in range(ROWS):
        shift = SLAB / 2 if row % 2 else 0
        for column in range(-1, COLUMNS):
            key = row * 10 + column % COLUMNS
            slabs.append(_slab(column * SLAB + shift + JOINT / 2, row * SLAB + JOINT / 2, key, stone))
    return f'<rect width="{SIDE}" height="{SLAB * ROWS}" fill="{stone.joint}"/>' + "".join(slabs)


def files() -> dict[str, str]:
    return {f"floor-{stone.name}.svg": picture(SIDE, SLAB * ROWS, floor(stone)) for stone in TIMES}

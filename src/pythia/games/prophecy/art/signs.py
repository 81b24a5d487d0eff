"""The signs of the suits and the Specialists: figures stripped to what can be told at 16 pixels."""

from pythia.games.prophecy.art.glyphs import COIL, GLYPHS
from pythia.games.prophecy.art.pen import (
    Drawing,
    box,
    curve,
    disc,
    draw,
    feather,
    fill,
    line,
    polar,
    ribbon,
    stroke,
)

HOLE = "var(--paper, var(--card-paper, #fdf7e7))"
SPECIALISTS = ("jaguar", "monkey", "shaman", "lizard")
SIGN = (-20, -20, 40, 40)


def sign(suit: str, text: str = "currentColor", hole: str = HOLE) -> str:
    """A suit or a Specialist in one colour: the text's, for a line of text or a corner."""
    match suit:
        case "su":
            rays = draw("M-4 -12 L0 -19.6 4 -12 Z").around(8)
            return fill(rays, text) + stroke(disc(0, 0, 9.6), text, 5.6)
        case "sp":
            blade = draw(
                "M0 -20 C5 -14 8.4 -8.6 7.4 -2.6 C6.8 0 5 1.4 3.6 4 L-3.6 4"
                "C-5 1.4 -6.8 0 -7.4 -2.6 C-8.4 -8.6 -5 -14 0 -20 Z"
            )
            return fill(blade + box(-2.4, 5.8, 4.8, 14, 1.2), text) + stroke(
                line([(0, -13), (0, 1)]), hole, 1.6
            )
        case "se":
            half = [(x * 0.58, y * 0.6 - 2.6) for x, y in COIL]
            body = curve([*half, *[(-x, y) for x, y in half[-2::-1]]])
            head = draw(
                "M4.6 -7 C3.6 -16 8 -19.4 12 -18.6 C16 -18 19.6 -15.6 20 -12.4 L12.6 -10.6"
                "L18 -8.4 C15.6 -6 12 -5.4 10.6 -6 Z"
            )
            return (
                stroke(body, text, 4.8) + fill(head.both(), text) + fill(disc(10.8, -14.2, 1.7).both(), hole)
            )
        case "jaguar":
            ear = disc(12.4, -12.6, 5.6).both()
            skull = draw(
                "M0 -15 C8 -16 15 -11 15.4 -3 C16 4 12 7 10 10 C8 17 4 19 0 19 C-4 19 -8 17 -10 10"
                "C-12 7 -16 4 -15.4 -3 C-15 -11 -8 -16 0 -15 Z"
            )
            eye = draw("M3.4 -1.6 C6 -5.4 10.4 -5 12 -3.4 C10.6 0.6 6.4 1.4 3.4 -1.6 Z").both()
            snout = draw("M-4 5.4 L4 5.4 0 9.6 Z") + disc(0, -9.6, 1.8) + disc(5.4, -10, 1.3).both()
            lips = draw("M0 9.6 L0 12.6 M0 12.6 C2 15.4 5 15 6.4 12.6").both()
            return "".join(fill(shape, text) for shape in (ear, skull)) + (
                fill(disc(12.6, -12.8, 2.4).both() + eye + snout, hole) + stroke(lips, hole, 1.6)
            )
        case "monkey":
            skull, ear = disc(0, -3, 12.6, 13.4), disc(14.4, -3, 5.2).both()
            patch = disc(4.6, -4.6, 5, 5.4)
            face = (patch, patch.flip(), disc(0, 4, 7.4, 5.6), disc(14.8, -3, 2.2).both())
            chin = draw("M-9 4 C-7 19 7 19 9 4 Z")
            tuft = draw("M-5 -15 L-3 -20 0 -16.6 3 -20 5 -15 Z")
            smile = draw("M-3.6 5.4 C-1.6 7.6 1.6 7.6 3.6 5.4")
            return (
                "".join(fill(shape, text) for shape in (ear, skull, chin, tuft))
                + "".join(fill(shape, hole) for shape in face)
                + fill(disc(4.4, -4.4, 2.1).both() + disc(1.3, 1.6, 0.9).both(), text)
                + stroke(smile, text, 1.7)
            )
        case "shaman":
            plumes = feather(18, 7).around(7, 0, 0, -84, 168).move(0, -1.4)
            mask = draw("M-9.4 -4 L9.4 -4 9.4 6 C9.4 14 5 19 0 20 C-5 19 -9.4 14 -9.4 6 Z")
            lids = draw("M2.4 4.6 C4 6.6 6 6.6 7.4 4.6").both() + line([(0, 5), (0, 10)])
            return (
                fill(plumes, text)
                + stroke(plumes, hole, 1)
                + fill(mask, text)
                + stroke(line([(-9.4, -0.4), (9.4, -0.4)]), hole, 1.6, cap="butt")
                + stroke(lids, hole, 1.6)
                + fill(disc(0, 14.4, 2.3, 1.8), hole)
            )
        case "lizard":
            spine = [(7, -16), (5.6, -10), (2, -4), (-2.4, 2), (-3, 9), (2, 14.4), (9, 14), (12.4, 9.4)]
            body = ribbon(spine, [5, 8, 8.4, 8, 6.6, 4.6, 2.8, 0.8])
            legs = draw("M4 -8 L-5 -13 M5 -6.6 L15 -5 M-3 4 L-13 1.4 M-1.6 6.6 L8 6.4")
            toes = disc(-5.6, -13.4, 2.5) + disc(15.6, -5, 2.5) + disc(-13.6, 1.2, 2.5) + disc(8.6, 6.2, 2.3)
            head = draw("M3 -13 C2.4 -18.6 6 -20.4 9.4 -19.6 C12.8 -18.4 12.6 -14 9.6 -11 Z")
            return (
                stroke(legs, text, 2.8)
                + "".join(fill(shape, text) for shape in (toes, body, head))
                + fill(disc(5.6, -15.6, 1.1) + disc(9.4, -14.6, 1.1), hole)
            )
        case _:
            spine = [polar(7.6, turn, 0.6, -8.6) for turn in range(-72, 181, 36)]
            arm = ribbon(spine, [0.6, 3.6, 5.6, 6.4, 6.6, 6.4, 6, 5.6])
            tips = draw("M-4.6 0 L1.6 -8.4 4.6 0 Z").move(0, -9).around(2, 0, 0, 50, 40).move(0.6, -8.6)
            wings = [shape for half in (arm, tips) for shape in (half, half.scale(1, -1))]
            head = draw(
                "M4 -3.6 L-6 -5 C-12 -6.4 -18.4 -4.4 -19.4 2 L-18.6 6.6 C-16.6 3.6 -14 3.8 -11 4.4 L4 3.6"
                "L16 5.4 13.4 0 16 -5.4 Z"
            )
            return "".join(fill(shape, text) for shape in (*wings, head)) + fill(disc(-11, -0.8, 1.6), hole)


def drawings() -> dict[str, Drawing]:
    return {f"sign-{suit}": Drawing(sign(suit), SIGN) for suit in (*GLYPHS, *SPECIALISTS)}

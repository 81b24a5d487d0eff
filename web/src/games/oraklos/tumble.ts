/** The throw: every die tumbles from the cup to where it lies, by transform alone. Where it lies, it can be tapped at once. */

import { travel } from "../../lib/table/flight";
import type { Board } from "./dice";

const LASTS = 3;
/** The last die leaves the cup this much of its time after the first. */
const LATER = 1 / 6;

/** How long a throw falls, in milliseconds. */
export function falling(): number {
  return travel() * LASTS * (1 + LATER);
}

export function tumble(svg: SVGSVGElement, { spots, width, height }: Board): () => void {
  const time = travel() * LASTS;
  if (!time) return () => undefined;
  const mouth = { x: width / 2, y: height + 150 };
  const running = [...svg.querySelectorAll<SVGGElement>("[data-die]")].map((die) => {
    const number = Number(die.dataset.die);
    const { x, y } = spots[number]!;
    const [dx, dy] = [mouth.x - x, mouth.y - y];
    const spin = (number % 2 ? 1 : -1) * (400 + ((number * 97) % 260));
    const at = (part: number, lift: number) =>
      `translate(${(dx * part).toFixed(0)}px, ${(dy * part).toFixed(0)}px) rotate(${(spin * part).toFixed(0)}deg) scale(${lift})`;
    return die.animate(
      [
        { transform: at(1, 1.5), opacity: 0 },
        { transform: at(0.82, 1.6), opacity: 1, offset: 0.12 },
        { transform: at(0.3, 1.15), offset: 0.5 },
        { transform: at(0.22, 1.28), offset: 0.6 },
        { transform: at(0.06, 1), offset: 0.82 },
        { transform: at(0, 1) },
      ],
      {
        duration: time,
        delay: (((number * 53) % 100) / 100) * time * LATER,
        easing: "cubic-bezier(0.2, 0.6, 0.4, 1)",
        fill: "backwards",
      },
    );
  });
  return () => running.forEach((one) => one.cancel());
}

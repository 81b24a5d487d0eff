/** The little signs of what is had, paid and gone by; all in a square of 20, inked. */

export const SIGNS: Record<string, { fill: string; d: string; lines?: string }> = {
  gold: {
    fill: "var(--gold)",
    d: "M10 2.5a7.5 7.5 0 1 0 .01 0Z",
    lines: "M10 6.2l1.1 2.4 2.6.3-1.9 1.8.5 2.6-2.3-1.3-2.3 1.3.5-2.6-1.9-1.8 2.6-.3Z",
  },
  experience: {
    fill: "var(--turquoise-soft)",
    d: "M10 1.5l2.4 5.3 5.8.6-4.3 3.9 1.2 5.7-5.1-2.9-5.1 2.9 1.2-5.7-4.3-3.9 5.8-.6Z",
  },
  health: { fill: "var(--red-cube)", d: "M3 6.5L10 3l7 3.5v7.5L10 17.5 3 14Z", lines: "M3 6.5L10 10l7-3.5M10 10v7.5" },
  magic: { fill: "var(--blue-cube)", d: "M3 6.5L10 3l7 3.5v7.5L10 17.5 3 14Z", lines: "M3 6.5L10 10l7-3.5M10 10v7.5" },
  strength: { fill: "var(--red-cube)", d: "M3 6.5L10 3l7 3.5v7.5L10 17.5 3 14Z", lines: "M3 6.5L10 10l7-3.5M10 10v7.5" },
  willpower: { fill: "var(--blue-cube)", d: "M3 6.5L10 3l7 3.5v7.5L10 17.5 3 14Z", lines: "M3 6.5L10 10l7-3.5M10 10v7.5" },
  certificate: {
    fill: "var(--parchment)",
    d: "M4 2.5h12v11H4Z",
    lines: "M6.5 6h7M6.5 9h7M12 13.5a2 2 0 1 0 2.5 0l.5 4-1.7-1.3-1.8 1.3Z",
  },
  lives: { fill: "var(--parchment)", d: "M10 17Q2 11 3 6.5 4.5 2.5 8 4.5 9.6 5.5 10 7q.4-1.5 2-2.5 3.5-2 5 2Q18 11 10 17Z" },
  stay: { fill: "none", d: "M4 16h12L10 4Z", lines: "M10 16v-4" },
  foot: { fill: "none", d: "M6 3q3 0 3 4t-2 5q-3-1-3-5 0-4 2-4ZM13 7q3 0 3 4t-2 5q-3-1-3-5 0-4 2-4Z" },
  horse: { fill: "none", d: "M4 17v-5q0-4 4-4l3-4 1-2 1 2q3 2 3 5l-3 1-1-1-2 3 1 5", lines: "M13 6.5h.1" },
  boat: { fill: "none", d: "M3 13h14q-2 4-7 4t-7-4ZM9 11V3Q4 6 4 11ZM11 11V4q4 3 4 7Z" },
  gate: { fill: "none", d: "M4 17V6H2V3h16v3h-2v11h-3V6H7v11Z" },
  boots: { fill: "none", d: "M6 2h5v9q5 1 6 4v2H5q0-6 1-8Z" },
  carpet: { fill: "none", d: "M2 8q4-4 8 0t8 0l-1.5 6q-4 4-7 0T2 14Z" },
};

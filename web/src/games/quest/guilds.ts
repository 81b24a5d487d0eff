/** The five guilds: each has its colour and its sign, drawn around the middle of its seal. */

export const GUILDS: Record<string, { colour: string; sign: string }> = {
  "magic-tower": { colour: "#3a5fb0", sign: "M0-6L1.6-1.8L6-1.6L2.6 1.2L3.8 5.6L0 3L-3.8 5.6L-2.6 1.2L-6-1.6L-1.6-1.8Z" },
  monastery: { colour: "#a87a1c", sign: "M0-6a6 6 0 1 0 .1 0M0-3a3 3 0 1 1-.1 0" },
  fortress: { colour: "#b0392b", sign: "M-5 5V-5H-2.4V-2.4H-1V-5H1V-2.4H2.4V-5H5V5Z" },
  "forest-camp": { colour: "#3d7a45", sign: "M0-6L5 2H1.2V6H-1.2V2H-5Z" },
  "thieves-guild": { colour: "#76508f", sign: "M2-6A6 6 0 1 0 6 3A5 5 0 1 1 2-6Z" },
};

/** What the rulebook of Quest shows beside its words. */

/** The signs of the ways to move. */
export const WAYS: Record<string, string> = { "Q4.1": "stay", "Q4.2": "foot", "Q4.3": "horse", "Q4.4": "boat", "Q4.5": "gate" };

/** Cards as they are printed. */
export const CARDS: Record<string, string[]> = {
  "Q1.1": ["druid", "scout"],
  "Q3.1": ["mountains"],
  "Q5.2": ["golden-fish"],
  "Q5.3": ["bear"],
  "Q6.3": ["pack-of-wolves"],
  "Q6.4": ["sword", "wooden-shield", "great-sword"],
  "example-1": ["druid", "old-pirate"],
  "example-2": ["scout", "spear", "wooden-shield", "pack-of-wolves"],
};

export const DRAWN = [...Object.keys(WAYS), ...Object.keys(CARDS), "Q1.4", "Q6.2", "Q7.1", "Q8.1"];

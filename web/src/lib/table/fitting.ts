/** Whether a table has room for its columns. No query of its container could say so: it is its words that need room. */

/** Less would be a column of syllables. */
const COLUMN_REM = 4.75;
const STACKED = "stacked";

/** Looks when the table is put in place, and whenever its room changes. */
export const fits = (columns: number, told: (fit: boolean) => void) => (table: HTMLTableElement) => {
  const room = table.parentElement!;
  const look = () => told(contentWidth(room) >= needed(table, columns));
  const seen = new ResizeObserver(look);
  look();
  seen.observe(room);
  return () => seen.disconnect();
};

function contentWidth(room: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(room);
  return room.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

/** Laid out as a table it takes all its room, or more where its words need it. */
function needed(table: HTMLTableElement, columns: number): number {
  const was = table.classList.contains(STACKED);
  table.classList.remove(STACKED);
  const width = Math.floor(table.getBoundingClientRect().width);
  table.classList.toggle(STACKED, was);
  return Math.max(width, columns * COLUMN_REM * parseFloat(getComputedStyle(document.documentElement).fontSize));
}

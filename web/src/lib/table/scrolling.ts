/** What is told line by line: as far down as there is something to read, the uppermost line whole. */

/** Heights are rounded, and a list may grow by a hair when what stands below it is laid out. */
const SLACK_PX = 8;
/** Between the last line and what stands below. */
const AIR_PX = 8;

export function toEnd(list: HTMLElement): void {
  const lines = [...list.children] as HTMLElement[];
  const last = lines.at(-1);
  if (!last) return;
  const end = Math.max(0, last.offsetTop + last.offsetHeight + AIR_PX - list.clientHeight);
  const top = lines.find(({ offsetTop }) => offsetTop >= end)?.offsetTop ?? end;
  list.style.paddingBottom = `${top - end + AIR_PX + SLACK_PX}px`;
  list.scrollTo({ top });
}

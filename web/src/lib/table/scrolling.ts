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

/** Where there is more than one sees, keys reach it: a part that scrolls can be gone to with Tab. */
export const reachable = (part: HTMLElement) => {
  const look = () => {
    if (part.scrollHeight > part.clientHeight) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  };
  const seen = new ResizeObserver(look);
  look();
  for (const each of [part, ...part.children]) seen.observe(each);
  return () => seen.disconnect();
};

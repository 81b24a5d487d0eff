/* What is wrong with the table as it stands: a list of sentences, empty when all is well. */
() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const name = (e) => `${e.className.replace(/ svelte-\w+/g, "")} "${(e.ariaLabel || e.textContent).trim().slice(0, 24)}"`;
  const inside = (r) => r.left >= -1 && r.right <= innerWidth + 1 && r.top >= -1 && r.bottom <= innerHeight + 1;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) wrong.push(`scrolls sideways: ${scrollWidth}`);
  if (scrollHeight > innerHeight + 1) wrong.push(`scrolls: ${scrollHeight}`);

  for (const e of all(".hand .card, .seat, .trick .card, .deeds .button"))
    if (!inside(box(e))) wrong.push(`out of sight: ${name(e)}`);

  // A seat's tab stands out of its box: it must not reach its neighbours either.
  const apart = all("header.bar, .seat, .seat .state, .dealer, .piles, .wheel, .trick, .strip, .asking, .hand");
  apart.forEach((a, i) => {
    for (const b of apart.slice(i + 1))
      if (!a.contains(b) && meet(box(a), box(b))) wrong.push(`${name(a)} meets ${name(b)}`);
  });

  const words = ".seat .name, .seat .state .clip, .seat dl, .seat .button, .bar dd, .own p, .deeds .button, .owner .clip";
  for (const e of all(words)) {
    // Words that only a screen reader is told have no room of their own.
    if (getComputedStyle(e).clipPath !== "none") continue;
    if (e.scrollWidth > e.clientWidth + 1) wrong.push(`cut: ${name(e)} ${e.scrollWidth} > ${e.clientWidth}`);
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const e of all("select")) {
    const style = getComputedStyle(e);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const arrow = 24;
    if (pen.measureText(e.selectedOptions[0].text).width + arrow > e.clientWidth) wrong.push(`cut: ${name(e)}`);
  }
  if (matchMedia("(pointer: coarse)").matches)
    for (const e of all(".hand button, header.bar .button, .deeds .button, .seat .button")) {
      const { width, height } = box(e);
      if (width < 43.5 || height < 43.5) wrong.push(`too small for a finger: ${name(e)} ${width}×${height}`);
    }
  return wrong;
}

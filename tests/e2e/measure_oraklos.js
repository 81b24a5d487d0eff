/* What is wrong with an Oraklos table as it stands: a list of sentences, empty when all is well. */
() => {
  const wrong = [];
  const box = (element) => element.getBoundingClientRect();
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
  const name = (e) => `${String(e.className.baseVal ?? e.className).replace(/ ?svelte-\w+/g, "")} "${(e.ariaLabel || e.textContent).trim().slice(0, 24)}"`;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("scrolls sideways");
  const floor = all(".floor")[0];
  // Dice want room; words about the cup need less.
  const least = all(".floor [role=option]").length ? 130 : 60;
  if (box(floor).height < least || box(floor).width < 250) wrong.push(`floor ${box(floor).width}×${box(floor).height}`);
  const apart = all("header.bar, .seat, .floor, .own .strip, .own .prompt, .own .wishes button, .own .deeds > *");
  apart.forEach((a, i) => {
    for (const b of apart.slice(i + 1))
      if (!a.contains(b) && !b.contains(a) && meet(box(a), box(b))) wrong.push(`${name(a)} meets ${name(b)}`);
  });
  for (const e of all(".own *, .seat *"))
    if (box(e).right > innerWidth + 1 || box(e).left < -1) wrong.push(`out of sight: ${name(e)}`);
  for (const e of all(".own p:not(.unseen), .own .button, .bar dd"))
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth) wrong.push(`cut: ${name(e)} ${e.scrollWidth} > ${e.clientWidth}`);
  if (matchMedia("(pointer: coarse)").matches)
    for (const e of all(".own button, header.bar .button, .floor button")) {
      const { width, height } = box(e);
      if (width < 43.5 || height < 43.5) wrong.push(`too small for a finger: ${name(e)} ${width}×${height}`);
    }
  return [...new Set(wrong)];
}

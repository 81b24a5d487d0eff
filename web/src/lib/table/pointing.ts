/** Lights the places at the table that are spoken of: whatever carries one of these names as `data-point`. */

/** While it is shown; a sheet of its own, so that what is drawn anew is lit as well. */
export function point(names: string[]): () => void {
  if (!names.length) return () => {};
  const places = names.map((name) => `[data-point~="${CSS.escape(name)}"]`).join(",");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${places}) { outline: 3px solid var(--focus); outline-offset: 0; box-shadow: inset 0 0 0 3px var(--focus); border-radius: var(--radius); }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.querySelectorAll(places).forEach(bring);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** To sight. What sticks in a list is always seen there; then it is the list that may be out of sight. */
function bring(place: Element): void {
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  let stuck = false;
  for (let around = place.parentElement; around; around = around.parentElement) {
    const { position, overflowY } = getComputedStyle(around);
    stuck ||= position === "sticky";
    if (stuck && overflowY === "auto") return around.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

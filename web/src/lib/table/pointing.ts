/** Lights the places at the table that are spoken of: whatever carries one of these names as `data-point`. */

/** While it is shown; a sheet of its own, so that what is drawn anew is lit as well. */
export function point(names: string[]): () => void {
  if (!names.length) return () => {};
  const places = names.map((name) => `[data-point~="${CSS.escape(name)}"]`).join(",");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${places}) { outline: 3px solid var(--focus); outline-offset: -3px; border-radius: var(--radius); }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const place of document.querySelectorAll(places)) place.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

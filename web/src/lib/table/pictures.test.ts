import { expect, test } from "vitest";
import { apart } from "./pictures.svelte";

const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
<g id="fibre"><path d="m0 0"/></g>
<symbol id="one" viewBox="0 0 100 140"><use href="#fibre"/><path d="m1 1"/></symbol>
<symbol id="two" viewBox="0 0 48 48"><g><path d="m2 2"/></g></symbol>
</defs></svg>
`;

test("a sprite comes apart into files that stand alone", () => {
  const files = apart(SPRITE);
  expect([...files.keys()]).toEqual(["one", "two"]);
  const head = '<svg xmlns="http://www.w3.org/2000/svg"';
  expect(files.get("one")).toBe(
    `${head} width="100" height="140" viewBox="0 0 100 140"><defs><g id="fibre"><path d="m0 0"/></g></defs>` +
      '<use href="#fibre"/><path d="m1 1"/></svg>',
  );
  expect(files.get("two")).toBe(`${head} width="48" height="48" viewBox="0 0 48 48"><g><path d="m2 2"/></g></svg>`);
});

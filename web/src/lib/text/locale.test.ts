import { expect, test } from "vitest";
import { locale } from "./index.svelte";

test("dates are written as where the reader lives, in the language of the page", () => {
  expect(locale(["en-NZ", "en-US"])).toBe("en-NZ");
  expect(locale(["fr-FR", "en-US"])).toBe("en-US");
  for (const none of [["fr-FR", "fr"], ["en"], []]) expect(locale(none)).toBe("en-GB");
});

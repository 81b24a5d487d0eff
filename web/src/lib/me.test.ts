import { expect, test, vi } from "vitest";
import { guest } from "./me.svelte";
import { api } from "./wire/api";
import type { Me } from "./wire/messages";

const called = (name: string) => ({ guest: "g", name, games: [], tables: [] }) as unknown as Me;

test("an answer that a later one overtook changes nothing", async () => {
  let answer: (me: Me) => void = () => {};
  vi.spyOn(api, "me").mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  vi.spyOn(api, "rename").mockResolvedValueOnce(called("Ann"));
  const loading = guest.load();
  await guest.rename("Ann");
  answer(called("Guest 42"));
  await loading;
  expect(guest.name).toBe("Ann");
});

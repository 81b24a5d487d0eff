import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/text/index.svelte";

const target = document.getElementById("app")!;

settings.apply();
try {
  await loadLanguage();
  mount(App, { target });
} catch {
  // There are no words yet to say it with.
  const again = document.createElement("button");
  again.className = "button main";
  again.textContent = "Try again – Réessayer";
  again.onclick = () => location.reload();
  target.replaceChildren(again);
}

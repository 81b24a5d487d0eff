import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/text/index.svelte";

settings.apply();
await loadLanguage();
mount(App, { target: document.getElementById("app")! });

import { mount } from "svelte";
import App from "./App.svelte";
import { calm } from "./lib/calm";
import { fetchLetters } from "./lib/letters";
import "./lib/theme.css";
import "./lib/page.css";
import "./lib/around.css";

const target = document.getElementById("page");
if (target) mount(App, { target });
void fetchLetters();

// What the page needs comes first. On the workbench there is no server to be away from.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  void calm().then(() => navigator.serviceWorker.register("/worker.js").catch(() => undefined));
}

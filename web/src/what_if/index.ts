// What a table that is a what-if shows beside its match; whoever fetches it waits for its words.

import { ready } from "../lib/area";
import { settings } from "../lib/settings.svelte";
import "./words";

await ready(settings.lang);

export { default as About } from "./About.svelte";
export { default as Compared } from "./Compared.svelte";

import { mount } from "svelte";
import "../lib/fonts.css";
import "../lib/theme.css";
import "../lib/page.css";
import "../lib/around.css";
import Bench from "./Bench.svelte";

const target = document.getElementById("page");
if (target) mount(Bench, { target });

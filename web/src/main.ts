import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/fonts.css";
import "./lib/theme.css";
import "./lib/page.css";

const target = document.getElementById("page");
if (target) mount(App, { target });

// What a reader has set for themselves; kept in this browser.

import { ready } from "./area";
import { LANGUAGES, type Lang } from "./catalogue";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "off" | "on";
export type Way = "drawn" | "reading";
export const PACES = ["slow", "usual", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];

const KEY = "bottega.settings";
const DARK = "(prefers-color-scheme: dark)";
const STILL = "(prefers-reduced-motion: reduce)";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  way: Way;
  confirm: boolean;
  forced: boolean;
  pace: Pace;
}

function ownLanguage(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    wanted.map((tag) => LANGUAGES.find((lang) => lang === tag)).find((lang) => lang !== undefined) ?? "en"
  );
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // a browser that keeps nothing, or kept something else
  }
}

class Settings {
  lang: Lang = $state("en");
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  way: Way = $state("drawn");
  /** Whether a move is shown once more before it is sent. */
  confirm: boolean = $state(false);
  /** Whether a move is made by itself where no other is offered. */
  forced: boolean = $state(true);

  /** How fast the moves of others follow each other. */
  pace: Pace = $state("usual");

  private wanted: Lang = "en";
  private prefersDark = $state(false);
  private prefersStill = $state(false);

  readonly dark = $derived(this.theme === "auto" ? this.prefersDark : this.theme === "dark");
  readonly still = $derived(this.motion === "auto" ? this.prefersStill : this.motion === "off");

  constructor() {
    Object.assign(this, { lang: ownLanguage(), ...kept() });
    this.watch(DARK, (matches) => (this.prefersDark = matches));
    this.watch(STILL, (matches) => (this.prefersStill = matches));
  }

  /** Changes the language of the page, as soon as there are words in it. */
  async speak(lang: Lang): Promise<void> {
    this.wanted = lang;
    await ready(lang);
    if (this.wanted === lang) this.lang = lang;
  }

  /** Shows the settings on the page and keeps them; called once, from an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["motion"] = this.still ? "off" : "on";
    const { lang, theme, motion, way, confirm, forced, pace } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, way, confirm, forced, pace }));
    } catch {
      // nothing can be kept here; the settings last as long as the page
    }
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", (event) => tell(event.matches));
  }
}

export const settings = new Settings();

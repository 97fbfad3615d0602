/** User settings, saved in local storage. */

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
/** How fast other players' moves are shown. */
export type Pace = "slow" | "normal" | "quick" | "none";

export interface Settings {
  theme: Theme;
  motion: Motion;
  contrast: boolean;
  sound: boolean;
  /** Whether chat is shown at tables. */
  chat: boolean;
  confirm: boolean;
  pace: Pace;
  /** Whether coins are paid automatically if one way is clearly best. */
  payBest: boolean;
  notify: boolean;
  /** Kinds of notifications that are switched off. */
  quiet: string[];
  language: string;
  guided: Record<string, boolean>;
}

const KEY = "arizona.settings";
const DEFAULTS: Settings = {
  theme: "system",
  motion: "system",
  contrast: false,
  sound: false,
  chat: true,
  confirm: false,
  pace: "normal",
  payBest: true,
  notify: false,
  quiet: [],
  language: "",
  guided: {},
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...stored() });

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && system.dark);
}

/** Whether animations are enabled. */
export function moves(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !system.still);
}

/** A duration in milliseconds; close to zero without animations. */
export function ms(duration: number): number {
  return moves() ? duration : 0;
}

const PACES: Record<Pace, number> = { slow: 1500, normal: 620, quick: 220, none: 0 };

/** Milliseconds between two moves of other players, with animations enabled. */
export function pace(): number {
  return ms(PACES[settings.pace] ?? PACES.normal);
}

/** Saves the settings and applies them to the page. Called once. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = isDark() ? "dark" : "light";
      root.dataset.motion = moves() ? "on" : "off";
      root.dataset.contrast = settings.contrast ? "more" : "normal";
      const paint = document.querySelector('meta[name="theme-color"]');
      paint?.setAttribute("content", isDark() ? "#1c2a43" : "#fbf5e9");
    });
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // Without storage, the settings last until the page is closed.
      }
    });
  });
}

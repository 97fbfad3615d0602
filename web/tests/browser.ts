/** Fakes the few parts of a browser that the page's logic uses. */
import { vi } from "vitest";

const kept = new Map<string, string>();

vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("location", {
  href: "http://table.test/",
  origin: "http://table.test",
  pathname: "/",
  hash: "",
  search: "",
});
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("removeEventListener", () => undefined);
vi.stubGlobal("document", {
  hidden: false,
  documentElement: { lang: "en" },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

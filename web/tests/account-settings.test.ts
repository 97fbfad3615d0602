import "./browser";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../src/lib/settings.svelte";
import { followed, loadSettings } from "../src/people/account";

const answer = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });

describe("the settings of an account", () => {
  beforeEach(() => {
    settings.theme = "light";
    settings.pace = "normal";
    settings.motion = "system";
  });

  it("are applied, and what the page does not know is ignored", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(answer({ settings: { theme: "dark", pace: 3, notify: true, unknown: 1 } })),
    );
    const saved = await loadSettings({ ...settings });
    expect(settings.theme).toBe("dark");
    expect(settings.pace).toBe("normal");
    expect(saved).toEqual(followed());
  });

  it("do not undo a change that was made since the person signed in", async () => {
    let send: (response: Response) => void = () => undefined;
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (send = done)));
    const atSignIn = { ...settings };
    settings.theme = "system";
    const loading = loadSettings(atSignIn);
    settings.motion = "off";
    send(answer({ settings: { theme: "dark", motion: "on", pace: "quick" } }));
    const saved = await loading;
    expect(settings.theme).toBe("system");
    expect(settings.motion).toBe("off");
    expect(settings.pace).toBe("quick");
    // The server still has the old values, so that the changes are saved.
    expect(saved).toEqual({ ...followed(), theme: "dark", motion: "on" });
  });
});

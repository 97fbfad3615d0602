import { afterEach, describe, expect, it } from "vitest";

import { decimal } from "../src/lib/decimals";
import { estimated, pointsOf } from "../src/lib/hints";
import { loadLanguage, needMessages, t } from "../src/lib/messages.svelte";
import { pointsText, reasonText, signed } from "../src/tournaments/tournaments";

afterEach(() => loadLanguage("en"));

describe("a number that arrives as text", () => {
  it("gets the decimal sign of the language", () => {
    expect(decimal("+1.8", "de")).toBe("+1,8");
    expect(decimal("1.8", "ko")).toBe("1.8");
    expect(decimal("1.8.0", "de")).toBe("1.8.0");
  });

  it("gets it in messages and in the points of a tournament", async () => {
    await needMessages("play");
    await loadLanguage("de");
    expect(t("puzzle-saved-about", { loss: "1.8" })).toContain("1,8 Punkte");
    expect(pointsText("1.33")).toBe("1,33");
    expect(pointsText("2.5")).toBe("2½");
    expect(pointsText("62.5", true)).toBe("62,5\u00a0%");
    expect(signed("-0.25")).toBe("−0,25");
    expect(signed("3.25")).toBe("+3,25");
  });

  it("is the same in the reason for a place as in the standings", async () => {
    await loadLanguage("en");
    const args = { player: "Ada", other: "Ben", value: "4.5", least: "2.25" };
    const text = reasonText({ id: "tiebreak-why-buchholz", args });
    expect(text).toContain(`${pointsText("4.5")} to ${pointsText("2.25")} points`);
    expect(text).toContain("4½ to 2.25");
  });

  it("is read back the same in every language", async () => {
    await loadLanguage("de");
    const expected = estimated(-3.2, 2);
    const move = { expected } as Parameters<typeof pointsOf>[0];
    expect(pointsOf(move)).toBe(-3.2);
  });
});

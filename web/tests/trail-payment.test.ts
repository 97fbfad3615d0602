import { afterEach, describe, expect, it, vi } from "vitest";

import { flightsOf } from "../src/games/trail/flights";
import { clearlyBest, payStep } from "../src/games/trail/obvious-payment";
import { changesOf, planOf } from "../src/games/trail/preview";
import type { PlayerView, TrailView } from "../src/games/trail/view";
import type { ActionInfo, EventInfo, PreviewInfo, Scene } from "../src/lib/generated/protocol";
import { settings } from "../src/lib/settings.svelte";

const way = (text: string, lost: number): ActionInfo =>
  ({ text, label: { id: "pay", args: { lost } } }) as unknown as ActionInfo;
const event = (kind: string, seat: number, args: EventInfo["args"] = {}): EventInfo =>
  ({ kind, seat, args, points: 0, moment: 1 }) as unknown as EventInfo;
const player = (gold: number, poison: string[] = []): PlayerView =>
  ({ stock: { water: 1 }, levels: { desert: 2 }, gold, grit: 0, poison }) as unknown as PlayerView;

describe("payment", () => {
  const payBest = settings.payBest;
  afterEach(() => (settings.payBest = payBest));

  it("is clear if exactly one way wastes least", () => {
    expect(clearlyBest([])).toBeUndefined();
    expect(clearlyBest([way("pay a", 3)])?.text).toBe("pay a");
    expect(clearlyBest([way("pay a", 0), way("pay b", 1)])?.text).toBe("pay a");
    expect(clearlyBest([way("pay a", 1), way("pay b", 1)])).toBeUndefined();
  });

  it.each([
    ["takes no way if several are equally good", true, false, undefined],
    ["proposes the first way for a piece", true, true, "pay a"],
    ["is left to the player if the setting is off", false, true, undefined],
  ])("%s", (_, setting, propose, expected) => {
    settings.payBest = setting;
    const note = vi.fn();
    const actions = [way("pass", 0), way("pay a", 1), way("pay b", 1)];
    const step = payStep(propose, note) as (scene: Scene) => ActionInfo | undefined;
    expect(step({ actions, moment: 4 } as unknown as Scene)?.text).toBe(expected);
    if (expected) {
      expect(note).toHaveBeenCalledWith({ ways: actions.slice(1), chosen: expected, moment: 4 });
    } else expect(note).not.toHaveBeenCalled();
  });
});

describe("preview", () => {
  it("contains the player's own events, without those that only announce", () => {
    const view = { players: [player(1), player(2)] } as unknown as TrailView;
    const sure = {
      events: [event("gold", 0), event("turn", 0), event("gold", 1)],
      then: [event("grit", 0)],
      changes: null,
    } as unknown as PreviewInfo;
    const plan = planOf(view, 0, sure);
    expect(plan.events.map(({ kind }) => kind)).toEqual(["gold", "grit"]);
    expect(plan.player.gold).toBe(1);
  });

  it("lists only the numbers that change", () => {
    expect(changesOf(player(1), player(1))).toEqual([]);
    expect(changesOf(player(1), player(3, ["tile"]))).toEqual([
      { what: "gold", from: 1, to: 3 },
      { what: "poison", from: 0, to: 1 },
    ]);
  });
});

describe("cascade", () => {
  it("flies a gain from its cause to the player's own board", () => {
    const [flight] = flightsOf([event("gained", 0, { what: "water", cause: "flora" })], 0);
    expect(flight?.icon).toBe("water");
    expect(flight?.from).toEqual([".rows"]);
    expect(flight?.to[0]).toBe(".mine .kind-water");
  });

  it("flies another player's gain to that player's panel", () => {
    const [flight] = flightsOf([event("gold", 1, { amount: 2, cause: "mural" })], 0);
    expect(flight?.from).toEqual(['.other-player[data-seat="1"] .other-mural']);
    expect(flight?.to).toEqual(['.other-player[data-seat="1"]']);
  });

  it("starts at the track that was advanced last", () => {
    const events = [
      event("advanced", 0, { terrain: "canyon" }),
      event("gained", 0, { what: "water", cause: "track" }),
    ];
    expect(flightsOf(events, 0)[0]?.from).toEqual(['[data-flip="canyon-0"]']);
  });

  it("shows nothing for losses, chance and unknown causes", () => {
    const events = [
      event("gold", 0, { amount: -1, cause: "flora" }),
      event("gained", -1, { what: "water", cause: "flora" }),
      event("gained", 0, { what: "water", cause: "elsewhere" }),
    ];
    expect(flightsOf(events, 0)).toEqual([]);
  });
});

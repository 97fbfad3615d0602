/** Steps of a turn that are played one after the other. */
import type { ActionInfo, Scene } from "./generated/protocol";
import type { TableRequest } from "./pending-requests";

/** A queued step: a function that picks a legal move when it is due, or an undo. */
export type Step = "undo" | ((scene: Scene) => ActionInfo | undefined);

/** A step that plays the legal move with this text. */
export const byText =
  (text: string): Step =>
  (scene) =>
    scene.actions.find((action) => action.text === text);

/** The request of the first step that is still possible; removes it and those before it. */
export function nextRequest(steps: Step[], scene: Scene): TableRequest | undefined {
  for (let step = steps.shift(); step; step = steps.shift()) {
    if (step === "undo") return { type: "undo", seq: scene.seq };
    // Without an action, the engine has already made this step, or it is no longer legal.
    const action = step(scene);
    if (action) return { type: "move", seq: scene.seq, action: action.action };
  }
  return undefined;
}

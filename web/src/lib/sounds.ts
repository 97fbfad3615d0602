/** Quiet synthesized sounds; off by default. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function note(frequency: number, start: number, length: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  const at = context.currentTime + start;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export function sound(kind: "move" | "turn" | "over"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (kind === "move") note(220, 0, 0.09, 0.06);
  if (kind === "turn") {
    note(392, 0, 0.18, 0.05);
    note(523, 0.12, 0.24, 0.05);
  }
  if (kind === "over") {
    for (const [index, pitch] of [392, 494, 587, 784].entries())
      note(pitch, index * 0.12, 0.4, 0.05);
  }
}

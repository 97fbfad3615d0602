/**
 * Hand-drawn pencil strokes: tracks with sleepers, rings, crosses and tally marks.
 *
 * Their irregularities are seeded by the location, so a line looks the same whenever it is redrawn.
 */
import { center, space } from "./space";

type Point = [number, number];

export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface TrackStyle {
  seed?: number;
  /** Distance of the line's ends from the centers of the first and last space. */
  from?: number;
  to?: number;
  /** Distance between the sleepers, and half their length; none if omitted. */
  sleepers?: number;
  half?: number;
  wobble?: number;
}

export interface Track {
  line: string;
  /** A second, thinner stroke next to the first. */
  shade: string;
  sleepers: string;
}

/** Sample points of a path through spaces, with rounded corners. */
function sample(points: Point[], cell: number, from: number, to: number): Point[] {
  const samples: Point[] = [];
  const bend = (index: number): number => {
    const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
    if (!before || !at || !after) return 0;
    const turn =
      (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0]);
    return Math.abs(turn) > 1 ? cell * 0.3 : 0;
  };
  for (let index = 0; index < points.length - 1; index += 1) {
    const a = points[index]!;
    const b = points[index + 1]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const u: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const start = index === 0 ? from : bend(index);
    const end = index === points.length - 2 ? length - to : length - bend(index + 1);
    for (let t = start; t < end; t += 4) samples.push([a[0] + u[0] * t, a[1] + u[1] * t]);
    samples.push([a[0] + u[0] * end, a[1] + u[1] * end]);
    const radius = bend(index + 1);
    const next = points[index + 2];
    if (!radius || !next) continue;
    const m = Math.hypot(next[0] - b[0], next[1] - b[1]);
    const p: Point = [b[0] - u[0] * radius, b[1] - u[1] * radius];
    const q: Point = [
      b[0] + ((next[0] - b[0]) / m) * radius,
      b[1] + ((next[1] - b[1]) / m) * radius,
    ];
    for (let s = 0.15; s < 1; s += 0.17) {
      const z = 1 - s;
      samples.push([
        z * z * p[0] + 2 * z * s * b[0] + s * s * q[0],
        z * z * p[1] + 2 * z * s * b[1] + s * s * q[1],
      ]);
    }
  }
  return samples;
}

/** The track of a section. */
export function track(spaces: string[], cell: number, style: TrackStyle = {}): Track {
  const first = space(spaces[0] ?? "A1");
  const last = space(spaces.at(-1) ?? "A1");
  const next = random(style.seed ?? first.x * 31 + first.y * 310 + last.x + last.y * 10);
  const points = spaces.map((name): Point => {
    const { x, y } = center(name, cell);
    return [x, y];
  });
  const samples = sample(points, cell, style.from ?? cell * 0.43, style.to ?? cell * 0.43);
  const [phase, phase2] = [next() * 9, next() * 9];
  const gap = style.sleepers ?? 0;
  const half = style.half ?? 0;
  let line = "";
  let shade = "";
  let sleepers = "";
  let length = 0;
  let due = gap ? gap * 0.55 : Infinity;
  samples.forEach(([sx, sy], index) => {
    const ahead = samples[Math.min(index + 1, samples.length - 1)]!;
    const behind = samples[Math.max(index - 1, 0)]!;
    const l = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1;
    const nx = -(ahead[1] - behind[1]) / l;
    const ny = (ahead[0] - behind[0]) / l;
    if (index) length += Math.hypot(sx - behind[0], sy - behind[1]);
    const off =
      (style.wobble ?? 1) *
      (0.75 * Math.sin(length / 19 + phase) + 0.45 * Math.sin(length / 7 + phase2));
    const x = sx + nx * off;
    const y = sy + ny * off;
    line += `${index ? "L" : "M"}${tenth(x)} ${tenth(y)}`;
    shade += `${index ? "L" : "M"}${tenth(x + nx * 0.9 + 0.3)} ${tenth(y + ny * 0.9)}`;
    if (length < due) return;
    due += gap;
    const h = half * (0.88 + next() * 0.24);
    const tilt = (next() - 0.5) * 0.3;
    const tx = nx * Math.cos(tilt) - ny * Math.sin(tilt);
    const ty = nx * Math.sin(tilt) + ny * Math.cos(tilt);
    sleepers += `M${tenth(x - tx * h)} ${tenth(y - ty * h)}L${tenth(x + tx * h)} ${tenth(y + ty * h)}`;
  });
  return { line, shade, sleepers };
}

/** A ring, slightly more than one turn. */
export function ring(cx: number, cy: number, radius: number, seed: number): string {
  const next = random(seed);
  const start = next() * 6.28;
  const squash = (next() - 0.5) * 0.09;
  const drift = (next() - 0.5) * 0.09;
  let path = "";
  for (let index = 0; index <= 30; index += 1) {
    const angle = start + (index / 30) * 6.283 * 1.1;
    const r = radius * (1 + drift * (index / 30 - 0.5) + 0.025 * Math.sin(2 * angle + start));
    const x = cx + Math.cos(angle) * r * (1 + squash);
    const y = cy + Math.sin(angle) * r * (1 - squash);
    path += `${index ? "L" : "M"}${tenth(x)} ${tenth(y)}`;
  }
  return path;
}

/** A cross of two curved strokes. */
export function cross(cx: number, cy: number, radius: number, seed: number): string {
  const next = random(seed);
  const near = (value: number): number => tenth(value + (next() - 0.5) * radius * 0.3);
  const stroke = (x: number, y: number): string =>
    `M${near(cx + x)} ${near(cy + y)}Q${near(cx)} ${near(cy)} ${near(cx - x)} ${near(cy - y)}`;
  return stroke(-radius, -radius) + stroke(radius, -radius);
}

/** Tally marks, every fifth one across. */
export function tally(count: number): { path: string; width: number } {
  const next = random(count * 9);
  let path = "";
  let x = 2;
  for (let index = 1; index <= count; index += 1) {
    if (index % 5 === 0) {
      path += `M${x - 20} ${11 + next() * 2}L${x - 1} ${4 + next() * 2}`;
      x += 4;
    } else {
      path += `M${tenth(x + next())} ${tenth(2 + next())}L${tenth(x - 0.5 + next())} ${tenth(14 - next())}`;
      x += 5;
    }
  }
  return { path, width: x };
}

/** Contour lines around the mountains of a sheet. */
export function contours(symbols: string[], size: number, cell: number): string[] {
  const peaks = symbols.flatMap((symbol, index) =>
    symbol === "mountain" ? [[index % size, Math.floor(index / size)] as Point] : [],
  );
  const height = (x: number, y: number): number =>
    peaks.reduce(
      (sum, [px, py]) => sum + Math.exp(-((x - px - 0.5) ** 2 + (y - py - 0.5) ** 2) / 0.62),
      0.1 * Math.sin(x * 1.7) * Math.cos(y * 1.3),
    );
  return [0.22, 0.5, 0.85].map((level) => {
    let path = "";
    for (let j = 0; j < size * 4; j += 1) {
      for (let i = 0; i < size * 4; i += 1) {
        const x = i / 4;
        const y = j / 4;
        const corners: Point[] = [
          [x, y],
          [x + 0.25, y],
          [x + 0.25, y + 0.25],
          [x, y + 0.25],
        ];
        const heights = corners.map(([a, b]) => height(a, b));
        const cuts: Point[] = [];
        for (let k = 0; k < 4; k += 1) {
          const [a, b] = [heights[k]!, heights[(k + 1) % 4]!];
          if (a < level === b < level) continue;
          const t = (level - a) / (b - a);
          const [p, q] = [corners[k]!, corners[(k + 1) % 4]!];
          cuts.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
        }
        const [p, q] = cuts;
        if (cuts.length === 2 && p && q) {
          path += `M${tenth(p[0] * cell)} ${tenth(p[1] * cell)}L${tenth(q[0] * cell)} ${tenth(q[1] * cell)}`;
        }
      }
    }
    return path;
  });
}

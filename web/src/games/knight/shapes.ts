/** Drawings of Knight's pieces, as paths. A cell is 100 units wide. */

function star(outer: number, inner: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 ? inner : outer;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

function ring(radius: number): string {
  const wide = radius * 2;
  return `M${-radius} 0a${radius} ${radius} 0 1 1 ${wide} 0a${radius} ${radius} 0 1 1${-wide} 0Z`;
}

function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI * index) / 3 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

interface ChipShape {
  outline: string;
  inner: string;
  type: number;
  height: number;
  stroke: number;
  box: string;
}

/** Chips differ in number, shape and size. */
export const CHIPS: Record<number, ChipShape> = {
  1: { outline: ring(23), inner: ring(17.5), type: 32, height: 6, stroke: 0, box: "-25 -25 50 56" },
  2: {
    outline: hexagon(33),
    inner: hexagon(26.5),
    type: 39,
    height: 7,
    stroke: 5,
    box: "-36 -37 72 82",
  },
  3: {
    outline: star(43, 36, 14),
    inner: ring(29),
    type: 50,
    height: 8,
    stroke: 3,
    box: "-46 -46 92 101",
  },
};

interface RockShape {
  body: string;
  light: string;
  shade: string;
  top: string;
}

/** Walls, by their position on the tile. */
export const ROCKS: Record<"mesa" | "mitten" | "spires", RockShape> = {
  mesa: {
    body: "M-44 40l10-18 4-58h58l5 58 11 18Z",
    light: "M-44 40l10-18 4-58h14l-3 44-6 18-7 14Z",
    shade: "M10-36h18l5 58 11 18H22l-8-22Z",
    top: "M-30-36l7-12h45l6 12Z",
  },
  mitten: {
    body: "M-44 40l10-16 4-70h40l3 26 6 4v-22h9l6 62 10 16Z",
    light: "M-44 40l10-16 4-70h12l-2 54-6 18-7 14Z",
    shade: "M2-46h8l3 26 6 4v-22h9l6 62 10 16H20L8 18Z",
    top: "M-30-46l6-10h28l6 10ZM19-38l2-6h5l2 6Z",
  },
  spires: {
    body: "M-44 40l8-14 3-44h16l3 30 4-56h22l4 40 4-20h10l6 50 8 14Z",
    light: "M-44 40l8-14 3-44h7l-2 42-8 16ZM-10-44h8l-3 54-8 20 2-18Z",
    shade: "M4-44h8l4 40 4-20h10l6 50 8 14H18L8 8Z",
    top: "M-33-18l4-7h9l3 7ZM-10-44l5-10h13l4 10ZM20-24l3-6h6l3 6Z",
  },
};

export const STRATA = "M-34-6q30 4 66 0v5q-34 4-67 0ZM-32-26q30 4 62 0v3.5q-30 4-62 0Z";

export const HORSE =
  "M22 116C22 103 31 96 39 87C46 79 48 71 46 64C40 67 34 68 29 68C26 73 21 76 15 74C7 72 4 64 8 57L24 34C27 29 30 26 35 23L37 8L41 6L48 19L54 9L58 11L60 23C76 30 87 48 89 72C90 90 86 104 85 116Z";

export const HOOF = "M-5.5 6.5C-9-2-5-8 0-8S9-2 5.5 6.5";

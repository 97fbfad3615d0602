/** A subject that can be drawn on a piece. */
export interface Subject {
  sky: keyof typeof SKY;
  draw: () => string;
}

/** Sky, sun, far hills, ground. */
export const SKY = {
  dawn: ["#f8dca8", "#fdf0cf", "#e5ab6c", "#b97a45"],
  noon: ["#bcdcd2", "#fdf3d8", "#dcc591", "#ab8450"],
  dusk: ["#ee9a5f", "#fbd48a", "#bb5a3e", "#7a352b"],
  rose: ["#f0c0a2", "#fde6c4", "#cf8468", "#91503f"],
  sage: ["#dde4c4", "#fbf3d4", "#a8b984", "#6d7f4e"],
  night: ["#3a4f76", "#f4e3b8", "#2b3c5c", "#1d2940"],
  water: ["#9fd0cf", "#9fd0cf", "#5ea8ad", "#2f7d86"],
} as const;

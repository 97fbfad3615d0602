/** Words of Trail's packs that have a symbol, and the symbol. */
const SAME = [
  ...["turquoise", "copper", "silver", "supplies", "health", "water", "gold", "grit"],
  ...["mountain", "plateau", "desert", "canyon", "resource", "antidote", "weather", "spirit"],
  ...["marker", "star", "blossom", "boost", "order", "passage", "gila", "flora", "fauna"],
  ...["gateway", "ladder"],
];

export const SIGNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAME.map((word) => [word, word])),
  terrain: "any",
  arrow: "arrows",
  piece: "mural",
};

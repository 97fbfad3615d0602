/** All symbols, with the ids of their rules. */

export const LEGEND: { group: string; symbols: [icon: string, rule: string][] }[] = [
  {
    group: "stock",
    symbols: [
      ["turquoise", "T-5.1"],
      ["copper", "T-5.1"],
      ["silver", "T-5.1"],
      ["supplies", "T-5.3"],
      ["health", "T-3.4"],
      ["water", "T-5.3"],
      ["resource", "T-5.3"],
    ],
  },
  {
    group: "points",
    symbols: [
      ["gold", "T-2.1"],
      ["grit", "T-2.2"],
      ["star", "T-12.4"],
      ["poison", "T-5.4"],
      ["antidote", "T-8.3"],
    ],
  },
  {
    group: "terrain",
    symbols: [
      ["mountain", "T-7.1"],
      ["plateau", "T-7.1"],
      ["desert", "T-7.1"],
      ["canyon", "T-7.1"],
      ["any", "T-7.4"],
      ["ladder", "T-9.1"],
      ["climb", "T-9.1"],
      ["boost", "T-9.2"],
    ],
  },
  {
    group: "cards",
    symbols: [
      ["passage", "T-6.2"],
      ["flora", "T-8.1"],
      ["fauna", "T-8.2"],
      ["cube", "T-8.2"],
      ["weather", "T-9.3"],
      ["spirit", "T-9.7"],
      ["state48", "T-10.4"],
    ],
  },
  {
    group: "pieces",
    symbols: [
      ["marker", "T-4.1"],
      ["dutchman", "T-7.2"],
      ["tracker", "T-10.7"],
      ["mural", "T-8.5"],
      ["flag", "T-8.5"],
      ["blossom", "T-8.7"],
      ["gila", "T-3.4"],
      ["saguaro", "T-3.5"],
    ],
  },
  {
    group: "places",
    symbols: [
      ["arrows", "T-3.2"],
      ["gateway", "T-3.1"],
      ["order", "T-6.1"],
    ],
  },
];

const RULES = new Map(LEGEND.flatMap(({ symbols }) => symbols));

/** The rule of a symbol; undefined if it is only decorative. */
export const ruleOf = (icon: string): string | undefined => RULES.get(icon);

import { beforeAll, describe, expect, it } from "vitest";

import { bitsOf } from "../src/games/trail/words";
import { loadLanguage, needMessages } from "../src/lib/messages.svelte";
import { eventParts } from "../src/lib/game-log";
import { event } from "./samples";

beforeAll(() => needMessages("play"));

/** `2 gold` for a symbol, and words unchanged. */
const told = (text: string): string[] =>
  bitsOf(text).map(({ text, count, icon }) => (icon ? `${count} ${icon}` : text));

describe.each([
  [
    "en",
    "Everyone pays 1 Supplies. Whoever has 4 Water or more loses 2 Gold.",
    ["Everyone pays", "1 supplies", ". Whoever has", "4 water", "or more loses", "2 gold", "."],
  ],
  [
    "es",
    "Cada uno paga 1 provisión. Quien tiene 4 de agua o más pierde 2 de oro.",
    ["Cada uno paga", "1 supplies", ". Quien tiene", "4 water", "o más pierde", "2 gold", "."],
  ],
  [
    "de",
    "Alle zahlen 1 Proviant. Wer 4 Wasser oder mehr hat, verliert 2 Gold.",
    ["Alle zahlen", "1 supplies", ". Wer", "4 water", "oder mehr hat, verliert", "2 gold", "."],
  ],
  [
    "ko",
    "모두 보급품 1을 냅니다. 지금 물 4 이상인 사람은 금 2를 잃습니다.",
    ["모두", "1 supplies", "을 냅니다. 지금", "4 water", "이상인 사람은", "2 gold", "를 잃습니다."],
  ],
])("amounts in %s", (language, sentence, bits) => {
  beforeAll(() => loadLanguage(language));

  it("become symbols anywhere in a sentence", () => {
    expect(told(sentence)).toEqual(bits);
  });

  it("of the content are known in every language", () => {
    expect(told("1 copper, 2 terrain")).toEqual(["1 copper", "2 any"]);
    expect(told("12 gold")).toEqual(["12 gold"]);
  });
});

describe("a number with a particle", () => {
  it("comes after its symbol", async () => {
    await loadLanguage("ko");
    expect(bitsOf("금 2를").at(0)).toMatchObject({ icon: "gold", count: 2, behind: true });
    await loadLanguage("es");
    expect(bitsOf("2 de oro").at(0)?.behind).toBeUndefined();
  });
});

describe("a chip in the log", () => {
  it("has the particle of its number", async () => {
    await loadLanguage("ko");
    const told = (value: number): unknown =>
      eventParts("knight", event(1, { kind: "chip-laid", args: { at: "0,0", value } }), "민수", [
        "value",
        "at",
      ]);
    const rest = [{ mark: "at", value: "0,0" }, { text: "에 놓습니다." }];
    const parts = (value: string, then: string): unknown[] => [
      { text: "민수가 " },
      { mark: "value", value },
      { text: then },
      ...rest,
    ];
    expect(told(2)).toEqual(parts("2", "를 "));
    expect(told(3)).toEqual(parts("3", "을 "));
  });
});

/** Trail as text: the text view, and the sources of points. */
import type { EventInfo, Scene } from "../../lib/generated/protocol";
import type { AmountView, PlayerView, RowView, TokenView, TrailView } from "./view";
import { named, say, t } from "../../lib/messages.svelte";
import type { ResultRow, TextSection } from "../contract";
import { boardClaims } from "./claims";
import { dueWords, lacks } from "./missing-cost";
import { aboutCard } from "./effects";
import { takenFrom } from "./taken-by";
import { rewardsOf, STOCK, TERRAINS } from "./words";

const list = (items: string[]): string => items.join(", ") || "–";
const terrain = (name: string): string => t("trail-terrain", { terrain: name });
const amounts = (gives: string): string => (gives ? t("trail-web-amounts", { gives }) : "–");

export function describe(scene: Scene, names: string[], log: EventInfo[]): TextSection[] {
  const taken = takenFrom(log);
  const view = scene.view as unknown as TrailView;
  const who = (tokens: TokenView[]): string => list(tokens.map((token) => names[token.seat] ?? ""));
  const seats = (all: number[]): string => list(all.map((seat) => names[seat] ?? ""));
  /** The Poison that a price would cost the player to move. */
  const due = (cost: AmountView[], poison: number[], health = 0): string[] => {
    const me = scene.actions.length ? view.players[scene.to_move] : undefined;
    const words = me ? dueWords(lacks(me, cost, health), poison[scene.to_move] ?? 0) : "";
    return words ? [words] : [];
  };
  const row = (kind: string, one: RowView): string[] => [
    one.card
      ? t("trail-web-text-row", { row: one.row, card: aboutCard(one.card) })
      : t("trail-web-text-taken", {
          row: one.row,
          name: names[taken.get(`${kind}-${one.row}`)?.seat ?? -1] ?? "–",
        }),
    ...(one.card_health || one.piece_health
      ? [t("trail-web-text-gila-asks"), ...due([], view.gila?.poison ?? [], 1)]
      : []),
    t("trail-web-text-pieces", {
      pieces: list(
        one.pieces.flatMap((piece) =>
          piece ? [`${named(piece.name)} ${piece.shape.join("/")}`] : [],
        ),
      ),
      who: who(one.tokens),
    }),
  ];
  const standing = (places: number[]): string =>
    list(
      places.flatMap((place, seat) =>
        place ? [`${t("trail-web-rank", { place })} ${names[seat] ?? ""}`] : [],
      ),
    );
  return [
    {
      title: t("trail-web-week", { week: view.week }),
      lines: [
        t("trail-web-text-order", { order: seats(view.order) }),
        t("trail-web-text-weeks", { weeks: list(view.weeks.map(terrain)) }),
        t("trail-web-text-gila", {
          at: view.gila
            ? t("trail-label-gila", { group: view.gila.group, number: view.gila.number })
            : "–",
        }),
        t("trail-web-text-saguaro", { name: names[view.saguaro] ?? "–" }),
      ],
    },
    {
      title: t("trail-web-passages"),
      lines: [
        ...view.passages.flatMap((one) =>
          one
            ? [
                t("trail-web-text-passage", {
                  name: named(one.name),
                  need: list(
                    Object.entries(one.need).map(([kind, level]) => `${terrain(kind)} ${level}`),
                  ),
                  pays: one.pays,
                  gives: one.gives,
                  terrain: one.terrain,
                }),
                ...(one.gila_health ? [t("trail-web-text-gila-asks")] : []),
                ...due(one.cost, one.poison, one.gila_health),
              ]
            : [],
        ),
        t("trail-web-text-spaces", {
          free: view.passage_spaces - view.passage_tokens.length,
          who: who(view.passage_tokens),
        }),
      ],
    },
    { title: t("trail-web-flora"), lines: view.flora.flatMap((one) => row("flora", one)) },
    { title: t("trail-web-fauna"), lines: view.fauna.flatMap((one) => row("fauna", one)) },
    {
      title: t("trail-web-places"),
      lines: [
        ...view.arrows.flatMap((set) =>
          set.spaces.map((space) =>
            t("trail-web-text-arrow", {
              set: set.name,
              side: space.side,
              gives: space.gives,
              who: seats(space.seats),
            }),
          ),
        ),
        ...(view.gateway
          ? [
              t("trail-web-text-gateway", {
                name: named(view.gateway.name),
                gives: view.gateway.gives,
              }),
            ]
          : []),
        ...view.gateways_seen.map((one) =>
          t("trail-web-text-gateway-before", { name: named(one.name), gives: one.gives }),
        ),
        ...view.turn_order.flatMap((place, index) => [
          t("trail-web-text-turn-order", {
            place: index + 1,
            pays: place.pays,
            name: names[place.seat] ?? "–",
          }),
          ...(place.seat < 0 ? due(place.cost, place.poison) : []),
        ]),
      ],
    },
    {
      title: t("trail-web-tracks"),
      lines: view.tracks.map((track) =>
        t("trail-web-text-track", {
          terrain: track.terrain,
          spaces: track.spaces.map((bonus, index) => `${index + 1}: ${amounts(bonus)}`).join("; "),
          marker: track.marker,
          places: track.places.map((at, seat) => `${names[seat]} ${at}`).join(", "),
        }),
      ),
    },
    {
      title: t("trail-web-ladder"),
      lines: [
        view.ladder.levels.map((bonus, level) => `${level}: ${amounts(bonus)}`).join("; "),
        t("trail-web-text-top", {
          gives: list(view.ladder.top.map(amounts)),
          arrived: view.ladder.arrived,
        }),
        ...boostPrices(view),
        view.ladder.places.map((at, seat) => `${names[seat]} ${at}`).join(", "),
      ],
    },
    {
      title: t("trail-web-state48"),
      lines: view.state48.flatMap((card) =>
        card.rows.map(
          (one) =>
            `${t("trail-web-category", { week: parseInt(card.category, 10) })}, ${named(card.name)}: ${named(one.text)} (${one.gold.join(", ")}; +${one.grit}) ${
              card.category === "1st" ? seats(one.claimed) : standing(one.places)
            }`,
        ),
      ),
    },
    {
      title: t("trail-web-pool"),
      lines: [
        ...(["passages", "flora", "fauna", "gateways"] as const).map((kind) =>
          t("trail-web-deck-left", { kind, count: view.decks[kind] }),
        ),
        ...(["dutchman", "blossom", "cube", "poison", "weather"] as const).map((what) =>
          t("trail-web-left", { what, count: left(view, what) }),
        ),
        ...view.pools.spirits.map((one) =>
          t("trail-web-free-spirit", {
            spirit: one.id,
            name: named(one.name),
            rewards: rewardsOf(one.rewards),
          }),
        ),
      ],
    },
    {
      title: t("trail-web-mural"),
      lines: [
        list(
          view.mural.flatMap((space) =>
            space.icon
              ? [
                  t("trail-web-space-gives", {
                    at: space.at,
                    amount: space.amount,
                    kind: space.icon,
                  }),
                ]
              : [],
          ),
        ),
      ],
    },
    ...view.players.map((player, seat) => board(player, names[seat] ?? "")),
    ...notNow(scene, view),
  ];
}

/** The name of a click target. */
function nameOf(view: TrailView, target: string): string {
  const [kind = "", id = ""] = target.split(":");
  const rows = [...view.flora, ...view.fauna];
  if (kind === "order") return `${t("trail-web-order")} ${id}`;
  if (kind === "gateway") return named(view.gateway?.name ?? "") || t("trail-web-gateway");
  if (kind === "passage") return named(view.passages.find((one) => one?.id === id)?.name ?? id);
  if (kind === "card") return named(rows.find((one) => one.card?.id === id)?.card?.name ?? id);
  if (kind === "arrow") {
    const [set, side] = id.split("-");
    return `${named(view.arrows[Number(set) - 1]?.name ?? "")} ${side ?? ""}`;
  }
  const one = rows.flatMap((row) => row.pieces).find((piece) => piece?.id === id);
  return one ? t("trail-web-piece", { name: named(one.name), size: one.size }) : id;
}

/** Visible things that cannot be chosen now, with reasons; only for the player to move. */
function notNow(scene: Scene, view: TrailView): TextSection[] {
  if (!scene.actions.length) return [];
  const things = new Map<string, string[]>();
  for (const [target, reasons] of Object.entries(view.why_not)) {
    const why = reasons.map(say).join(" ");
    things.set(why, [...(things.get(why) ?? []), nameOf(view, target)]);
  }
  if (!things.size) return [];
  const lines = [...things].map(([why, all]) => `${list(all)}: ${why}`);
  return [{ title: t("trail-web-not-yet"), lines }];
}

function left(
  view: TrailView,
  what: "dutchman" | "blossom" | "cube" | "poison" | "weather",
): number {
  const { dutchmen, blossoms, cubes, poison, weather_unseen } = view.pools;
  return {
    dutchman: dutchmen,
    blossom: blossoms,
    cube: cubes,
    poison: poison.length,
    weather: weather_unseen,
  }[what];
}

/** Ranges of levels with the same boost prices, one per line. */
function boostPrices(view: TrailView): string[] {
  const { first, second } = view.ladder;
  const lines: string[] = [];
  let from = 0;
  first.forEach((price, level) => {
    if (price === first[level + 1] && second[level] === second[level + 1]) return;
    lines.push(
      t("trail-web-text-boost", { from, to: level, first: price, second: second[level] ?? 0 }),
    );
    from = level + 1;
  });
  return lines;
}

function board(player: PlayerView, name: string): TextSection {
  return {
    title: t("trail-web-board-of", { name }),
    lines: [
      t("trail-web-text-score", {
        gold: player.gold,
        grit: player.grit,
        position: player.position,
        score: player.score,
      }),
      list(STOCK.map((kind) => `${player.stock[kind] ?? 0} ${t("trail-what", { what: kind })}`)),
      list(TERRAINS.map((kind) => `${terrain(kind)} ${player.levels[kind] ?? 0}`)),
      t("trail-web-text-keep", {
        markers: player.markers,
        dutchmen: player.dutchmen,
        trackers: player.trackers,
        stars: player.stars,
        poison: player.poison.length,
      }),
      t("trail-web-text-cards", { cards: player.cards.map(aboutCard).join(". ") || "–" }),
      t("trail-web-text-walked", {
        passages: list(
          player.passages.map((one) => `${named(one.name)} (${terrain(one.terrain)})`),
        ),
        spirit: named(player.spirit?.name ?? "–"),
      }),
      ...(player.spirit
        ? [
            t("trail-web-text-spirit", {
              name: named(player.spirit.name),
              cubes: player.spirit.cubes.filter(Boolean).length,
              rewards: rewardsOf(
                player.spirit.rewards.filter((_, cube) => player.spirit?.cubes[cube]),
              ),
            }),
          ]
        : []),
      t("trail-web-text-mural", {
        pieces: list(
          player.mural.map(
            (laid) => `${named(laid.name) || t("trail-web-blossom")} ${laid.cells.join(" ")}`,
          ),
        ),
        open: player.open_spaces,
      }),
      list(
        boardClaims(player).map(
          (one) =>
            `${t("trail-web-claim", { claim: one.id })} ${Math.min(one.have, one.need)}/${one.need}`,
        ),
      ),
    ],
  };
}

/** Points by source, with the final scoring line by line. */
export function breakdown(log: EventInfo[], scores: number[]): ResultRow[] {
  const sums = new Map<string, number[]>();
  for (const event of log) {
    if (event.seat < 0 || !event.points) continue;
    const cause = String(event.args.cause ?? "");
    const label = event.kind.startsWith("final-")
      ? t("trail-web-final", { line: event.kind.slice(6) })
      : cause
        ? t("trail-cause", { cause })
        : t("trail-web-other-points");
    const row = sums.get(label) ?? new Array<number>(scores.length).fill(0);
    row[event.seat] = (row[event.seat] ?? 0) + event.points;
    sums.set(label, row);
  }
  const rows = [...sums].map(([label, points]) => ({ label, points }));
  const listed = scores.map((_, seat) =>
    rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0),
  );
  const start = scores.map((score, seat) => score - (listed[seat] ?? 0));
  return [
    ...(start.some(Boolean) ? [{ label: t("trail-web-start-points"), points: start }] : []),
    ...rows,
    { label: t("web-result-total"), points: scores, total: true },
  ];
}

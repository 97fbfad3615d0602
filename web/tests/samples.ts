/** Minimal messages of a server. */
import type {
  CaughtUp,
  ChatLine,
  EventInfo,
  Scene,
  Snapshot,
  TableInfo,
  Update,
} from "../src/lib/generated/protocol";
import { PROTOCOL_VERSION } from "../src/lib/generated/protocol";

const seat = (number: number, kind: "person" | "bot"): TableInfo["seats"][number] => ({
  seat: number,
  kind,
  name: `seat ${number}`,
  bot: kind === "bot" ? "random" : null,
  owned: kind === "person",
  connected: true,
  hook: false,
});

export const table = (): TableInfo => ({
  id: "abc",
  game: "dice",
  rules: 1,
  content: "default",
  content_hash: "",
  options: {},
  clock: { kind: "none" },
  open: false,
  watch: true,
  take_back: false,
  claim_after: 0,
  wait: null,
  offer: -1,
  name: "Quiet Canyon",
  created: 0,
  status: "playing",
  read_only: null,
  origin: null,
  next: null,
  seats: [seat(0, "person"), seat(1, "bot")],
});

export const scene = (seq: number, more: Partial<Scene> = {}): Scene => ({
  seq,
  moment: seq,
  to_move: 0,
  turn: 0,
  prompt: { id: "roll", args: {} },
  actions: ["roll", "hold"].map((text, action) => ({
    action,
    text,
    label: { id: text, args: {} },
    targets: [],
  })),
  view: { sum: seq },
  scores: [0, 0],
  winners: [],
  out: [],
  ended: "",
  can_undo: false,
  undo_seat: -1,
  undo_stop: "nothing",
  restart_seat: -1,
  clocks: [],
  ...more,
});

export const event = (moment: number, more: Partial<EventInfo> = {}): EventInfo => ({
  moment,
  kind: "rolled",
  seat: 0,
  rule: "D-1",
  points: 0,
  args: {},
  ...more,
});

export const line = (id: number): ChatLine => ({
  id,
  seat: 1,
  name: "Bo",
  text: `${id}`,
  at: 0,
});

export const snapshot = (more: Partial<Snapshot> = {}): Snapshot => ({
  type: "snapshot",
  version: PROTOCOL_VERSION,
  time: 0,
  table: table(),
  you: { name: "Ann", seats: [0], host: true },
  scene: scene(1),
  log: [event(1)],
  chat: [],
  spectators: 0,
  ...more,
});

export const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  before: seq - 1,
  seat: 0,
  undone: 0,
  moves: ["roll"],
  events: [event(seq)],
  scene: scene(seq),
  changes: null,
  ...more,
});

export const caughtUp = (more: Partial<CaughtUp> = {}): CaughtUp => ({
  type: "caught-up",
  version: PROTOCOL_VERSION,
  time: 0,
  table: table(),
  you: { name: "Ann", seats: [0], host: true },
  updates: [],
  clocks: [],
  chat: [],
  spectators: 0,
  ...more,
});

/** Workshop requests to the server. */
import { ask } from "../lib/api";
import type {
  AskFill,
  AskWhatIf,
  AskWords,
  Edit,
  Edited,
  Filled,
  History,
  PackCards,
  PackPage,
  Simulation,
  WhatIf,
  Worded,
  WorkshopGame,
} from "../lib/generated/protocol";

const part = encodeURIComponent;
const packs = "/api/workshop/packs";
const of = (id: string): string => `${packs}/${part(id)}`;

export const workshop = {
  game: (game: string) => ask<WorkshopGame>(`/api/workshop/games/${part(game)}`),
  packs: () => ask<PackCards>(packs),
  make: (game: string, title: string, source: string) =>
    ask<PackPage>(packs, "POST", { game, title, source }),
  bring: (file: string, data: string) =>
    ask<PackPage>("/api/workshop/import", "POST", { file, data }),
  pack: (id: string) => ask<PackPage>(of(id)),
  drop: (id: string) => ask<undefined>(of(id), "DELETE"),
  edit: (id: string, edits: Edit[], revision: number) =>
    ask<Edited>(`${of(id)}/edits`, "POST", { edits, revision, keep: true }),
  undo: (id: string, revision: number) => ask<PackPage>(`${of(id)}/undo`, "POST", { revision }),
  redo: (id: string, revision: number) => ask<PackPage>(`${of(id)}/redo`, "POST", { revision }),
  history: (id: string) => ask<History>(`${of(id)}/history`),
  rename: (id: string, title: string) => ask<PackPage>(`${of(id)}/rename`, "POST", { title }),
  words: (game: string, body: AskWords) =>
    ask<Worded>(`/api/workshop/games/${part(game)}/words`, "POST", body),
  fill: (game: string, body: AskFill) =>
    ask<Filled>(`/api/workshop/games/${part(game)}/fill`, "POST", body),
  simulate: (id: string, games: number) =>
    ask<Simulation>(`${of(id)}/simulation`, "POST", { games }),
  simulation: (id: string) => ask<Simulation>(`${of(id)}/simulation`),
  endSimulation: (id: string) => ask<undefined>(`${of(id)}/simulation`, "DELETE"),
  whatIf: (id: string, asked: AskWhatIf) => ask<WhatIf>(`${of(id)}/what-if`, "POST", asked),
  whatIfAnswer: (id: string, question: string) =>
    ask<WhatIf>(`${of(id)}/what-if/${part(question)}`),
  endWhatIf: (id: string, question: string) =>
    ask<undefined>(`${of(id)}/what-if/${part(question)}`, "DELETE"),
  /** Download address of a pack. */
  address: (id: string) => `${of(id)}/download`,
};

/** HTTP requests to the server, or to the in-browser server. */
import type {
  AskPuzzle,
  BringPuzzles,
  Created,
  CreateTable,
  Fault,
  Games,
  GameWords,
  ServerFeatures,
  ImportRecord,
  SavedPuzzleInfo,
  Lesson,
  Me,
  Moment,
  Pack,
  PackArt,
  PackTables,
  PackWords,
  PlayOn,
  PlayPuzzle,
  PreviewPuzzle,
  Prints,
  Problem,
  PuzzleCard,
  PuzzleCards,
  PuzzleGivenUp,
  PuzzleHint,
  PuzzleMe,
  PuzzlePage,
  PuzzlePlayed,
  PuzzlePreviews,
  Puzzles,
  PuzzleValues,
  ReportCards,
  Reviewing,
  ReviewLines,
  Rulebook,
  Subscribe,
  TableCards,
  Unsubscribe,
  Waiting,
} from "./generated/protocol";
import { isOffline, root } from "./environment";
import { has, say, t, type Sentence } from "./messages.svelte";
import { withCustomPacks } from "./custom-packs";
import { offlineServer } from "./offline-server";
import { seenQuery } from "./seen-versions";

/** Maximum number of retries when a replica is behind, and their interval in milliseconds. */
const MAX_RETRIES = 3;
const RETRY_DELAY = 1000;

/** A user's content pack that was added. */
export interface OwnPack {
  game: string;
  name: string;
}

/** The server rejected the request; `reason` is a short code. */
export class RefusedError extends Error {
  constructor(
    readonly reason: string,
    readonly sentence: Sentence | null,
    readonly detail: string,
    readonly faults: readonly Fault[] = [],
  ) {
    super(detail || reason);
  }
}

/** Errors of reading a file that the user has chosen. */
const UNREADABLE = new Set(["NotFoundError", "NotReadableError"]);

/** An error message for the user. */
export function explain(error: unknown): string {
  if (error instanceof RefusedError && error.sentence && has(error.sentence.id)) {
    return say(error.sentence);
  }
  if (error instanceof DOMException && UNREADABLE.has(error.name)) return t("web-file-unreadable");
  return error instanceof RefusedError && error.detail ? error.detail : t("web-no-answer");
}

/** The problems of a content pack that was refused, one per line. */
export function faultsOf(error: unknown): string[] {
  const faults = error instanceof RefusedError ? error.faults : [];
  return faults.map(({ where, message }) => `${where}: ${say(message)}`);
}

/**
 * Path of the static file that contains the response to a request that never changes; must match
 * the static build.
 */
function fileOf(path: string): string {
  return `${root}${path.slice(1).replace("?language=", ".")}.json`;
}

/**
 * Requests from the in-browser server; static responses are available before the engine has
 * started.
 */
async function requestOffline(path: string, method: string, body?: unknown): Promise<Response> {
  if (method === "GET" && path.startsWith("/api/games")) {
    const cached = await fetch(fileOf(path)).catch(() => null);
    // Some hosts answer with an HTML page if the file does not exist.
    if (cached?.ok && cached.headers.get("Content-Type")?.includes("json")) {
      if (path !== "/api/games") return cached;
      return Response.json(withCustomPacks((await cached.json()) as Games));
    }
  }
  const server = await offlineServer();
  const response = await server.request(
    method,
    path,
    body === undefined ? "" : JSON.stringify(body),
  );
  return new Response(response.status === 204 ? null : response.text, {
    status: response.status,
    headers: { "Content-Type": response.type },
  });
}

/** Sends a request to the server or the in-browser server. */
export function request(path: string, method = "GET", body?: unknown): Promise<Response> {
  return isOffline ? requestOffline(path, method, body) : requestServer(path, method, body);
}

function requestServer(path: string, method: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** Retries while the server is behind a version that this browser has seen. */
async function withRetries(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await send();
    const behind = answer.status === 503 && answer.headers.get("Retry-After") === "1";
    if (!behind || tries >= MAX_RETRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  }
}

export function ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  return answerTo<Answer>(() => request(path, method, body));
}

/** Sends a request to the server that hosts this page, even from the offline version. */
export function askServer<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
  return answerTo<Answer>(() => requestServer(path, method, body));
}

async function answerTo<Answer>(send: () => Promise<Response>): Promise<Answer> {
  const answer = await withRetries(send);
  if (answer.status === 204) return undefined as Answer;
  if (answer.ok) return (await answer.json()) as Answer;
  throw await errorOf(answer);
}

async function errorOf(answer: Response): Promise<RefusedError> {
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // There is no JSON body, only a status.
  }
  return new RefusedError(
    problem.reason ?? String(answer.status),
    problem.message ?? null,
    problem.detail ?? "",
    problem.faults ?? [],
  );
}

const part = encodeURIComponent;

/** Options of a print job. */
export interface PrintOptions {
  content: string;
  language: string;
  paper: string;
  ink: string;
  backs: boolean;
  marks: boolean;
  seed: string;
  choices: Record<string, string>;
  /** Names and numbers of copies. */
  parts: [name: string, copies: number][];
}

/** Address of the PDF of a print job, or of the image of its first page. */
export function printAddress(game: string, options: PrintOptions, as: "pdf" | "png"): string {
  const { parts, backs, marks, seed, choices, ...rest } = options;
  const query = new URLSearchParams({
    parts: parts.map(([name, copies]) => `${name}:${copies}`).join(),
    ...rest,
    ...choices,
    backs: backs ? "1" : "0",
    marks: marks ? "1" : "0",
    ...(seed && { seed }),
  });
  return `/api/games/${part(game)}/print.${as}?${query.toString()}`;
}

export const api = {
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => ask<Me>("/api/me", "PUT", { name }),
  features: () => ask<ServerFeatures>("/api/features"),
  subscribe: (body: Subscribe) => ask<undefined>("/api/push", "PUT", body),
  unsubscribe: (body: Unsubscribe) => ask<undefined>("/api/push/end", "POST", body),
  games: () => ask<Games>("/api/games"),
  /** The quick reference of a game with the numbers of a content pack, as Markdown. */
  aid: (game: string, pack: string, language: string) =>
    ask<Rulebook>(`/api/games/${part(game)}/packs/${part(pack)}/aid/${part(language)}`),
  rules: (game: string, language: string) =>
    ask<Rulebook>(`/api/games/${part(game)}/rules?language=${part(language)}`),
  words: (game: string, language: string) =>
    ask<GameWords>(`/api/games/${part(game)}/words/${part(language)}`),
  pack: (game: string, name: string) => ask<Pack>(`/api/games/${part(game)}/packs/${part(name)}`),
  packWords: (game: string, name: string, language: string) =>
    ask<PackWords>(`/api/games/${part(game)}/packs/${part(name)}/words/${part(language)}`),
  packArt: (game: string, name: string) =>
    ask<PackArt>(`/api/games/${part(game)}/packs/${part(name)}/art`),
  packTables: (game: string, name: string) =>
    ask<PackTables>(`/api/games/${part(game)}/packs/${part(name)}/tables`),
  prints: (game: string, pack: string, language: string) =>
    ask<Prints>(`/api/games/${part(game)}/print?content=${part(pack)}&language=${part(language)}`),
  waiting: () => ask<Waiting>("/api/waiting"),
  /** Creates a PDF and returns its number of pages. */
  async printPages(address: string, signal: AbortSignal): Promise<number> {
    const answer = await fetch(address, { credentials: "same-origin", signal });
    if (!answer.ok) throw await errorOf(answer);
    await answer.blob();
    return Number(answer.headers.get("x-arizona-pages"));
  },
  /** Address of the printable summary of a finished game. */
  keepsakeAddress: (id: string, language: string) =>
    `/api/tables/${part(id)}/keepsake.pdf?language=${part(language)}${seenQuery(id, "&")}`,
  lesson: (game: string, number: number) =>
    ask<Lesson>(`/api/games/${part(game)}/lessons/${number}`),
  puzzles: (day = "") => ask<Puzzles>(`/api/puzzles?day=${part(day)}`),
  puzzleCards: (game: string, theme: string, page: number, own: string) =>
    ask<PuzzleCards>(
      `/api/puzzles/${part(game)}?theme=${part(theme)}&page=${page}&own=${part(own)}`,
    ),
  savedPuzzles: () => ask<PuzzleCards>("/api/puzzles/kept"),
  dropPuzzle: (game: string, id: string) =>
    ask<PuzzleCards>(`/api/puzzles/${part(game)}/${part(id)}`, "DELETE"),
  puzzleValues: (game: string, id: string, asked: AskPuzzle) =>
    ask<PuzzleValues>(`/api/puzzles/${part(game)}/${part(id)}/values`, "POST", asked),
  /** Address of a puzzle's share image. */
  puzzlePicture: (game: string, id: string, kind: "svg" | "png", query: string) =>
    `/api/puzzles/${part(game)}/${part(id)}/picture.${kind}?${query}`,
  puzzle: (game: string, id: string) => ask<PuzzlePage>(`/api/puzzles/${part(game)}/${part(id)}`),
  nextPuzzle: (game: string) => ask<PuzzleCard>(`/api/puzzles/${part(game)}/next`),
  race: (game: string) => ask<PuzzleCards>(`/api/puzzles/${part(game)}/race`),
  endRace: (game: string, score: number) =>
    ask<PuzzleMe>(`/api/puzzles/${part(game)}/race`, "POST", { score }),
  bringPuzzles: (brought: BringPuzzles) => ask<PuzzleMe>("/api/puzzles/bring", "POST", brought),
  puzzlePlay: (game: string, id: string, move: PlayPuzzle) =>
    ask<PuzzlePlayed>(`/api/puzzles/${part(game)}/${part(id)}/play`, "POST", move),
  puzzlePreview: (game: string, id: string, body: PreviewPuzzle) =>
    ask<PuzzlePreviews>(`/api/puzzles/${part(game)}/${part(id)}/preview`, "POST", body),
  puzzleHint: (game: string, id: string, asked: AskPuzzle) =>
    ask<PuzzleHint>(`/api/puzzles/${part(game)}/${part(id)}/hint`, "POST", asked),
  puzzleGiveUp: (game: string, id: string) =>
    ask<PuzzleGivenUp>(`/api/puzzles/${part(game)}/${part(id)}/give-up`, "POST"),
  reports: () => ask<ReportCards>("/api/reports"),
  reportAddress: (name: string) => `/api/reports/${part(name)}`,
  lobby: () => ask<TableCards>("/api/lobby"),
  myTables: () => ask<TableCards>("/api/my-tables"),
  create: (body: CreateTable) => ask<Created>("/api/tables", "POST", body),
  moment: (id: string, moment: number) =>
    ask<Moment>(`/api/tables/${part(id)}/moments/${moment}${seenQuery(id)}`),
  playOn: (id: string, body: PlayOn) =>
    ask<Created>(`/api/tables/${part(id)}/play-on`, "POST", body),
  importRecord: (body: ImportRecord) => ask<Created>("/api/tables/import", "POST", body),
  /** The user's content packs; only offline. */
  addPack: (file: string, pack: { text: string } | { data: string }) =>
    ask<OwnPack>("/api/packs", "POST", { file, ...pack }),
  dropPack: (game: string, name: string) =>
    ask<undefined>(`/api/packs/${part(game)}/${part(name)}`, "DELETE"),
  deleteTable: (id: string) => ask<undefined>(`/api/tables/${part(id)}`, "DELETE"),
  shows: () => ask<TableCards>("/api/shows"),
  show: (game: string) => ask<Created>(`/api/shows/${part(game)}`, "POST"),
  review: (id: string) => ask<Reviewing>(`/api/tables/${part(id)}/review`),
  beginReview: (id: string) => ask<Reviewing>(`/api/tables/${part(id)}/review`, "POST"),
  reviewLines: (id: string, decision: number) =>
    ask<ReviewLines>(`/api/tables/${part(id)}/review/lines/${decision}`),
  keepPuzzle: (id: string, decision: number) =>
    ask<SavedPuzzleInfo>(`/api/tables/${part(id)}/review/keep`, "POST", { decision }),
  /** Address of the image of a table at a moment. */
  boardAddress: (id: string, moment: number) =>
    `/api/tables/${part(id)}/board.svg?moment=${moment}`,
  /** Base address of a game's images. */
  pictures: (game: string) => `${isOffline ? root : "/"}api/games/${part(game)}/`,
  recordAddress: (id: string) => `/api/tables/${part(id)}/record${seenQuery(id)}`,
};

/** HTTP requests for blocks, reports, notices and the moderators' page. */
import { ask } from "../lib/api";
import type {
  Blocks,
  Case,
  PersonalNotices,
  PlayComparison,
  Received,
  ReportPlayer,
  ReportQueue,
  SimilarPlay,
  TakeAction,
} from "../lib/generated/protocol";
import { locale } from "../lib/messages.svelte";
import type { Proof } from "./passkeys";

/** A person at a table: the player in a seat, or the author of a chat line. */
export interface Subject {
  name: string;
  seat?: number;
  line?: number;
}

export type ReportReason = ReportPlayer["reason"];
export type SanctionKind = TakeAction["kind"];
export const REASONS: readonly ReportReason[] = ["help", "insults", "stalling", "name", "other"];

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const place = ({ seat, line }: Subject): { seat?: number; line?: number } =>
  line === undefined ? { seat } : { line };

export const moderation = {
  blocks: () => ask<Blocks>("/api/blocks"),
  blockName: (name: string) => ask<Blocks>("/api/blocks", "POST", { name }),
  unblock: (id: string) => ask<undefined>(`/api/blocks/${id}`, "DELETE"),
  block: (id: string, who: Subject) => ask<Received>(`${table(id)}/blocks`, "POST", place(who)),
  report: (id: string, who: Subject, reason: ReportReason, text: string, block: boolean) =>
    ask<Received>(`${table(id)}/reports`, "POST", { ...place(who), reason, text, block }),
  notices: () => ask<PersonalNotices>("/api/notices"),
  answer: (id: string, text: string) =>
    ask<undefined>(`/api/notices/${id}/answer`, "POST", { text }),
  dismiss: (id: string) => ask<undefined>(`/api/notices/${id}/dismiss`, "POST"),
  appeal: (proof: { name: string; password: string } | Proof, text: string) =>
    ask<undefined>("/api/account/appeal", "POST", { ...proof, text }),
  queue: (closed: boolean) => ask<ReportQueue>(`/api/moderation/reports?closed=${closed}`),
  case: (id: string) => ask<Case>(`/api/moderation/reports/${id}`),
  close: (id: string, reason: string, reopen = false) =>
    ask<Case>(`/api/moderation/reports/${id}/close`, "POST", { reason, reopen }),
  play: (id: string) => ask<PlayComparison>(`/api/moderation/reports/${id}/play`),
  comparePlay: (id: string) => ask<PlayComparison>(`/api/moderation/reports/${id}/play`, "POST"),
  similar: (id: string) => ask<SimilarPlay>(`/api/moderation/reports/${id}/similar`),
  compareSimilar: (id: string) => ask<SimilarPlay>(`/api/moderation/reports/${id}/similar`, "POST"),
  act: (id: string, action: TakeAction) =>
    ask<Case>(`/api/moderation/reports/${id}/actions`, "POST", action),
  reverse: (id: string, reason: string) =>
    ask<undefined>(`/api/moderation/actions/${id}/reverse`, "POST", { reason }),
  void: (id: string, reason: string, restore: boolean) =>
    ask<undefined>(`/api/moderation/tables/${encodeURIComponent(id)}/void`, "POST", {
      reason,
      restore,
    }),
};

export function day(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(at);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

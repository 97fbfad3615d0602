/** Requests about the bot accounts of the signed-in person. */
import { ask } from "../lib/api";
import type { BotToken, CreateBot, OwnBots } from "../lib/generated/protocol";

export type Scopes = CreateBot["scopes"];

function path(name: string): string {
  return `/api/account/bots/${encodeURIComponent(name)}`;
}

export const botAccounts = {
  list: () => ask<OwnBots>("/api/account/bots"),
  create: (name: string, scopes: Scopes) =>
    ask<BotToken>("/api/account/bots", "POST", { name, scopes }),
  newToken: (name: string, scopes: Scopes) =>
    ask<BotToken>(`${path(name)}/token`, "POST", { scopes }),
  remove: (name: string) => ask<undefined>(path(name), "DELETE"),
};

/** HTTP requests for friends and invitations to tables. */
import { ask } from "../lib/api";
import type { FriendsPage, InvitedPeople } from "../lib/generated/protocol";

export const friends = {
  page: () => ask<FriendsPage>("/api/friends"),
  showOnline: (shown: boolean) => ask<FriendsPage>("/api/friends", "PUT", { shows_online: shown }),
  follow: (name: string) => ask<FriendsPage>(`/api/friends/${encodeURIComponent(name)}`, "PUT"),
  unfollow: (name: string) =>
    ask<FriendsPage>(`/api/friends/${encodeURIComponent(name)}`, "DELETE"),
  invite: (table: string, name: string) =>
    ask<InvitedPeople>("/api/invitations", "POST", { table, name }),
  invited: (table: string) => ask<InvitedPeople>(`/api/invitations/${table}`),
  decline: (table: string) => ask<FriendsPage>(`/api/invitations/${table}`, "DELETE"),
};

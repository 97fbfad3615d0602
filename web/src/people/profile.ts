/** HTTP requests of the profile page. */
import { ask } from "../lib/api";
import type {
  Profile,
  ProfileGames,
  ProfileSettings,
  TableAccounts,
} from "../lib/generated/protocol";

export interface Filters {
  game: string;
  result: string;
  pace: string;
  opponent: string;
}

export const profiles = {
  profile: (name: string) => ask<Profile>(`/api/people/${encodeURIComponent(name)}`),
  games: (name: string, filters: Filters, offset: number) => {
    const query = new URLSearchParams({ ...filters, offset: String(offset) });
    return ask<ProfileGames>(`/api/people/${encodeURIComponent(name)}/games?${query}`);
  },
  accounts: (table: string) => ask<TableAccounts>(`/api/tables/${table}/accounts`),
  save: (settings: ProfileSettings) =>
    ask<ProfileSettings>("/api/account/profile", "PUT", settings),
};

/** The address of a profile. */
export const profileAddress = (name: string): string => `/people/${encodeURIComponent(name)}`;

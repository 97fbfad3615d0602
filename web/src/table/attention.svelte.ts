/** Alerts a player when it is their turn: tab title, sound, and a notification if enabled. */
import { fileAddress } from "../lib/environment";
import { say, t } from "../lib/messages.svelte";
import { gameName } from "../lib/names";
import type { TableClient } from "../lib/table-client.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";

export class Attention {
  #asked = false;

  constructor(private readonly session: TableClient) {}

  /** Call inside an effect. */
  watch(): void {
    const { table, live, myTurn } = this.session;
    if (!table || !live) return;
    const game = gameName(table.game);
    const title = myTurn ? "web-title-your-turn" : "web-title-table";
    document.title = t(this.session.over ? "web-title-over" : title, { game });
    if (myTurn && !this.#asked) {
      sound("turn");
      if (document.hidden && settings.notify && "Notification" in window) {
        this.#notify(t("web-title-your-turn", { game }), say(live.prompt), table.id);
      }
    }
    this.#asked = myTurn;
  }

  #notify(title: string, body: string, tag: string): void {
    try {
      const notice = new Notification(title, { body, tag, icon: fileAddress("icon.svg") });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      // Some phones allow notifications only from service workers. Title and sound remain.
    }
  }
}

/** Actions for a moment of the record: share it, or continue from it. */
import { api, explain, request } from "../lib/api";
import type { SeatRequest } from "../lib/generated/protocol";
import { linkTo } from "../lib/environment";
import { copy } from "../lib/clipboard";
import { go } from "../lib/router.svelte";
import type { TableClient } from "../lib/table-client.svelte";
import { enterTable } from "../lib/open-table";

/** Shows a moment and sets its address; lessons have no addresses. */
export function showMoment(session: TableClient, moment: number, replace: boolean): void {
  const now = moment >= (session.live?.moment ?? 0);
  if (session.practice) {
    void session.look(now ? null : Math.max(0, moment));
    return;
  }
  const address = `/table/${session.id}`;
  go(now ? address : `${address}/replay/${Math.max(0, moment)}`, replace);
}

export function shareMoment(table: string, moment: number): Promise<boolean> {
  return copy(linkTo(`/table/${table}/replay/${moment}`));
}

/** Longer side of a copied picture in pixels. */
const LARGE = 1200;

/** The board at a moment as a bitmap. */
async function boardPicture(table: string, moment: number): Promise<Blob> {
  const answer = await request(api.boardAddress(table, moment));
  if (!answer.ok) throw new Error(String(answer.status));
  const address = URL.createObjectURL(
    new Blob([await answer.text()], { type: "image/svg+xml;charset=utf-8" }),
  );
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = LARGE / Math.max(image.width, image.height, 1);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Copies a picture of the board, or saves it as a file if that is not possible. */
export async function copyPicture(table: string, moment: number): Promise<"copied" | "saved" | ""> {
  try {
    const picture = boardPicture(table, moment);
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      return "copied";
    } catch {
      const address = URL.createObjectURL(await picture);
      const link = document.createElement("a");
      link.href = address;
      link.download = `${table}-${moment}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
      return "saved";
    }
  } catch {
    return "";
  }
}

/** Creates a table from a moment: bots stay, and all other seats are at this screen. */
export async function playOn(session: TableClient, moment: number): Promise<void> {
  const seats: SeatRequest[] = session.seats.map((seat) =>
    seat.kind === "bot"
      ? { kind: "bot", bot: seat.bot }
      : { kind: "here", name: seat.name || null },
  );
  if (!seats.some((seat) => seat.kind === "here")) seats[0] = { kind: "here" };
  try {
    enterTable(await api.playOn(session.id, { moment, seats }));
  } catch (error) {
    session.refused = explain(error);
  }
}

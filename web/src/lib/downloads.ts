/** Files and images from the in-browser server, whose responses have no URLs. */
import { request } from "./api";

/** Downloads the response to a request as a file. */
export async function saveFile(path: string): Promise<void> {
  const answer = await request(path);
  if (!answer.ok) return;
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = `${path.split("/").slice(-2).join("-")}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Svelte action: shows the response to a request in an image. */
export function offlineImage(image: HTMLImageElement, path: string): { destroy: () => void } {
  let address = "";
  let gone = false;
  void request(path).then(async (answer) => {
    if (!answer.ok || gone) return;
    address = URL.createObjectURL(await answer.blob());
    image.src = address;
  });
  return {
    destroy: () => {
      gone = true;
      URL.revokeObjectURL(address);
    },
  };
}

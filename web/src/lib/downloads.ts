/** Answers of the house in this browser as files and pictures: there is no address to fetch. */
import { request } from "./api";

/** Hands the answer to a request to the person as a file. */
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

/** Gives an image the answer to a request as its picture; forgets it with the image. */
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

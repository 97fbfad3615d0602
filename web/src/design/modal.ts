import type { Attachment } from "svelte/attachments";

/** Opens a dialog over the page for as long as it is drawn; Escape asks whoever drew it to close it. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const asked = (event: Event): void => {
      event.preventDefault();
      onclose();
    };
    dialog.addEventListener("cancel", asked);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("cancel", asked);
      dialog.close();
    };
  };
}

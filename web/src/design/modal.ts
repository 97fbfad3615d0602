import type { Attachment } from "svelte/attachments";

/** Shows a dialog as modal while it is mounted; Escape calls `onclose`. */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const cancel = (event: Event): void => {
      event.preventDefault();
      onclose();
    };
    dialog.addEventListener("cancel", cancel);
    dialog.showModal();
    return () => {
      dialog.removeEventListener("cancel", cancel);
      dialog.close();
    };
  };
}

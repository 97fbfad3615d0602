/** Where the tables are: at a server, or in this browser when the page came as a folder of files. */

const MARK = 'meta[name="arizona-house"]';

/** Whether there is no server: the rules run beside the page, and it keeps its own tables. */
export const inPocket: boolean =
  document.querySelector?.(MARK)?.getAttribute("content") === "pocket";

/** Whether it is only shown, within another page: it keeps nothing and shares nothing. */
export const forALook: boolean = inPocket && location.search === "?look";

/** The server that is offered to who wants to go online with a table; "" if none is known. */
export const home: string =
  document.querySelector?.('meta[name="arizona-server"]')?.getAttribute("content") ?? "";

/** Where the folder of files lies; with a server it is the root. */
export const root: string = inPocket ? new URL(".", location.href).pathname : "/";

/** Where a file lies that comes with the page. */
export const fileAt = (name: string): string => root + name;

/** An address inside the page as a link that also works in another tab. */
export function linkTo(address: string): string {
  return inPocket ? `${location.origin}${root}#${address}` : `${location.origin}${address}`;
}

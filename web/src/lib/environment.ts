/** Where the tables are: at a server, or in this browser when the page came as a folder of files. */

/** What the folder's maker wrote into the head of the page; "" where there is no such mark. */
function marked(name: string): string {
  const mark = globalThis.document?.querySelector?.(`meta[name="${name}"]`);
  return mark?.getAttribute("content") ?? "";
}

/** Whether there is no server: the rules run beside the page, and it keeps its own tables. */
export const isOffline: boolean = marked("arizona-house") === "pocket";

/** Whether it is only shown, within another page: it keeps nothing and shares nothing. */
export const isDemo: boolean = isOffline && location.search === "?look";

/** Where the folder of files lies; with a server it is the root. */
export const root: string = isOffline ? new URL(".", location.href).pathname : "/";

/**
 * The server that is offered to who wants to go online with a table; "" if none is known. One that
 * hands the folder out does so at /pocket/.
 */
export const home: string =
  marked("arizona-server") || (isOffline && root === "/pocket/" ? location.origin : "");

/** Where a file lies that comes with the page. */
export const fileAddress = (name: string): string => root + name;

/** An address inside the page as a link that also works in another tab. */
export function linkTo(address: string): string {
  return isOffline ? `${location.origin}${root}#${address}` : `${location.origin}${address}`;
}

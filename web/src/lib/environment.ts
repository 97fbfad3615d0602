/** Where the page runs: with a server, or offline from a folder of static files. */

/** The content of a `<meta>` element that the static build writes, or "". */
function marked(name: string): string {
  const mark = globalThis.document?.querySelector?.(`meta[name="${name}"]`);
  return mark?.getAttribute("content") ?? "";
}

/** Whether the in-browser server runs the tables. */
export const isOffline: boolean = marked("arizona-build") === "offline";

/** Whether the page is an embedded demo, which stores and shares nothing. */
export const isDemo: boolean = isOffline && location.search === "?look";

/** Base path of the static files. */
export const root: string = isOffline ? new URL(".", location.href).pathname : "/";

/**
 * Origin of the server that can take over an offline table, or "". A server that hosts the offline
 * build itself does so at /pocket/.
 */
export const home: string =
  marked("arizona-server") || (isOffline && root === "/pocket/" ? location.origin : "");

/** Address of a static file. */
export const fileAddress = (name: string): string => root + name;

/** Absolute link to a route, for sharing and other tabs. */
export function linkTo(address: string): string {
  return isOffline ? `${location.origin}${root}#${address}` : `${location.origin}${address}`;
}

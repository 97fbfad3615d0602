/** Files that are fetched at once, and how often one is tried. */
const AT_ONCE = 6;
const TRIES = 5;
const wait = (time) => new Promise((done) => setTimeout(done, time));

async function keepOne(cache, address, named) {
  for (let tried = 1; ; tried += 1) {
    // What is named by its content may come from wherever the browser has it.
    const answer = await fetch(address, { cache: named ? "force-cache" : "no-cache" });
    if (answer.ok) return cache.put(address, answer);
    if (tried === TRIES) throw new Error(`${address}: ${answer.status}`);
    await wait(500 * tried);
  }
}

/** Keeps files, a few at a time; all of them, or it fails. */
async function keepAll(name, addresses, named, pause) {
  const cache = await caches.open(name);
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const some = addresses.slice(at, at + AT_ONCE);
    await Promise.all(some.map((address) => keepOne(cache, address, named(address))));
    if (pause) await wait(pause);
  }
}

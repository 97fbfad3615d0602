// Service worker of the offline version. It caches every file of the folder, so that the page works
// without a network. `arizona static` fills in the version and the file lists. A new version is
// downloaded in the background and used only when every tab of the old one is closed, so no running
// game changes. The page's worker caches the engine, which it downloads anyway; large files have a
// content hash in their names.
const { version, files, later, pause } = /* known */;
const HOME = new URL("./", self.location.href);
const MINE = `arizona ${HOME.pathname} `;
const CACHE = `${MINE}${version}`;
const ENGINE = `${MINE}engine`;
const NAMED_BY_CONTENT = /^\.\/(assets|engine\/core-[^/]*)\//;
const AWAKE = /^engine\/awake-(.*)\.bin$/;

const nameOf = (address) => new URL(address).href.slice(HOME.href.length).replace(/[?#].*/, "");

/* cache worker */

self.addEventListener("install", (event) => {
  const wanted = files.map((name) => `./${name}`);
  event.waitUntil(keepAll(CACHE, wanted, (name) => NAMED_BY_CONTENT.test(name), pause));
});

/** Deletes cached files of older versions of this folder. */
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(MINE));
  const old = names.filter((name) => name !== CACHE && name !== ENGINE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE);
  for (const request of await cache.keys()) {
    const name = nameOf(request.url);
    const source = name.replace(AWAKE, "engine/arizona-$1.zip");
    if (!later.includes(name) && !later.includes(source)) await cache.delete(request);
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? "./index.html" : request;
  const cached = await cache.match(wanted, { ignoreSearch: true });
  if (cached) return cached;
  const large = await caches.open(ENGINE);
  const found = await large.match(request, { ignoreSearch: true });
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok && later.includes(nameOf(request.url)) && !request.url.includes("/engine/")) {
    await large.put(request, fetched.clone()).catch(() => undefined);
  }
  return fetched;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME.href)) return;
  event.respondWith(answer(request));
});

// Service worker of a server's page. It caches the page's files, so that a tab opened before an update
// still finds its own and the page opens without a network, and it shows turn notifications. Requests
// to the API always go to the server.
const { version, files, pause } = /* known */;
const MINE = "arizona page ";
const CACHE = `${MINE}${version}`;

/* cache worker */

self.addEventListener("install", (event) => {
  const wanted = files.map((name) => `/${name}`);
  event.waitUntil(keepAll(CACHE, wanted, (name) => name.startsWith("/assets/"), pause));
});

// When this version activates, no tab uses an older one.
self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== CACHE);
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone()).catch(() => undefined);
  return fetched;
}

async function opened(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const found = await cache.match("/index.html");
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|docs|pocket|ws)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(opened(request));
  else if (/^\/(assets\/|icon)/.test(pathname)) event.respondWith(fromCache(request));
});

self.addEventListener("push", (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { link },
    }),
  );
});

/** Shows the table in a tab that has it open, or in a new one. */
async function show(link) {
  const address = new URL(link ?? "/", self.location.origin);
  if (address.origin !== self.location.origin) return;
  const id = address.pathname.split("/").pop();
  const tabs = await self.clients.matchAll({ type: "window" });
  const open = tabs.find((tab) => id && new URL(tab.url).pathname.includes(id));
  await (open ? open.focus() : self.clients.openWindow(address.href));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.link));
});

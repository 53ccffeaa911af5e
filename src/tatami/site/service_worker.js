// Keeps every file of one version of the site, so that it works offline. Written by `tatami build-site`.
const FILES = __FILES__;
const INDEX = "index.html";
const scope = self.registration.scope;
// Other sites of this host have caches of their own. A server's service worker looks for this name, too.
const SITE = `tatami-site ${new URL(scope).pathname} `;
const VERSION = `${SITE}__VERSION__`;
const at = (path) => new URL(path, scope).href;

// Files with a digest in their name never change; a browser that has them does not ask again.
const request = (path) => new Request(at(path), { cache: /^(assets|python-\w+)\//.test(path) ? "force-cache" : "no-cache" });

async function keep(path) {
  const cache = await caches.open(VERSION);
  if ((await cache.match(at(path))) === undefined) await cache.add(request(path));
}

async function keepAll() {
  // A few at a time: a phone on a slow line also wants to play.
  const waiting = [...FILES];
  const take = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(path);
  };
  await Promise.all([take(), take(), take(), take()]);
}

// The caches of this version and of the one before: another tab may still show it.
async function forgetOldVersions() {
  const old = (await caches.keys()).filter((name) => name.startsWith(SITE) && name !== VERSION);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldVersions()));
// A new version waits until somebody at the page wants it.
self.addEventListener("message", (event) => {
  if (event.data === "update") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  // The docs may lie in the same folder, but are no part of the site.
  if (request.url.startsWith(at("docs/"))) return;
  event.respondWith(request.mode === "navigate" ? page(request) : file(request));
});

async function file(request) {
  const cache = await caches.open(VERSION);
  const options = { ignoreSearch: true };
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}

// There is one page; an address such as rules/honor means #/rules/honor.
async function page(request) {
  const path = request.url.slice(scope.length).split(/[?#]/)[0];
  if (path !== "" && path !== INDEX) {
    if (FILES.includes(path)) return file(request);
    return Response.redirect(at(`#/${path}`));
  }
  return (await (await caches.open(VERSION)).match(at(INDEX))) ?? fetch(request);
}

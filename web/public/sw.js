// Two things. When the server cannot be reached, go to the edition without a server if this browser
// keeps it, or say so instead of showing the browser's error: nothing of the client itself is kept here,
// so nobody is served an old one. And show what the server pushes.
const KEPT = "tatami-offline-1";
const at = (path) => new URL(path, self.registration.scope).href;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("./offline.html")));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(away));
});

async function away() {
  // The service worker of that edition names its caches like this (tatami/site/service_worker.js).
  const kept = `tatami-site ${new URL(at("offline/")).pathname} `;
  const names = await caches.keys();
  if (names.some((name) => name.startsWith(kept))) return Response.redirect(at("offline/index.html?away"));
  return caches.match("./offline.html");
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "stop" ? stop(event.notification.data.stop) : open(event.notification.data.link));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(again(event)));

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = (page, link) => page.url.split(/[?#]/)[0] === at(link);

async function tell({ title = "Tatami", body = "", link = "./", tag = "tatami", lang = "", stop = "", stopping = "" }) {
  // Whoever has the table before their eyes sees it there.
  if ((await pages()).some((page) => page.visibilityState === "visible" && isAt(page, link))) return;
  const actions = stop === "" ? [] : [{ action: "stop", title: stopping }];
  const look = { icon: at("icon.svg"), badge: at("icon.svg") };
  await self.registration.showNotification(title, { body, tag, lang, actions, data: { link, stop }, ...look });
}

async function open(link) {
  const there = (await pages()).find((page) => isAt(page, link));
  if (there === undefined) await self.clients.openWindow(at(link));
  else await there.focus();
}

async function stop(link) {
  await fetch(at(`api/${link}`), { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
}

// The browser has changed its address: tell the server, or it would push into the void.
async function again(event) {
  const options = event.oldSubscription?.options ?? event.newSubscription?.options;
  if (options === undefined) return;
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = fresh.toJSON();
  const known = await (await fetch(at("api/me/notifications"))).json();
  const said = { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: known.language, zone: known.zone };
  const headers = { "Content-Type": "application/json" };
  await fetch(at("api/me/notifications/push"), { method: "POST", headers, body: JSON.stringify(said) });
}

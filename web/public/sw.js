// Only one thing: when the server cannot be reached, say so instead of showing the browser's error.
const KEPT = "tatami-offline-1";
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add("./offline.html")));
});
self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match("./offline.html")));
});

// The service worker: once loaded, the page works offline. The packer puts the build's hash, and the list of the build's files,
// in the places of the two words in capitals; each build has a cache of its own, and the caches of older ones go.

const CACHE = `tercet ${new URL("./", self.location).pathname} BUILD_HASH`;
const FILES = BUILD_FILES;

self.addEventListener("install", (event) => {
  // "no-cache": what the browser kept is asked after, and never taken from an older build.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["./", ...FILES].map((file) => new Request(file, { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  const ours = CACHE.slice(0, CACHE.lastIndexOf(" ") + 1); // this folder's; the host may have others
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(ours) && name !== CACHE).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

// A new build waits until no page of the old one is open, or until the player says so.
self.addEventListener("message", (event) => {
  if (event.data === "start") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request));
});

/** The page itself, whatever its address asks for, and every other file as it was when this build was loaded; else from the net. */
async function answer(request) {
  const cache = await caches.open(CACHE), asked = new URL(request.url), folder = new URL(self.registration.scope).pathname;
  const page = [folder, `${folder}index.html`].includes(asked.pathname);
  return (await cache.match(page ? "./" : request)) || fetch(request);
}

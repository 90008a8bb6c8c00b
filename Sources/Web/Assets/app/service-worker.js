/**
 * The service worker. It keeps the files of the pages, and shows a page of ours where the server
 * does not answer. It never keeps a page, an answer of the API or a sound: these hold a learner's
 * work.
 */

/** The name of all files as a whole, which the server fills in. Each new version gets its own. */
const version = "{{version}}";
const names = "vocalvocab-";
const cacheName = names + version;
/** The folder of this version's files. A file there never changes. */
const shell = `/assets/${version}/`;
const offlinePage = "/offline";

const worker = /** @type {any} */ (globalThis);

worker.addEventListener("install", (event) => {
  // Old pages have their files already, so this version need not wait until they are closed.
  worker.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldVersions(), worker.registration.navigationPreload?.enable()]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(shell)) event.respondWith(shellFile(event));
  else if (request.destination === "document" && !pathname.startsWith("/api/")) {
    event.respondWith(page(event));
  }
});

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  const answer = await fetch(offlinePage, { cache: "no-store" });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const text = await answer.clone().text();
  await cache.put(offlinePage, answer);
  // The files that the page names.
  await cache.addAll(new Set(text.match(/\/assets\/[^"]+/g)));
}

async function dropOldVersions() {
  const old = (await caches.keys()).filter((name) => name.startsWith(names) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function shellFile(event) {
  const { request } = event;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // On a full disk the file can't be kept. The page gets it all the same.
  if (answer.status === 200) event.waitUntil(cache.put(request, answer.clone()).catch(() => {}));
  return answer;
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePage, { cacheName })) ?? Response.error();
  }
}

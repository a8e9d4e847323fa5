// The worker keeps one whole version of the page on the device, so that it opens
// with its server gone. The page itself comes from the server when that answers,
// so that a new version is never hidden by an old one; all other files have a hash
// in their names, and come from what is kept.
//
// A new version is kept beside the old one until only one page is open, and that
// is of the new version or wants to be. Then the old one is thrown away.
"use strict";

const version = "{{.Version}}";
const files = {{.Hashes}}; // "./" is the page itself

const patience = 3000; // milliseconds that a server may take to send the page
const ours = `parlor ${registration.scope} `; // other pages of the host have caches too
const kept = ours + version;

// A file that is not of this version fails its hash, and all is left as it was.
async function keep() {
  const cache = await caches.open(kept);
  try {
    await cache.addAll(Object.entries(files).map(([name, integrity]) => new Request(name, { integrity, cache: "no-cache" })));
  } catch (error) {
    await caches.delete(kept);
    throw error;
  }
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(ours) && name !== kept).map((name) => caches.delete(name)));
  await clients.claim();
}

const find = (request) => caches.match(request, { cacheName: kept, ignoreVary: true }).catch(() => undefined);

async function page(request) {
  const answer = fetch(request);
  const late = new Promise((resolve) => { setTimeout(resolve, patience); });
  const prompt = await Promise.race([answer, late]).catch(() => undefined);
  if (prompt && prompt.status < 500) return prompt;
  return (await find("./")) ?? answer;
}

async function file(request) {
  return (await find(request)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));

addEventListener("activate", (event) => event.waitUntil(takeOver()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*/, "");
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return;
  if (request.mode !== "navigate") event.respondWith(file(request));
  else if (address === registration.scope || address === `${registration.scope}index.html`) event.respondWith(page(request));
});

// A page says of which version it is. One of another version is told of this one,
// and may say this version's name to load it.
addEventListener("message", (event) => event.waitUntil((async () => {
  if (event.data !== version) return event.source.postMessage(version);
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await skipWaiting();
})()));

// Keeps the whole page without a server, Python included, for times without a connection.
// `deploy/static_site.py` lists its files below, each with a digest of what is in it.

const FILES = {};
const SHELF = "hanabi-site";
const HOME = new URL("./", location).href;

/** The address under which a file is kept: another one as soon as there is something else in it. */
function keptAs(name) {
  return `${HOME}${name}?${FILES[name]}`;
}

addEventListener("install", (event) => event.waitUntil(keepAll().then(() => skipWaiting())));

addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), clients.claim()])));

addEventListener("fetch", (event) => {
  const address = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== "GET" || !address.startsWith(HOME)) return;
  const name = address.slice(HOME.length) || "index.html";
  if (name in FILES) event.respondWith(kept(name, event.request));
});

/** Fetch what is not kept yet; a file that is not what it was built as waits for the next time. */
async function keepAll() {
  const shelf = await caches.open(SHELF);
  for (const name of Object.keys(FILES)) {
    if (await shelf.match(keptAs(name))) continue;
    const file = await fetch(HOME + name);
    if (!file.ok) throw new Error(`${name}: ${file.status}`);
    await shelf.put(keptAs(name), file);
  }
}

async function kept(name, request) {
  return (await caches.match(keptAs(name))) ?? fetch(request);
}

/** Throw away the files of pages before this one. */
async function tidy() {
  const shelf = await caches.open(SHELF);
  const wanted = new Set(Object.keys(FILES).map(keptAs));
  const old = (await shelf.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((each) => shelf.delete(each)));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringToFront(event.notification.data));
});

async function bringToFront(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : clients.openWindow(address));
}

// Keeps the page for times without a connection, and brings it to the front when a notice is clicked.
// Whatever can come from the server does; what is asked of /api never passes through here.

const SHELF = "hanabi-page";
const PAGE = "/";
const PICTURE = "/firework.svg";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, PICTURE])));
});

addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), clients.claim()])));

/** A page that was loaded before this worker was there tells what it loaded. */
addEventListener("message", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(event.data)));
});

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(newestPage(event));
  else if (pathname.startsWith("/assets/") || pathname === PICTURE) event.respondWith(keptFile(event));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringToFront(event.notification.data));
});

/** Every address of the page is the same page: the newest one, or else the one that was kept. */
async function newestPage(event) {
  try {
    const page = await fetch(event.request);
    const isPage = page.ok && page.headers.get("Content-Type")?.startsWith("text/html");
    if (isPage) event.waitUntil(keepPage(page.clone()));
    return page;
  } catch (unreachable) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw unreachable;
  }
}

/** Keep a page; with another one than before, everything that the old one was made of goes. */
async function keepPage(page) {
  const kept = await caches.match(PAGE);
  if ((await kept?.text()) !== (await page.clone().text())) await caches.delete(SHELF);
  const shelf = await caches.open(SHELF);
  await shelf.put(PAGE, page);
}

/** Built files have names that change with what is in them, so that a kept one is never old. */
async function keptFile(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const file = await fetch(event.request);
  const copy = file.clone();
  if (file.ok) event.waitUntil(caches.open(SHELF).then((shelf) => shelf.put(event.request, copy)));
  return file;
}

/** Throw away what earlier versions of this worker kept under other names. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)));
}

async function bringToFront(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : clients.openWindow(address));
}

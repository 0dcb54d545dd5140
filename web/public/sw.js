// Keeps the page for times without a connection, and brings it to the front when a notice is clicked.
// Whatever can come from the server does; what is asked of /api never passes through here.

const SHELF = "hanabi-page";
/** What the page before this one was made of: the newest page shares some of it. */
const BEFORE = "hanabi-page-before";
const PAGE = "/";
const PICTURE = "/firework.svg";
/** Milliseconds the server has to begin an answer where something is kept that will do. */
const ANSWER_LIMIT = 4000;
/** The page that is being kept; its files wait for it, so that none is put aside with those of the page before. */
let keeping = Promise.resolve();

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, PICTURE])));
});

addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), clients.claim()])));

/** A page tells what it loaded: before this worker was there, or from the memory of the browser. */
addEventListener("message", (event) => event.waitUntil(Promise.all(event.data.map(keptFile))));

addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(newestPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptFile(event.request));
  else if (pathname === PICTURE) event.respondWith(fetch(event.request).catch(() => caches.match(PICTURE)));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringToFront(event.notification.data));
});

/** Every address of the page is the same page: the newest one, or else the one that was kept. */
async function newestPage(event) {
  const page = await soon(event.request).catch(() => Response.error());
  const isPage = page.ok && page.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage) event.waitUntil((keeping = keepPage(page.clone())));
  // A proxy in between answers for the server when it is down.
  const isDown = page.type === "error" || page.status >= 500;
  return (isDown && (await caches.match(PAGE))) || page;
}

/** What the server answers, if it begins to in time; without a cached page there is no time limit. */
async function soon(request) {
  const kept = await caches.match(PAGE);
  return kept ? Promise.race([fetch(request), tooLate()]) : fetch(request);
}

function tooLate() {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer in time")), ANSWER_LIMIT));
}

/** Keep a page; what another one before it was made of is kept once more. */
async function keepPage(page) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(PAGE);
  if ((await kept?.text()) !== (await page.clone().text())) await retire(shelf);
  await shelf.put(PAGE, page);
}

/** Put every built file of a page aside, in the place of those of the page before it. */
async function retire(shelf) {
  await caches.delete(BEFORE);
  const before = await caches.open(BEFORE);
  const files = (await shelf.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  for (const file of files) {
    await before.put(file, await shelf.match(file));
    await shelf.delete(file);
  }
}

/** Built files have names that change with what is in them, so that a kept one is never old. */
async function keptFile(request) {
  await keeping.catch(() => undefined);
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const file = (await caches.match(request)) ?? (await fetch(request));
  // A shelf that is full keeps nobody from the file itself.
  if (file.ok) await shelf.put(request, file.clone()).catch(() => undefined);
  return file;
}

/** Throw away what earlier versions of this worker kept under other names. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== SHELF && name !== BEFORE).map((name) => caches.delete(name)),
  );
}

async function bringToFront(address) {
  const pages = await clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => url === address);
  await (page ? page.focus() : clients.openWindow(address));
}

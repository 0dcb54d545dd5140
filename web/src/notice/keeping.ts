// The worker beside the page: it keeps the page for times without a connection, and shows notices.

/** Let the worker in; browsers have one only for pages that came by https or from this machine. */
export async function keepPage(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  await workers?.register("/sw.js");
  (await workers?.ready)?.active?.postMessage(loaded());
}

/** What was loaded so far, perhaps before the worker was there. */
function loaded(): string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
  return addresses.filter((address) => new URL(address).pathname.startsWith("/assets/"));
}

// The worker beside the page: it keeps the page for times without a connection, and shows notices.

import { host } from "../host";

/** Let the worker in; browsers have one only for pages that came by https or from this machine. */
export async function keepPage(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  if (__SITE__) {
    // It fetches everything once more, from the browser's memory if the page has it by now.
    await host.fetch("/api/me", {});
    await workers.register("sw.js");
    await navigator.storage?.persist?.();
    return;
  }
  await workers.register("/sw.js");
  const tellWorker = async (entries: PerformanceEntryList): Promise<void> =>
    (await workers.ready).active?.postMessage(builtFiles(entries));
  // Files loaded before the worker was there never pass through it, nor those from the memory of the browser.
  const watch = new PerformanceObserver((list) => void tellWorker(list.getEntries()));
  watch.observe({ type: "resource", buffered: true });
}

function builtFiles(entries: PerformanceEntryList): string[] {
  const addresses = entries.map(({ name }) => name);
  return addresses.filter((address) => new URL(address).pathname.startsWith("/assets/"));
}

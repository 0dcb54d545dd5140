// Notices of the system, for someone who looks elsewhere.

import { words } from "../words.svelte";

/** What someone allows the page; browsers know no notices at all where a page did not come by https. */
export type Leave = NotificationPermission | "missing";

/** Ask whether notices may be shown. */
export async function askLeave(): Promise<Leave> {
  return "Notification" in window ? await Notification.requestPermission() : "missing";
}

/** Show a notice; a later one of the same room takes its place. */
export async function notify(text: string): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const title = words.say("screen-title");
  const { href: data, pathname: tag } = location;
  const options = { body: text, tag, data, icon: "/icon-192.png", lang: words.language };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show only what comes from the worker, which also hears the click.
  if (worker?.active) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => (window.focus(), notice.close());
}

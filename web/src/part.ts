// Parts of the page that are loaded only when they are needed.

import { answers, reach } from "./notice/reach.svelte";

const RENEWED = "hanabi-renewed";

/** Load a part. A new version of the page has other files: an older page that misses its own is renewed, but only once. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    const found = await load();
    sessionStorage.removeItem(RENEWED);
    return found;
  } catch (error) {
    const isThere = await answers();
    if (!isThere) reach.lost();
    if (!isThere || sessionStorage.getItem(RENEWED)) throw error;
    sessionStorage.setItem(RENEWED, "yes");
    location.reload();
    return new Promise(() => undefined);
  }
}

// Saving what is asked for as a file, where no server sends it as one.

import { host } from "./host";

/** What a link with the attribute `download` does when it is followed; nothing of its own where there is a server. */
export const download = host.alone ? save : undefined;

async function save(event: MouseEvent & { currentTarget: HTMLAnchorElement }): Promise<void> {
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  const found = await host.fetch(pathname + search, {});
  const file = URL.createObjectURL(await found.blob());
  const link = document.createElement("a");
  link.href = file;
  link.download = `hanabi-${pathname.split("/")[3] ?? ""}.json`;
  link.click();
  URL.revokeObjectURL(file);
}

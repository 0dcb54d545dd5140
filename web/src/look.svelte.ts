// How the page looks: every color of it follows the scheme that is set here, and what moves follows the motion.

import { MediaQuery } from "svelte/reactivity";
import { settings } from "./table/settings.svelte";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

/** Whether it is night on the page. */
export function isNight(): boolean {
  return settings.theme.value === "night" || (settings.theme.value === "device" && dark.current);
}

/** Keep the page, and what the system draws around it, as its reader wants to see it. */
export function keepLook(): void {
  const root = document.documentElement;
  $effect.root(() => {
    $effect.pre(() => {
      root.dataset["theme"] = settings.theme.value;
      root.dataset["motion"] = settings.motion.value;
      void dark.current;
      const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
      if (frame) frame.content = getComputedStyle(root).backgroundColor;
    });
  });
}

// How much of what happens is acted out at the table.

import { prefersReducedMotion } from "svelte/motion";
import { settings } from "../table/settings.svelte";

/** As much as this reader likes; nothing where their device asks for less motion. */
export function motion(): "full" | "short" | "none" {
  return prefersReducedMotion.current ? "none" : settings.motion.value;
}

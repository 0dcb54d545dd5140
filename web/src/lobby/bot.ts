// Which bot someone plays with, remembered from room to room.

const KEPT = "hanabi-bot";
/** The one that newcomers learn with. */
export const USUAL_BOT = "beginner";

/** The one that does anything at all. */
export const AIMLESS = "random";
/** The strongest that takes no time to think; it plays only among its own. */
export const EXPERT = "expert";
/** The strongest of all. */
export const MASTER = "master";

/** The bot played with last, or the one to begin with. */
export function usualBot(): string {
  return localStorage.getItem(KEPT) ?? USUAL_BOT;
}

export function keepBot(bot: string): void {
  localStorage.setItem(KEPT, bot);
}

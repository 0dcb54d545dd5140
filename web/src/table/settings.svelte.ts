// How somebody likes to play, kept in this browser.

const CONFIRM = "hanabi-confirm";
const SHORTCUTS = "hanabi-shortcuts";

class Settings {
  /** Whether to ask again before every action; on a touch screen unless told otherwise, where fingers slip. */
  confirm = $state(kept(CONFIRM) ?? matchMedia("(pointer: coarse)").matches);
  /** Whether single keys act. */
  shortcuts = $state(kept(SHORTCUTS) ?? true);

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    localStorage.setItem(CONFIRM, String(confirm));
  }

  setShortcuts(shortcuts: boolean): void {
    this.shortcuts = shortcuts;
    localStorage.setItem(SHORTCUTS, String(shortcuts));
  }
}

export const settings = new Settings();

function kept(key: string): boolean | null {
  const text = localStorage.getItem(key);
  return text === null ? null : text === "true";
}

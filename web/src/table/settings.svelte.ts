// How somebody likes to play, kept in this browser.

/** A yes or no that is remembered. */
class Choice {
  on = $state(false);

  constructor(
    private readonly key: string,
    usual: boolean,
  ) {
    const kept = localStorage.getItem(key);
    this.on = kept === null ? usual : kept === "true";
  }

  set(on: boolean): void {
    this.on = on;
    localStorage.setItem(this.key, String(on));
  }
}

export const settings = {
  /** Whether to ask again before every action; on a touch screen unless told otherwise, where fingers slip. */
  confirm: new Choice("hanabi-confirm", matchMedia("(pointer: coarse)").matches),
  /** Whether single keys act. */
  shortcuts: new Choice("hanabi-shortcuts", true),
  /** Whether what one may do to one's own cards is unfolded. */
  marks: new Choice("hanabi-marks", false),
  /** Whether what happens is heard. */
  sounds: new Choice("hanabi-sounds", true),
  /** Whether the system tells of one's turn while the page is hidden. */
  notices: new Choice("hanabi-notices", false),
};

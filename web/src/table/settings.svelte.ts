// How someone likes to play, kept in this browser.

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

/** One of several that is remembered. */
class OneOf<T extends string> {
  value = $state() as T;

  constructor(
    private readonly key: string,
    readonly all: readonly T[],
    usual: T,
  ) {
    const kept = localStorage.getItem(key);
    this.value = all.find((each) => each === kept) ?? usual;
  }

  set(value: T): void {
    this.value = value;
    localStorage.setItem(this.key, value);
  }
}

/** A percentage that is remembered. */
class Percentage {
  value = $state(0);

  constructor(
    private readonly key: string,
    usual: number,
  ) {
    const kept = Number(localStorage.getItem(key) ?? usual);
    this.value = kept >= 0 && kept <= 100 ? kept : usual;
  }

  set(value: number): void {
    this.value = value;
    localStorage.setItem(this.key, String(value));
  }
}

export const settings = {
  /** Night, unless someone prefers the day, or whatever their device has. */
  theme: new OneOf("hanabi-theme", ["night", "light", "device"], "night"),
  /** How much moves; a device that asks for less motion has the last word. */
  motion: new OneOf("hanabi-motion", ["full", "short", "none"], "full"),
  /** How large cards are beside everything else. */
  cards: new OneOf("hanabi-cards", ["small", "usual", "large"], "usual"),
  /** How long a bot's move is looked at before the next one comes. */
  pace: new OneOf("hanabi-pace", ["usual", "slow", "slower"], "usual"),
  /** How loud it is. */
  volume: new Percentage("hanabi-volume", 100),
  /** Whether to ask again before every action; on a touch screen unless told otherwise, where fingers slip. */
  confirm: new Choice("hanabi-confirm", matchMedia("(pointer: coarse)").matches),
  /** Whether single keys act. */
  shortcuts: new Choice("hanabi-shortcuts", true),
  /** Whether what one may do to one's own cards is unfolded. */
  marks: new Choice("hanabi-marks", false),
  /** Whether own cards are marked as the conventions have it. */
  meant: new Choice("hanabi-meant", false),
  /** Whether what happens is heard. */
  sounds: new Choice("hanabi-sounds", true),
  /** Whether the system tells of one's turn while the page is hidden. */
  notices: new Choice("hanabi-notices", false),
};

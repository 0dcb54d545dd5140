// The suit of all colours is painted in all of them, so that nobody takes it for one more; its shape is its own.

interface Rainbow {
  /** On paper, petal by petal. */
  readonly paper: readonly string[];
  /** In the night, where dark ink is written on it. */
  readonly light: readonly string[];
}

const RAINBOW: Rainbow = {
  paper: ["#c9281c", "#ee8522", "#f2c200", "#3f9f78", "#2461bd", "#9a5be0"],
  light: ["#f4725a", "#f6a95b", "#f2e53a", "#70dc9f", "#8fa2f0", "#d59bea"],
};

/** The colours of a suit that has many; null of one that has its own. */
export function rainbowOf(suit: string): Rainbow | null {
  return suit === "multicolour" ? RAINBOW : null;
}

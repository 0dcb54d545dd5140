// Holding a button down shows something as long as it is held; a tap, or a key, leaves it so until the next one.

import { listen } from "./listening";

const LONGEST_TAP = 350;

/** Let a button show something: `isOn` tells whether it does, `turn` makes it so. */
export function holdable(
  isOn: () => boolean,
  turn: (on: boolean) => void,
): (button: HTMLElement) => () => void {
  return (button) => {
    let press: { readonly at: number; readonly wasOn: boolean } | null = null;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      press = { at: event.timeStamp, wasOn: isOn() };
      turn(true);
    };
    const release = (event: PointerEvent) => {
      if (!press) return;
      const tapped = event.type === "pointerup" && event.timeStamp - press.at <= LONGEST_TAP;
      turn(tapped && !press.wasOn);
      press = null;
    };
    // Keys and screen readers click without pressing anything down first.
    const click = (event: PointerEvent) => {
      if (event.detail === 0) turn(!isOn());
    };
    return listen(button, {
      pointerdown: down,
      pointerup: release,
      pointerleave: release,
      pointercancel: release,
      click,
    });
  };
}

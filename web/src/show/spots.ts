// Where things lie on the screen: elements say what they are by `data-spot`.

export interface Spot {
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Spots = ReadonlyMap<string, Spot>;

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Where everything lies now that can be found. */
export function measure(root: HTMLElement): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const each of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const { left, top, width, height } = each.getBoundingClientRect();
    if (width > 0)
      spots.set(each.dataset["spot"]!, { x: left + width / 2, y: top + height / 2, width, height });
  }
  return spots;
}

export function elementAt(root: HTMLElement, spot: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
}

const EDGE = 24;

/** The spot, or the nearest one that is in sight. */
export function inSight(spot: Spot, { width, height }: Screen): Spot {
  const x = Math.min(Math.max(spot.x, EDGE), width - EDGE);
  const y = Math.min(Math.max(spot.y, EDGE), height - EDGE);
  return { ...spot, x, y };
}

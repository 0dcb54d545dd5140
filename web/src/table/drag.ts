// Cards that are dragged with a finger or the mouse: among their neighbours, or to where they are played or discarded.

import { listen } from "./listening";

const DRAG_FROM = 8;
const OFFERED = "offered";

/** Where else than in its hand a card may be dropped: an element says so by `data-takes`. */
export type Target = "play" | "discard";

export interface Drop {
  /** Among its neighbours, at this place. */
  among(to: number): void;
  on(target: Target): void;
  /** Whether it may be let go there: only then does that place light up. */
  allows(target: Target): boolean;
}

/** Let a card be dragged. */
export function draggable(drop: Drop): (node: HTMLElement) => () => void {
  return (node) => {
    let from = { x: 0, y: 0 };
    let dragging = false;
    let over: HTMLElement | null = null;
    let unfollow = () => {};

    const start = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      // A quick hand leaves the card behind before it is known to be dragging it.
      unfollow = listen(window, { pointermove: move, pointerup: end, pointercancel: end });
    };
    const move = (event: PointerEvent) => {
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragging && Math.hypot(right, down) < DRAG_FROM) return;
      dragging = true;
      node.style.transform = `translate(${right}px, ${down}px) rotate(2deg)`;
      node.style.zIndex = "3";
      const target = targetUnder(node, event);
      offer(target && drop.allows(target.dataset["takes"] as Target) ? target : null);
    };
    const end = (event: PointerEvent) => {
      unfollow();
      if (dragging && event.type === "pointerup") letGo(event);
      if (dragging) addEventListener("click", swallow, { capture: true, once: true });
      // The click that follows a drag does not count; if none follows, the next one counts again.
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      dragging = false;
      node.style.transform = "";
      node.style.zIndex = "";
      offer(null);
    };
    const letGo = (event: PointerEvent) => {
      const target = targetUnder(node, event)?.dataset["takes"];
      if (target === "play" || target === "discard") drop.on(target);
      else drop.among(placeUnder(node, event.clientX));
    };
    const offer = (target: HTMLElement | null) => {
      over?.classList.remove(OFFERED);
      over = target;
      over?.classList.add(OFFERED);
    };
    const unlisten = listen(node, { pointerdown: start });
    return () => {
      unlisten();
      unfollow();
      offer(null);
    };
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The place that takes cards under the pointer, unless something lies over it. */
function targetUnder(node: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null {
  const beneath = document.elementsFromPoint(clientX, clientY).find((each) => !node.contains(each));
  return beneath?.closest<HTMLElement>("[data-takes]") ?? null;
}

/** How many of the other cards lie to the left of this point. */
function placeUnder(node: HTMLElement, x: number): number {
  const others = [...(node.parentElement?.children ?? [])].filter((each) => each !== node);
  return others.filter((each) => middle(each.getBoundingClientRect()) < x).length;
}

function middle(box: DOMRect): number {
  return box.left + box.width / 2;
}

// The own hand in the order its holder likes, and moving its cards with a finger or the mouse.

import type { CardNow, Desk } from "../protocol";
import { listen } from "./listening";

const DRAG_FROM = 8;

/** The hand as it was arranged; cards drawn since then stand at the end. */
export function arranged(hand: readonly CardNow[], desk: Desk | null): readonly CardNow[] {
  const place = new Map((desk?.order ?? []).map((card, at) => [card, at]));
  const at = (card: CardNow) => place.get(card.id) ?? place.size + card.id;
  return [...hand].sort((one, other) => at(one) - at(other));
}

/** The order with one card moved to another place. */
export function moved(hand: readonly CardNow[], card: number, to: number): number[] {
  const rest = hand.map((each) => each.id).filter((each) => each !== card);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, card);
  return rest;
}

/** Let a card be dragged sideways; `drop` gets the place among its neighbours where it was let go. */
export function draggable(drop: (to: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let from: number | null = null;
    let dragging = false;

    const start = (event: PointerEvent) => {
      if (event.button === 0) from = event.clientX;
    };
    const move = (event: PointerEvent) => {
      if (from === null) return;
      const way = event.clientX - from;
      if (!dragging && Math.abs(way) < DRAG_FROM) return;
      if (!dragging) node.setPointerCapture(event.pointerId);
      dragging = true;
      node.style.transform = `translateX(${way}px) rotate(2deg)`;
      node.style.zIndex = "3";
    };
    const end = (event: PointerEvent) => {
      if (dragging && event.type === "pointerup") drop(placeUnder(node, event.clientX));
      if (dragging) addEventListener("click", swallow, { capture: true, once: true });
      // The click that follows a drag is none; where none follows, the next one counts again.
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      from = null;
      dragging = false;
      node.style.transform = "";
      node.style.zIndex = "";
    };
    return listen(node, { pointerdown: start, pointermove: move, pointerup: end, pointercancel: end });
  };
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** How many of the other cards lie to the left of this point. */
function placeUnder(node: HTMLElement, x: number): number {
  const others = [...(node.parentElement?.children ?? [])].filter((each) => each !== node);
  return others.filter((each) => middle(each.getBoundingClientRect()) < x).length;
}

function middle(box: DOMRect): number {
  return box.left + box.width / 2;
}

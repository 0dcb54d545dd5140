// Listeners that come and go together.

type Listeners<Heard extends Event> = Readonly<Record<string, (event: Heard) => void>>;

/** Listen on an element; gives what takes the listeners away again. */
export function listen<Heard extends Event>(element: EventTarget, listeners: Listeners<Heard>): () => void {
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of each) element.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of each) element.removeEventListener(type, listener);
  };
}

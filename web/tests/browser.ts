// As much of a browser as the logic of the page asks for. Tests that need more run in Chromium (tests/web).

/** Keeps texts as long as the test runs. */
class MemoryStorage {
  private readonly texts = new Map<string, string>();

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }

  clear(): void {
    this.texts.clear();
  }
}

class FakeDocument extends EventTarget {
  readonly documentElement = { lang: "" };
  hidden = false;

  get visibilityState(): string {
    return this.hidden ? "hidden" : "visible";
  }

  /** The elements under a point, the topmost first. */
  elementsFromPoint(): FakeElement[] {
    return [];
  }
}

/** An element that is found by one selector, and lies somewhere. */
export class FakeElement extends EventTarget {
  readonly style = { transform: "", zIndex: "" };
  readonly classes = new Set<string>();
  readonly classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
  };
  readonly dataset: Record<string, string> = {};
  children: FakeElement[] = [];
  parentElement: FakeElement | null = null;

  constructor(
    private readonly selector = "",
    private readonly left = 0,
    private readonly width = 100,
  ) {
    super();
  }

  contains(other: FakeElement): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }

  closest(selector: string): FakeElement | null {
    return this.selector === selector ? this : (this.parentElement?.closest(selector) ?? null);
  }

  getBoundingClientRect(): { left: number; width: number } {
    return { left: this.left, width: this.width };
  }

  append(...children: FakeElement[]): void {
    this.children.push(...children);
    for (const child of children) child.parentElement = this;
  }
}

export const fakeWindow = new EventTarget();
export const fakeDocument = new FakeDocument();

const globals = {
  window: globalThis,
  addEventListener: fakeWindow.addEventListener.bind(fakeWindow),
  removeEventListener: fakeWindow.removeEventListener.bind(fakeWindow),
  document: fakeDocument,
  Element: FakeElement,
  location: new URL("http://hanabi.test/"),
  navigator: { onLine: true, languages: ["en"] },
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  matchMedia: () => ({ matches: false }),
};

for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** An event of the page with what it says about itself. */
export function eventOf(type: string, details: object = {}): Event {
  return Object.assign(new Event(type, { cancelable: true }), details);
}

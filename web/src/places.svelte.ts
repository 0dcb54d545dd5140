// Where in the page someone is: its address, and going elsewhere without reloading.

class Places {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Stay, under another address that the way back does not count. */
  rename(path: string): void {
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }

  /** Follow a link of the page, unless a key asks the browser for another tab or window. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    this.go(pathname + search);
  };

  get home(): boolean {
    return this.path === "/";
  }

  get room(): string | null {
    return /^\/r\/([A-Za-z0-9_-]{1,64})\/?$/.exec(this.path)?.[1] ?? null;
  }

  /** The ruleset whose rules are read, or "" for all boxes. */
  get rules(): string | null {
    return this.within("rules");
  }

  /** The ruleset and the tag of the rule that is tried. */
  get tried(): readonly [ruleset: string, tag: string] | null {
    const [, ruleset = "", tag = ""] = /^\/rules\/([^/]+)\/try\/([^/]+)\/?$/.exec(this.path) ?? [];
    return ruleset ? [ruleset, tag] : null;
  }

  /** The game that is watched again, or "" for a file of one's own. */
  get replay(): string | null {
    return this.within("replay");
  }

  get games(): boolean {
    return this.within("games") === "";
  }

  get lesson(): boolean {
    return this.within("lesson") === "";
  }

  /** What an address names within a part of the page: "" for the part itself, null elsewhere. */
  private within(part: string): string | null {
    const [, found, name = "", ...more] = this.path.split("/");
    return found === part && more.join("") === "" ? name : null;
  }
}

export const places = new Places();

/** The address of a ruleset's rules, as readable as its name. */
export function rulesAt(ruleset: string): string {
  return `/rules/${encodeURIComponent(ruleset).replaceAll("%2B", "+").replaceAll("%3D", "=")}`;
}

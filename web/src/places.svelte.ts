// Where in the page someone is: its address, and going elsewhere without reloading.

/** Where a link to a part of the page leads. On a host that only has files, it follows a # in the one address. */
export function linkTo(path: string): string {
  return __SITE__ ? `#${path}` : path;
}

/** The part of the page that an address names. */
function addressed(): URL {
  const named = !__SITE__ ? location.pathname + location.search : location.hash.slice(1);
  return new URL(named.startsWith("/") ? named : "/", location.origin);
}

class Places {
  private at = $state.raw(addressed());

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  get path(): string {
    return this.at.pathname;
  }

  /** What follows the path, from its question mark. */
  get search(): string {
    return this.at.search;
  }

  go(path: string): void {
    history.pushState(null, "", linkTo(path));
    this.look();
    scrollTo(0, 0);
  }

  /** Stay, under another address that the way back does not count. */
  rename(path: string): void {
    history.replaceState(null, "", linkTo(path));
    this.look();
  }

  private look(): void {
    // The headings of a page have addresses, too: those lead nowhere else.
    if (!__SITE__ || /^(#\/|$)/.test(location.hash)) this.at = addressed();
  }

  /** Follow a link of the page, unless a key asks the browser for another tab or window. */
  readonly follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    this.go(__SITE__ ? hash.slice(1) : pathname + search);
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

  /** The puzzle that is solved, or "" for the next one that is not. */
  get puzzle(): string | null {
    return this.within("puzzles");
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

/** The path of a ruleset's rules, as readable as its name. */
export function rulesAt(ruleset: string): string {
  return `/rules/${encodeURIComponent(ruleset).replaceAll("%2B", "+").replaceAll("%3D", "=")}`;
}

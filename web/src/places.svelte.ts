// Where in the page somebody is: its address, and going elsewhere without loading anew.

class Places {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  get room(): string | null {
    return /^\/r\/([A-Za-z0-9_-]{1,64})\/?$/.exec(this.path)?.[1] ?? null;
  }
}

export const places = new Places();

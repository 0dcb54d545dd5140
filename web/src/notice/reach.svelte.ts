// Whether the server can be reached, as far as the browser, the last request and the sockets know.

class Reach {
  up = $state(navigator.onLine);

  constructor() {
    addEventListener("offline", () => this.lost());
    addEventListener("online", () => this.found());
  }

  lost(): void {
    this.up = false;
  }

  found(): void {
    this.up = true;
  }
}

export const reach = new Reach();

// Holds moves back for those who like to look at each of them: what was told later waits behind them.

/** Milliseconds for which a move stays in sight before a bot's next one. */
export const STAYS = { usual: 0, slow: 2500, slower: 5000 } as const;

export class Pacer<Told> {
  private readonly waiting: Told[] = [];
  private timer: number | undefined;

  /** `show` is given everything in its order; `wait` says in how many milliseconds something may be shown. */
  constructor(
    private readonly show: (told: Told) => void,
    private readonly wait: (told: Told) => number,
  ) {}

  add(told: Told): void {
    this.waiting.push(told);
    if (this.waiting.length === 1) this.go();
  }

  /** Show everything that waits, now. */
  flush(): void {
    clearTimeout(this.timer);
    for (const told of this.waiting.splice(0)) this.show(told);
  }

  private readonly go = (): void => {
    for (let told = this.waiting[0]; told !== undefined; told = this.waiting[0]) {
      const wait = this.wait(told);
      if (wait > 0) {
        this.timer = setTimeout(this.go, wait);
        return;
      }
      this.waiting.shift();
      this.show(told);
    }
  };
}

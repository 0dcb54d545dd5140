// Doing something often, but not too often.

/** Something to be done at most once in this number of milliseconds; what was asked for meanwhile is done at the end. */
export class Pace {
  private timer: number | undefined;
  private again = false;

  constructor(
    private readonly pause: number,
    private readonly act: () => unknown,
  ) {}

  call(): void {
    if (this.timer !== undefined) {
      this.again = true;
      return;
    }
    this.act();
    this.timer = setTimeout(() => this.rested(), this.pause);
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.again = false;
  }

  private rested(): void {
    const { again } = this;
    this.cancel();
    if (again) this.call();
  }
}

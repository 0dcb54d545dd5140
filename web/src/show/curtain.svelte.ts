// What follows the last move of a game: how it ended is told when that move has been seen, and then the finale begins.

class Curtain {
  /** The game whose last move is being shown. */
  falling = $state<string | null>(null);
  /** The game whose finale is due. */
  due = $state<string | null>(null);

  fall(game: string): void {
    this.falling = game;
  }

  /** The last move has been seen, or nobody looked. */
  fallen(game: string, seen: boolean): void {
    if (this.falling !== game) return;
    this.falling = null;
    if (seen) this.due = game;
  }
}

export const curtain = new Curtain();

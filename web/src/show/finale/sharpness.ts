// How sharp the lights of a finale are: less so where they take long, since nobody looks closely at what moves so fast.

/** The pixels of the sharpest picture, and of the coarsest one there is need for. */
export const MOST = 450_000;
const LEAST = 100_000;
/** A picture with half as many pixels takes about half as long. */
const COARSER = 0.5;
/** How many frames are looked at, and how many milliseconds the usual one may take. */
const LOOKED_AT = 24;
const LONG = 9;

export class Sharpness {
  pixels = MOST;
  private taken: number[] = [];

  /** Take note of how long a frame took; whether there are fewer pixels from now on. */
  took(milliseconds: number): boolean {
    if (this.taken.push(milliseconds) < LOOKED_AT) return false;
    const usual = this.taken.sort((one, other) => one - other)[LOOKED_AT / 2]!;
    this.taken = [];
    if (usual <= LONG || this.pixels * COARSER < LEAST) return false;
    this.pixels *= COARSER;
    return true;
  }
}

// How the worker is doing, for the sentences that tell of it.

class State {
  /** Whether Python is being loaded, and which share of it has arrived. */
  loading = $state(false);
  share = $state(0);
  /** Whether it could not be loaded. */
  failed = $state(false);
  /** Whether it was there, died and is loaded once more. */
  died = $state(false);
  /** Whether another tab has the games now. */
  elsewhere = $state(false);
  /** Whether the browser keeps nothing. */
  unsaved = $state(false);
}

export const state = new State();

// Which tab has the saved games: one worker among all tabs. A page without encryption has no locks, and asks nobody.

export const GAMES = "hanabi-games";
/** How many milliseconds to wait for a tab to let go before its lock is taken away: it may hang. */
const LONGEST_WAIT = 5000;

/** Hold a lock for as long as this page or worker lives; if another has it, wait at most `LONGEST_WAIT` for it. */
export async function hold(name: string): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return;
  const held = (options: LockOptions) =>
    new Promise<void>((granted, refused) => {
      const forever = () => (granted(), new Promise<never>(() => undefined));
      locks.request(name, options, forever).catch(refused);
    });
  await held({ signal: AbortSignal.timeout(LONGEST_WAIT) }).catch(() => held({ steal: true }));
}

/** Call `ended` once the holder of a lock is gone. */
export function watch(name: string, ended: () => void): void {
  const { locks } = navigator as { locks?: LockManager };
  locks?.request(name, ended).catch(() => undefined);
}

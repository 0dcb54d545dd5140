// Who has the saved games: one worker of all the tabs of a browser. Without locks, as without encryption, nobody is asked.

export const GAMES = "hanabi-games";
/** Milliseconds after which a tab that does not let go, as one that hangs, is asked no longer. */
const LONGEST_WAIT = 5000;

/** Hold a lock as long as this page or worker lives; whoever has it now is waited for, but not for ever. */
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

/** Call `ended` once whoever holds a lock is no more. */
export function watch(name: string, ended: () => void): void {
  const { locks } = navigator as { locks?: LockManager };
  locks?.request(name, ended).catch(() => undefined);
}

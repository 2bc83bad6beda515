import type { Changes } from './changes.ts';

/** How far this process may be behind another one; nobody was told of a change further on. */
const farthestAhead = 1_000;

/**
 * Which change a client has heard of, by its own word. It is believed only as far as changes go: past this process's
 * latest one there are only those that another process has committed, and the database is asked about these.
 */
export type KnownChanges = ReturnType<typeof knownChanges>;

/** `lastCommitted` asks the database; without it this process is the only one. */
export function knownChanges(changes: Changes, lastCommitted?: () => Promise<number>) {
  let committed = 0;
  let look: Promise<void> = Promise.resolve();
  let nextLook: Promise<void> | undefined;
  const latest = () => Math.max(changes.latest, committed);
  const plausible = (said: number): number => (said <= latest() + (lastCommitted ? farthestAhead : 0) ? said : 0);
  const ask = async () => {
    committed = Math.max(committed, (await lastCommitted?.()) ?? 0);
  };
  /** One look at a time: who comes during one shares the next, which begins after they have asked. */
  const lookAgain = () => {
    nextLook ??= look.then(() => {
      nextLook = undefined;
      const asked = ask();
      look = asked.catch(() => undefined);
      return asked;
    });
    return nextLook;
  };
  return {
    plausible,
    async confirmed(said: number): Promise<number> {
      const believed = plausible(said);
      if (believed > latest()) await lookAgain();
      return believed <= latest() ? believed : 0;
    },
  };
}

import type { Changes } from './changes.ts';

/** How far this process may be behind another one. A number further ahead cannot be real. */
const farthestAhead = 1_000;

/**
 * Checks the latest change that a client claims to know. A number past this process's latest can only be one that
 * another process has committed, so the database is asked. A number that no change has counts as 0.
 */
export type KnownChanges = ReturnType<typeof knownChanges>;

/** `lastCommitted` asks the database; leave it out when this process is the only one. */
export function knownChanges(changes: Changes, lastCommitted?: () => Promise<number>) {
  let committed = 0;
  let look: Promise<void> = Promise.resolve();
  let nextLook: Promise<void> | undefined;
  const latest = () => Math.max(changes.latest, committed);
  const plausible = (said: number): number => (said <= latest() + (lastCommitted ? farthestAhead : 0) ? said : 0);
  const ask = async () => {
    committed = Math.max(committed, (await lastCommitted?.()) ?? 0);
  };
  /** One query at a time: callers that arrive during one share the next, which begins after they have asked. */
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

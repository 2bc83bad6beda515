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
  let lastQuery: Promise<void> = Promise.resolve();
  let nextQuery: Promise<void> | undefined;
  const latest = () => Math.max(changes.latest, committed);
  const plausible = (known: number): number => (known <= latest() + (lastCommitted ? farthestAhead : 0) ? known : 0);
  const readCommitted = async () => {
    committed = Math.max(committed, (await lastCommitted?.()) ?? 0);
  };
  /** One query at a time: callers that arrive during one share the next, which begins after they have asked. */
  const queryAgain = () => {
    nextQuery ??= lastQuery.then(() => {
      nextQuery = undefined;
      const query = readCommitted();
      lastQuery = query.catch(() => undefined);
      return query;
    });
    return nextQuery;
  };
  return {
    plausible,
    async confirmed(known: number): Promise<number> {
      const believed = plausible(known);
      if (believed > latest()) await queryAgain();
      return believed <= latest() ? believed : 0;
    },
  };
}

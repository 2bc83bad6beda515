import type { Row } from '#server/database/schema.ts';
import { type Challenge, isUnderWay, statusOf, toEvent } from '../challenge-rules.ts';
import { climb, type Ladder, type LadderEvent } from '../ladder-rules.ts';

export interface Entry {
  id: number;
  /** Null once the account is gone. */
  accountId: number | null;
  name: string;
  isSuspended: boolean;
}

export type StoredChallenge = Challenge & { score: string | null; dispute: string | null; decision: string | null };

/** A ladder with all that has happened on it. */
export interface LoadedLadder {
  row: Row<'ladders'> & { sport: string; definition: string };
  entries: ReadonlyMap<number, Entry>;
  /** The oldest first. */
  challenges: readonly StoredChallenge[];
  moves: readonly LadderEvent[];
}

/** A ladder with everybody's place at a time. */
export function standingOf({ row, entries, challenges, moves }: LoadedLadder, now: Date, until = now): Ladder {
  const events = [...moves, ...challenges.flatMap((challenge) => toEvent(challenge, now) ?? [])];
  const standing = climb(events, { eloK: row.elo_k, eloStart: row.elo_start }, until);
  return { ...standing, order: standing.order.filter((id) => (entries.get(id)?.accountId ?? null) !== null) };
}

/** The entries of those who have a challenge under way. */
export const busyEntries = ({ challenges }: LoadedLadder, now: Date): Set<number> =>
  new Set(
    challenges
      .filter((challenge) => isUnderWay(statusOf(challenge, now)))
      .flatMap(({ challengerId, challengedId }) => [challengerId, challengedId]),
  );

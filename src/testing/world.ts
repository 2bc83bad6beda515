import type { Database } from '#server/database/schema.ts';
import type { FeatureContext } from '#server/feature.ts';

/** Where features add rows for calls of their routes (`testing/rows.ts`): new rows for each, so deletions do no harm. */
export interface World {
  db: Database;
  /** What the features of this village started with. */
  context: FeatureContext;
  /** A word not given before. */
  word(): string;
  /** A number not given before. */
  number(): number;
}

export function buildWorld({ db, context }: Pick<World, 'db' | 'context'>): World {
  let lastNumber = 0;
  const number = () => {
    lastNumber += 1;
    return lastNumber;
  };
  return { db, context, number, word: () => `w${number()}x${Math.round(performance.now() * 1_000)}` };
}

interface Insert {
  executeTakeFirstOrThrow(): Promise<{ id: number }>;
}

export const insertRow = async (insert: Insert): Promise<number> => (await insert.executeTakeFirstOrThrow()).id;

import { join } from 'node:path';
import * as z from 'zod/mini';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';
import { makeTips } from '../planner/planning/make-tips.ts';
import { makeWorkout } from '../planner/planning/make-workout.ts';
import { understandTips } from '../planner/understanding/understand-tips.ts';
import { understandWorkout } from '../planner/understanding/understand-workout.ts';

const owners = ['member', 'officer', 'admin'];
const day = 86_400_000;

/** Oldest first. */
const requests = readCsv(
  join(import.meta.dirname, 'requests.csv'),
  z.strictObject({ daysAgo: NumberCell, kind: z.enum(['workout', 'tips']), words: z.string() }),
);

/** Answers of the planner to a few requests, saved by each of the demo accounts. */
export async function addDemoResults(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const accounts = owners.flatMap((username) => people.get(username)?.accountId ?? []);
  const rows = accounts.flatMap((account_id) =>
    requests.map(({ daysAgo, kind, words }) => ({
      account_id,
      kind,
      result: JSON.stringify(responseTo(kind, words)),
      created_at: new Date(write.now.getTime() - daysAgo * day).toISOString(),
    })),
  );
  await write.db.insertInto('saved_results').values(rows).execute();
}

const responseTo = (kind: 'workout' | 'tips', words: string) =>
  kind === 'workout' ? makeWorkout(words, understandWorkout(words)) : makeTips(words, understandTips(words));

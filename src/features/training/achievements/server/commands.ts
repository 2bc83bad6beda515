import { sql } from 'kysely';
import { addNotices } from '#features/people/notices/server/commands.ts';
import { batches } from '#server/database/engine.ts';
import type { Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { achievementsTag } from '../cache-tags.ts';
import type { Measure } from '../contract.ts';
import { achievements } from '../rules.ts';
import { tally } from './queries.ts';

/** An action that may bring these people closer to an achievement. */
interface Action {
  measures: readonly Measure[];
  accountIds: readonly number[];
  sharedWorkoutId?: number;
}

type Award = Omit<Row<'achievement_awards'>, 'id' | 'awarded_at'>;

export async function awardAndNotify(write: Write, action: Action): Promise<void> {
  const notices = (await awardFor(write, action)).flatMap(({ account_id: accountId, achievement_id }) => {
    const achievement = achievements.find(({ id }) => id === achievement_id);
    if (!achievement) return [];
    const common = { kind: 'achievement', title: 'Achievement unlocked', link: '/social?tab=achievements' };
    return { accountId, ...common, text: `${achievement.name}: ${achievement.points} points` };
  });
  await addNotices(write, notices);
}

/** Returns what was awarded. Each statement reads, counts or awards for a hundred people. */
export async function awardFor(write: Write, action: Action): Promise<Award[]> {
  const open = await stillToEarn(write, action);
  if (open.length === 0) return [];
  const accountIds = [...new Set(open.map(({ account_id }) => account_id))];
  await lockAwards(write, accountIds);
  const done = new Map<Measure, Map<number, number>>();
  for (const measure of action.measures) done.set(measure, await tally(measure, write.db, accountIds, write.now));
  const reached = open.filter(({ account_id, measure, atLeast }) => {
    return (done.get(measure)?.get(account_id) ?? 0) >= atLeast;
  });
  const shared_workout_id = action.sharedWorkoutId ?? null;
  const awarded = await addAwards(
    write,
    reached.map(({ account_id, achievement_id }) => ({ account_id, achievement_id, shared_workout_id })),
  );
  write.changed(...awarded.map(({ account_id }) => achievementsTag(account_id)));
  return awarded;
}

/** What these people can still earn, sorted by account. */
async function stillToEarn({ db }: Write, { measures, accountIds }: Action) {
  const wanted = achievements.filter(({ criteria }) => measures.includes(criteria.measure));
  const had = new Set<string>();
  const ids = [...new Set(accountIds)].sort((a, b) => a - b);
  for (const some of batches(ids)) {
    const awards = await db
      .selectFrom('achievement_awards')
      .select(['account_id', 'achievement_id'])
      .where('account_id', 'in', some)
      .execute();
    for (const award of awards) had.add(getKey(award));
  }
  return ids.flatMap((account_id) =>
    wanted
      .map(({ id: achievement_id, criteria }) => ({ account_id, achievement_id, ...criteria }))
      .filter((award) => !had.has(getKey(award))),
  );
}

const getKey = ({ account_id, achievement_id }: Pick<Award, 'account_id' | 'achievement_id'>) =>
  `${account_id} ${achievement_id}`;

/** Any number that no other advisory lock uses. */
const awardsLock = 57;
/** PostgreSQL limits the locks of a transaction, so people share this many of them. */
const lockShares = 256;

/**
 * When one person acts twice at the same moment, the second act counts after the first has committed. Otherwise each
 * would miss the other, and the tenth would award nothing. Locks are taken in one order, so that no two commands wait
 * for each other. SQLite runs one write after the other anyway.
 */
async function lockAwards({ db, engine }: Write, accountIds: readonly number[]): Promise<void> {
  if (engine !== 'postgres') return;
  const shares = [...new Set(accountIds.map((id) => id % lockShares))].sort((a, b) => a - b);
  await sql`select pg_advisory_xact_lock(${awardsLock}::int, share) from unnest(${shares}::int[]) as share`.execute(db);
}

async function addAwards(write: Write, awards: readonly Award[]): Promise<Award[]> {
  const added = new Set<string>();
  const awarded_at = write.now.toISOString();
  for (const some of batches(awards)) {
    const rows = await write.db
      .insertInto('achievement_awards')
      .values(some.map((award) => ({ ...award, awarded_at })))
      .onConflict((conflict) => conflict.columns(['account_id', 'achievement_id']).doNothing())
      .returning(['account_id', 'achievement_id'])
      .execute();
    for (const row of rows) added.add(getKey(row));
  }
  return awards.filter((award) => added.has(getKey(award)));
}

import { sql } from 'kysely';
import { addNotice } from '#features/notices/server/commands.ts';
import type { Topic } from '#server/changes.ts';
import type { Row } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { achievements } from '../rules.ts';
import { type Act, actOf } from './act-queries.ts';
import { tallies } from './tally-queries.ts';

export const achievementsTopic = (accountId: number): Topic => `achievements:${accountId}`;

/** Awards what a command has earned, in its transaction. */
export async function awardForChanges(write: Write, topics: readonly Topic[]): Promise<void> {
  for (const topic of topics) {
    const act = await actOf(write, topic);
    for (const award of act ? await awardFor(write, act) : []) await tell(write, award);
  }
}

type Award = Omit<Row<'achievement_awards'>, 'id' | 'awarded_at'>;

/** In the order of accounts, so that no two commands wait for each other. Answers what was awarded. */
export async function awardFor(write: Write, act: Act): Promise<Award[]> {
  const awarded: Award[] = [];
  for (const accountId of act.accountIds.toSorted((a, b) => a - b)) {
    awarded.push(...(await awardTo(write, accountId, act)));
  }
  return awarded;
}

async function awardTo(write: Write, accountId: number, { measures, sharedWorkoutId }: Act): Promise<Award[]> {
  const open = await stillToEarn(write, accountId, measures);
  if (open.length === 0) return [];
  await holdAwards(write, accountId);
  const awarded: Award[] = [];
  for (const measure of measures) {
    const done = await tallies[measure](write.db, accountId, write.now);
    const reached = open.filter(({ criteria }) => criteria.measure === measure && criteria.atLeast <= done);
    for (const { id } of reached) {
      const award = { account_id: accountId, achievement_id: id, shared_workout_id: sharedWorkoutId ?? null };
      if (await addAward(write, award)) awarded.push(award);
    }
  }
  if (awarded.length > 0) write.changed(achievementsTopic(accountId));
  return awarded;
}

async function stillToEarn({ db }: Write, accountId: number, measures: Act['measures']) {
  const wanted = achievements.filter(({ criteria }) => measures.includes(criteria.measure));
  const awards = await db
    .selectFrom('achievement_awards')
    .select('achievement_id')
    .where('account_id', '=', accountId)
    .execute();
  const had = new Set(awards.map((award) => award.achievement_id));
  return wanted.filter(({ id }) => !had.has(id));
}

/** Any number that nothing else locks by. */
const awardsLock = 57;

/**
 * Of two acts of one person at the same moment the second counts after the first has committed: otherwise each would
 * miss the other's, and the tenth would award nothing. SQLite writes one after the other anyway.
 */
async function holdAwards({ db, engine }: Write, accountId: number): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${awardsLock}::int, ${accountId}::int)`.execute(db);
}

async function addAward(write: Write, award: Award): Promise<boolean> {
  const added = await write.db
    .insertInto('achievement_awards')
    .values({ ...award, awarded_at: write.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'achievement_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function tell(write: Write, { account_id, achievement_id }: Award): Promise<void> {
  const achievement = achievements.find(({ id }) => id === achievement_id);
  if (!achievement) return;
  await addNotice(write, account_id, {
    ...{ kind: 'achievement', title: 'Achievement unlocked', link: '/social?tab=achievements' },
    text: `${achievement.name}: ${achievement.points} points`,
  });
}

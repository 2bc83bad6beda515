import { sql } from 'kysely';
import type { Honour } from '#features/training/lobby/contract.ts';
import { villageDay } from '#platform/settings/server/queries.ts';
import { batches } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { type Achievement, type Measure, measures } from '../contract.ts';
import { achievements, dayBefore, daysInARow } from '../rules.ts';

/** All achievements, and how far this person has come. */
export async function listAchievements(db: Database, accountId: number, now: Date): Promise<Achievement[]> {
  const rows = await db
    .selectFrom('achievement_awards')
    .select(['achievement_id', 'awarded_at'])
    .where('account_id', '=', accountId)
    .execute();
  const awardedAt = new Map(rows.map((row) => [row.achievement_id, row.awarded_at]));
  const done = new Map<Measure, number>();
  for (const measure of measures) {
    done.set(measure, (await tally(measure, db, [accountId], now)).get(accountId) ?? 0);
  }
  return achievements.map((achievement) => {
    const { measure, atLeast } = achievement.criteria;
    const awarded = awardedAt.get(achievement.id) ?? null;
    const progress = awarded === null ? Math.min(done.get(measure) ?? 0, atLeast) : atLeast;
    return { ...achievement, awardedAt: awarded, progress };
  });
}

/** What shared workouts earned their authors. */
export async function findHonours(db: Database, workoutIds: readonly number[]): Promise<Map<number, Honour[]>> {
  const honours = new Map<number, Honour[]>();
  if (workoutIds.length === 0) return honours;
  const rows = await db
    .selectFrom('achievement_awards')
    .select(['shared_workout_id', 'achievement_id'])
    .where('shared_workout_id', 'in', workoutIds)
    .orderBy('achievement_id')
    .execute();
  for (const row of rows) {
    const achievement = achievements.find(({ id }) => id === row.achievement_id);
    if (row.shared_workout_id === null || !achievement) continue;
    const { id, name, points } = achievement;
    honours.set(row.shared_workout_id, [...(honours.get(row.shared_workout_id) ?? []), { id, name, points }]);
  }
  return honours;
}

/** Comments count where people write under their own name. A count must never reveal who wrote a thought. */
export const namedKinds = ['game', 'highlight', 'shared-workout'];

/** The latest days are enough: the longest streak to earn is a week. */
const latestDays = 10;

/** People who have done nothing have no row. */
type Tally = (db: Database, accountIds: readonly number[], now: Date) => Promise<{ id: number | null; done: number }[]>;

/** How much each of these people has done so far. */
export async function tally(measure: Measure, db: Database, accountIds: readonly number[], now: Date) {
  const done = new Map<number, number>();
  for (const some of batches(accountIds)) {
    for (const row of await tallies[measure](db, some, now)) if (row.id !== null) done.set(row.id, Number(row.done));
  }
  return done;
}

const tallies: Record<Measure, Tally> = {
  games: (db, accountIds) =>
    db
      .selectFrom('rsvps')
      .select(['account_id as id', sql<number>`count(distinct game_id)`.as('done')])
      .where('account_id', 'in', accountIds)
      .groupBy('account_id')
      .execute(),
  attended: (db, accountIds) =>
    db
      .selectFrom('rsvps')
      .innerJoin('games', 'games.id', 'rsvps.game_id')
      .select(['rsvps.account_id as id', sql<number>`count(distinct rsvps.game_id)`.as('done')])
      .where('rsvps.account_id', 'in', accountIds)
      .where('games.status', '=', 'completed')
      .where('games.counts', '=', 1)
      .groupBy('rsvps.account_id')
      .execute(),
  comments: (db, accountIds) =>
    db
      .selectFrom('comments')
      .innerJoin('subjects', 'subjects.id', 'comments.subject_id')
      .select(['comments.account_id as id', sql<number>`count(*)`.as('done')])
      .where('comments.account_id', 'in', accountIds)
      .where('subjects.kind', 'in', namedKinds)
      .groupBy('comments.account_id')
      .execute(),
  shares: (db, accountIds) =>
    db
      .selectFrom('shared_workouts')
      .select(['account_id as id', sql<number>`count(*)`.as('done')])
      .where('account_id', 'in', accountIds)
      .groupBy('account_id')
      .execute(),
  streak: async (db, accountIds, now) => {
    const today = await villageDay(db, now);
    const rows = await db
      .selectFrom('shared_workouts')
      .select(['account_id as id', 'shared_on'])
      .distinct()
      .where('account_id', 'in', accountIds)
      .where('shared_on', '>=', dayBefore(today, latestDays))
      .orderBy('shared_on', 'desc')
      .execute();
    return [...Map.groupBy(rows, ({ id }) => id)].map(([id, days]) => ({
      id,
      done: daysInARow(
        days.map(({ shared_on }) => shared_on),
        today,
      ),
    }));
  },
  photos: (db, accountIds) =>
    db
      .selectFrom('photos')
      .select(['uploaded_by as id', sql<number>`count(*)`.as('done')])
      .where('uploaded_by', 'in', accountIds)
      .where('status', '=', 'approved')
      .groupBy('uploaded_by')
      .execute(),
};

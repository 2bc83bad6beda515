import type { Honour } from '#features/lobby/contract.ts';
import type { Database } from '#server/database/schema.ts';
import { type Achievement, type Measure, measures } from '../contract.ts';
import { achievements } from '../rules.ts';
import { tally } from './tally-queries.ts';

/** All achievements, and how far this person has come. */
export async function achievementsOf(db: Database, accountId: number, now: Date): Promise<Achievement[]> {
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
export async function honoursOf(db: Database, workoutIds: readonly number[]): Promise<Map<number, Honour[]>> {
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

import type { Database } from '#server/database/schema.ts';
import { conflict } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { planRunTag } from '../cache-tags.ts';
import type { PlanRun } from '../contract.ts';
import { lockPlan } from './commands.ts';

/** A run that has not reported for that long has died with its process. */
const silentMs = 20_000;

/** Any officer may, also whoever did not begin it. */
export async function endRunEarly(write: Write, planId: number, keepsBest: boolean): Promise<void> {
  await lockPlan(write, planId);
  await write.db
    .updateTable('plan_runs')
    .set(keepsBest ? 'is_enough' : 'is_cancelled', 1)
    .where('plan_id', '=', planId)
    .execute();
  write.changed(planRunTag(planId));
}

/** What is moved while the games are made would be lost, or the run would be in vain. */
export async function mustNotRun(write: Write, planId: number): Promise<void> {
  await lockPlan(write, planId);
  const running = await findRun(write.db, planId, write.now);
  if (running) throw conflict(`${running.by} is making the games of this plan now. Wait until that is done.`);
}

export async function findRun(db: Database, planId: number, now: Date): Promise<PlanRun | null> {
  const row = await db
    .selectFrom('plan_runs')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('reported_at', '>', new Date(now.getTime() - silentMs).toISOString())
    .executeTakeFirst();
  if (!row) return null;
  return {
    by: row.begun_by,
    startedAt: row.started_at,
    percent: row.percent,
    measures: row.measures === null ? null : JSON.parse(row.measures),
    isWaiting: row.is_waiting === 1,
    isEnough: row.is_enough === 1,
    isCancelled: row.is_cancelled === 1,
  };
}

import type { TimetablePlan } from '#features/seasons/timetables/contract.ts';
import { runTimetable } from '#features/seasons/timetables/server/services.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Officer } from '#server/access/access.ts';
import { badRequest, conflict } from '#server/failure.ts';
import type { RequestContext } from '#server/http/route.ts';
import type { Write } from '#server/write.ts';
import { newId } from '#shared/new-id.ts';
import { instantsIn } from '#shared/time-zone.ts';
import { planRunTag } from '../cache-tags.ts';
import { setupFaults } from '../check-setup-rules.ts';
import type { PlanGame, PlanRun, SeasonPlan } from '../contract.ts';
import { lockPlan } from './commands.ts';
import { readPlan } from './queries.ts';
import { readQuestion } from './question-queries.ts';
import { mustNotRun } from './run-queries.ts';
import { storeTimetable } from './store-commands.ts';

const reportMs = 1_000;

/** What somebody waits for who looks on. Most seasons take less; a longer search hardly betters the largest ones. */
const mostSeconds = 30;

type Report = Pick<PlanRun, 'percent' | 'measures' | 'isWaiting'>;

type Context = Pick<
  RequestContext<{ id: number }, undefined, undefined, Officer>,
  'db' | 'viewer' | 'commit' | 'params'
>;

/** Makes the games of a plan. Until they are stored, all at once, the plan stays as it was. */
export async function makeGames(context: Context): Promise<SeasonPlan> {
  const { db, commit, params } = context;
  const token = newId();
  const plan = await commit((write) => beginRun(write, params.id, token));
  try {
    const at = new Date().toISOString();
    const isKept = (game: PlanGame) => game.isLocked || (game.gameId !== null && (game.dateTime ?? at) < at);
    const question = await readQuestion(db, plan, isKept);
    const timetable = await search(question, context, token);
    const { timeZone } = await readSettings(db);
    await commit(async (write) => {
      const now = await lockPlan(write, params.id);
      await mustStillRun(write, params.id, token);
      if (now.version !== plan.version) {
        throw conflict('Somebody changed this plan while its games were made. Make them again.');
      }
      await storeTimetable(write, params.id, { question, timetable, toInstant: instantsIn(timeZone) });
    });
  } finally {
    await commit((write) => endRun(write, params.id, token));
  }
  return readPlan(db, params.id);
}

async function search(
  question: Parameters<typeof runTimetable>[0],
  { commit, params }: Context,
  token: string,
): Promise<TimetablePlan> {
  const [cancelling, enough] = [new AbortController(), new AbortController()];
  let reported: Report = { percent: 0, measures: null, isWaiting: false };
  let isReporting = false;
  const report = async () => {
    if (isReporting) return;
    isReporting = true;
    const asked = await commit((write) => reportRun(write, params.id, token, reported)).catch(() => null);
    isReporting = false;
    if (asked === 'cancel') cancelling.abort(wasCancelled());
    if (asked === 'keep') enough.abort();
  };
  const timer = setInterval(() => void report(), reportMs);
  try {
    return await runTimetable(question, {
      mostSeconds,
      signal: cancelling.signal,
      enough: enough.signal,
      onWaiting: () => {
        reported = { ...reported, isWaiting: true };
      },
      onProgress: ({ percent, measures }) => {
        reported = { percent: Math.round(percent), measures, isWaiting: false };
      },
    });
  } finally {
    clearInterval(timer);
  }
}

async function beginRun(write: Write<Officer>, planId: number, token: string): Promise<SeasonPlan> {
  const plan = await lockPlan(write, planId);
  await mustNotRun(write, planId);
  const [fault] = setupFaults(plan.setup);
  if (fault) throw badRequest(`The games cannot be made yet. ${fault.text}.`);
  await write.db.deleteFrom('plan_runs').where('plan_id', '=', planId).execute();
  await write.db
    .insertInto('plan_runs')
    .values({
      ...{ plan_id: planId, token, begun_by: write.viewer.displayName, percent: 0 },
      ...{ started_at: write.now.toISOString(), reported_at: write.now.toISOString() },
    })
    .execute();
  write.changed(planRunTag(planId));
  return plan;
}

/** What somebody asked for meanwhile; null if it goes on. */
async function reportRun(
  write: Write,
  planId: number,
  token: string,
  { percent, measures, isWaiting }: Report,
): Promise<'cancel' | 'keep' | null> {
  const run = await write.db
    .updateTable('plan_runs')
    .set({
      ...{ percent, measures: measures && JSON.stringify(measures), is_waiting: isWaiting ? 1 : 0 },
      reported_at: write.now.toISOString(),
    })
    .where('plan_id', '=', planId)
    .where('token', '=', token)
    .returning(['is_cancelled', 'is_enough'])
    .executeTakeFirst();
  write.changed(planRunTag(planId));
  if (run?.is_cancelled !== 0) return 'cancel';
  return run.is_enough === 1 ? 'keep' : null;
}

async function mustStillRun({ db }: Write, planId: number, token: string): Promise<void> {
  const run = await db
    .selectFrom('plan_runs')
    .select('is_cancelled')
    .where('plan_id', '=', planId)
    .where('token', '=', token)
    .executeTakeFirst();
  if (run?.is_cancelled !== 0) throw wasCancelled();
}

const wasCancelled = () => conflict('Making the games was cancelled. The plan is as it was.');

async function endRun(write: Write, planId: number, token: string): Promise<void> {
  await write.db.deleteFrom('plan_runs').where('plan_id', '=', planId).where('token', '=', token).execute();
  write.changed(planRunTag(planId));
}

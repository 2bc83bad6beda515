import { setImmediate } from 'node:timers/promises';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { wallsIn } from '#shared/time-zone.ts';
import type { PlanGame, SeasonPlan } from '../contract.ts';
import { type CheckedPlan, checkGames } from '../plan-check-rules.ts';
import { listPlanGames } from './queries.ts';
import { readRules } from './question-queries.ts';

/** The games of a plan as they stand, judged by the checker: the board says the same in the browser. */
export async function checkStored(db: Database, plan: SeasonPlan): Promise<CheckedPlan> {
  const games = await listPlanGames(db, plan.id);
  const rules = await readRules(db, plan, games);
  const wall = wallsIn((await readSettings(db)).timeZone);
  // Others are answered in between: a thousand games take a moment.
  await setImmediate();
  return checkGames(
    rules,
    games.map((game) => ({ ...game, spot: spotOf(game, wall) })),
  );
}

function spotOf({ dateTime, venueId, court }: PlanGame, wall: (at: string) => Date) {
  if (dateTime === null) return null;
  const at = wall(dateTime);
  const start = at.getUTCHours() * 60 + at.getUTCMinutes();
  return { day: at.toISOString().slice(0, 10), start, venueId, court };
}

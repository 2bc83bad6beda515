import { checkPlan } from '#features/seasons/timetables/check-rules.ts';
import type { Placement, TimetableQuestion } from '#features/seasons/timetables/contract.ts';
import { measurePlan } from '#features/seasons/timetables/measure-rules.ts';
import { weightsOf } from '#features/seasons/timetables/weight-rules.ts';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { wallsIn } from '#shared/time-zone.ts';
import { maxFaultsShown, type PlanGame, type PlanResult } from '../contract.ts';
import { courtKey, wallOf } from '../slot-rules.ts';
import { listPlanGames, readPlan } from './queries.ts';
import { readQuestion } from './question-queries.ts';

/** How good a plan is as it stands, whoever moved its games, and what the checker finds wrong with it. */
export async function readResult(db: Database, planId: number): Promise<PlanResult> {
  const plan = await readPlan(db, planId);
  const question = await readQuestion(db, plan, () => false);
  const wall = wallsIn((await readSettings(db)).timeZone);
  const placements = (await listPlanGames(db, planId)).flatMap((game) => placementOf(game, wall));
  const faults = checkPlan(question, placements).filter(({ kind }) => kind !== 'unplaced' && kind !== 'unknown');
  return {
    competitions: question.competitions.map(({ id, name }) => ({
      key: id,
      name,
      measures: measuresOf(question, placements, id),
    })),
    faults: faults.toSorted((one, other) => Number(other.isHard) - Number(one.isHard)).slice(0, maxFaultsShown),
    furtherFaults: Math.max(0, faults.length - maxFaultsShown),
  };
}

function placementOf({ key, dateTime, venueId, court, minutes }: PlanGame, wall: (at: string) => Date): Placement[] {
  if (dateTime === null) return [];
  const at = wall(dateTime);
  const on = venueId === null ? `elsewhere:${key}` : courtKey(venueId, court ?? 1);
  const from = wallOf(at.getUTCHours() * 60 + at.getUTCMinutes());
  return [{ game: key, slot: { court: on, day: at.toISOString().slice(0, 10), from, minutes } }];
}

function measuresOf(question: TimetableQuestion, placements: readonly Placement[], competition: string) {
  const games = question.games.filter((game) => game.competition === competition);
  const keys = new Set(games.map(({ id }) => id));
  // Only the times that it may use: going through all of them for each competition would hold up the others.
  const lengths = new Set(games.map(({ minutes }) => minutes));
  const slots = question.slots.filter(({ minutes }) => lengths.has(minutes));
  return measurePlan(
    { ...question, games, slots, busy: [] },
    placements.filter(({ game }) => keys.has(game)),
    weightsOf(question),
  );
}

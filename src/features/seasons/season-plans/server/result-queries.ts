import { setImmediate } from 'node:timers/promises';
import { measurePlan } from '#features/seasons/timetables/measure-rules.ts';
import { weightsOf } from '#features/seasons/timetables/weight-rules.ts';
import type { Database } from '#server/database/schema.ts';
import { maxFaultsShown, type PlanResult } from '../contract.ts';
import type { CheckedPlan } from '../plan-check-rules.ts';
import { firstAndLastWithin } from '../slot-rules.ts';
import { checkStored } from './check-queries.ts';
import { readPlan } from './queries.ts';

/** How good a plan is as it stands, whoever moved its games, and what the checker finds wrong with it. */
export async function readResult(db: Database, planId: number): Promise<PlanResult> {
  const checked = await checkStored(db, await readPlan(db, planId));
  const faults = checked.faults.filter(({ kind }) => kind !== 'unplaced');
  const competitions: PlanResult['competitions'] = [];
  for (const { id, name } of checked.question.competitions) {
    await setImmediate();
    competitions.push({ key: id, name, measures: measuresOf(checked, id) });
  }
  return {
    competitions,
    faults: faults.toSorted((one, other) => Number(other.isHard) - Number(one.isHard)).slice(0, maxFaultsShown),
    furtherFaults: Math.max(0, faults.length - maxFaultsShown),
  };
}

function measuresOf({ question, placements }: CheckedPlan, competition: string) {
  const games = question.games.filter((game) => game.competition === competition);
  const keys = new Set(games.map(({ id }) => id));
  // Its early and late times are all that the measures ask of slots.
  const lengths = [...new Set(games.map(({ minutes }) => minutes))];
  const all = question.courts.map(({ id }) => id);
  const courts = new Set(games.flatMap(({ courts }) => courts ?? all));
  const slots = question.slots
    .filter(({ court }) => courts.has(court))
    .flatMap((open) => lengths.flatMap((minutes) => firstAndLastWithin(open, minutes)));
  return measurePlan(
    { ...question, games, slots, busy: [] },
    placements.filter(({ game }) => keys.has(game)),
    weightsOf(question),
  );
}

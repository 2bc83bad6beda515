import type { TimetableQuestion, Weights } from './contract.ts';

/**
 * For a village: a game without a place is worse than anything else; one that is busier than another is worse than an
 * uneven rest of a day; nobody minds that a game moves before anybody knows of it.
 */
export const villageWeights: Weights = {
  unplaced: 1000,
  closeGame: 10,
  gamesPlayedDifference: 10,
  restDifference: 0.5,
  homeAway: 1,
  slotFairness: 3,
  sharedPlayers: 10,
  moved: 0,
};

export function weightsOf({ weights = {} }: TimetableQuestion): Weights {
  const all = { ...villageWeights };
  for (const key of Object.keys(all) as (keyof Weights)[]) all[key] = weights[key] ?? all[key];
  return all;
}

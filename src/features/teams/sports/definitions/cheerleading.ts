import type { SportDefinition } from './definition.ts';
import { count, tap } from './statistics.ts';

/** Judges mark the routine of a team: no marks, and so no score, are given to one person. */
export const cheerleading: SportDefinition = {
  key: 'cheerleading',
  name: 'Cheerleading',
  statistics: [
    count('difficulty', 'DIF', 'Difficulty', { worth: 1, teamOnly: true }),
    count('execution', 'EXE', 'Execution', { worth: 1, teamOnly: true }),
    count('crowd', 'CRD', 'Crowd', { worth: 1, teamOnly: true }),
    count('stunts', 'STN', 'Stunts', { otherNames: ['stn'] }),
    count('tumbles', 'TUM', 'Tumbling passes', { otherNames: ['tum'] }),
  ],
  taps: [
    tap('difficulty', 'Difficulty', 'Mark for difficulty', { difficulty: 1 }),
    tap('execution', 'Execution', 'Mark for execution', { execution: 1 }),
    tap('crowd', 'Crowd', 'Mark for the crowd', { crowd: 1 }),
    tap('stunt', 'Stunt', 'Stunt', { stunts: 1 }),
    tap('tumble', 'Tumble', 'Tumbling pass', { tumbles: 1 }),
  ],
  periods: { name: 'Routine', short: 'R', count: 1, score: 'sum' },
  table: {
    points: { win: 2, draw: 1, loss: 0 },
    // Without judges there is no score: 1 to 0 records the win alone.
    forfeit: { score: 1, points: 0 },
    tieBreaks: ['for', 'difference'],
  },
  performance: { labelsOver: [6, 3, 0], highlightsOver: [3, 0], by: ({ stunts = 0, tumbles = 0 }) => stunts + tumbles },
};

import type { SportFile } from '../definitions/file.ts';

/** A sport that no file defines, as a village would make it. */
export const korfball: SportFile = {
  key: 'korfball',
  name: 'Korfball',
  statistics: [
    { kind: 'count', key: 'goals', abbreviation: 'G', label: 'Goals', worth: 1, otherNames: ['g'] },
    { kind: 'count', key: 'penalties', abbreviation: 'PEN', label: 'Penalties', worth: 1 },
    {
      kind: 'pair',
      key: 'longShots',
      abbreviation: 'LS',
      label: 'Long shots',
      percentageKey: 'longShotsPct',
      made: { key: 'longShotsMade', label: 'Long shots made', worth: 2, otherNames: ['ls'] },
      attempted: { key: 'longShotsTaken', label: 'Long shots attempted', otherNames: ['longshotsattempted'] },
    },
    { kind: 'count', key: 'rebounds', abbreviation: 'REB', label: 'Rebounds' },
    { kind: 'count', key: 'defended', abbreviation: 'DEF', label: 'Defended shots', teamOnly: true },
  ],
  taps: [
    { key: 'goal', label: 'Goal', name: 'Goal', adds: { goals: 1 } },
    { key: 'penalty', label: 'Penalty', name: 'Penalty', adds: { penalties: 1 } },
    { key: 'long-shot', label: '+2', name: 'Long shot', adds: { longShotsMade: 1, longShotsTaken: 1 } },
    { key: 'missed-long-shot', label: 'Miss LS', name: 'Missed long shot', adds: { longShotsTaken: 1 } },
    { key: 'rebound', label: 'REB', name: 'Rebound', adds: { rebounds: 1 } },
    { key: 'defended', label: 'DEF', name: 'Defended shot', adds: { defended: 1 } },
  ],
  onCourt: 8,
  periods: {
    name: 'Half',
    short: 'H',
    count: 2,
    minutes: 25,
    score: 'sum',
    overtime: { name: 'Golden goal', short: 'GG' },
  },
  table: {
    points: { win: 3, draw: 1, loss: 0 },
    forfeit: { score: 10, points: 0 },
    tieBreaks: ['difference', 'for'],
  },
  performance: { labelsOver: [8, 5, 2], highlightsOver: [5, 2] },
};

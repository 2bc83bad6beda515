import type { SportDefinition } from './definition.ts';
import { count, pair, part, shootOut, shootOutTaps, tap } from './statistics.ts';

export const hockey: SportDefinition = {
  key: 'hockey',
  name: 'Hockey',
  statistics: [
    count('goals', 'G', 'Goals', { worth: 1, otherNames: ['g', 'points', 'pts'] }),
    count('assists', 'A', 'Assists', { otherNames: ['a', 'ast'] }),
    count('shots', 'SH', 'Shots', { otherNames: ['sh'] }),
    count('saves', 'SV', 'Saves', { otherNames: ['sv'] }),
    count('greenCards', 'GC', 'Green cards', { better: 'fewer', otherNames: ['gc', 'green'] }),
    count('yellowCards', 'YC', 'Yellow cards', { better: 'fewer', otherNames: ['yc', 'yellow'] }),
    count('redCards', 'RC', 'Red cards', { better: 'fewer', otherNames: ['rc', 'red'] }),
    pair('penaltyCorners', 'PC', 'Penalty corners', {
      percentageKey: 'penaltyCornerPct',
      teamOnly: true,
      made: part('penaltyCornersScored', 'Penalty corners scored', { otherNames: ['pcs'] }),
      attempted: part('penaltyCorners', 'Penalty corners', { otherNames: ['pc'] }),
      bands: { upper: 40, lower: 20 },
    }),
    shootOut,
  ],
  taps: [
    tap('goal', 'Goal', 'Field goal', { goals: 1, shots: 1 }),
    tap('corner-goal', 'PC goal', 'Goal from a penalty corner', {
      goals: 1,
      shots: 1,
      penaltyCornersScored: 1,
      penaltyCorners: 1,
    }),
    tap('corner', 'PC', 'Penalty corner', { penaltyCorners: 1 }),
    tap('shot', 'Shot', 'Shot', { shots: 1 }),
    tap('assist', 'Assist', 'Assist', { assists: 1 }),
    tap('save', 'Save', 'Save', { saves: 1 }),
    tap('green', 'Green', 'Green card', { greenCards: 1 }, { card: 'green' }),
    tap('yellow', 'Yellow', 'Yellow card', { yellowCards: 1 }, { card: 'yellow' }),
    tap('red', 'Red', 'Red card', { redCards: 1 }, { sendsOffAfter: 1, card: 'red', isRare: true }),
    ...shootOutTaps,
  ],
  onCourt: 11,
  periods: { name: 'Quarter', short: 'Q', count: 4, minutes: 15, score: 'sum' },
  table: {
    points: { win: 3, draw: 1, loss: 0 },
    // FIH General Tournament Regulations: 5 to 0.
    forfeit: { score: 5, points: 0 },
    tieBreaks: ['wins', 'difference', 'for', 'headToHead'],
  },
  performance: { labelsOver: [2, 1, 0], highlightsOver: [1, 0] },
};

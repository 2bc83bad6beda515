import type { SportDefinition } from './definition.ts';
import { count, pair, part, shootOut, shootOutTaps, tap } from './statistics.ts';

export const soccer: SportDefinition = {
  key: 'soccer',
  name: 'Soccer',
  statistics: [
    count('goals', 'G', 'Goals', { worth: 1, otherNames: ['g', 'points', 'pts'] }),
    count('assists', 'A', 'Assists', { otherNames: ['a', 'ast'] }),
    pair('shots', 'SOT', 'Shots on target', {
      percentageKey: 'shotAccuracy',
      made: part('shotsOnTarget', 'Shots on target', { otherNames: ['sot', 'ontarget'] }),
      attempted: part('shots', 'Shots', { otherNames: ['sh', 'shotstaken'] }),
      bands: { upper: 50, lower: 30 },
    }),
    count('tackles', 'TKL', 'Tackles won', { otherNames: ['tkl'] }),
    count('saves', 'SV', 'Saves', { otherNames: ['sv'] }),
    count('fouls', 'FL', 'Fouls', { better: 'fewer', otherNames: ['fl'] }),
    count('yellowCards', 'YC', 'Yellow cards', { better: 'fewer', otherNames: ['yc', 'yellow'] }),
    count('redCards', 'RC', 'Red cards', { better: 'fewer', otherNames: ['rc', 'red'] }),
    count('ownGoalsFor', 'OG', 'Opponent own goals', {
      worth: 1,
      teamOnly: true,
      otherNames: ['og', 'owngoals'],
    }),
    count('corners', 'CRN', 'Corners', { teamOnly: true }),
    shootOut,
  ],
  taps: [
    tap('goal', 'Goal', 'Goal', { goals: 1, shotsOnTarget: 1, shots: 1 }),
    tap('own-goal', 'Own goal', 'Own goal', { ownGoalsFor: 1 }, { isForOtherSide: true, isRare: true }),
    tap('on-target', 'On target', 'Shot on target', { shotsOnTarget: 1, shots: 1 }),
    tap('shot', 'Shot', 'Shot off target', { shots: 1 }),
    tap('assist', 'Assist', 'Assist', { assists: 1 }),
    tap('tackle', 'Tackle', 'Tackle won', { tackles: 1 }, { isRare: true }),
    tap('save', 'Save', 'Save', { saves: 1 }, { isRare: true }),
    tap('corner', 'Corner', 'Corner', { corners: 1 }),
    tap('foul', 'Foul', 'Foul', { fouls: 1 }),
    tap('yellow', 'Yellow', 'Yellow card', { yellowCards: 1 }, { sendsOffAfter: 2, card: 'yellow' }),
    tap('red', 'Red', 'Red card', { redCards: 1 }, { sendsOffAfter: 1, card: 'red', isRare: true }),
    ...shootOutTaps,
  ],
  onCourt: 11,
  periods: {
    name: 'Half',
    short: 'H',
    count: 2,
    minutes: 45,
    score: 'sum',
    overtime: { name: 'Extra time', short: 'ET', minutes: 15 },
  },
  table: {
    points: { win: 3, draw: 1, loss: 0 },
    // FIFA Disciplinary Code, forfeit: 3 to 0.
    forfeit: { score: 3, points: 0 },
    tieBreaks: ['difference', 'for', 'headToHead'],
  },
  performance: { labelsOver: [2, 1, 0], highlightsOver: [1, 0] },
};

const notTracked = ['tackles', 'corners'];

/** Street soccer: the same ball, fewer statistics, shorter halves, no extra time. */
export const diski: SportDefinition = {
  ...soccer,
  key: 'diski',
  name: 'Diski',
  statistics: soccer.statistics.filter(({ key }) => !notTracked.includes(key)),
  taps: soccer.taps.filter(({ adds }) => !notTracked.some((key) => key in adds)),
  onCourt: 11,
  periods: { name: 'Half', short: 'H', count: 2, minutes: 20, score: 'sum' },
};

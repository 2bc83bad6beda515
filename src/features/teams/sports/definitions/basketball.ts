import { trueShooting } from '#shared/percentages.ts';
import { fibaTieBreaks, type SportDefinition, total } from './definition.ts';
import { count, derived, pair, part, tap } from './statistics.ts';

export const basketball: SportDefinition = {
  key: 'basketball',
  name: 'Basketball',
  statistics: [
    count('points', 'PTS', 'Points', {
      worth: 1,
      rowName: 'pts',
      otherNames: ['point'],
      follows: (counts) =>
        2 * total(counts, 'shotsMade') + total(counts, 'threePointersMade') + total(counts, 'freeThrowsMade'),
    }),
    count('rebounds', 'REB', 'Rebounds', { rowName: 'reb', otherNames: ['rebs'] }),
    count('assists', 'AST', 'Assists', { rowName: 'ast', otherNames: ['asts'] }),
    count('steals', 'STL', 'Steals', { rowName: 'stl', otherNames: ['stls'] }),
    count('blocks', 'BLK', 'Blocks', { rowName: 'blk', otherNames: ['blks'] }),
    pair('fieldGoals', 'FG', 'Field goals', {
      percentageKey: 'fieldGoalPct',
      made: part('shotsMade', 'Field goals made', { rowName: 'fg_made', otherNames: ['fg', 'fgm', 'fieldgoalsmade'] }),
      attempted: part('shotsTaken', 'Field goals attempted', {
        rowName: 'fg_attempted',
        otherNames: ['fga', 'fgtaken', 'fieldgoalsattempted', 'shotsattempted'],
      }),
      bands: { upper: 50, lower: 30 },
    }),
    pair('threePointers', '3PT', 'Three-pointers', {
      percentageKey: 'threePointPct',
      within: 'fieldGoals',
      made: part('threePointersMade', 'Three-pointers made', {
        rowName: 'three_pt_made',
        otherNames: ['3pt', '3pm', '3ptmade', 'tpm', 'threepointersmade'],
      }),
      attempted: part('threePointersTaken', 'Three-pointers attempted', {
        rowName: 'three_pt_attempted',
        otherNames: ['3pa', '3ptattempted', 'tpa', 'threeptstaken', 'threepointersattempted'],
      }),
      bands: { upper: 40, lower: 20 },
    }),
    pair('freeThrows', 'FT', 'Free throws', {
      percentageKey: 'freeThrowPct',
      inAnalysisOnly: true,
      made: part('freeThrowsMade', 'Free throws made', { rowName: 'ft_made', otherNames: ['ft', 'ftm'] }),
      attempted: part('freeThrowsTaken', 'Free throws attempted', {
        rowName: 'ft_attempted',
        otherNames: ['fta', 'fttaken', 'freethrowsattempted'],
      }),
      bands: { upper: 80, lower: 50 },
    }),
    count('fouls', 'PF', 'Personal fouls', { better: 'fewer', withoutColumn: true, otherNames: ['pf', 'foul'] }),
    derived('trueShooting', 'TS%', 'True shooting', {
      unit: '%',
      inAnalysisOnly: true,
      rowName: 'ts_percentage',
      of: (counts) =>
        trueShooting({
          points: total(counts, 'points'),
          shotsTaken: total(counts, 'shotsTaken'),
          freeThrowsTaken: total(counts, 'freeThrowsTaken'),
        }),
      outOf: (counts) => total(counts, 'shotsTaken') + total(counts, 'freeThrowsTaken'),
      bands: { upper: 50, lower: 30 },
    }),
  ],
  taps: [
    tap('free-throw', '+1', 'Free throw', { points: 1, freeThrowsMade: 1, freeThrowsTaken: 1 }),
    tap('two', '+2', 'Two-pointer', { points: 2, shotsMade: 1, shotsTaken: 1 }),
    tap('three', '+3', 'Three-pointer', {
      points: 3,
      shotsMade: 1,
      shotsTaken: 1,
      threePointersMade: 1,
      threePointersTaken: 1,
    }),
    tap('missed-free-throw', 'Miss 1', 'Missed free throw', { freeThrowsTaken: 1 }),
    tap('missed-two', 'Miss 2', 'Missed two-pointer', { shotsTaken: 1 }),
    tap('missed-three', 'Miss 3', 'Missed three-pointer', { shotsTaken: 1, threePointersTaken: 1 }),
    tap('rebound', 'REB', 'Rebound', { rebounds: 1 }),
    tap('assist', 'AST', 'Assist', { assists: 1 }),
    tap('steal', 'STL', 'Steal', { steals: 1 }),
    tap('block', 'BLK', 'Block', { blocks: 1 }),
    tap('foul', 'Foul', 'Personal foul', { fouls: 1 }, { sendsOffAfter: 5 }),
  ],
  onCourt: 5,
  periods: {
    name: 'Quarter',
    short: 'Q',
    count: 4,
    minutes: 10,
    score: 'sum',
    overtime: { name: 'Overtime', short: 'OT', minutes: 5 },
  },
  table: {
    points: { win: 2, draw: 1, loss: 1 },
    // FIBA Official Basketball Rules, article 20: 20 to 0, and no classification point for the side that forfeits.
    forfeit: { score: 20, points: 0 },
    tieBreaks: fibaTieBreaks,
  },
  performance: { labelsOver: [15, 10, 5], highlightsOver: [10, 5] },
};

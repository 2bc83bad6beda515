import { type Counts, type SportDefinition, total } from './definition.ts';
import { count, derived, pair, part, tap } from './statistics.ts';

const countPoints = (counts: Counts): number =>
  5 * total(counts, 'tries') +
  2 * total(counts, 'conversionsMade') +
  3 * (total(counts, 'penaltiesMade') + total(counts, 'dropGoals')) +
  7 * total(counts, 'penaltyTries');

export const rugby: SportDefinition = {
  key: 'rugby',
  name: 'Rugby',
  statistics: [
    derived('points', 'PTS', 'Points', { otherNames: ['pts'], of: countPoints, outOf: countPoints }),
    count('tries', 'T', 'Tries', { worth: 5, otherNames: ['t', 'try'] }),
    pair('conversions', 'CON', 'Conversions', {
      percentageKey: 'conversionPct',
      made: part('conversionsMade', 'Conversions made', { worth: 2, otherNames: ['con', 'c', 'conversions'] }),
      attempted: part('conversionsTaken', 'Conversions attempted', { otherNames: ['cona'] }),
      bands: { upper: 75, lower: 50 },
    }),
    pair('penalties', 'PEN', 'Penalty goals', {
      percentageKey: 'penaltyPct',
      made: part('penaltiesMade', 'Penalty goals made', { worth: 3, otherNames: ['pen', 'pg'] }),
      attempted: part('penaltiesTaken', 'Penalty goals attempted', { otherNames: ['pena', 'pga'] }),
      bands: { upper: 75, lower: 50 },
    }),
    count('dropGoals', 'DG', 'Drop goals', { worth: 3, otherNames: ['dg'] }),
    count('carries', 'CAR', 'Carries', { otherNames: ['car'] }),
    count('metres', 'M', 'Metres carried', { otherNames: ['m', 'meters'] }),
    pair('tackles', 'TKL', 'Tackles', {
      percentageKey: 'tacklePct',
      made: part('tacklesMade', 'Tackles made', { otherNames: ['tkl', 'tackles'] }),
      attempted: part('tacklesAttempted', 'Tackles attempted', { otherNames: ['tkla'] }),
      bands: { upper: 85, lower: 70 },
    }),
    count('yellowCards', 'YC', 'Yellow cards', { better: 'fewer', otherNames: ['yc'] }),
    count('redCards', 'RC', 'Red cards', { better: 'fewer', otherNames: ['rc'] }),
    count('penaltyTries', 'PT', 'Penalty tries', { worth: 7, teamOnly: true, otherNames: ['pt'] }),
  ],
  taps: [
    tap('try', 'Try', 'Try', { tries: 1 }),
    tap('conversion', 'Con', 'Conversion', { conversionsMade: 1, conversionsTaken: 1 }),
    tap('penalty', 'Pen', 'Penalty goal', { penaltiesMade: 1, penaltiesTaken: 1 }),
    tap('drop-goal', 'Drop', 'Drop goal', { dropGoals: 1 }, { isRare: true }),
    tap('penalty-try', 'Pen try', 'Penalty try', { penaltyTries: 1 }, { isRare: true }),
    tap('missed-conversion', 'Miss con', 'Missed conversion', { conversionsTaken: 1 }),
    tap('missed-penalty', 'Miss pen', 'Missed penalty goal', { penaltiesTaken: 1 }),
    tap('tackle', 'Tackle', 'Tackle made', { tacklesMade: 1, tacklesAttempted: 1 }),
    tap('missed-tackle', 'Miss tkl', 'Missed tackle', { tacklesAttempted: 1 }, { isRare: true }),
    tap('carry', 'Carry', 'Carry', { carries: 1 }, { isRare: true }),
    tap('yellow', 'Yellow', 'Yellow card', { yellowCards: 1 }, { sendsOffAfter: 2, card: 'yellow' }),
    tap('red', 'Red', 'Red card', { redCards: 1 }, { sendsOffAfter: 1, card: 'red', isRare: true }),
  ],
  onCourt: 15,
  periods: { name: 'Half', short: 'H', count: 2, minutes: 40, score: 'sum' },
  table: {
    points: { win: 4, draw: 2, loss: 0 },
    // EPCR tournament rules: 28 to 0, and five points: those of a win and its bonus.
    forfeit: { score: 28, points: 0, bonus: 1 },
    bonuses: [
      {
        label: '4 tries or more',
        points: 1,
        needs: 'tries',
        isEarned: ({ tries }) => tries !== null && tries >= 4,
      },
      { label: 'losing by 7 or less', points: 1, isEarned: ({ own, other }) => own < other && other - own <= 7 },
    ],
    countTries: (counts) => total(counts, 'tries') + total(counts, 'penaltyTries'),
    tieBreaks: ['difference', 'for', 'headToHead'],
  },
  performance: { labelsOver: [14, 9, 4], highlightsOver: [9, 4] },
};

import type { SportDefinition } from './definition.ts';
import { count, pair, part, tap } from './statistics.ts';

export const netball: SportDefinition = {
  key: 'netball',
  name: 'Netball',
  statistics: [
    pair('shots', 'G', 'Goals', {
      percentageKey: 'goalPct',
      made: part('goals', 'Goals', { worth: 1, otherNames: ['g', 'gls', 'points', 'pts'] }),
      attempted: part('goalAttempts', 'Goal attempts', { otherNames: ['ga', 'att', 'attempts', 'shots'] }),
      bands: { upper: 80, lower: 60 },
    }),
    count('assists', 'AST', 'Goal assists', { otherNames: ['ast', 'feeds'] }),
    count('centrePassReceives', 'CPR', 'Centre pass receives', { otherNames: ['cpr'] }),
    count('rebounds', 'REB', 'Rebounds', { otherNames: ['reb'] }),
    count('intercepts', 'INT', 'Intercepts', { otherNames: ['int'] }),
    count('deflections', 'DEF', 'Deflections', { otherNames: ['def'] }),
    count('penalties', 'PEN', 'Penalties', { better: 'fewer', otherNames: ['pen'] }),
    count('turnovers', 'TO', 'Turnovers', { better: 'fewer', otherNames: ['to'] }),
  ],
  taps: [
    tap('goal', 'Goal', 'Goal', { goals: 1, goalAttempts: 1 }),
    tap('miss', 'Miss', 'Missed goal', { goalAttempts: 1 }),
    tap('intercept', 'INT', 'Intercept', { intercepts: 1 }),
    tap('rebound', 'REB', 'Rebound', { rebounds: 1 }),
    tap('assist', 'AST', 'Goal assist', { assists: 1 }, { isRare: true }),
    tap('centre-pass', 'CPR', 'Centre pass receive', { centrePassReceives: 1 }, { isRare: true }),
    tap('deflection', 'DEF', 'Deflection', { deflections: 1 }, { isRare: true }),
    tap('turnover', 'TO', 'Turnover', { turnovers: 1 }),
    tap('penalty', 'PEN', 'Penalty', { penalties: 1 }, { isRare: true }),
  ],
  onCourt: 7,
  periods: {
    name: 'Quarter',
    short: 'Q',
    count: 4,
    minutes: 15,
    score: 'sum',
    overtime: { name: 'Extra time', short: 'ET', minutes: 7 },
  },
  // The goal average, goals for divided by goals against, comes before head-to-head.
  table: {
    points: { win: 2, draw: 1, loss: 0 },
    // World Netball leaves it to the league; associations mostly write 20 to 0, and deduct points without notice.
    forfeit: { score: 20, points: 0, latePoints: -2 },
    tieBreaks: ['ratio', 'headToHead', 'for'],
  },
  performance: { labelsOver: [30, 20, 8], highlightsOver: [20, 8] },
};

import type { SportDefinition } from './definition.ts';
import { count, tap } from './statistics.ts';

/** For a sport without a definition: counts points, and assists to them. */
export const general: SportDefinition = {
  key: 'general',
  name: 'Any other sport',
  statistics: [
    count('points', 'PTS', 'Points', { worth: 1, otherNames: ['pts'] }),
    count('assists', 'AST', 'Assists', { otherNames: ['ast'] }),
  ],
  taps: [tap('point', '+1', 'Point', { points: 1 }), tap('assist', 'AST', 'Assist', { assists: 1 })],
  periods: { name: 'Period', short: 'P', count: 2, score: 'sum' },
  table: {
    points: { win: 2, draw: 1, loss: 0 },
    // Nothing is known of the sport: 1 to 0 records the win alone.
    forfeit: { score: 1, points: 0 },
    tieBreaks: ['difference', 'for', 'headToHead'],
  },
  performance: { labelsOver: [15, 10, 5], highlightsOver: [10, 5] },
};

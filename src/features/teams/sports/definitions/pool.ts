import type { SportDefinition } from './definition.ts';
import { count, pair, part, tap } from './statistics.ts';

export const pool: SportDefinition = {
  key: 'pool',
  name: 'Pool',
  statistics: [
    count('frames', 'FR', 'Frames won', { worth: 1, otherNames: ['fr', 'points'] }),
    count('breakAndRuns', 'B&R', 'Break and runs', { otherNames: ['b&r', 'br'] }),
    pair('pots', 'POT', 'Pots', {
      percentageKey: 'potPct',
      made: part('potsMade', 'Balls potted', { otherNames: ['pot', 'pots'] }),
      attempted: part('potsTried', 'Pots tried', { otherNames: ['pota'] }),
      bands: { upper: 70, lower: 45 },
    }),
    count('fouls', 'FL', 'Fouls', { better: 'fewer', otherNames: ['fl'] }),
  ],
  taps: [
    tap('frame', 'Frame', 'Frame won', { frames: 1 }),
    tap('break-and-run', 'B&R', 'Break and run', { breakAndRuns: 1 }),
    tap('pot', 'Pot', 'Ball potted', { potsMade: 1, potsTried: 1 }),
    tap('missed-pot', 'Miss', 'Missed pot', { potsTried: 1 }),
    tap('foul', 'Foul', 'Foul', { fouls: 1 }),
  ],
  periods: { name: 'Session', short: 'S', count: 1, score: 'sum' },
  table: {
    points: { win: 2, draw: 1, loss: 0 },
    // No rule above the league's; a race to 5.
    forfeit: { score: 5, points: 0 },
    tieBreaks: ['difference', 'for', 'headToHead'],
  },
  performance: { labelsOver: [4, 2, 0], highlightsOver: [2, 0] },
};

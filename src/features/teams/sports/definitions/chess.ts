import { type Counts, type SportDefinition, total } from './definition.ts';
import { count, derived, tap } from './statistics.ts';

const gamePoints = (counts: Counts): number => 2 * total(counts, 'wins') + total(counts, 'draws');

/** Two game points for each board won and one for each board drawn, so that half points are whole numbers. */
export const chess: SportDefinition = {
  key: 'chess',
  name: 'Chess',
  statistics: [
    count('wins', 'W', 'Boards won', { worth: 2, otherNames: ['w', 'won'] }),
    count('draws', 'D', 'Boards drawn', { worth: 1, otherNames: ['d', 'drawn'] }),
    count('losses', 'L', 'Boards lost', { better: 'fewer', otherNames: ['l', 'lost'] }),
    count('moves', 'MOV', 'Moves', { better: 'neither', otherNames: ['mov'] }),
    derived('points', 'PTS', 'Game points', { of: gamePoints, outOf: gamePoints, otherNames: ['pts'] }),
  ],
  taps: [
    tap('win', 'Won', 'Board won', { wins: 1 }),
    tap('draw', 'Drawn', 'Board drawn', { draws: 1 }),
    tap('loss', 'Lost', 'Board lost', { losses: 1 }),
  ],
  periods: { name: 'Round', short: 'R', count: 1, score: 'sum' },
  table: {
    points: { win: 2, draw: 1, loss: 0 },
    // FIDE: a player who does not come loses the board; here four boards of two half points each.
    forfeit: { score: 8, points: 0 },
    tieBreaks: ['for', 'headToHead', 'wins'],
  },
  performance: { labelsOver: [3, 1, 0], highlightsOver: [1, 0] },
};

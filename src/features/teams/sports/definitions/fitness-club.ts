import type { SportDefinition } from './definition.ts';
import { count, tap } from './statistics.ts';

export const fitnessClub: SportDefinition = {
  key: 'fitness-club',
  name: 'Fitness Club',
  statistics: [
    count('points', 'PTS', 'Points', { worth: 1, otherNames: ['pts'] }),
    count('events', 'EV', 'Events finished', { otherNames: ['ev'] }),
    count('repetitions', 'REP', 'Repetitions', { otherNames: ['rep', 'reps'] }),
  ],
  taps: [
    tap('point', '+1', 'Point', { points: 1 }),
    tap('five', '+5', 'Five points', { points: 5 }),
    tap('ten', '+10', 'Event won', { points: 10, events: 1 }),
    tap('repetition', 'REP', 'Repetition', { repetitions: 1 }),
  ],
  periods: { name: 'Event', short: 'E', count: 4, score: 'sum' },
  table: {
    points: { win: 2, draw: 1, loss: 0 },
    // No rule above the league's: 1 to 0 records the win alone.
    forfeit: { score: 1, points: 0 },
    tieBreaks: ['difference', 'for', 'headToHead'],
  },
  performance: { labelsOver: [30, 20, 10], highlightsOver: [20, 10] },
};

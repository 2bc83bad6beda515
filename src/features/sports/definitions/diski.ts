import type { SportDefinition } from './definition.ts';
import { soccer } from './soccer.ts';

/** Street soccer: the same ball, fewer statistics, shorter halves, no extra time. */
export const diski: SportDefinition = {
  ...soccer,
  key: 'diski',
  name: 'Diski',
  statistics: soccer.statistics.filter(({ key }) => key !== 'tackles' && key !== 'corners'),
  periods: { name: 'Half', short: 'H', count: 2, minutes: 20, score: 'sum' },
};

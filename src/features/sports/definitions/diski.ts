import type { SportDefinition } from './definition.ts';
import { soccer } from './soccer.ts';

const notCounted = ['tackles', 'corners'];

/** Street soccer: the same ball, fewer statistics, shorter halves, no extra time. */
export const diski: SportDefinition = {
  ...soccer,
  key: 'diski',
  name: 'Diski',
  statistics: soccer.statistics.filter(({ key }) => !notCounted.includes(key)),
  taps: soccer.taps.filter(({ adds }) => !notCounted.some((key) => key in adds)),
  onCourt: 11,
  periods: { name: 'Half', short: 'H', count: 2, minutes: 20, score: 'sum' },
};

import { expect, it } from 'vitest';
import { periodName, periodsText, periodTitle } from './period-rules.ts';
import { getDefinition } from './rules.ts';

it.each([
  ['basketball', 1, 'Q1', '1st quarter'],
  ['basketball', 4, 'Q4', '4th quarter'],
  ['basketball', 5, 'OT', 'Overtime'],
  ['basketball', 6, 'OT2', '2nd overtime'],
  ['hockey', 3, 'Q3', '3rd quarter'],
  ['soccer', 2, 'H2', '2nd half'],
  ['soccer', 3, 'ET', 'Extra time'],
  ['rugby', 3, 'H3', '3rd half'],
  ['esports', 3, 'M3', 'Map 3'],
])('in %s period %i is %s, the %s', (sport, at, name, title) => {
  const { periods } = getDefinition(sport);
  expect([periodName(periods, at), periodTitle(periods, at)]).toEqual([name, title]);
});

it.each([
  ['soccer', 'halves'],
  ['netball', 'quarters'],
  ['esports', 'maps'],
])('calls the periods of %s %s', (sport, several) => expect(periodsText(getDefinition(sport).periods)).toBe(several));

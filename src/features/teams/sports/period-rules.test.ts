import { expect, it } from 'vitest';
import { findClockSpan, periodName, periodsText, periodTitle } from './period-rules.ts';
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

it.each([
  ['counts down', 'basketball', 1, { from: 600, to: 0 }],
  ['counts down the minutes of overtime', 'basketball', 6, { from: 300, to: 0 }],
  ['counts up', 'soccer', 1, { from: 0, to: 2700 }],
  ['goes on in the second half', 'soccer', 2, { from: 2700, to: 5400 }],
  ['goes on in extra time', 'soccer', 4, { from: 6300, to: 7200 }],
  ['goes on in a third half', 'rugby', 3, { from: 4800, to: 7200 }],
  ['has no end where nobody knows the minutes', 'general', 2, { from: 0, to: null }],
  ['is none where none runs', 'chess', 1, null],
  ['is none where periods won are counted', 'esports', 2, null],
])('a clock %s: %s, period %i', (_, sport, at, span) =>
  expect(findClockSpan(getDefinition(sport).periods, at)).toEqual(span),
);

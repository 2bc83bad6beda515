import { describe, expect, it } from 'vitest';
import { achievements, daysInARow } from './rules.ts';

describe('days in a row', () => {
  it.each([
    [[], 0],
    [['2026-03-01'], 1],
    [['2026-02-28'], 1],
    [['2026-02-27'], 0],
    [['2026-03-01', '2026-02-28', '2026-02-27'], 3],
    [['2026-03-01', '2026-02-27', '2026-02-26'], 1],
    [['2026-02-28', '2026-02-27', '2026-02-25'], 2],
  ])('of %j are %i on 1 March', (days, count) => {
    expect(daysInARow(days, '2026-03-01')).toBe(count);
  });
});

it('names each achievement once', () => {
  expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
  expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length);
});

import { describe, expect, it } from 'vitest';
import { gainOf, isThisWeek, leadText } from './week-rules.ts';

it('says what was gained in the last week, also in the first one', () => {
  expect([gainOf({ byWeek: [] }), gainOf({ byWeek: [500] }), gainOf({ byWeek: [500, 300] })]).toEqual([0, 500, -200]);
});

it('knows whether the last week with points is this one', () => {
  const weeks = ['2026-11-16', '2026-11-23'];
  expect(['2026-11-23', '2026-11-29', '2026-11-30'].map((day) => isThisWeek(weeks, day))).toEqual([true, true, false]);
});

describe('who leads', () => {
  const row = (name: string, points: number) => ({ residence: { name }, points });
  const say = (...rows: [string, number][]) =>
    leadText(
      rows.map(([name, points]) => row(name, points)),
      String,
    );

  it('is said with the distance to the next', () => {
    expect(say(['Oak', 120], ['Elm', 90])).toBe('Oak leads with 120 points, 30 ahead of Elm.');
    expect(say(['Oak', 90], ['Elm', 90])).toBe('Oak and Elm lead together with 90 points.');
    expect(say(['Oak', 0], ['Elm', 0])).toBe('Nobody has points yet.');
    expect(say(['Oak', 7])).toBe('Oak has 7 points.');
  });
});

import { describe, expect, it } from 'vitest';
import { publishedRules } from '../definitions/list.ts';
import { deriveEntries } from '../derive-rules.ts';
import { cupTable } from '../table-rules.ts';
import { readPublishedCup, toCup } from '../testing/published-cups.ts';

describe.each(Object.entries(publishedRules))('the rules of %s', (key, { rules }) => {
  it('give the published table by settings alone', () => {
    const published = readPublishedCup(key);
    const cup = toCup(published, rules);
    const entries = cup.contests.flatMap((contest) => deriveEntries(cup.rules, contest, cup.residences));
    const table = cupTable(cup.rules, cup.residences, entries);
    expect(table.map(({ residenceId, points }) => [cup.names[residenceId - 1], points / 100])).toEqual(
      Object.entries(published.points),
    );
    expect(table.every(({ position }) => position >= 1)).toBe(true);
  });
});

it('are those of seven universities', () => {
  const by = new Set(Object.values(publishedRules).map(({ source }) => source.by));
  expect(by.size).toBe(7);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformance } from '#platform/accessibility/server/conformance.ts';
import { accessibilityReport } from '#platform/accessibility/server/report.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** The success criteria of WCAG 2.2: the last number of each guideline's criteria of these levels. */
const inWcag: Readonly<Record<'A' | 'AA', Readonly<Record<string, readonly number[]>>>> = {
  A: {
    '1.1': [1],
    '1.2': [1, 2, 3],
    '1.3': [1, 2, 3],
    '1.4': [1, 2],
    '2.1': [1, 2, 4],
    '2.2': [1, 2],
    '2.3': [1],
    '2.4': [1, 2, 3, 4],
    '2.5': [1, 2, 3, 4],
    '3.1': [1],
    '3.2': [1, 2, 6],
    '3.3': [1, 2, 7],
    '4.1': [2],
  },
  AA: {
    '1.2': [4, 5],
    '1.3': [4, 5],
    '1.4': [3, 4, 5, 10, 11, 12, 13],
    '2.4': [5, 6, 7, 11],
    '2.5': [7, 8],
    '3.1': [2],
    '3.2': [3, 4],
    '3.3': [3, 4, 8],
    '4.1': [3],
  },
};

describe('the accessibility report', () => {
  it('is what the criteria say', () => {
    expect(read('docs/accessibility-report.md'), 'run "npm run accessibility-report"').toBe(accessibilityReport());
  });

  it.each(['A', 'AA'] as const)('speaks of each criterion of level %s once', (level) => {
    const numbers = conformance.criteria.filter((one) => one.level === level).map(({ number }) => number);
    const all = Object.entries(inWcag[level]).flatMap(([guideline, last]) => last.map((of) => `${guideline}.${of}`));
    expect(numbers).toEqual(all);
  });

  it('names all functional performance statements and the clauses from 5 to 13', () => {
    const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);
    expect(numbersOf(conformance.performance)).toEqual(Array.from({ length: 11 }, (_, at) => `4.2.${at + 1}`));
    expect(numbersOf(conformance.clauses)).toEqual(Array.from({ length: 9 }, (_, at) => `${at + 5}`));
  });

  it.each(Object.entries(conformance.evidence))('finds the test %s', (_, { file, title }) => {
    expect(read(file)).toContain(title);
  });

  it('names only evidence that it lists, and all of it', () => {
    const named = new Set(conformance.criteria.flatMap(({ evidence }) => evidence));
    expect([...named].sort()).toEqual(Object.keys(conformance.evidence).sort());
  });

  it('says of each what is so, and why it is not met', () => {
    const { criteria, performance, clauses } = conformance;
    const short = [...criteria, ...performance, ...clauses].filter(
      ({ remarks }) => !/^[A-Z0-9].{10,}[.)]$/.test(remarks),
    );
    expect(short).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import {
  closingLine,
  readPlaywrightCounts,
  readPlaywrightFailures,
  readVitestCounts,
  readVitestFailures,
  sum,
} from './test-counts.ts';

const vitest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      status: 'failed',
      name: '/clone/src/live.test.ts',
      message: '',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'a score arrives once',
          failureMessages: ['expected 2 to be 1\n    at live.test.ts:7'],
        },
        { status: 'passed', fullName: 'a like arrives', failureMessages: [] },
      ],
    },
    { status: 'failed', name: '/clone/src/talk.test.ts', message: 'Cannot find module', assertionResults: [] },
  ],
};

const test = (status: string, projectName: string) => ({ status, projectName });
const spec = (title: string, ...tests: ReturnType<typeof test>[]) => ({ title, file: 'live.spec.ts', tests });
const playwright = {
  stats: { expected: 6, unexpected: 1, skipped: 3 },
  suites: [
    {
      specs: [spec('a score arrives', test('expected', 'phone'), test('expected', 'desktop'))],
      suites: [{ specs: [spec('a like arrives', test('expected', 'desktop'), test('unexpected', 'phone'))] }],
    },
  ],
};

it('counts passed, failed and skipped tests, and a file that does not load as a failure', () => {
  expect(readVitestCounts(vitest)).toEqual({ passed: 7, failed: 2, skipped: 3 });
  expect(readPlaywrightCounts(playwright)).toEqual({ passed: 6, failed: 1, skipped: 3 });
});

it('counts nothing in a report that was never written', () => {
  for (const counts of [readVitestCounts, readPlaywrightCounts])
    expect(counts({})).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(readVitestFailures({}, '/clone')).toEqual([]);
  expect(readPlaywrightFailures({})).toEqual([]);
});

it('names each failed test and each file that does not load', () => {
  expect(readVitestFailures(vitest, '/clone')).toEqual([
    'src/live.test.ts: a score arrives once: expected 2 to be 1',
    'src/talk.test.ts: Cannot find module',
  ]);
  expect(readPlaywrightFailures(playwright)).toEqual(['live.spec.ts: a like arrives (phone)']);
});

it('closes with one line', () => {
  expect(closingLine(sum([readVitestCounts(vitest), readPlaywrightCounts(playwright)]))).toBe(
    '13 passed, 3 failed, 6 skipped',
  );
  expect(closingLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
});

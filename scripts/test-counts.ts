import * as z from 'zod/mini';

export interface Counts {
  passed: number;
  failed: number;
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

const none: Counts = { passed: 0, failed: 0 };

/** A file that could not be loaded or set up has no failed test; it counts as one failure itself. */
export function countsOfVitest(report: unknown): Counts {
  const read = Vitest.safeParse(report);
  if (!read.success) return none;
  const { testResults, numPassedTests, numFailedTests } = read.data;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** A skipped journey has not passed; one that needed a second try has, and the run names it. */
export function countsOfPlaywright(report: unknown): Counts {
  const read = Playwright.safeParse(report);
  if (!read.success) return none;
  const { expected, unexpected, flaky, skipped } = read.data.stats;
  return { passed: expected + flaky, failed: unexpected + skipped };
}

export function sum(counts: Counts[]): Counts {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), none);
}

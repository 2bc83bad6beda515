import { relative } from 'node:path';
import * as z from 'zod/mini';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.nullable(z.array(z.string())) }),
      ),
    }),
  ),
});

type TestFile = z.infer<typeof Vitest>['testResults'][number];

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), projectName: z.string() })),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
type Suite = z.infer<typeof Suite>;

const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
  suites: z.array(Suite),
});

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A file that could not be loaded or set up has no failed test; it counts as one failure itself. */
export function readVitestCounts(report: unknown): Counts {
  const read = Vitest.safeParse(report);
  if (!read.success) return none;
  const { testResults, numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read.data;
  const broken = testResults.filter(isBroken);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
}

export function readPlaywrightCounts(report: unknown): Counts {
  const read = Playwright.safeParse(report);
  if (!read.success) return none;
  const { expected, unexpected, skipped } = read.data.stats;
  return { passed: expected, failed: unexpected, skipped };
}

const isBroken = (file: TestFile) =>
  file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');

/** The failed tests by file and name, and the files that could not be loaded, each with the first line of why. */
export function readVitestFailures(report: unknown, root: string): string[] {
  const read = Vitest.safeParse(report);
  if (!read.success) return [];
  return read.data.testResults.flatMap((file) => {
    const name = relative(root, file.name);
    if (isBroken(file)) return [`${name}: ${firstLine(file.message)}`];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`);
  });
}

const firstLine = (text: string): string => text.split('\n', 1).join('').slice(0, 200);

/** The end-to-end tests that failed, by file, title and project. */
export function readPlaywrightFailures(report: unknown): string[] {
  const read = Playwright.safeParse(report);
  if (!read.success) return [];
  return read.data.suites
    .flatMap(specsBelow)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => `${file}: ${title} (${projectName})`),
    );
}

const specsBelow = ({ specs, suites = [] }: Suite): z.infer<typeof Spec>[] => [...specs, ...suites.flatMap(specsBelow)];

export const sum = (counts: Counts[]): Counts =>
  counts.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    none,
  );

/** The gate's last line; what was skipped is named only when something was. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;

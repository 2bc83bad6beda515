import type { Figures } from './audit.ts';

/** Tries beyond the runs asked for: now and then Chromium fails to record a page. */
const spareTries = 2;

export interface Measured {
  path: string;
  /** Each figure's median over the runs; null when no run was recorded. */
  figures: Figures | null;
  runs: number;
  /** Why tries failed, one line each. */
  failures: string[];
}

/** Measures a page several times. A page that cannot be recorded costs two more tries, and never fails the other pages. */
export async function measureScreen(
  path: string,
  runs: number,
  audit: (path: string) => Promise<Figures>,
): Promise<Measured> {
  const results: Figures[] = [];
  const failures: string[] = [];
  while (results.length < runs && failures.length <= spareTries) {
    try {
      results.push(await audit(path));
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { path, figures: computeMedians(results), runs: results.length, failures };
}

/** One line about each page that has fewer runs than asked for. */
export function shortfalls(screens: readonly Measured[], runs: number): string[] {
  return screens
    .filter((screen) => screen.runs < runs)
    .map(({ path, runs: recorded, failures }) =>
      recorded === 0
        ? `${path} could not be measured: ${failures.at(-1)}`
        : `${path} was measured ${recorded} of ${runs} times: ${failures.at(-1)}`,
    );
}

function computeMedians(results: Figures[]): Figures | null {
  if (results.length === 0) return null;
  const of = (figure: keyof Figures) => median(results.map((result) => result[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    blockedByItself: of('blockedByItself'),
    layoutShift: of('layoutShift'),
    javaScript: of('javaScript'),
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

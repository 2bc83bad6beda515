// Which tests of the API run where. The gate says at its end what it left to a whole run (`npm run test:all`).
import { globSync } from 'node:fs';

/** Except `*.unit.test.ts`: those need no village (running app), so they run once instead of once per engine. */
export const api = [
  'src/{server,app/server,app/testing,demo,testing}/**/!(*.unit).test.ts',
  'src/{features/*,platform}/*/server/**/!(*.unit).test.ts',
];

/** Tests with time limits. */
export const timed = ['src/**/*.timed.test.ts'];

/** The gate keeps the times of a write, a frozen process and a restarted database. */
export const timedInGate = ['src/server/**/*.timed.test.ts'];

/** Training takes half a minute of processor time. The gate judges the stored model by the held-out sentences. */
export const inWholeRunOnly = ['scripts/danger/cross-validation.test.ts'];

/**
 * The gate runs on PostgreSQL every call once (the access table), the platform, and the tests that by their names are about
 * what differs between engines. The rest of a feature is the same code on both, and runs on SQLite alone.
 */
export const onPostgresInGate = [
  'src/**/*.postgres.test.ts',
  'src/{server,app/testing}/**/*.test.ts',
  'src/app/server/{demo,kill,community-killed,scheduled-jobs,upgrade-plan}.test.ts',
  // Locks: what happens at the same moment, or in any order.
  ...inFeatures('*simultaneous*', '*crowd*', 'random-*', 'late-*', 'live-games', 'takeover'),
  // Faults.
  ...inFeatures('*killed', 'full-disk', 'backup', 'reset', 'deletion'),
  // Times: what ends, expires or lies on a day.
  ...inFeatures('activity', 'sessions', 'sweep', 'repeats', 'day-limits', 'no-day', 'events'),
  // SQL: searches, pages, sums, and rows that many statements move.
  ...inFeatures('*search*', '*-lists', 'audit', 'games', 'results', 'rsvps', 'conversation', 'other-kinds'),
  ...inFeatures('achievements'),
  ...inFeatures(
    'standings',
    'seasons',
    'adjustments',
    'box-scores',
    'opening-balances',
    'player-stats',
    'team-records',
  ),
  ...inFeatures('*merges', '*import*', 'undo'),
];

function inFeatures(...names: string[]): string[] {
  return names.map((name) => `src/{features/*,platform}/*/server/**/${name}.test.ts`);
}

export interface LeftOut {
  onPostgres: string[];
  timed: string[];
  long: string[];
}

/** The test files that the gate leaves out, by why. */
export function leftOutByGate(): LeftOut {
  const without = (all: string[], inGate: string[]) => all.filter((file) => !inGate.includes(file));
  const onBoth = globSync(api, { exclude: [...timed, '**/*.sqlite.test.ts'] });
  return {
    onPostgres: without(onBoth, globSync(onPostgresInGate)),
    timed: without(globSync(timed), globSync(timedInGate)),
    long: globSync(inWholeRunOnly),
  };
}

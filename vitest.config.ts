import './src/testing/clock.ts';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { api, inWholeRunOnly, onPostgresInGate, timed, timedInGate } from './scripts/test-selection.ts';
import { isGate } from './src/testing/whole-run.ts';

const web = [
  'src/web/**/*.test.{ts,tsx}',
  'src/app/web/**/*.test.{ts,tsx}',
  'src/{features/*,platform}/*/web/**/*.test.{ts,tsx}',
];

// No timeout here measures speed: each only ends a test that hangs, on a machine that is busy with other work.
const patience = './src/testing/wait-limit.ts';
const unhurried = {
  setupFiles: [patience],
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000 } },
};

/** With `vmForks` a process keeps Node and the libraries loaded, while each file gets its own window and modules. */
const inWindow = {
  ...unhurried,
  environment: 'happy-dom',
  pool: 'vmForks' as const,
  // The window has its own Date, so the clock is shifted there again.
  setupFiles: [patience, './src/testing/browser-globals.ts', './src/testing/clock.ts'],
};

export default defineConfig({
  test: {
    // Two workers more than cores: a test that waits leaves its core to another. More than four would overload PostgreSQL.
    maxWorkers: Math.min(4, availableParallelism() + 2),
    projects: [
      {
        test: {
          name: 'unit',
          ...unhurried,
          // Pure code: a process and all modules anew for each file would take longer than the tests.
          isolate: false,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...web, ...api, ...(isGate ? inWholeRunOnly : [])],
        },
      },
      { plugins: [react()], test: { name: 'web', include: web, ...inWindow } },
      { test: { name: 'api-sqlite', ...apiOn('sqlite') } },
      { test: { name: 'api-postgres', ...apiOn('postgres') } },
      { test: { name: 'timed-sqlite', ...timedOn('sqlite') } },
      { test: { name: 'timed-postgres', ...timedOn('postgres') } },
    ],
  },
});

/** The API over HTTP and on a real database: all of it once per engine, but in the gate on PostgreSQL only what may differ. */
function apiOn(engine: 'sqlite' | 'postgres') {
  return {
    ...appOn(engine),
    include: isGate && engine === 'postgres' ? onPostgresInGate : api,
    exclude: [...timed, '**/*.unit.test.ts', onlyOn(engine === 'sqlite' ? 'postgres' : 'sqlite')],
  };
}

/** Tests with time limits: they run after all others, one file at a time. */
function timedOn(engine: 'sqlite' | 'postgres') {
  return {
    ...appOn(engine),
    include: isGate ? timedInGate : timed,
    exclude: [onlyOn(engine === 'sqlite' ? 'postgres' : 'sqlite')],
    sequence: { groupOrder: engine === 'sqlite' ? 1 : 2 },
    fileParallelism: false,
  };
}

function appOn(engine: 'sqlite' | 'postgres') {
  return {
    ...unhurried,
    env: { TEST_ENGINE: engine },
    // Every file starts its own village, but reloading the whole app's modules for each would take longer than most tests.
    isolate: false,
    ...(engine === 'postgres' ? { globalSetup: './scripts/vitest-postgres.ts' } : {}),
  };
}

/** Test files for one engine only; tests that involve no database at all are among SQLite's. */
function onlyOn(engine: 'sqlite' | 'postgres'): string {
  return `**/*.${engine}.{test,timed.test}.ts`;
}

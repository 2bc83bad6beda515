import './src/testing/clock.ts';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const web = ['src/web/**/*.test.{ts,tsx}', 'src/app/web/**/*.test.{ts,tsx}', 'src/features/*/web/**/*.test.{ts,tsx}'];
// But for what needs no village: `*.unit.test.ts` runs once, whatever the engine.
const api = [
  'src/{server,app/server,app/testing,demo,testing}/**/!(*.unit).test.ts',
  'src/features/*/server/**/!(*.unit).test.ts',
];
const timed = ['src/**/*.timed.test.ts'];

// No limit here is a measure: it ends what would never end, on a machine that does twenty other things.
const patience = './src/testing/patience.ts';
const unhurried = {
  setupFiles: [patience],
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000 } },
};

/** A process keeps what it has loaded of Node and the libraries; each file has a window and modules of its own. */
const inWindow = {
  ...unhurried,
  environment: 'happy-dom',
  pool: 'vmForks' as const,
  // A window has a Date of its own.
  setupFiles: [patience, './src/testing/browser-globals.ts', './src/testing/clock.ts'],
};

export default defineConfig({
  test: {
    // Two more than there are cores: a test that waits leaves its core to another. More than four would ask too much of PostgreSQL.
    maxWorkers: Math.min(4, availableParallelism() + 2),
    projects: [
      {
        test: {
          name: 'unit',
          ...unhurried,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...web, ...api],
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

/** The whole API suite, over HTTP and on a real database; it runs once per engine. */
function apiOn(engine: 'sqlite' | 'postgres') {
  return {
    ...villageOn(engine),
    include: api,
    exclude: [...timed, onlyOn(engine === 'sqlite' ? 'postgres' : 'sqlite')],
  };
}

/** What holds the app to a time: after all others, one file at a time. */
function timedOn(engine: 'sqlite' | 'postgres') {
  return {
    ...villageOn(engine),
    include: timed,
    exclude: [onlyOn(engine === 'sqlite' ? 'postgres' : 'sqlite')],
    sequence: { groupOrder: engine === 'sqlite' ? 1 : 2 },
    fileParallelism: false,
  };
}

function villageOn(engine: 'sqlite' | 'postgres') {
  return {
    ...unhurried,
    env: { TEST_ENGINE: engine },
    // Every file has a village of its own; to load the whole app anew for each would cost more than most of them take.
    isolate: false,
    ...(engine === 'postgres' ? { globalSetup: './scripts/vitest-postgres.ts' } : {}),
  };
}

/** What only a database server can do to the app; what only a file can, or what no database has a part in. */
function onlyOn(engine: 'sqlite' | 'postgres'): string {
  return `**/*.${engine}.{test,timed.test}.ts`;
}

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const web = ['src/web/**/*.test.{ts,tsx}', 'src/features/*/web/**/*.test.{ts,tsx}'];
const api = ['src/server/**/*.test.ts', 'src/features/*/server/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: [...web, ...api] } },
      { plugins: [react()], test: { name: 'web', include: web, environment: 'happy-dom', retry: 1 } },
      { test: { ...apiOn('sqlite') } },
      { test: { ...apiOn('postgres'), globalSetup: './scripts/vitest-postgres.ts' } },
    ],
  },
});

/** The whole API suite, over HTTP and on a real database; it runs once per engine. */
function apiOn(engine: 'sqlite' | 'postgres') {
  return {
    name: `api-${engine}`,
    include: api,
    // What only a database server can do to the app, and what only a file can.
    exclude: [engine === 'sqlite' ? '**/*.postgres.test.ts' : '**/*.sqlite.test.ts'],
    env: { TEST_ENGINE: engine },
    testTimeout: 20_000,
    // Some tests hold the app to a time (a score within a second, a picture within two) while four files run on two cores.
    retry: 2,
    hookTimeout: 60_000,
  };
}

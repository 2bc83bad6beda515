import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inWholeRunOnly, leftOutByGate, onPostgresInGate, timedInGate } from './test-selection.ts';

it.each([...onPostgresInGate, ...timedInGate, ...inWholeRunOnly])('there is a test named %s', (pattern) => {
  expect(globSync(pattern)).not.toEqual([]);
});

it('leaves files to a whole run, but never the calls, the platform, nor what runs on PostgreSQL alone', () => {
  const { onPostgres, timed } = leftOutByGate();
  expect(onPostgres).toContain('src/features/teams/clubs/server/clubs.test.ts');
  expect(timed).toContain('src/features/device/push/server/sending/sending.timed.test.ts');
  const everywhere = /access-table|^src\/server\/|\.(sqlite|postgres|unit)\./;
  expect(onPostgres.filter((file) => everywhere.test(file))).toEqual([]);
});

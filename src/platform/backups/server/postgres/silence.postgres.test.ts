import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { startRelayedApp } from '#app/testing/relayed-app.ts';
import { make, reset } from '#features/village/danger-zone/testing/actions.ts';
import { readEnv } from '#server/env.ts';
import { freshDatabase } from '#testing/database/database.ts';
import { relayTo } from '#testing/relay.ts';
import { firstSchedule } from '../../schedule-rules.ts';
import { backUpDaily } from '../jobs.ts';
import { dumpPostgres } from './postgres-tools.ts';

const scratch = mkdtempSync(join(tmpdir(), 'village-silence-'));
afterAll(() => rmSync(scratch, { recursive: true }));

it.each([
  ['pg_dump', 'pg_dump: nothing came from the database for 0.5 seconds, so it was ended'],
  ['village-backup', 'the database has gone silent'],
])('gives up a connection of %s on which nothing comes back', async (application, message) => {
  const database = await freshDatabase();
  const { databaseUrl = '' } = readEnv(database.settings);
  await using relay = await relayTo(databaseUrl);
  relay.holdComing(application);
  await expect(dumpPostgres(relay.url, join(scratch, 'dump'), 500)).rejects.toThrow(message);
  await vi.waitFor(() => expect(relay.open).toBe(0));
  await database.drop();
});

it('gives up a reset whose dump hangs, and accepts writes again', async () => {
  const { arena, relay, close } = await startRelayedApp();
  const logged = vi.spyOn(arena.app.context.log, 'error');
  await arena.as.adminWithWindow.ready();
  relay.holdComing('pg_dump');
  const { status, body } = await make(arena.as.adminWithWindow, reset);
  expect([status, body]).toEqual([
    503,
    { message: 'No snapshot could be made, so nothing was deleted. See the log for the reason.', code: 'busy' },
  ]);
  expect(logged.mock.lastCall).toEqual([
    { err: expect.objectContaining({ message: expect.stringMatching(/^pg_dump: .*(nothing came|timeout expired)/) }) },
    'no snapshot could be made, so nothing was deleted',
  ]);
  expect((await arena.as.adminWithWindow.post('/api/clubs', { name: 'Still here' })).status).toBe(201);
  await close();
});

it('gives up a daily backup whose dump hangs, and leaves nothing behind', async () => {
  const database = await freshDatabase();
  const location = readEnv(database.settings);
  await using relay = await relayTo(location.databaseUrl ?? '');
  relay.holdComing('pg_dump');
  const silent = { ...location, databaseUrl: relay.url };
  const plan = { ...firstSchedule, timeZone: 'UTC' };
  const means = { log: { info: vi.fn() }, clock: { isBelieved: async () => true }, plan };
  await expect(backUpDaily(silent, means, new Date())).rejects.toThrow(/^pg_dump: .*(nothing came|timeout expired)/);
  const backups = join(location.dataDir, 'backups');
  expect(existsSync(backups) ? readdirSync(backups) : []).toEqual([]);
  await database.drop();
});

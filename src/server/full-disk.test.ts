import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { sportsTag } from '#features/teams/sports/cache-tags.ts';
import { sports } from '#features/teams/sports/contract.ts';
import type { Client } from '#testing/client.ts';
import { fillDisk, refuseWrites } from '#testing/database/full-disk.ts';
import { visitor } from './access/access.ts';
import { isStorageFailing } from './database/engine.ts';
import { version } from './version.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const message = 'Nothing can be saved right now: the storage is full or failing. Existing content can still be read.';
const fetchHealth = async (client: Client) => {
  const { status, body } = await client.get('/api/health');
  return [status, body];
};

it('refuses writes on a full disk, loses none, answers reads, logs nobody out, and recovers once there is space', async () => {
  const { adminWithWindow: admin, member } = arena.as;
  for (const person of [admin, member]) expect((await person.get('/api/user')).status).toBe(200);
  const otherVisitor = arena.newVisitor();
  expect(await fetchHealth(otherVisitor)).toEqual([200, { status: 'ok', version }]);

  const free = await fillDisk(arena.db);
  const { added, refusal } = await writeUntilRefused(admin);
  expect([refusal.status, refusal.body]).toEqual([503, { message, code: 'busy' }]);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await fetchHealth(otherVisitor)).toEqual([200, { status: 'degraded', version }]);
  for (const path of ['/api/user', '/api/sports', '/api/games', '/api/teams', '/api/highlights', '/api/notices']) {
    for (const person of [admin, member]) expect([path, (await person.get(path)).status]).toEqual([path, 200]);
  }
  expect((await member.get('/api/sports')).as(z.array(sports.ResponseBody)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(added),
  );

  await free();
  await expect.poll(() => fetchHealth(otherVisitor)).toEqual([200, { status: 'ok', version }]);
  expect((await admin.post('/api/sports', { name: 'After the flood' })).status).toBe(201);
  const names = (await member.get('/api/sports')).as(z.array(sports.ResponseBody)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...added, 'After the flood']));
});

it('answers reads on a full disk, also for people whose session is not in memory', async () => {
  const member = arena.newPerson('otherMember');
  await member.ready();
  const free = await refuseWrites(arena.db);
  // Drops the session from memory: the next call looks it up, and its activity is due to be written.
  arena.app.changes.publishEverything();
  expect((await member.get('/api/user')).status).toBe(200);
  expect((await member.get('/api/games')).status).toBe(200);
  await free();
});

it('rejects a command with an error that names the full disk', async () => {
  const free = await fillDisk(arena.db);
  const long = 'x'.repeat(100_000);
  const fault: unknown = await arena.app
    .commit(visitor, async (write) => {
      write.changed(sportsTag);
      await write.audit({ act: 'test', detail: { long } });
    })
    .catch((error: unknown) => error);
  await free();
  expect(fault).toMatchObject({ message: expect.stringMatching(/full|extend/) });
  expect(isStorageFailing(fault)).toBe(true);
});

it('accepts writes again after a transaction that the full disk ended', async () => {
  expect((await arena.as.adminWithWindow.post('/api/sports', { name: 'Still here' })).status).toBe(201);
});

/** A database file always has a few free pages; each sport takes a bit of them. */
async function writeUntilRefused(admin: Client) {
  const added: string[] = [];
  for (let count = 0; count < 2_000; count += 1) {
    const name = `Sport ${count}`;
    const response = await admin.post('/api/sports', { name });
    if (response.status !== 201) return { added, refusal: response };
    added.push(name);
  }
  throw new Error('The disk did not get full');
}

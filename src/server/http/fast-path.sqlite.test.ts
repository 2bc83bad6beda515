import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import type { Client } from '#testing/client.ts';

const readsAllowed = 15;
let folder: string;
let arena: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'village-refused-'));
  arena = await startTestApp({ limits: 0.01, env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await arena.close();
  rmSync(folder, { recursive: true, force: true });
});

let listsAsked = 0;
/** Of lists that nobody has asked for yet. */
const coldReads = async (client: Client, times: number) => {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) {
    listsAsked += 1;
    statuses.push((await client.get(`/api/games?limit=${listsAsked}`)).status);
  }
  return statuses;
};

/** How often SQLite is asked for anything while the work is done. */
async function questionsDuring(work: () => Promise<unknown>): Promise<number> {
  const spies = (['get', 'all', 'run'] as const).map((name) => vi.spyOn(StatementSync.prototype, name));
  onTestFinished(() => void vi.restoreAllMocks());
  await work();
  return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

test('a read beyond the limit asks nothing of the database, of a kept answer neither', async () => {
  const { member } = arena.as;
  await member.get('/api/sports');
  await coldReads(member, readsAllowed);
  const refused: number[] = [];
  const questions = await questionsDuring(async () => {
    refused.push(...(await coldReads(member, 40)));
  });
  expect(new Set(refused)).toEqual(new Set([429]));
  expect(questions).toBe(0);
  while ((await member.get('/api/sports')).status === 200);
  const ofKept = await questionsDuring(async () => {
    for (let call = 0; call < 40; call += 1) expect((await member.get('/api/sports')).status).toBe(429);
  });
  expect(ofKept).toBe(0);
});

test('a kept answer asks nothing of it either, as long as nobody writes', async () => {
  const { officer } = arena.as;
  const read = async () => expect((await officer.get('/api/sports')).status).toBe(200);
  await read();
  await read();
  const questions = await questionsDuring(async () => {
    for (let call = 0; call < 20; call += 1) await read();
  });
  expect(questions).toBe(0);
});

test('what another process wrote while one person is refused is seen by the next read of another', async () => {
  await using other = await arena.beside();
  const { otherMember, officer } = arena.as;
  await coldReads(otherMember, readsAllowed);
  const names = async () => JSON.stringify((await officer.get('/api/sports')).body);
  await names();
  await other.as.adminWithWindow.post('/api/sports', { name: 'Underwater rugby' });
  expect(await coldReads(otherMember, 1)).toEqual([429]);
  expect(await names()).toContain('Underwater rugby');
});

test('a file that is replaced during refusals ends kept answers too', async () => {
  const { officer, member } = arena.as;
  expect((await officer.get('/api/sports')).status).toBe(200);
  copyFileSync(join(folder, 'village.sqlite'), join(folder, 'copy.sqlite'));
  renameSync(join(folder, 'copy.sqlite'), join(folder, 'village.sqlite'));
  await expect
    .poll(async () => {
      await member.get('/api/sports');
      return (await officer.get('/api/sports')).status;
    })
    .toBe(503);
});

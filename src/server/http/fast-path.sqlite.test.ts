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

let coldReadCount = 0;
/** Statuses of reads that are not in the cache yet. */
const coldReads = async (client: Client, times: number) => {
  const statuses: number[] = [];
  for (let call = 0; call < times; call += 1) {
    coldReadCount += 1;
    statuses.push((await client.get(`/api/games?limit=${coldReadCount}`)).status);
  }
  return statuses;
};

/** How many statements SQLite runs during the work. */
async function questionsDuring(work: () => Promise<unknown>): Promise<number> {
  const spies = (['get', 'all', 'run'] as const).map((name) => vi.spyOn(StatementSync.prototype, name));
  onTestFinished(() => void vi.restoreAllMocks());
  await work();
  return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

test('refuses a read beyond the limit without a query, also one of a cached response', async () => {
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
  const ofCached = await questionsDuring(async () => {
    for (let call = 0; call < 40; call += 1) expect((await member.get('/api/sports')).status).toBe(429);
  });
  expect(ofCached).toBe(0);
});

test('serves a cached response without a query, as long as nobody writes', async () => {
  const { officer } = arena.as;
  const read = async () => expect((await officer.get('/api/sports')).status).toBe(200);
  await read();
  await read();
  const questions = await questionsDuring(async () => {
    for (let call = 0; call < 20; call += 1) await read();
  });
  expect(questions).toBe(0);
});

test('shows a write of another process in the next read, also when a refused read came in between', async () => {
  await using other = await arena.beside();
  const { otherMember, officer } = arena.as;
  await coldReads(otherMember, readsAllowed);
  const names = async () => JSON.stringify((await officer.get('/api/sports')).body);
  await names();
  await other.as.adminWithWindow.post('/api/sports', { name: 'Underwater rugby' });
  expect(await coldReads(otherMember, 1)).toEqual([429]);
  expect(await names()).toContain('Underwater rugby');
});

test('stops serving cached responses when the database file is replaced during refusals', async () => {
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

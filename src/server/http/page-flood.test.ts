import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestVillage } from '#app/testing/village.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-pages-'));
/** A page whose making waits until it is let go. */
const drawPage = `
  const { promise, resolve } = Promise.withResolvers();
  globalThis.letPagesGo = resolve;
  export const drawPage = async () => { await promise; return '<p>Drawn</p>'; };`;

beforeAll(() => {
  mkdirSync(join(folder, '.drawing'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><head><title>Village Arena</title><!--preloads--></head><body><!--chrome--><p>Plain</p><!--/chrome--></body>',
  );
  writeFileSync(join(folder, '.drawing/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, '.drawing/draw-page.js'), drawPage);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('whoever opens a page while many are made gets the plain one at once, and reads are answered', async () => {
  await using arena = await startTestVillage({ webAppFolder: folder });
  await arena.as.member.ready();
  const pages = Array.from({ length: 40 }, () => arena.as.member.get('/home'));
  const first = await Promise.race(pages);
  expect([first.status, String(first.body)]).toEqual([200, expect.stringContaining('Plain')]);
  expect((await arena.as.member.get('/api/games')).status).toBe(200);
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
});

it('opening pages uses up reads, and is refused beyond them with the plain page', async () => {
  await using arena = await startTestVillage({ webAppFolder: folder, limits: 0.01 });
  await arena.as.member.ready();
  const statuses: number[] = [];
  for (let page = 0; page < 20; page += 1) {
    const answer = await arena.as.member.get('/home');
    statuses.push(answer.status);
    expect(String(answer.body)).toContain('<title>Village Arena');
    if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await arena.as.member.get('/api/games')).status).toBe(429);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-worker-'));
const page = (text: string) =>
  `<!doctype html><head><title>Village Arena</title><meta name="build" content="" /><!--preloads--></head><body><!--app-shell--><p>${text}</p><!--/app-shell--></body>`;

beforeAll(() => {
  mkdirSync(join(folder, '.ssr'));
  writeFileSync(join(folder, 'index.html'), page('One'));
  writeFileSync(join(folder, 'sw.js'), 'keep();');
  writeFileSync(join(folder, '.ssr/package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, '.ssr/render-page.js'),
    `export const renderPage = async () => ({ markup: '<p>Private</p>', state: '{}' });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lets browsers revalidate the service worker each time', async () => {
  await using arena = await startTestApp({ webAppFolder: folder });
  const worker = await arena.as.visitor.get('/sw.js');
  expect([worker.status, worker.body]).toEqual([200, 'keep();']);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-type')).toContain('javascript');
});

it.each([
  ['where it is switched off', { webAppFolder: folder, env: { SERVICE_WORKER: 'off' } }],
  ['where the app is not built', { webAppFolder: join(folder, 'nothing') }],
])('serves a service worker that unregisters itself %s', async (_where, options) => {
  await using arena = await startTestApp(options);
  for (const path of ['/sw.js', '/sw.js?again']) {
    const worker = await arena.as.visitor.get(path);
    expect(worker.status).toBe(200);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    expect(String(worker.body)).toContain('registration.unregister()');
  }
});

it('serves the app shell without personal content, and with its build', async () => {
  await using arena = await startTestApp({ webAppFolder: folder });
  const { build } = Object(await buildOf(arena));
  const shell = await arena.as.member.get('/shell');
  expect([shell.status, shell.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(String(shell.body)).toContain(`content="${build}" data-shell`);
  expect(String(shell.body)).toContain('<p>One</p>');
  const home = String((await arena.as.member.get('/home')).body);
  expect(home).toContain(`content="${build}"`);
  expect(home).toContain('<p>Private</p>');
  expect(home).not.toContain('data-shell');
});

it('reports another build when the page changes', async () => {
  const builds = new Set<unknown>();
  for (const text of ['One', 'Two', 'One']) {
    writeFileSync(join(folder, 'index.html'), page(text));
    await using arena = await startTestApp({ webAppFolder: folder });
    const response = await arena.as.visitor.get('/version.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    builds.add(Object(response.body).build);
  }
  expect(builds.size).toBe(2);
});

const buildOf = async (arena: { as: { visitor: { get(path: string): Promise<{ body: unknown }> } } }) =>
  (await arena.as.visitor.get('/version.json')).body;

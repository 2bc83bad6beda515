import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { writeWebBuild } from '#testing/web-build.ts';

const template = (text: string) =>
  `<!doctype html><title>{{product}}</title><meta name="build" content="{{build}}" /><meta name="is-shell" content="{{isShell}}" />{{#content}}<p>${text}</p>{{/content}}`;

const { folder, write, remove } = writeWebBuild({
  template: template('One'),
  renderPage: `export const renderPage = async () => ({ markup: '<p>Private</p>', state: '{}' });`,
  files: { 'sw.js': 'keep();' },
});
afterAll(remove);

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
  const { build } = Object(await readBuild(arena));
  const shell = await arena.as.member.get('/shell');
  expect([shell.status, shell.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(String(shell.body)).toContain(`content="${build}" /><meta name="is-shell" content="true" />`);
  expect(String(shell.body)).toContain('<p>One</p>');
  const home = String((await arena.as.member.get('/home')).body);
  expect(home).toContain(`content="${build}"`);
  expect(home).toContain('<p>Private</p>');
  expect(home).not.toContain('content="true"');
});

it('reports another build when the page changes', async () => {
  const builds = new Set<unknown>();
  for (const text of ['One', 'Two', 'One']) {
    write('.page/index.html', template(text));
    await using arena = await startTestApp({ webAppFolder: folder });
    const response = await arena.as.visitor.get('/version.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    builds.add(Object(response.body).build);
  }
  expect(builds.size).toBe(2);
});

const readBuild = async (arena: { as: { visitor: { get(path: string): Promise<{ body: unknown }> } } }) =>
  (await arena.as.visitor.get('/version.json')).body;

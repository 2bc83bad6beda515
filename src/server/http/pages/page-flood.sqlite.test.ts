import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addCrowd } from '#app/testing/crowd.ts';
import { writeWebBuild } from '#testing/web-build.ts';
import { Viewers } from '../../access/viewers.ts';
import { overloaded } from '../../failure.ts';

/** Long enough to be worth compressing. */
const plainPage = `<p>Plain</p>${'<p>A longer page</p>'.repeat(100)}`;

const build = writeWebBuild({
  template: `<!doctype html><head><title>{{product}}</title></head><body>{{#content}}${plainPage}{{/content}}</body>`,
  // A rendering that never ends, so that every page comes plain.
  renderPage: 'export const renderPage = () => new Promise(() => undefined);',
  files: { 'app.js': '' },
});
afterAll(build.remove);

/** A page that is not rendered in time comes plain, so that no test needs longer limits on a busy machine. */
const quickly = { webAppFolder: build.folder, timeoutMultiplier: 1 };

it('sends the plain page at once while many pages are being rendered, and still answers reads', async () => {
  await using arena = await startTestApp(quickly);
  await arena.as.member.ready();
  const pages = Array.from({ length: 40 }, () => arena.as.member.get('/home'));
  const first = await Promise.race(pages);
  expect([first.status, String(first.body)]).toEqual([200, expect.stringContaining('Plain')]);
  expect((await arena.as.member.get('/api/games')).status).toBe(200);
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual(pages.map(() => 200));
});

it.each(['br', 'identity'])(
  'sends the plain page to all of 200 people who open a link at the same moment, in coding %s',
  async (coding) => {
    await using arena = await startTestApp(quickly);
    const crowd = await addCrowd(arena, 200);
    const pages = await Promise.all(crowd.map((person) => person.get('/home', { 'accept-encoding': coding })));
    const responses = pages.map(({ status, headers, body }) => [
      status,
      headers.get('content-encoding') ?? 'identity',
      String(body).includes(plainPage),
    ]);
    expect(responses).toEqual(crowd.map(() => [200, coding, true]));
  },
);

it('serves the plain page while calls are refused', async () => {
  const delay: ReturnType<typeof monitorEventLoopDelay> = Object.getPrototypeOf(
    monitorEventLoopDelay().constructor.prototype,
  );
  using _noSample = vi.spyOn(delay, 'count', 'get').mockReturnValue(0);
  await using arena = await startTestApp(quickly);
  const [person] = await addCrowd(arena, 1);
  await expect.poll(async () => (await person?.get('/api/user'))?.status, { timeout: 10_000 }).toBe(503);
  const page = await person?.get('/home');
  expect([page?.status, String(page?.body)]).toEqual([200, expect.stringContaining('Plain')]);
  expect((await person?.get('/app.js'))?.status).toBe(200);
});

it('serves the plain page when there is no time to find out who asks', async () => {
  await using arena = await startTestApp(quickly);
  expect((await arena.as.visitor.get('/home')).status).toBe(200);
  using _busy = vi.spyOn(Viewers.prototype, 'resolve').mockRejectedValue(overloaded());
  const page = await arena.as.visitor.get('/home');
  expect([page.status, String(page.body)]).toEqual([200, expect.stringContaining('Plain')]);
});

it('counts pages as reads, and sends the plain page with 429 beyond the limit', async () => {
  await using arena = await startTestApp({ ...quickly, limits: 0.01 });
  await arena.as.member.ready();
  const statuses: number[] = [];
  for (let page = 0; page < 20; page += 1) {
    const response = await arena.as.member.get('/home');
    statuses.push(response.status);
    expect(String(response.body)).toContain('<title>Village Arena');
    if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await arena.as.member.get('/api/games')).status).toBe(429);
});

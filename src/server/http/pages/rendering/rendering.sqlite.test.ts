import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import type { RenderPage } from '#shared/rendered-page.ts';
import type { TestResponse } from '#testing/client.ts';
import { connectRaw } from '#testing/raw-connection.ts';
import { writeWebBuild } from '#testing/web-build.ts';
import { Limiter } from '../../../access/limits.ts';
import { pageRenderer } from './rendering.ts';

const template = `<!doctype html><head><title>{{product}}</title>{{code}}<script>{{start}}</script></head>
<body><div id="root">{{#content}}<div class="first-paint"></div>{{/content}}</div>{{state}}</body>`;

/** Stands in for the built app: renders who asks, and returns nothing or throws on some pages. */
const renderPage = `
  export async function renderPage({ url, isWide, timeZone, read }) {
    if (url.pathname === '/games') return null;
    if (url.pathname === '/players') throw new Error('no');
    const user = await read('/api/user').then(async (answer) => answer.ok ? (await answer.json()).username : answer.status);
    const foreign = await read('/api/admin/audit');
    await read('/api/settings');
    const text = [user, isWide, foreign.status, timeZone, url.host].join(' ');
    return { markup: '<p style="color:red">' + text + '</p>', state: '{"a":1}' };
  }`;

const build = writeWebBuild({ template, renderPage });

let arena: TestApp;
beforeAll(async () => {
  arena = await startTestApp({ webAppFolder: build.folder });
});
afterAll(async () => {
  await arena.close();
  build.remove();
});

const now = performance.now.bind(performance);
let later = 0;
// Each test opens its pages in a second of its own, of which ten are rendered.
beforeEach(() => {
  later += 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
afterEach(() => void vi.restoreAllMocks());

test('puts the rendered page in place of the app shell, with the state for hydration', async () => {
  const page = getText(await arena.as.member.get('/home'));
  expect(page).toContain('<div id="root"><p style="color:red">');
  expect(page).toContain('</p></div>');
  expect(page).toContain('<script type="application/json" id="state">{"a":1}</script></body>');
  expect(page).not.toContain('first-paint');
});

test('renders for the session that asks, with its rights, and lets no cache keep the page', async () => {
  const { as } = arena;
  const [member, admin] = [await as.member.get('/home'), await as.adminWithWindow.get('/home')];
  expect(renderedIn(member)).toMatch(/^\S+ \w+ 403 /);
  expect(renderedIn(admin)).toMatch(/^\S+ \w+ 200 /);
  expect(renderedIn(member).split(' ')[0]).not.toBe(renderedIn(admin).split(' ')[0]);
  expect(renderedIn(await as.visitor.get('/thoughts'))).toMatch(/^401 \w+ 401 /);
  expect(member.headers.get('cache-control')).toBe('no-store');
  expect(member.headers.get('etag')).toBeNull();
});

test.each([
  ['America/New_York', 'America/New_York'],
  ['Nowhere/At_All', ''],
])('renders for a device that names the time zone %s in "%s"', async (zone, rendered) => {
  const cookie = `${await arena.as.member.cookie()}; va_zone=${zone}`;
  expect(renderedIn(await arena.as.member.get('/home', { cookie })).split(' ')[3]).toBe(rendered);
});

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-ch-ua-mobile': '?1' }, false],
  [{ 'sec-ch-ua-mobile': '?0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0' }, true],
])('with %o, renders for a desktop: %s', async (headers, wide) => {
  expect(renderedIn(await arena.as.member.get('/home', headers))).toContain(` ${wide} `);
});

test.each([
  ['a page that leads elsewhere', 'member', '/games'],
  ['one that cannot be rendered', 'member', '/players'],
  ['one for admins', 'adminWithWindow', '/admin/dashboard'],
] as const)('%s comes with the app shell', async (_, person, path) => {
  const page = await arena.as[person].get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('etag')).toBeTruthy();
  expect(getText(page)).toContain('first-paint');
  expect(getText(page)).not.toContain('application/json');
});

test('behind a proxy, reads for the page count for the address that the proxy saw, whatever the caller claims', async () => {
  await using behindProxy = await startTestApp({ webAppFolder: build.folder, env: { TRUST_PROXY: 'on' } });
  using count = vi.spyOn(Limiter.prototype, 'count');
  const forwarded = { 'x-forwarded-for': '10.0.0.9, 10.0.0.2' };
  expect(renderedIn(await behindProxy.as.visitor.get('/thoughts', forwarded))).toMatch(/^401 /);
  const counted = count.mock.calls.map(([limit, , address]) => [limit, address]);
  expect(counted).toEqual([
    ['read', '10.0.0.2'],
    ['read', '10.0.0.2'],
  ]);
});

test('renders a page that does not exist, with status 404', async () => {
  const page = await arena.as.visitor.get('/nowhere');
  expect([page.status, renderedIn(page)]).toEqual([404, expect.stringContaining('401')]);
});

const asked = {
  url: new URL('https://app.invalid/home'),
  isWide: false,
  timeZone: null,
  read: async () => new Response(),
};
const page = { markup: '<p></p>', state: '{}' };
const log = { warn: () => undefined };

test('does not wait for a rendering that takes too long', async () => {
  const never: RenderPage = () => new Promise(() => undefined);
  expect(await pageRenderer(async () => never, log, 0.01)(asked)).toBeNull();
});

test('renders nothing for a request that arrives while four are rendered', async () => {
  const finishers: (() => void)[] = [];
  const inTurn: RenderPage = () => new Promise((resolve) => finishers.push(() => resolve(page)));
  const render = pageRenderer(async () => inTurn, log, 100);
  const waiting = [1, 2, 3, 4].map(() => render(asked));
  expect(await render(asked)).toBeNull();
  for (const finish of finishers) finish();
  expect(await Promise.all(waiting)).not.toContain(null);
  const later = render(asked);
  await vi.waitFor(() => expect(finishers).toHaveLength(5));
  finishers[4]?.();
  expect(await later).not.toBeNull();
});

test('renders ten pages in a second', async () => {
  let milliseconds = 0;
  using _now = vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
  const render = pageRenderer(async () => async () => page, log);
  for (let rendered = 0; rendered < 10; rendered += 1) expect(await render(asked)).toEqual(page);
  milliseconds = 999;
  expect(await render(asked)).toBeNull();
  milliseconds = 1_000;
  expect(await render(asked)).toEqual(page);
});

test('does not serve the code that renders', async () => {
  expect((await arena.as.member.get('/.ssr/render-page.js')).status).toBe(404);
});

const getText = ({ body }: TestResponse) => String(body);
const renderedIn = (page: TestResponse) => /<p style="color:red">(.*?)<\/p>/.exec(getText(page))?.[1] ?? '';

test.each(['*', '*:99999', '*@['])('answers 404 to a target without a leading slash, such as %s', async (target) => {
  using raw = await connectRaw(arena.url);
  await raw.send(`GET ${target} HTTP/1.1\r\nHost: village\r\nConnection: close\r\n\r\n`);
  expect(await raw.receive(/^HTTP\/1.1 \d+/)).toMatch(/^HTTP\/1.1 404 /);
});

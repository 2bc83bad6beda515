import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestVillage, type TestVillage } from '#app/testing/village.ts';
import type { DrawPage } from '#shared/drawn-page.ts';
import type { Answer } from '#testing/client.ts';
import { Drawing } from './drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'village-drawing-'));
const template = `<!doctype html><head><title>Village Arena</title>
<link rel="modulepreload" fetchpriority="low" data-start href="/assets/app.js"><!--preloads-->
<script>import('/assets/app.js');</script><style>html { background: #000 }</style></head>
<body><div id="root"><!--chrome--><div class="first-paint"></div><!--/chrome--></div></body>`;

/** In place of the built app: draws who asks, and does on some pages what must not happen. */
const drawPage = `
  export async function drawPage({ url, wide, zone, read, inZone }) {
    if (url.pathname === '/games') return null;
    if (url.pathname === '/players') throw new Error('no');
    const user = await (await read('/api/user')).json();
    const foreign = await read('/api/admin/audit');
    const hour = inZone(zone ?? 'Asia/Tokyo', () => new Date('2026-11-22T00:30:00Z').getHours());
    return '<title>Drawn</title><p style="color:red">' + [user.username, wide, foreign.status, hour].join(' ') + '</p><iframe src="https://www.youtube-nocookie.com/embed/1"></iframe><input class="a"/>';
  }`;

let arena: TestVillage;
beforeAll(async () => {
  mkdirSync(join(folder, '.drawing'));
  writeFileSync(join(folder, 'index.html'), template);
  writeFileSync(join(folder, '.drawing/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, '.drawing/draw-page.js'), drawPage);
  arena = await startTestVillage({ webAppFolder: folder });
});
afterAll(async () => {
  await arena.close();
  rmSync(folder, { recursive: true });
});

test('a member is given the page with its first screen, of which nothing can be pressed or filled in yet', async () => {
  const page = textOf(await arena.as.member.get('/home'));
  expect(page).toContain('<div data-drawn class="contents" inert aria-hidden="true"><p data-style="0">');
  expect(page).toContain('<input disabled class="a"/>');
  expect(page, 'the title stands in the head').not.toContain('<title>Drawn');
  expect(page, 'the app loads what is embedded').not.toContain('<iframe');
  expect(page).not.toContain('first-paint');
});

test('it is drawn for whoever asks, who reads what their session reads, and kept for nobody', async () => {
  const { as } = arena;
  const [member, admin] = [await as.member.get('/home'), await as.adminWithWindow.get('/home')];
  expect(drawnIn(member)).toMatch(/^\S+ \w+ 403 /);
  expect(drawnIn(admin)).toMatch(/^\S+ \w+ 200 /);
  expect(drawnIn(member).split(' ')[0]).not.toBe(drawnIn(admin).split(' ')[0]);
  expect(member.headers.get('cache-control')).toBe('no-store');
  expect(member.headers.get('etag')).toBeNull();
});

test('days and hours are those of the zone that is asked for, there alone', async () => {
  const before = new Date('2026-11-22T00:30:00Z').getHours();
  expect(drawnIn(await arena.as.member.get('/home'))).toMatch(/ 9$/);
  expect(new Date('2026-11-22T00:30:00Z').getHours()).toBe(before);
});

test.each([
  ['America/New_York', / 19$/],
  ['Nowhere/At_All', / 9$/],
])('a device that says that it is in %s is drawn for there, if there is one', async (zone, hour) => {
  const cookie = `${await arena.as.member.cookie()}; va_zone=${zone}`;
  expect(drawnIn(await arena.as.member.get('/home', { cookie }))).toMatch(hour);
});

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-ch-ua-mobile': '?1' }, false],
  [{ 'sec-ch-ua-mobile': '?0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0' }, true],
])('for %o a desktop: %s', async (headers, wide) => {
  expect(drawnIn(await arena.as.member.get('/home', headers))).toContain(` ${wide} `);
});

test('the policy allows the one sheet that was made for it, and nothing else', async () => {
  const page = await arena.as.member.get('/home');
  const hash = createHash('sha256').update('[data-style="0"]{color:red}').digest('base64');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(new RegExp(`style-src 'self' 'sha256-[^']+' 'sha256-${hash.replace(/\+/g, '\\+')}';`));
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
});

test('the code and what it reads wait for what is painted', async () => {
  const page = textOf(await arena.as.member.get('/home'));
  const [now = '', later = ''] = page.split('<template data-later>');
  expect(now).not.toContain('preload');
  expect(later).toContain('href="/assets/app.js"');
  expect(later).toContain('href="/api/games"');
});

test.each([
  ['a page that is not drawn', 'member', '/games'],
  ['one that cannot be drawn', 'member', '/players'],
  ['one that nobody has', 'member', '/nowhere'],
  ['one that a visitor asks for', 'visitor', '/thoughts'],
] as const)('%s comes with the chrome, and its code at once', async (_, person, path) => {
  const page = await arena.as[person].get(path);
  expect(page.status).toBe(path === '/nowhere' ? 404 : 200);
  expect(page.headers.get('etag')).toBeTruthy();
  expect(textOf(page)).toContain('first-paint');
  expect(textOf(page)).not.toMatch(/data-drawn|data-later/);
});

const asked = { url: new URL('https://app.invalid/home'), wide: false, zone: null, read: async () => new Response() };
const log = { warn: () => undefined };

test('a drawing that takes too long is not waited for', async () => {
  const never: DrawPage = () => new Promise(() => undefined);
  expect(await new Drawing(async () => never, log, 0.01).draw(asked, async (screen) => screen)).toBeNull();
});

test('whoever comes while four wait is not made to wait too', async () => {
  const drawn: (() => void)[] = [];
  const inTurn: DrawPage = () => new Promise((resolve) => drawn.push(() => resolve('<p></p>')));
  const drawing = new Drawing(async () => inTurn, log, 100);
  const waiting = [1, 2, 3, 4].map(() => drawing.draw(asked, async (screen) => screen));
  expect(await drawing.draw(asked, async (screen) => screen)).toBeNull();
  for (const finish of drawn) finish();
  expect(await Promise.all(waiting)).not.toContain(null);
  const later = drawing.draw(asked, async (screen) => screen);
  await vi.waitFor(() => expect(drawn).toHaveLength(5));
  drawn[4]?.();
  expect(await later).not.toBeNull();
});

test('once its share of the time is used up, nothing is drawn until some has come back', async () => {
  let milliseconds = 0;
  using _now = vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);
  using _used = vi
    .spyOn(process, 'threadCpuUsage')
    .mockImplementation(() => ({ user: milliseconds * 1_000, system: 0 }));
  const drawing = new Drawing(async () => dear, log);
  const dear: DrawPage = async ({ inZone }) =>
    inZone('UTC', () => {
      milliseconds += 1_000;
      return '<p></p>';
    });
  expect(await drawing.draw(asked, async (screen) => screen)).not.toBeNull();
  expect(await drawing.draw(asked, async (screen) => screen)).toBeNull();
  milliseconds += 10_000;
  expect(await drawing.draw(asked, async (screen) => screen)).not.toBeNull();
});

test('what draws is served to nobody', async () => {
  expect((await arena.as.member.get('/.drawing/draw-page.js')).status).toBe(404);
});

const textOf = ({ body }: Answer) => String(body);
const drawnIn = (page: Answer) => /<p data-style="0">(.*?)<\/p>/.exec(textOf(page))?.[1] ?? '';

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import type { TestResponse } from '#testing/client.ts';
import { writeWebBuild } from '#testing/web-build.ts';

const template = `<!doctype html><head><title>{{product}}</title><meta name="accent" content="{{accent}}" />
<link rel="icon" href="{{icon}}" />{{code}}{{fonts}}<script>{{theme}}</script><script>{{start}}</script>
<style>{{styles}}</style></head><body><p hidden>${'A page of some length. '.repeat(40)}</p>
{{#content}}{{#logo}}<svg viewBox="0 0 64 64"><path d="M9 15"/></svg>{{/logo}}{{/content}}</body>`;
const manifest = {
  'src/app/web/main.tsx': { file: 'assets/app.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_pieces.js': { file: 'assets/pieces.js', imports: ['_libraries.js', 'src/app/web/main.tsx'] },
  'src/features/village/home/web/HomePage.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_libraries.js', 'src/app/web/main.tsx', '_pieces.js'],
  },
};

const build = writeWebBuild({ template, manifest, files: { 'icon.svg': '<svg/>' } });

let arena: TestApp;
beforeAll(async () => {
  arena = await startTestApp({ webAppFolder: build.folder });
});
afterAll(async () => {
  await arena.close();
  build.remove();
});

test.each([
  ['visitor', '/'],
  ['visitor', '/home'],
  ['visitor', '/nowhere'],
  ['member', '/home'],
  ['member', '/media?tab=photos'],
  ['member', '/nowhere'],
  ['adminWithWindow', '/admin/dashboard'],
] as const)(
  'as %s, the policy of %s allows exactly the inline scripts and styles of the page',
  async (person, path) => {
    const page = await arena.as[person].get(path);
    expect(page.status).toBe(path === '/nowhere' ? 404 : 200);
    const policy = readPolicy(page);
    expect(policy.get('script-src')).toEqual(["'self'", ...readHashes(page, 'script')]);
    expect(policy.get('style-src')).toEqual(["'self'", ...readHashes(page, 'style')]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
    expect(page.headers.get('content-security-policy')?.match(/unsafe/g)).toHaveLength(1);
  },
);

test.each([
  ['an answer', '/api/settings', 200],
  ['an unknown call', '/api/nothing', 404],
  ['a missing file', '/assets/nothing.js', 404],
  ['the page as a file', '/index.html', 404],
  ['the page by another way of writing it', '//index.html', 404],
  ['the page by its number', '/%69ndex.html', 404],
  ['what the build knows', '/.vite/manifest.json', 404],
  ['the template', '/.page/index.html', 404],
])('%s keeps the policy that allows nothing inline', async (_, path, status) => {
  const response = await arena.as.visitor.get(path);
  expect(response.status).toBe(status);
  expect(readPolicy(response).get('script-src')).toEqual(["'self'"]);
  expect(readPolicy(response).get('style-src')).toEqual(["'self'"]);
  expect(readPolicy(response).has('style-src-attr')).toBe(false);
});

test('preloads the code and styles of a route', async () => {
  const page = String((await arena.as.visitor.get('/home')).body);
  const code = ['data-start content="/assets/libraries.js"', 'data-start content="/assets/app.js"'];
  code.push('content="/assets/pieces.js"', 'content="/assets/home.js"');
  expect(page, 'each file once, after those that it needs').toContain(
    code.map((file) => `<meta name="code" ${file}>`).join(''),
  );
  expect(page).toContain('<link rel="stylesheet" href="/assets/home.css">');
  expect(String((await arena.as.member.get('/games')).body)).not.toContain('/assets/home');
});

test('sends the page compressed, and answers 304 while it is unchanged', async () => {
  const first = await arena.as.member.get('/home', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  const again = await arena.as.member.get('/home', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.body]).toEqual([304, null]);
});

test('puts the name, logo and accent colour of the village into the page', async () => {
  const change = (fields: object) => arena.as.adminWithWindow.patch('/api/settings', fields);
  const page = async (client = arena.as.member) => String((await client.get('/home')).body);
  expect(await page()).toContain('<title>Village Arena</title>');
  expect(await page()).toContain('<svg viewBox');
  await change({ productName: 'Tom & "Jo" <$& 9>', logo: '/art/pv.svg', accentColour: '#ffd400' });
  for (const html of [await page(), await page(arena.newVisitor())]) {
    expect(html).toContain('<title>Tom &#38; &#34;Jo&#34; &#60;$&#38; 9&#62;</title>');
    expect(html).toContain('name="accent" content=":root{--accent:#ffd400;');
    expect(html).toContain('[data-theme=&#34;light&#34;]{--accent:#ffd400;');
    expect(html).toContain('<link rel="icon" href="/art/pv.svg"');
    expect(html).toContain('<img src="/art/pv.svg" alt="" width="34" height="34"');
    expect(html).not.toContain('<svg viewBox');
  }
  await change({ productName: 'Village Arena', logo: null, accentColour: null });
  expect(await page()).toContain('<meta name="accent" content="" />');
});

function readPolicy({ headers }: TestResponse): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '').split('; ');
  return new Map(directives.map((directive) => directive.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

/** The hashes that a browser would compute of the inline elements. */
function readHashes({ body }: TestResponse, name: 'script' | 'style'): string[] {
  const elements = [...String(body).matchAll(new RegExp(`<${name}\\b(?![^>]*\\bsrc=)[^>]*>([^]*?)</${name}>`, 'g'))];
  expect(elements.length).toBeGreaterThan(0);
  return elements.map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

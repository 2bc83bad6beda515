import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '#testing/client.ts';
import { startProcess, type VillageProcess } from '#testing/village-process.ts';

const root = join(import.meta.dirname, '..');
const password = 'one-feature-less-38';
const longest = 600_000;

/** Each with those that build on it. */
describe.each([
  { feature: 'clubs', with: [], page: '/clubs', call: '/api/clubs', read: '' },
  {
    feature: 'training',
    with: ['lobby', 'achievements'],
    page: '/social',
    call: '/api/workouts',
    read: '/api/workouts/featured',
  },
])('without $feature', ({ feature, with: others, page, call, read }) => {
  const folder = mkdtempSync(join(tmpdir(), `village-without-${feature}-`));
  let village: VillageProcess;
  let member: Client;

  beforeAll(async () => {
    copyTree(folder);
    for (const gone of [feature, ...others]) removeFeature(folder, gone);
    village = await startProcess(
      { DATA_DIR: join(folder, 'data'), DEMO_DATA: 'on', DEMO_PASSWORD: password, BACKUPS: 'off', LOG_LEVEL: 'warn' },
      folder,
    );
    member = new Client(village.url);
    await member.logIn('member', password);
  }, longest);

  afterAll(async () => {
    await village?.end();
    rmSync(folder, { recursive: true });
  });

  it('the app compiles', { timeout: longest }, async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const compiled = promisify(execFile)(process.execPath, [tsc, '-b'], { cwd: folder });
    expect(await compiled.catch(({ stdout }) => ({ stdout }))).toMatchObject({ stdout: '' });
  });

  it('its calls and its page are not there', async () => {
    expect(await member.statusOf('GET', call)).toBe(404);
    expect(await member.statusOf('GET', page)).toBe(404);
  });

  it('the demo village stands, and the rest answers', async () => {
    for (const path of ['/api/games', '/api/players', '/api/teams', '/api/highlights']) {
      expect((await member.get(path)).body, path).toEqual(expect.arrayContaining([expect.anything()]));
    }
    const home = await member.get('/home');
    expect(home.status).toBe(200);
    expect(String(home.body)).toContain('href="/api/highlights/featured"');
    if (read) expect(String(home.body)).not.toContain(read);
    expect(village.printed()).not.toMatch(/"level":[56]0/);
  });
});

/** The app as it is, with a page as a build would leave it; tests may name whatever they like. */
function copyTree(folder: string): void {
  for (const part of ['src', 'scripts', 'package.json', 'tsconfig.json', ...['base', 'server', 'web'].map(tsconfig)]) {
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><head><!--preloads--></head>');
}

const tsconfig = (name: string) => `tsconfig.${name}.json`;

/** Its folder, and its line in each list; of what only admins open it may have nothing. */
function removeFeature(folder: string, feature: string): void {
  rmSync(join(folder, 'src/features', feature), { recursive: true });
  for (const list of ['src/app/server/features.ts', 'src/app/sitemap.ts', 'src/app/admin-sitemap.ts']) {
    const path = join(folder, list);
    const lines = readFileSync(path, 'utf8').split('\n');
    const named = lines.filter((line) => new RegExp(`\\b${feature}((Admin)?Pages)?\\b`).test(line));
    if (named.length > 0 || !list.endsWith('admin-sitemap.ts')) expect(named, list).toHaveLength(2);
    writeFileSync(path, lines.filter((line) => !named.includes(line)).join('\n'));
  }
}

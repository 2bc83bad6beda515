import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.ts';

// `npm run lint` checks the sources themselves. Here, files with wrong imports show that the rules notice them.

const games = 'src/features/competition/games';
const players = 'src/features/teams/players';

const wrong: [rule: string, path: string, imported: string][] = [
  ['shared-imports-only-zod', 'src/shared/a.ts', 'kysely'],
  ['shared-imports-only-zod', 'src/shared/b.ts', '#features/competition/games/contract.ts'],
  ['a-contract-imports-only-contracts', `${games}/contract.ts`, './rules.ts'],
  ['the-browser-has-no-server-code', 'src/web/a.ts', '#server/env.ts'],
  ['the-browser-has-no-server-code', `${games}/web/a.ts`, '../server/tables.ts'],
  ['the-browser-has-no-node-modules', 'src/web/b.ts', 'node:path'],
  ['the-server-has-no-browser-code', 'src/server/a.ts', '../web/theme.ts'],
  ['both-sides-load-only-what-both-have', `${games}/score-rules.ts`, './server/commands.ts'],
  ['the-platform-knows-no-feature', 'src/server/b.ts', '#features/competition/games/server/policy.ts'],
  ['the-platform-knows-no-feature', 'src/demo/a.ts', '#features/teams/sports/contract.ts'],
  ['the-floor-stands-on-no-domain', 'src/platform/search/server/a.ts', '#features/people/accounts/contract.ts'],
  ['teams-imports-only-what-it-stands-on', `${players}/server/a.ts`, '#features/competition/games/contract.ts'],
  ['live-imports-only-what-it-stands-on', 'src/features/live/live-games/a.ts', '#features/device/push/contract.ts'],
  ['media-imports-only-what-it-stands-on', 'src/features/media/photos/a.ts', '#features/results/standings/contract.ts'],
  ['sports-imports-no-later-feature', 'src/features/teams/sports/a.ts', '#features/teams/teams/contract.ts'],
  ['a-feature-has-private-files', `${games}/server/b.ts`, '#features/teams/players/server/routes.ts'],
  ['each-feature-has-its-place', 'src/features/teams/darts/contract.ts', '#shared/text.ts'],
  ['the-app-puts-all-together', `${games}/web/b.ts`, '#app/sitemap.ts'],
  ['demo-rows-are-for-demo-rows', `${games}/server/c.ts`, '#features/teams/players/server/demo/fill.ts'],
  ['tests-are-for-tests', 'src/app/server/a.ts', '#testing/client.ts'],
  ['tests-are-for-tests', `${games}/server/d.ts`, '../testing/rows.ts'],
  ['examples-load-lazily', `${games}/server/feature.ts`, '../testing/examples.ts'],
  ['pure-code-needs-no-packages', `${games}/server/policy.ts`, 'node:fs'],
  ['pure-code-reads-and-writes-nothing', `${games}/server/present.ts`, './queries.ts'],
  ['sql-belongs-in-queries-and-commands', `${games}/server/routes.ts`, 'kysely'],
  ['no-drawers', 'src/web/c.ts', './utils/dates.ts'],
  ['found', 'src/web/d.ts', 'a-package-that-nobody-wrote'],
];

const circle: [path: string, code: string][] = [
  ['src/web/one.ts', "import type { Two } from './two.ts';\nexport type One = Two;"],
  ['src/web/two.ts', "import type { One } from './one.ts';\nexport type Two = One;"],
];

const right: [path: string, code: string][] = [
  [`${players}/contract.ts`, "import * as z from 'zod/mini';\nimport { keys } from './stat-keys.ts';"],
  ['src/features/live/live-games/b.ts', "import { Standings } from '#features/results/standings/contract.ts';"],
  [`${games}/server/e.ts`, "import { find } from '#features/teams/players/server/queries.ts';"],
  [`${games}/server/clash-policy.ts`, "import type { Row } from './queries.ts';"],
  [`${players}/server/feature.ts`, "export const testing = () => import('../testing/examples.ts');"],
  [`${games}/server/f.test.ts`, "import { start } from '#app/testing/app.ts';"],
];

const odd: [rule: string, path: string, code: string][] = [
  ['no-re-exports', 'src/web/e.ts', "export type { Entry } from './entry.ts';"],
  [
    'the-platform-knows-no-feature',
    'src/web/f.ts',
    "export const page = () => import('#features/village/home/web/a.ts');",
  ],
];

describe('the import rules', () => {
  const root = join(import.meta.dirname, '..');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/planted-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const broken = new Map<string, string[]>();

  beforeAll(async () => {
    const planted = [
      ...right,
      ...circle,
      ...odd.map(([, path, code]) => [path, code] as const),
      ...wrong.map(([, path, imported]) => [path, `import '${imported}';`] as const),
    ];
    write('package.json', JSON.stringify({ type: 'module', imports }));
    for (const [path, code] of planted) {
      for (const [, imported = ''] of code.matchAll(/'([#.][^']+)'/g)) write(writeFile(path, imported), 'export {};');
    }
    for (const [path, code] of planted) write(path, code);
    const { enhancedResolveOptions = {}, ...options } = configuration.options ?? {};
    const { output } = await cruise(
      ['src'],
      { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: configuration.forbidden ?? [] } },
      enhancedResolveOptions,
    );
    if (typeof output === 'string') throw new Error(output);
    for (const { from, rule } of output.summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  });

  it.each([...wrong, ...odd])('have %s notice %s', (rule, path) => expect(broken.get(path)).toContain(rule));

  it('notice files that import each other’s types', () => {
    expect(circle.flatMap(([path]) => broken.get(path) ?? [])).toEqual(['no-circular']);
  });

  it.each(right)('allow the imports of %s', (path) => expect(broken.get(path)).toBeUndefined());

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

const imports = { '#*': './src/*' };

const writeFile = (path: string, imported: string) =>
  imported.startsWith('#') ? `src/${imported.slice(1)}` : join(dirname(path), imported);

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { featureOrder, importFaults } from '../scripts/import-rules.ts';
import { listImports, readSources } from '../scripts/sources.ts';

const root = join(import.meta.dirname, '..');
// This file holds broken sources on purpose.
const sources = readSources(root, 'src').filter(({ path }) => path !== 'src/layout.test.ts');

describe('the sources of this project', () => {
  it('import in one direction only', () => {
    expect(sources.flatMap(importFaults)).toEqual([]);
  });

  it('say of each table what a reset does with it, in `onReset` of its feature, or list its resource', () => {
    const silent = sources.flatMap(({ path, text }) => {
      const [, folder = ''] = /^(src\/(?:features\/[\w-]+|platform)\/[\w-]+\/server\/)tables\.ts$/.exec(path) ?? [];
      const [, schema = ''] = /interface Schema \{([^}]*)\}/.exec(folder && text) ?? [];
      const getText = (file: string) => sources.find((source) => source.path === folder + file)?.text ?? '';
      const [feature, reset] = [getText('feature.ts'), getText('reset-commands.ts')];
      const declared = [feature, reset].map((declaring) => declaring.split(/onReset|OnReset = /).at(-1)).join();
      const listed = feature.includes('registerResource(') ? getText('queries.ts') : '';
      return [...schema.matchAll(/^ {4}(\w+): /gm)]
        .map(([, table = '']) => table)
        .filter((table) => !declared.includes(`${table}: `) && !listed.includes(`table: '${table}'`));
    });
    expect(silent).toEqual([]);
  });

  it('hold only features that one of the two lists names', () => {
    const features = globSync(['src/features/*/*/', 'src/platform/*/'], { cwd: root }).map((folder) =>
      basename(folder),
    );
    expect(features.filter((name) => !featureOrder.includes(name))).toEqual([]);
  });
});

describe('the import rules', () => {
  const wrong: [rule: string, path: string, text: string][] = [
    ['shared imports only zod', 'src/shared/fields.ts', `import { sql } from 'kysely';`],
    [
      'shared knows no feature',
      'src/shared/fields.ts',
      `import type { Game } from '#features/competition/games/contract.ts';`,
    ],
    [
      'a contract imports no rules',
      'src/features/competition/games/contract.ts',
      `import { label } from './rules.ts';`,
    ],
    ['web imports no server code', 'src/web/api/api.ts', `import { readEnv } from '#server/env.ts';`],
    ['not even a type', 'src/features/competition/games/web/api.ts', `import type { Row } from '../server/tables.ts';`],
    ['nor a Node module', 'src/web/api/api.ts', `import { join } from 'node:path';`],
    ['server imports no web code', 'src/server/files.ts', `import { theme } from '../web/theme.ts';`],
    [
      'rules stand on both sides',
      'src/features/competition/games/rules.ts',
      `import { add } from './server/commands.ts';`,
    ],
    [
      'the platform knows no feature',
      'src/server/access/access.ts',
      `import { isOwn } from '#features/competition/games/server/policy.ts';`,
    ],
    ['nor lazily', 'src/web/shell.tsx', `const page = () => import('#features/village/home/web/HomePage.tsx');`],
    [
      'features keep the order',
      'src/features/teams/sports/server/routes.ts',
      `import { Game } from '#features/competition/games/contract.ts';`,
    ],
    [
      'a feature has private files',
      'src/features/competition/games/server/routes.ts',
      `import { x } from '#features/teams/sports/server/routes.ts';`,
    ],
    [
      'a feature that no list names has no place',
      'src/features/teams/darts/contract.ts',
      `import { x } from '#features/teams/sports/contract.ts';`,
    ],
    ['nothing imports the composition', 'src/web/api/api.ts', `import { sitemap } from '#app/sitemap.ts';`],
    ['not even a feature', 'src/features/competition/games/web/api.ts', `import { sitemap } from '#app/sitemap.ts';`],
    [
      'what demo parts share knows none',
      'src/demo/art/crest.ts',
      `import type { Team } from '#features/teams/sports/contract.ts';`,
    ],
    ['the app needs no tests', 'src/app/server/start.ts', `import { Client } from '#testing/client.ts';`],
    [
      'a demo part is for demo parts',
      'src/features/competition/games/server/queries.ts',
      `import { x } from '#features/teams/teams/server/demo/teams.ts';`,
    ],
    [
      'examples are for tests',
      'src/features/competition/games/server/routes.ts',
      `import { x } from '../testing/rows.ts';`,
    ],
    [
      'not loaded with the app',
      'src/features/competition/games/server/feature.ts',
      `import { x } from '../testing/examples.ts';`,
    ],
    ['policy does no I/O', 'src/features/competition/games/server/policy.ts', `import { readFile } from 'node:fs';`],
    [
      'present reads nothing',
      'src/features/competition/games/server/present.ts',
      `import { findGame } from './queries.ts';`,
    ],
    [
      'routes hold no SQL',
      'src/features/competition/games/server/routes.ts',
      `await call.db.selectFrom('games').execute();`,
    ],
    ['an import may span lines', 'src/shared/fields.ts', `import {\n  a,\n  type B,\n} from 'kysely';`],
    ['a bare import counts', 'src/shared/fields.ts', `import 'kysely';`],
    ['passing on counts', 'src/shared/fields.ts', `export { sql } from 'kysely';`],
  ];
  it.each(wrong)('notice that %s', (_rule, path, text) => {
    expect(importFaults({ path, text })).not.toEqual([]);
  });

  const right: [what: string, path: string, text: string][] = [
    ['a contract its own keys', 'src/features/teams/players/contract.ts', `import { statKeys } from './stat-keys.ts';`],
    [
      'a contract its own limits',
      'src/features/competition/calendar/contract.ts',
      `import { longest } from './limits.ts';`,
    ],
    [
      'shared and zod',
      'src/features/competition/games/contract.ts',
      `import * as z from 'zod/mini';\nimport { Id } from '#shared/fields.ts';`,
    ],
    [
      'an earlier contract',
      'src/features/competition/games/contract.ts',
      `import { Team } from '#features/teams/players/contract.ts';`,
    ],
    [
      'an earlier command',
      'src/features/competition/games/server/commands.ts',
      `import { x } from '#features/teams/sports/server/queries.ts';`,
    ],
    [
      'an earlier component',
      'src/features/competition/games/web/GamesPage.tsx',
      `import { x } from '#features/teams/sports/web/SportPicker.tsx';`,
    ],
    [
      'all features where they are put together',
      'src/app/server/features.ts',
      `import { x } from '#features/competition/games/server/routes.ts';`,
    ],
    [
      'the type of a row to present',
      'src/features/competition/games/server/present.ts',
      `import type { GameRow } from './queries.ts';`,
    ],
    [
      'the way to the examples',
      'src/features/competition/games/server/feature.ts',
      `testing: async () => (await import('../testing/examples.ts')).gamesExamples,`,
    ],
    ['SQL in queries', 'src/features/competition/games/server/queries.ts', `db.selectFrom('games')`],
  ];
  it.each(right)('allow %s', (_what, path, text) => {
    expect(importFaults({ path, text })).toEqual([]);
  });

  it('read every form of import', () => {
    const text = `import a from 'one';\nimport type { B } from "two";\nimport 'three';\nexport { c } from 'four';\nawait import('five');`;
    expect(listImports({ path: 'src/x.ts', text })).toEqual([
      { specifier: 'one', typeOnly: false, lazy: false },
      { specifier: 'two', typeOnly: true, lazy: false },
      { specifier: 'three', typeOnly: false, lazy: false },
      { specifier: 'four', typeOnly: false, lazy: false },
      { specifier: 'five', typeOnly: false, lazy: true },
    ]);
  });
});

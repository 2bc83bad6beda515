import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { freshDatabase, type TestDatabase } from '#testing/database.ts';
import { fillDemoVillage } from './demo-village.ts';
import { openVillage } from './village.ts';

const script = join(import.meta.dirname, '../../../scripts/import.ts');

async function importFixtures({ settings }: TestDatabase, csv: string, sport: string): Promise<string> {
  const file = join(settings.DATA_DIR, 'fixtures.csv');
  await writeFile(file, csv);
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'fixtures', file, '--sport', sport], {
    env: { PATH: process.env['PATH'], ...settings },
  });
  return stdout;
}

it('imports into a village that was never started, which the demo then leaves alone', async () => {
  const database = await freshDatabase();
  const said = await importFixtures(database, 'date,time,home,away\n2026-08-16,19:30,Lions,Rovers', 'soccer');
  expect(said.trim().split('\n')).toEqual([
    'fixtures.csv, Soccer: rows read: 1',
    'Results are not read: no column is headed Result, nor two Home score and Away score.',
    'new team: Lions',
    'new team: Rovers',
    '1 added, 0 changed, 0 unchanged, 0 refused',
  ]);
  const env = readEnv({
    ...database.settings,
    DEMO_DATA: 'on',
    DEMO_PASSWORD: 'a-lively-village-51',
    LOG_LEVEL: 'silent',
  });
  const village = await openVillage(env);
  expect(await fillDemoVillage(village, env)).toBeNull();
  expect(await village.db.selectFrom('teams').select('name').orderBy('id').execute()).toEqual([
    { name: 'Lions' },
    { name: 'Rovers' },
  ]);
  expect(await village.db.selectFrom('audit_log').select('actor').where('act', '=', 'games.import').execute()).toEqual([
    { actor: 'the terminal' },
  ]);
  await village.close();
  await database.drop();
});

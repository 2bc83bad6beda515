import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Engine } from '#server/database/engine.ts';
import { buildUrl, runOn } from './postgres-server.ts';

/** A separate database for a test, empty but for the tables. */
export interface TestDatabase {
  /** For the settings of the app under test. */
  settings: { DATA_DIR: string; DATABASE_URL?: string };
  drop(): Promise<void>;
}

/** The engine that this run of the suite tests. */
export const testEngine: Engine = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** `isOlder`: without the tables, which a test then makes as an older version had them. */
export async function freshDatabase({ isOlder = false } = {}): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'village-test-'));
  const removeFolder = async () => rmSync(folder, { recursive: true, force: true });
  if (testEngine === 'sqlite') return { settings: { DATA_DIR: folder }, drop: removeFolder };
  const postgres = inject('postgres');
  if ('missing' in postgres) throw new Error(postgres.missing);
  const name = `village_${randomUUID().replaceAll('-', '')}`;
  await runOn(postgres.url, `create database ${name} template ${isOlder ? 'template0' : postgres.template}`);
  return {
    settings: { DATA_DIR: folder, DATABASE_URL: buildUrl(postgres.url, name) },
    drop: async () => {
      await runOn(postgres.url, `drop database if exists ${name} with (force)`);
      await removeFolder();
    },
  };
}

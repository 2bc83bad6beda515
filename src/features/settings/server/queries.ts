import type { Database } from '#server/database/schema.ts';
import { Settings } from '../contract.ts';
import { defaultSettings } from '../rules.ts';

export type KeptSettings = Settings & { version: number };

export async function readSettings(db: Database): Promise<KeptSettings> {
  const row = await db
    .selectFrom('settings')
    .select(['version', 'changed_values'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  return { ...withDefaults(row.changed_values), version: row.version };
}

const withDefaults = (json: string): Settings => Settings.parse({ ...defaultSettings, ...JSON.parse(json) });

import type { Database } from '#server/database/schema.ts';
import { Settings } from '../contract.ts';
import { paletteOf } from '../palette.ts';
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

/** In which it can be read on a dark ground; null where the village has no accent of its own. */
export const accentOnDark = ({ accentColour }: Pick<Settings, 'accentColour'>): string | null =>
  accentColour && paletteOf(accentColour).dark.accentText;

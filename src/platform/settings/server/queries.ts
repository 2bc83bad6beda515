import type { Database } from '#server/database/schema.ts';
import type { Write } from '#server/write.ts';
import { daysIn } from '#shared/time-zone.ts';
import { Settings } from '../contract.ts';
import { buildPalette, type Palette } from '../palette.ts';
import { defaultSettings } from '../rules.ts';

export type StoredSettings = Settings & { version: number };

export async function readSettings(db: Database): Promise<StoredSettings> {
  return settingsIn(await settingsRow(db).executeTakeFirstOrThrow());
}

/** Reads the settings and keeps them as they are until the commit. SQLite has one writer at a time. */
export async function lockSettings({ db, engine }: Pick<Write, 'db' | 'engine'>): Promise<StoredSettings> {
  const row = engine === 'sqlite' ? settingsRow(db) : settingsRow(db).forShare();
  return settingsIn(await row.executeTakeFirstOrThrow());
}

const settingsRow = (db: Database) =>
  db.selectFrom('settings').select(['version', 'changed_values']).where('id', '=', 1);

const settingsIn = ({ version, changed_values }: { version: number; changed_values: string }): StoredSettings => ({
  ...withDefaults(changed_values),
  version,
});

/** The day of an instant in the village's time zone: 2026-03-04. */
export async function villageDay(db: Database, moment: Date): Promise<string> {
  return daysIn((await readSettings(db)).timeZone)(moment.toISOString());
}

/** Stored values that are no longer valid count as unset, so that they cannot break the app's pages. */
function withDefaults(json: string): Settings {
  const set: Record<string, unknown> = { ...defaultSettings, ...JSON.parse(json) };
  const { error } = Settings.safeParse(set);
  const refused = new Set(error?.issues.map(({ path }) => path[0]));
  return Settings.parse({
    ...set,
    ...Object.fromEntries(Object.entries(defaultSettings).filter(([name]) => refused.has(name))),
  });
}

/** The shades of the village's own accent; null without one. */
export const ownPalette = ({ accentColour }: Pick<Settings, 'accentColour'>): Palette | null =>
  accentColour === null ? null : buildPalette(accentColour);

/** The accent shade that is readable on a dark background; null without an own accent. */
export const accentOnDark = (settings: Pick<Settings, 'accentColour'>): string | null =>
  ownPalette(settings)?.dark.accentText ?? null;

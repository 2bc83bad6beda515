import { sql } from 'kysely';
import { listWrittenPapers } from '#platform/papers/server/queries.ts';
import type { Picture } from '#platform/uploads/contract.ts';
import { pictureUrl } from '#platform/uploads/rules.ts';
import { removeUpload } from '#platform/uploads/server/commands.ts';
import { findUpload } from '#platform/uploads/server/queries.ts';
import type { Database } from '#server/database/schema.ts';
import { outdated, tooMany } from '#server/failure.ts';
import { lockRowForUpdate, type Write } from '#server/write.ts';
import { isDeepEqual } from '#shared/deep-equal.ts';
import { settingsTag } from '../cache-tags.ts';
import type { Settings } from '../contract.ts';
import { defaultSettings } from '../rules.ts';
import { settingsChanged } from './events.ts';
import { presentSettings } from './present.ts';
import { readSettings, type StoredSettings, villageDay } from './queries.ts';

type SettingName = keyof Settings;
const settingNames = Object.keys(defaultSettings) as SettingName[];

export async function changeSettings(
  write: Write,
  fields: { [name in SettingName]?: Settings[name] | undefined },
  version: number | undefined,
): Promise<StoredSettings> {
  await lockRowForUpdate(write.db, 'settings', 1);
  const current = await readSettings(write.db);
  if (version !== undefined && version !== current.version) {
    throw outdated(presentSettings(current, await listWrittenPapers(write.db)));
  }
  const wanted: Settings = { ...current, ...defined(fields) };
  await write.db
    .updateTable('settings')
    .set({
      changed_values: JSON.stringify(only(wanted, unlike(defaultSettings, wanted))),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', 1)
    .execute();
  const names = unlike(current, wanted);
  if (names.includes('logo')) await removeLogoFile(write, current.logo);
  write.changed(settingsTag);
  write.happened(settingsChanged({ names }));
  await write.audit({
    act: 'settings.change',
    subject: 'settings',
    detail: { before: only(current, names), after: only(wanted, names) },
  });
  return readSettings(write.db);
}

const defined = (fields: { [name in SettingName]?: Settings[name] | undefined }): Partial<Settings> =>
  Object.fromEntries(settingNames.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));

const unlike = (before: Settings, after: Settings): SettingName[] =>
  settingNames.filter((name) => !isDeepEqual(before[name], after[name]));

const only = (values: Settings, names: SettingName[]): Partial<Settings> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

export const logoPurpose = 'logo';

/** Deletes the file of a picture that was uploaded as the logo; other pictures stay. */
async function removeLogoFile(write: Write, logo: string | null): Promise<void> {
  const [, id] = /^\/uploads\/([0-9a-f]{32})\//.exec(logo ?? '') ?? [];
  const upload = id === undefined ? undefined : await findUpload(write.db, id);
  if (upload?.purpose === logoPurpose) await removeUpload(write, upload.id);
}

/** The narrowest file, because the logo is shown small. */
export const buildLogoUrl = ({ id, width, widths }: Picture): string => pictureUrl(id, widths[0] ?? width);

const megabyte = 1_000_000;

interface DayLimit {
  most(settings: StoredSettings): number;
  refusal: string;
}

/** Limits for all members together, for each day in the village's time zone. */
const dayLimits = {
  newAccounts: {
    most: ({ newAccountsADay }) => newAccountsADay,
    refusal: 'No more accounts can be made today. Please try again tomorrow, or ask an admin for one.',
  },
  pictureBytes: {
    most: ({ pictureMegabytesADay }) => pictureMegabytesADay * megabyte,
    refusal: 'The village takes no more pictures today. Please try again tomorrow.',
  },
} satisfies Record<string, DayLimit>;

type DayLimitName = keyof typeof dayLimits;

/** Counts towards a day's limit. The row lock puts commits in order; beyond the limit, nothing happens or counts. */
export async function countToday({ db, now }: Pick<Write, 'db' | 'now'>, name: DayLimitName, amount: number) {
  const settings = await readSettings(db);
  const day = await villageDay(db, now);
  const counted = await db
    .insertInto('day_counts')
    .values({ name, day, amount })
    .onConflict((existing) =>
      existing.column('name').doUpdateSet({
        day,
        amount: sql<number>`case when day_counts.day = ${day} then day_counts.amount else 0 end + ${amount}`,
      }),
    )
    .returning('amount')
    .executeTakeFirstOrThrow();
  mustBeWithin(name, counted.amount, settings);
}

/** Refuses early, before any costly work, if the day's limit is used up. */
export async function mustHaveLeftToday(db: Database, name: DayLimitName, now: Date): Promise<void> {
  mustBeWithin(name, (await amountToday(db, name, now)) + 1, await readSettings(db));
}

/** How much has counted today towards a day's limit. */
export async function amountToday(db: Database, name: DayLimitName, now: Date): Promise<number> {
  const counted = await db
    .selectFrom('day_counts')
    .select('amount')
    .where('name', '=', name)
    .where('day', '=', await villageDay(db, now))
    .executeTakeFirst();
  return counted?.amount ?? 0;
}

const hour = 60 * 60;

function mustBeWithin(name: DayLimitName, amount: number, settings: StoredSettings): void {
  const { most, refusal } = dayLimits[name];
  if (amount > most(settings)) throw tooMany(hour, refusal);
}

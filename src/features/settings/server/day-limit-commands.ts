import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { tooMany } from '#server/failure.ts';
import type { Write } from '#server/write.ts';
import { daysIn } from '#shared/time-zone.ts';
import { readSettings, type StoredSettings } from './queries.ts';

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

export type DayLimitName = keyof typeof dayLimits;

/** Counts towards a day's limit. The row lock puts commits in order; beyond the limit, nothing happens or counts. */
export async function countToday({ db, now }: Pick<Write, 'db' | 'now'>, name: DayLimitName, amount: number) {
  const settings = await readSettings(db);
  const day = dayOf(settings, now);
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
  const settings = await readSettings(db);
  const counted = await db
    .selectFrom('day_counts')
    .select('amount')
    .where('name', '=', name)
    .where('day', '=', dayOf(settings, now))
    .executeTakeFirst();
  mustBeWithin(name, (counted?.amount ?? 0) + 1, settings);
}

const dayOf = ({ timeZone }: StoredSettings, now: Date): string => daysIn(timeZone)(now.toISOString());

const hour = 60 * 60;

function mustBeWithin(name: DayLimitName, amount: number, settings: StoredSettings): void {
  const { most, refusal } = dayLimits[name];
  if (amount > most(settings)) throw tooMany(hour, refusal);
}

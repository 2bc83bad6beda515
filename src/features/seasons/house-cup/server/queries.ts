import type { Database } from '#server/database/schema.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import type { CupResidence } from '../contest.ts';
import { cups, type RulesVersion } from '../contract.ts';
import type { StoredEntry } from '../plan-rules.ts';
import { CupRules } from '../rule-fields.ts';

/** The latest year first. */
export const cupsTable = plainTable(cups, {
  table: 'cups',
  order: [
    { column: 'first_day', holds: 'text', descending: true },
    { column: 'id', holds: 'number', descending: true },
  ],
});

const selectRules = (db: Database, cupId: number) =>
  db
    .selectFrom('cup_rules')
    .leftJoin('accounts', 'accounts.id', 'cup_rules.account_id')
    .select(['number', 'rules', 'reason', 'at', 'accounts.display_name as by'])
    .where('cup_id', '=', cupId)
    .orderBy('number', 'desc');

const presentRules = ({ rules, ...row }: Omit<RulesVersion, 'rules'> & { rules: string }): RulesVersion => ({
  ...row,
  rules: CupRules.parse(JSON.parse(rules)),
});

export async function latestRules(db: Database, cupId: number): Promise<RulesVersion | undefined> {
  const row = await selectRules(db, cupId).limit(1).executeTakeFirst();
  return row && presentRules(row);
}

const maxVersions = 100;

/** The latest first. */
export async function listRules(db: Database, cupId: number): Promise<RulesVersion[]> {
  return (await selectRules(db, cupId).limit(maxVersions).execute()).map(presentRules);
}

export async function homeResidenceSizes(db: Database): Promise<CupResidence[]> {
  return db
    .selectFrom('residences')
    .select(['id', 'residents_count as residents'])
    .where('kind', '=', 'home')
    .orderBy('name_key')
    .execute();
}

export async function listStoredEntries(db: Database, cupId: number): Promise<StoredEntry[]> {
  return db
    .selectFrom('cup_entries')
    .select(['id', 'residence_id as residenceId', 'entry_key as key', 'kind', 'points', 'at', 'place'])
    .select(['about_id as aboutId', 'should_be as shouldBe'])
    .where('cup_id', '=', cupId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** The cup whose days these are; before the first one and after the last one, the latest that has begun. */
export async function findCupOfDay(db: Database, day: string): Promise<number | undefined> {
  const begun = await db
    .selectFrom('cups')
    .select('id')
    .where('first_day', '<=', day)
    .orderBy('first_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (begun) return begun.id;
  const next = await db.selectFrom('cups').select('id').orderBy('first_day').limit(1).executeTakeFirst();
  return next?.id;
}

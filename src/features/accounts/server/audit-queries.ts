import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { readSettings } from '#features/settings/server/queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, pageOf } from '#server/paging.ts';
import { instantsIn } from '#shared/time-zone.ts';
import type { AuditFilters, AuditLine } from '../contract.ts';
import { presentAuditLine } from './present.ts';
import { findAccountByName } from './queries.ts';

const auditPage = 100;

export async function listAudit(db: Database, filters: z.infer<typeof AuditFilters>): Promise<Page<AuditLine>> {
  const { act, accountId, person, day } = filters;
  const before = fromCursor(filters.cursor, isIdKey);
  let query = db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(auditPage + 1);
  if (before) query = query.where('id', '<', before[0]);
  if (act !== undefined) query = query.where('act', '=', act);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (person) query = query.where(await concerning(db, person));
  if (day !== undefined) query = query.where(await withinDay(db, day));
  const page = pageOf(await query.execute(), (row) => [row.id], auditPage);
  const names = await namesOfSubjects(db, page.rows);
  return { rows: page.rows.map((row) => presentAuditLine(row, names)), next: page.next };
}

/** One look-up for each act: the log may have a million lines. */
export async function listActs(db: Database): Promise<string[]> {
  const { rows } = await sql<{ act: string }>`
    with recursive acts (act) as (
      select min(act) from audit_log
      union all
      select (select min(later.act) from audit_log as later where later.act > acts.act) from acts where acts.act is not null
    )
    select act from acts where act is not null`.execute(db);
  return rows.map(({ act }) => act);
}

async function concerning(db: Database, person: string) {
  const account = await findAccountByName(db, person);
  if (!account) return sql<boolean>`actor = ${person}`;
  return sql<boolean>`(account_id = ${account.id} or subject = ${`account:${account.id}`})`;
}

async function withinDay(db: Database, day: string) {
  const midnight = await midnights(db);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return sql<boolean>`at >= ${midnight(year, month, date)} and at < ${midnight(year, month, date + 1)}`;
}

async function midnights(db: Database) {
  const instantOf = instantsIn((await readSettings(db)).timeZone);
  return (year: number, month: number, day: number) =>
    instantOf({ year, month, day, hour: 0, minute: 0 }).toISOString();
}

async function namesOfSubjects(db: Database, lines: readonly Row<'audit_log'>[]): Promise<Map<string, string>> {
  const ids = lines.flatMap(({ subject }) => /^account:(\d+)$/.exec(subject ?? '')?.[1] ?? []).map(Number);
  if (ids.length === 0) return new Map();
  const accounts = await db.selectFrom('accounts').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(accounts.map(({ id, username }) => [`account:${id}`, username]));
}

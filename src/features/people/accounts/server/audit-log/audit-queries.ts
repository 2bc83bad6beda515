import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { readSettings } from '#platform/settings/server/queries.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, toPage } from '#server/resources/paging.ts';
import type { NamedRows } from '#server/resources/resource-feature.ts';
import { nameKey } from '#shared/names.ts';
import { instantsIn } from '#shared/time-zone.ts';
import type { AuditAct, AuditFilters, AuditLine } from '../../contract.ts';
import { findAccountByName } from '../queries.ts';
import { describeAct, humanise } from './act-words.ts';
import { describeLines, type GameTaps } from './audit-words.ts';

const auditPage = 100;
/** Each tap is a line of its own, and a game has hundreds. */
const taps = 'game.score';

type Filters = z.infer<typeof AuditFilters>;
type Condition = RawBuilder<boolean>;

/** Newest first. One person's taps on a game form one line, at the latest tap; with a subject, taps are not grouped. */
export async function listAudit(
  db: Database,
  sources: readonly NamedRows[],
  filters: Filters,
): Promise<Page<AuditLine>> {
  const asked = await buildConditions(db, filters);
  const isGrouped = filters.subject === undefined;
  const before = fromCursor(filters.cursor, isIdKey);
  let query = db
    .selectFrom('audit_log')
    .selectAll()
    .where(sql<boolean>`${sql.join(asked, sql` and `)}`);
  if (isGrouped) query = query.where(isLatestOfItsTaps(asked));
  if (before) query = query.where('id', '<', before[0]);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(auditPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.id], auditPage);
  const grouped = isGrouped ? await listTaps(db, page.rows, asked) : [];
  return { rows: await describeLines(db, sources, page.rows, grouped), next: page.next };
}

/** Every line on its own, for exports. */
export async function listEachAudit(
  db: Database,
  sources: readonly NamedRows[],
  cursor: string | undefined,
): Promise<Page<AuditLine>> {
  const before = fromCursor(cursor, isIdKey);
  let query = db.selectFrom('audit_log').selectAll();
  if (before) query = query.where('id', '<', before[0]);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(auditPage + 1)
    .execute();
  const page = toPage(rows, (row) => [row.id], auditPage);
  return { rows: await describeLines(db, sources, page.rows, []), next: page.next };
}

/** One index look-up for each act, because the log may have a million lines. */
export async function listActs(db: Database): Promise<AuditAct[]> {
  const { rows } = await sql<{ act: string }>`
    with recursive acts (act) as (
      select min(act) from audit_log
      union all
      select (select min(later.act) from audit_log as later where later.act > acts.act) from acts where acts.act is not null
    )
    select act from acts where act is not null`.execute(db);
  return rows.map(({ act }) => ({ act, kind: humanise(act.split('.')[0] ?? act), said: describeAct(act, '…') }));
}

async function buildConditions(db: Database, { act, subject, accountId, person, day }: Filters): Promise<Condition[]> {
  return [
    sql<boolean>`1 = 1`,
    ...(act === undefined ? [] : [ofAct(act)]),
    ...(subject === undefined ? [] : [sql<boolean>`subject = ${subject}`]),
    ...(accountId === undefined ? [] : [sql<boolean>`account_id = ${accountId}`]),
    ...(person ? [await concerning(db, person)] : []),
    ...(day === undefined ? [] : [await withinDay(db, day)]),
  ];
}

/** `/` follows `.` in ASCII, so this range contains all acts that begin with `game.`. */
const ofAct = (act: string): Condition =>
  act.includes('.') ? sql`act = ${act}` : sql`(act >= ${`${act}.`} and act < ${`${act}/`})`;

/** Compares only the requested lines: with a day filter, the taps of that day. */
const isLatestOfItsTaps = (asked: readonly Condition[]): Condition => sql`(act <> ${taps} or not exists (
  select 1 from (select * from audit_log where ${sql.join(asked, sql` and `)}) as later
  where later.act = ${taps} and later.subject = audit_log.subject and later.actor = audit_log.actor
    and later.id > audit_log.id))`;

/** The number of taps in each group, with the first and last time. Each event contains `"kind":` exactly once. */
async function listTaps(
  db: Database,
  lines: readonly Row<'audit_log'>[],
  asked: readonly Condition[],
): Promise<GameTaps[]> {
  const subjects = [...new Set(lines.flatMap(({ act, subject }) => (act === taps && subject ? [subject] : [])))];
  if (subjects.length === 0) return [];
  const kind = '"kind":';
  const { rows } = await sql<GameTaps>`
    select subject, actor, min(at) as first, max(at) as latest,
      sum((length(detail) - length(replace(detail, ${kind}, ''))) / ${sql.lit(kind.length)}) as count
    from audit_log
    where act = ${taps} and subject in (${sql.join(subjects)}) and ${sql.join(asked, sql` and `)}
    group by subject, actor`.execute(db);
  return rows;
}

async function concerning(db: Database, person: string): Promise<Condition> {
  const accounts = await accountsCalled(db, person);
  if (accounts.length === 0) return sql`actor = ${person}`;
  const ids = sql.join(accounts);
  const subjects = sql.join(accounts.map((id) => `account:${id}`));
  return sql`(account_id in (${ids}) or subject in (${subjects}))`;
}

/** Looks for a username, else for display names, which several people may share. */
async function accountsCalled(db: Database, person: string): Promise<number[]> {
  const account = await findAccountByName(db, person);
  if (account) return [account.id];
  const key = nameKey(person);
  const rows = await db.selectFrom('accounts').select(['id', 'display_name']).execute();
  return rows.filter(({ display_name }) => nameKey(display_name) === key).map(({ id }) => id);
}

async function withinDay(db: Database, day: string): Promise<Condition> {
  const midnight = await midnights(db);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return sql`at >= ${midnight(year, month, date)} and at < ${midnight(year, month, date + 1)}`;
}

async function midnights(db: Database) {
  const toInstant = instantsIn((await readSettings(db)).timeZone);
  return (year: number, month: number, day: number) =>
    toInstant({ year, month, day, hour: 0, minute: 0 }).toISOString();
}

import type * as z from 'zod/mini';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isIdKey, type Page, pageOf } from '#server/paging.ts';
import { pageSize } from '#shared/pages.ts';
import type { AccountRow, AuditFilters, AuditLine, Officer, SessionRow } from '../contract.ts';
import { presentAccount, presentAuditLine, presentOfficer, presentSession } from './present.ts';
import { idleSince } from './sessions.ts';
import { usernameKey } from './usernames.ts';

export type Account = Row<'accounts'> & { officer_id: number | null };

export const findAccount = (db: Database, id: number): Promise<Account | undefined> =>
  accounts(db).where('accounts.id', '=', id).executeTakeFirst();

export const findAccountByName = (db: Database, username: string): Promise<Account | undefined> =>
  accounts(db).where('accounts.username_key', '=', usernameKey(username)).executeTakeFirst();

export async function listAccounts(db: Database, filters: { cursor?: string | undefined }): Promise<Page<AccountRow>> {
  const after = fromCursor(filters.cursor, isIdKey);
  let query = accounts(db)
    .orderBy('accounts.id')
    .limit(pageSize + 1);
  if (after) query = query.where('accounts.id', '>', after[0]);
  const page = pageOf(await query.execute(), (row) => [row.id]);
  return { rows: page.rows.map(presentAccount), next: page.next };
}

const mostOfficers = 500;

export async function listOfficers(db: Database): Promise<Officer[]> {
  const rows = await officers(db).orderBy('officers.id').limit(mostOfficers).execute();
  return rows.map(presentOfficer);
}

export async function findOfficer(db: Database, id: number): Promise<Officer> {
  return presentOfficer(await officers(db).where('officers.id', '=', id).executeTakeFirstOrThrow());
}

export async function listStaffNames(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('officers', 'officers.account_id', 'accounts.id')
    .select('accounts.username')
    .where(({ eb, or }) => or([eb('accounts.is_admin', '=', 1), eb('officers.id', 'is not', null)]))
    .execute();
  return rows.map((row) => row.username);
}

const mostSessions = 200;

export async function listSessions(
  db: Database,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', idleSince(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions)
    .execute();
  return rows.map((row) => presentSession(row, sessionId));
}

export async function listAudit(db: Database, filters: z.infer<typeof AuditFilters>): Promise<Page<AuditLine>> {
  const before = fromCursor(filters.cursor, isIdKey);
  let query = db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(auditPage + 1);
  if (before) query = query.where('id', '<', before[0]);
  if (filters.act !== undefined) query = query.where('act', '=', filters.act);
  if (filters.accountId !== undefined) query = query.where('account_id', '=', filters.accountId);
  const page = pageOf(await query.execute(), (row) => [row.id], auditPage);
  return { rows: page.rows.map(presentAuditLine), next: page.next };
}

const auditPage = 100;

function accounts(db: Database) {
  return db
    .selectFrom('accounts')
    .leftJoin('officers', 'officers.account_id', 'accounts.id')
    .selectAll('accounts')
    .select('officers.id as officer_id');
}

function officers(db: Database) {
  return db
    .selectFrom('officers')
    .innerJoin('accounts', 'accounts.id', 'officers.account_id')
    .select(['officers.id', 'officers.account_id', 'officers.added_at', 'accounts.username']);
}

import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { batches } from '#server/database/engine.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { fromCursor, isKeyText, type Page, searchedPage } from '#server/resources/paging.ts';
import type { AccountFilters, AccountRole, AccountRow, Officer, SessionRow } from '../contract.ts';
import { idleSince } from './login/sessions.ts';
import { presentAccount, presentOfficer, presentSession } from './present.ts';
import { usernameKey } from './registration/usernames.ts';

export type Account = Row<'accounts'> & { officer_id: number | null; identity_id: number | null };

export const findAccount = (db: Database, id: number): Promise<Account | undefined> =>
  accounts(db).where('accounts.id', '=', id).executeTakeFirst();

export const findAccountByName = (db: Database, username: string): Promise<Account | undefined> =>
  accounts(db).where('accounts.username_key', '=', usernameKey(username)).executeTakeFirst();

export type NamedAccount = Pick<Account, 'id' | 'username'>;

/** Finds the accounts with these names. The returned function ignores case. */
export async function findAccountsByName(
  db: Database,
  names: readonly string[],
): Promise<(username: string) => NamedAccount | undefined> {
  const found = new Map<string, NamedAccount>();
  for (const keys of batches([...new Set(names.map(usernameKey))])) {
    const rows = await db
      .selectFrom('accounts')
      .select(['id', 'username', 'username_key'])
      .where('username_key', 'in', keys)
      .execute();
    for (const { username_key, ...account } of rows) found.set(username_key, account);
  }
  return (username) => found.get(usernameKey(username));
}

const accountsPerPage = 50;

export async function listAccounts(db: Database, filters: z.infer<typeof AccountFilters>): Promise<Page<AccountRow>> {
  const { search, role } = filters;
  const read = (cursor: string | undefined, most: number) => {
    const after = fromCursor(cursor, isNameKey);
    let query = accounts(db).orderBy('accounts.username_key').limit(most);
    if (after) query = query.where('accounts.username_key', '>', after[0]);
    if (role) query = query.where(inRole[role]);
    return query.execute();
  };
  const page = await searchedPage({
    typed: search,
    size: accountsPerPage,
    cursor: filters.cursor,
    read,
    getKey: (row) => [row.username_key],
    getText: ({ username, display_name }) => `${username} ${display_name}`,
  });
  return { rows: page.rows.map(presentAccount), next: page.next };
}

const isNameKey = (key: readonly unknown[]): key is readonly [string] => key.length === 1 && isKeyText(key[0]);

const inRole: Record<AccountRole, RawBuilder<boolean>> = {
  admin: sql`accounts.is_admin = 1`,
  officer: sql`officers.id is not null`,
  member: sql`accounts.is_admin = 0 and officers.id is null`,
  suspended: sql`accounts.suspended_at is not null`,
};

const maxOfficers = 500;

export async function listOfficers(db: Database): Promise<Officer[]> {
  const rows = await officers(db).orderBy('officers.id').limit(maxOfficers).execute();
  return rows.map(presentOfficer);
}

export async function findOfficer(db: Database, id: number): Promise<Officer> {
  return presentOfficer(await officers(db).where('officers.id', '=', id).executeTakeFirstOrThrow());
}

export async function listStaffNames(db: Database): Promise<string[]> {
  const rows = await staff(db).select('accounts.username').execute();
  return rows.map((row) => row.username);
}

/** Officers and admins: a few, by two look-ups, among any number of accounts. */
const staff = (db: Database) =>
  db
    .selectFrom('accounts')
    .where('accounts.id', 'in', ({ selectFrom }) =>
      selectFrom('accounts as admins')
        .select('admins.id')
        .where('admins.is_admin', '=', 1)
        .union(selectFrom('officers').select('officers.account_id as id')),
    );

export interface Judge {
  id: number;
  displayName: string;
  isAdmin: boolean;
}

/** The officers and admins who may log in. */
export async function listJudges(db: Database): Promise<Judge[]> {
  const rows = await staff(db)
    .select(['accounts.id', 'accounts.display_name as displayName', 'accounts.is_admin'])
    .where('accounts.suspended_at', 'is', null)
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ is_admin, ...judge }) => ({ ...judge, isAdmin: is_admin === 1 }));
}

const maxSessions = 200;

export async function listSessions(
  db: Database,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  now: Date,
): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'device'])
    .where('account_id', '=', accountId)
    .where('last_seen_at', '>', idleSince(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSessions)
    .execute();
  return rows.map((row) => presentSession(row, sessionId));
}

function accounts(db: Database) {
  return db
    .selectFrom('accounts')
    .leftJoin('officers', 'officers.account_id', 'accounts.id')
    .selectAll('accounts')
    .select('officers.id as officer_id')
    .select(({ selectFrom }) =>
      // One, however many providers the village has had.
      selectFrom('campus_identities')
        .select(({ fn }) => fn.min('campus_identities.id').as('id'))
        .whereRef('campus_identities.account_id', '=', 'accounts.id')
        .as('identity_id'),
    );
}

function officers(db: Database) {
  return db
    .selectFrom('officers')
    .innerJoin('accounts', 'accounts.id', 'officers.account_id')
    .select(['officers.id', 'officers.account_id', 'officers.added_at', 'accounts.username']);
}

import { sql } from 'kysely';
import { createIndexes, type Migrations } from '#server/database/migrations.ts';
import type { DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    accounts: AccountsTable;
    sessions: SessionsTable;
    officers: OfficersTable;
    known_devices: KnownDevicesTable;
    login_failures: LoginFailuresTable;
    /** Accounts that each address added on the last day on which it added any. */
    registrations_by_address: { address: string; day: string; amount: number };
    /** The last day on which admins were told that registrations were refused, and why. */
    registrations_full: { because: string; day: string };
    password_links: PasswordLinksTable;
    officer_invitations: OfficerInvitationsTable;
    audit_log: AuditLogTable;
    campus_identities: CampusIdentitiesTable;
    campus_logins: CampusLoginsTable;
  }
}

interface AccountsTable {
  id: RowId;
  version: RowVersion;
  username: string;
  username_key: string;
  display_name: string;
  /** Empty: the account has no password, and its owner comes in by the campus login. */
  password_hash: string;
  is_admin: DefaultFlag;
  created_at: string;
  last_seen_at: string | null;
  suspended_at: string | null;
}

interface SessionsTable {
  id: RowId;
  /** SHA-256 of the token, so that reading the database gives nobody a session. */
  token_hash: string;
  account_id: number;
  created_at: string;
  last_seen_at: string;
  /** When the admin window closes or closed; null if none was opened, or if the admin left it. */
  admin_until: string | null;
  password_at: string;
  /** The device that opened the session, if known: 'Chrome on Android'. */
  device: string | null;
  /** The hash of the token before the last renewal, and until when that token can still read. */
  replaced_token_hash: string | null;
  replaced_until: string | null;
  /** Opened by the campus login, after which the browser stays logged in at the university. */
  by_campus: DefaultFlag;
}

interface OfficersTable {
  id: RowId;
  account_id: number;
  added_at: string;
}

/** One link for each account: a new link replaces the old one. */
interface PasswordLinksTable {
  account_id: number;
  /** SHA-256 of the token, so that reading the database lets nobody in. */
  token_hash: string;
  expires_at: string;
  /** Made as officers make them: for a member, and void once the account is an officer or admin. */
  by_officer: DefaultFlag;
}

interface OfficerInvitationsTable {
  id: RowId;
  token_hash: string;
  invited: string;
  created_at: string;
  expires_at: string;
}

interface KnownDevicesTable {
  id: RowId;
  account_id: number;
  token_hash: string;
  last_login_at: string;
}

interface LoginFailuresTable {
  key: string;
  count: number;
  window_started_at: string;
}

interface AuditLogTable {
  id: RowId;
  at: string;
  account_id: number | null;
  actor: string;
  act: string;
  subject: string | null;
  detail: string | null;
}

/** Who an account is at the university: the issuer's own id of the person, never an e-mail address. */
interface CampusIdentitiesTable {
  id: RowId;
  account_id: number;
  issuer: string;
  subject: string;
  linked_at: string;
  last_login_at: string | null;
  /** When a login said that the membership has ended, which suspended the account; null while it has not. */
  ended_at: string | null;
  /** The university put the account on the officer list, and takes it off again. */
  made_officer: DefaultFlag;
}

/** Campus logins that were begun and are not finished. Each is for one browser, and for one use. */
interface CampusLoginsTable {
  /** SHA-256 of the token in the browser's cookie. */
  token_hash: string;
  state: string;
  nonce: string;
  verifier: string;
  purpose: string;
  /** Who began it; null for a visitor. */
  account_id: number | null;
  expires_at: string;
}

export const accountsMigrations: Migrations = {
  '0003_accounts': async (db, { withId }) => {
    await withId(db.schema.createTable('accounts'))
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('username', 'text', (column) => column.notNull())
      .addColumn('username_key', 'text', (column) => column.notNull().unique())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text')
      .addColumn('suspended_at', 'text')
      .execute();
    await createIndexes(db, 'accounts', { accounts_by_role: ['is_admin'] });
    // Skips id 1, so that attackers who guess that the admin has it are wrong.
    await sql`insert into accounts (username, username_key, display_name, password_hash, created_at)
      values ('', '', '', '', '')`.execute(db);
    await sql`delete from accounts`.execute(db);

    await withId(db.schema.createTable('sessions'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'text', (column) => column.notNull())
      .addColumn('admin_until', 'text')
      .addColumn('password_at', 'text', (column) => column.notNull())
      .addColumn('device', 'text')
      .addColumn('replaced_token_hash', 'text')
      .addColumn('replaced_until', 'text')
      .execute();
    await createIndexes(db, 'sessions', {
      sessions_by_account: ['account_id'],
      sessions_by_activity: ['last_seen_at'],
      sessions_by_replaced_token: ['replaced_token_hash'],
    });

    await withId(db.schema.createTable('officers'))
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().unique().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('added_at', 'text', (column) => column.notNull())
      .execute();
    await withId(db.schema.createTable('officer_invitations'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('invited', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'officer_invitations', { officer_invitations_by_end: ['expires_at'] });
    await db.schema
      .createTable('password_links')
      .addColumn('account_id', 'integer', (column) => column.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('by_officer', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await createIndexes(db, 'password_links', { password_links_by_end: ['expires_at'] });

    await withId(db.schema.createTable('known_devices'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('last_login_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('known_devices_once_per_account', ['account_id', 'token_hash'])
      .execute();
    await createIndexes(db, 'known_devices', {
      known_devices_by_token: ['token_hash'],
      known_devices_by_login: ['last_login_at'],
    });
    await db.schema
      .createTable('login_failures')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('window_started_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'login_failures', { login_failures_by_window: ['window_started_at'] });
    await db.schema
      .createTable('registrations_by_address')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('registrations_full')
      .addColumn('because', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .execute();

    await withId(db.schema.createTable('audit_log'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('detail', 'text')
      .execute();
    await createIndexes(db, 'audit_log', {
      audit_log_by_act: ['act', 'id'],
      audit_log_by_account: ['account_id', 'id'],
      // For the latest tap of one person on a game, and for all lines of a subject.
      audit_log_by_subject: ['subject', 'actor', 'id'],
      audit_log_by_actor: ['actor', 'id'],
      audit_log_by_time: ['at', 'id'],
    });
  },

  '0065_campus_login': async (db, { withId }) => {
    await db.schema
      .alterTable('sessions')
      .addColumn('by_campus', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await withId(db.schema.createTable('campus_identities'))
      .addColumn('account_id', 'integer', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('linked_at', 'text', (column) => column.notNull())
      .addColumn('last_login_at', 'text')
      .addColumn('ended_at', 'text')
      .addColumn('made_officer', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('campus_identities_of_one_account', ['issuer', 'subject'])
      .addUniqueConstraint('campus_identities_once_per_account', ['account_id', 'issuer'])
      .execute();
    await db.schema
      .createTable('campus_logins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('verifier', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await createIndexes(db, 'campus_logins', {
      campus_logins_by_account: ['account_id'],
      campus_logins_by_end: ['expires_at'],
    });
  },
};

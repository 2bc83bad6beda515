import type { DefaultFlag, RowId, RowVersion } from '#server/database/schema.ts';

declare module '#server/database/schema.ts' {
  interface Schema {
    accounts: AccountsTable;
    sessions: SessionsTable;
    officers: OfficersTable;
    known_devices: KnownDevicesTable;
    login_failures: LoginFailuresTable;
    password_links: PasswordLinksTable;
    officer_invitations: OfficerInvitationsTable;
    audit_log: AuditLogTable;
  }
}

interface AccountsTable {
  id: RowId;
  version: RowVersion;
  username: string;
  username_key: string;
  display_name: string;
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
  /** Until when the admin window is open; null when it never was. */
  admin_until: string | null;
  password_at: string;
  /** 'Chrome on Android': what it was opened with, as far as that says. */
  device: string | null;
  /** The token before the last renewal, hashed, and until when it still reads. */
  replaced_token_hash: string | null;
  replaced_until: string | null;
}

interface OfficersTable {
  id: RowId;
  account_id: number;
  added_at: string;
}

/** One for an account: a new one takes the place of the last. */
interface PasswordLinksTable {
  account_id: number;
  /** SHA-256 of the token, so that reading the database lets nobody in. */
  token_hash: string;
  expires_at: string;
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

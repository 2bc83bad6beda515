import { isWindowOpen, type Member } from '#server/access/access.ts';
import type { Row } from '#server/database/schema.ts';
import type { CurrentUser } from '#shared/session.ts';
import type { AccountRow, Officer, SessionRow } from '../contract.ts';

type PresentedAccount = Row<'accounts'> & { officer_id: number | null; identity_id: number | null };

export function presentViewer(viewer: Member, now: Date): CurrentUser {
  return {
    id: viewer.accountId,
    username: viewer.username,
    displayName: viewer.displayName,
    isAdmin: viewer.isAdmin,
    isGroundAnchor: viewer.isGroundAnchor,
    adminWindow: isWindowOpen(viewer, now),
  };
}

export function presentNewcomer(account: PresentedAccount): CurrentUser {
  return {
    id: account.id,
    username: account.username,
    displayName: account.display_name,
    isAdmin: account.is_admin === 1,
    isGroundAnchor: account.officer_id !== null,
    adminWindow: account.is_admin === 1,
  };
}

export function presentAccount(account: PresentedAccount): AccountRow {
  return {
    id: account.id,
    version: account.version,
    username: account.username,
    displayName: account.display_name,
    isAdmin: account.is_admin === 1,
    isGroundAnchor: account.officer_id !== null,
    officerId: account.officer_id,
    createdAt: account.created_at,
    lastSeenAt: account.last_seen_at,
    suspendedAt: account.suspended_at,
    hasCampusLogin: account.identity_id !== null,
  };
}

export function presentOfficer(row: { id: number; account_id: number; added_at: string; username: string }): Officer {
  return { id: row.id, username: row.username, accountId: row.account_id, addedAt: row.added_at };
}

export function presentSession(
  row: Pick<Row<'sessions'>, 'id' | 'created_at' | 'last_seen_at' | 'device'>,
  currentId: number,
): SessionRow {
  const { id, device } = row;
  return { id, createdAt: row.created_at, lastSeenAt: row.last_seen_at, device, current: id === currentId };
}

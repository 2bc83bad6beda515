import { isOfficer, type Member, type Viewer } from '#server/access/access.ts';
import type { Account } from './queries.ts';
import { usernameKey } from './registration/usernames.ts';

/** Officers pass the gate under their own name, admins under any. */
export const mayVerifyAsOfficer = (viewer: Member, username: string): boolean =>
  viewer.isAdmin || (isOfficer(viewer) && usernameKey(viewer.username) === usernameKey(username));

/** A link for a new password is a way into the account, so it is never for a role beside or above one's own. */
export const mayGivePasswordLink = (viewer: Viewer, { is_admin, officer_id }: Roles): boolean =>
  isOfficer(viewer) && is_admin === 0 && officer_id === null;

type Roles = Pick<Account, 'is_admin' | 'officer_id'>;

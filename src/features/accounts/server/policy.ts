import { isOfficer, type Member } from '#server/access/access.ts';
import { usernameKey } from './registration/usernames.ts';

/** Officers pass the gate under their own name, admins under any. */
export const mayPassOfficerGate = (viewer: Member, username: string): boolean =>
  viewer.isAdmin || (isOfficer(viewer) && usernameKey(viewer.username) === usernameKey(username));

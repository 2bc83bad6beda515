import { isMember, isOfficer, type Member, type Viewer } from '#server/access.ts';
import { notLoggedIn } from '#server/failure.ts';
import { usernameKey } from './usernames.ts';

/** Officers pass their gate under their own name; admins under any. */
export const mayPassOfficerGate = (viewer: Member, username: string): boolean =>
  viewer.isAdmin || (isOfficer(viewer) && usernameKey(viewer.username) === usernameKey(username));

/** The member behind a call whose route is for members. */
export function asMember(viewer: Viewer): Member {
  if (!isMember(viewer)) throw notLoggedIn();
  return viewer;
}

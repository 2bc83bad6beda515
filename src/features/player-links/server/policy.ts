import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';

/** Either side takes a link back. To others it is as if there were none. */
export const mayEndLink = (viewer: Viewer, link: { account_id: number }): boolean =>
  isOfficer(viewer) || (isMember(viewer) && viewer.accountId === link.account_id);

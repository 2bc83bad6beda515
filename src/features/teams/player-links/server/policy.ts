import { isMember, isOfficer, type Viewer } from '#server/access/access.ts';

/** Either side may end a link. For others it does not exist. */
export const mayEndLink = (viewer: Viewer, link: { account_id: number }): boolean =>
  isOfficer(viewer) || (isMember(viewer) && viewer.accountId === link.account_id);

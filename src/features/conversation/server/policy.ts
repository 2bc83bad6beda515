import { isAdmin, isMember, type Viewer } from '#server/access.ts';

export const wroteComment = (viewer: Viewer, comment: { account_id: number | null }): boolean =>
  isMember(viewer) && comment.account_id === viewer.accountId;
/** The role is enough for an admin: the gate need not have been passed. */
export const mayDeleteComment = (viewer: Viewer, comment: { account_id: number | null }): boolean =>
  wroteComment(viewer, comment) || isAdmin(viewer);

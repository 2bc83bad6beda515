import { isAdmin, isMember, type Viewer } from '#server/access/access.ts';

export const wroteComment = (viewer: Viewer, comment: { account_id: number | null }): boolean =>
  isMember(viewer) && comment.account_id === viewer.accountId;
/** The role is enough for an admin: the gate need not have been passed. */
export const mayDeleteComment = (viewer: Viewer, comment: { account_id: number | null }): boolean =>
  wroteComment(viewer, comment) || isAdmin(viewer);
export const mayHideComment = (viewer: Viewer): boolean => isAdmin(viewer);
/** Its author sees a hidden one with the reason; nobody else but admins does. */
export const maySeeComment = (
  viewer: Viewer,
  comment: { account_id: number | null; hidden_because: string | null },
): boolean => comment.hidden_because === null || isAdmin(viewer) || wroteComment(viewer, comment);

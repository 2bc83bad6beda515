import { isAdmin, isMember, type Viewer } from '#server/access/access.ts';

export const wroteComment = (viewer: Viewer, comment: { account_id: number | null }): boolean =>
  isMember(viewer) && comment.account_id === viewer.accountId;
/** An admin needs only the role, not the admin window. */
export const mayDeleteComment = (viewer: Viewer, comment: { account_id: number | null }): boolean =>
  wroteComment(viewer, comment) || isAdmin(viewer);
export const mayHideComment = (viewer: Viewer): boolean => isAdmin(viewer);
/** Only its author and admins see a hidden comment, with the reason. */
export const maySeeComment = (
  viewer: Viewer,
  comment: { account_id: number | null; hidden_because: string | null },
): boolean => comment.hidden_because === null || isAdmin(viewer) || wroteComment(viewer, comment);

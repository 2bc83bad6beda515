import { hasAdminWindow, isAdmin, isMember, isOfficer, type Viewer } from '#server/access.ts';

export const mayScoreGames = (viewer: Viewer): boolean => isOfficer(viewer);
export const mayEditGames = (viewer: Viewer): boolean => isAdmin(viewer);

export const enteredRsvp = (viewer: Viewer, rsvp: { account_id: number | null }): boolean =>
  isMember(viewer) && rsvp.account_id === viewer.accountId;
/** What the screens show; an admin has to have passed the gate as well. */
export const mayWithdrawRsvp = (viewer: Viewer, rsvp: { account_id: number | null }): boolean =>
  enteredRsvp(viewer, rsvp) || isAdmin(viewer);
export const mayWithdrawRsvpNow = (viewer: Viewer, rsvp: { account_id: number | null }, now: Date): boolean =>
  enteredRsvp(viewer, rsvp) || hasAdminWindow(viewer, now);

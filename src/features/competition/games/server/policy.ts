import { isAdmin, isMember, type Viewer } from '#server/access/access.ts';

export const gameAccess = { change: 'officer' } as const;

type WithAccount = { account_id: number | null };

export const enteredRsvp = (viewer: Viewer, rsvp: WithAccount): boolean =>
  isMember(viewer) && rsvp.account_id === viewer.accountId;
export const mayWithdrawRsvp = (viewer: Viewer, rsvp: WithAccount): boolean =>
  enteredRsvp(viewer, rsvp) || isAdmin(viewer);

import { isAdmin, isMember, type Viewer } from '#server/access/access.ts';

interface Shared {
  account_id: number | null;
}

export const sharedWorkout = (viewer: Viewer, { account_id }: Shared): boolean =>
  isMember(viewer) && viewer.accountId === account_id;
export const mayDeleteSharedWorkout = (viewer: Viewer, shared: Shared): boolean =>
  isAdmin(viewer) || sharedWorkout(viewer, shared);

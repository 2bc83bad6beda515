import { isAdmin, isMember, type Viewer } from '#server/access.ts';

interface Owned {
  account_id: number | null;
  hidden_because: string | null;
}

export const wroteThought = (viewer: Viewer, { account_id }: Pick<Owned, 'account_id'>): boolean =>
  isMember(viewer) && account_id === viewer.accountId;
/** An author sees a hidden one among their own, and nowhere else. */
export const maySeeThought = (viewer: Viewer, { hidden_because }: Pick<Owned, 'hidden_because'>): boolean =>
  hidden_because === null || isAdmin(viewer);
export const mayHideThought = (viewer: Viewer): boolean => isAdmin(viewer);

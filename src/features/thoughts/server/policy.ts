import { isAdmin, type Viewer } from '#server/access/access.ts';

/** An author sees a hidden one among their own, and nowhere else. */
export const maySeeThought = (viewer: Viewer, { hidden_because }: { hidden_because: string | null }): boolean =>
  hidden_because === null || isAdmin(viewer);
export const mayHideThought = (viewer: Viewer): boolean => isAdmin(viewer);

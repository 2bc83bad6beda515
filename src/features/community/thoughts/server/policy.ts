import { isAdmin, type ViewerRole } from '#server/access/access.ts';

/** Authors see their own hidden thoughts only in the list of their own, which does not use this rule. */
export const maySeeThought = (viewer: ViewerRole, { hidden_because }: { hidden_because: string | null }): boolean =>
  hidden_because === null || isAdmin(viewer);
export const mayHideThought = (viewer: ViewerRole): boolean => isAdmin(viewer);

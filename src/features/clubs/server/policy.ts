import { isAdmin, type Viewer } from '#server/access.ts';

export const mayEditClubs = (viewer: Viewer): boolean => isAdmin(viewer);
export const maySeeHiddenClubs = (viewer: Viewer): boolean => isAdmin(viewer);

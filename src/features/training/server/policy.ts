import { isAdmin, type Viewer } from '#server/access.ts';

export const mayEditWorkouts = (viewer: Viewer): boolean => isAdmin(viewer);
export const mayEditTips = (viewer: Viewer): boolean => isAdmin(viewer);

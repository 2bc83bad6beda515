import { isAdmin, type Viewer } from '#server/access.ts';

export const mayEditSports = (viewer: Viewer): boolean => isAdmin(viewer);
export const mayEditTeams = (viewer: Viewer): boolean => isAdmin(viewer);

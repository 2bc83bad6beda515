import { isAdmin, type Viewer } from '#server/access.ts';

export const mayEditEpisodes = (viewer: Viewer): boolean => isAdmin(viewer);

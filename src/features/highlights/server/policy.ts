import { isAdmin, type Viewer } from '#server/access.ts';

export const mayEditHighlights = (viewer: Viewer): boolean => isAdmin(viewer);

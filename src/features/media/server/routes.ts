import type { PictureDesk } from '#features/uploads/server/commands.ts';
import type { Route } from '#server/http/route.ts';
import { highlightRoutes } from './highlight-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { videoRoutes } from './video-routes.ts';

/** `desk` is where uploaded pictures are made and kept. */
export const mediaRoutes = (desk: PictureDesk): Route[] => [...highlightRoutes, ...photoRoutes(desk), ...videoRoutes];

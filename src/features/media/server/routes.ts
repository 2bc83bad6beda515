import type { PictureService } from '#features/uploads/server/commands.ts';
import type { Route } from '#server/http/route.ts';
import { highlightRoutes } from './highlight-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { videoRoutes } from './video-routes.ts';

/** `pictures` is where uploaded pictures are made and kept. */
export const mediaRoutes = (pictures: PictureService): Route[] => [
  ...highlightRoutes,
  ...photoRoutes(pictures),
  ...videoRoutes,
];

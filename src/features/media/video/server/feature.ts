import type { Feature } from '#server/feature.ts';
import { videoSources } from './extension-points.ts';
import { videoRoutes } from './routes.ts';

export const video: Feature = {
  name: 'video',
  routes: ({ contributions }) => videoRoutes(videoSources.among(contributions)),
};

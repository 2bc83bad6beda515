import type { Feature } from '#server/feature.ts';
import { videoRoutes } from './routes.ts';
import { videoSources } from './slots.ts';

export const video: Feature = {
  name: 'video',
  routes: ({ fillings }) => videoRoutes(videoSources.among(fillings)),
};

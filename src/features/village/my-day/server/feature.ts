import { ownDuties } from '#features/competition/calendar/server/extension-points.ts';
import type { Feature } from '#server/feature.ts';
import { myDayRoutes } from './routes.ts';

export const myDay: Feature = {
  name: 'my-day',
  routes: ({ contributions }) => myDayRoutes(ownDuties.among(contributions)),
  testing: async () => (await import('../testing/examples.ts')).myDayExamples,
};

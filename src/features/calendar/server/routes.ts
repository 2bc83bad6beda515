import type { FeatureContext } from '#server/feature.ts';
import type { Route } from '#server/http/route.ts';
import { resource } from '#server/resources/resource.ts';
import { calendarEvents } from '../contract.ts';
import { feedRoutes } from './feed-routes.ts';
import { eventTable } from './queries.ts';

export const calendarRoutes = (app: FeatureContext): Route[] => [
  ...resource(calendarEvents, { ...eventTable, inUse: 'This event is still in use' }),
  ...feedRoutes(app),
];

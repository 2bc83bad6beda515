import type { Route } from '#server/http/route.ts';
import { resource } from '#server/resource.ts';
import { calendarEvents } from '../contract.ts';
import { eventTable } from './queries.ts';

export const calendarRoutes: Route[] = [
  ...resource(calendarEvents, { ...eventTable, inUse: 'This event is still in use' }),
];

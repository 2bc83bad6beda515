import { callsOf } from '#web/calls.ts';
import type { CalendarEvent, calls, NewCalendarEvent } from '../contract.ts';

const api = callsOf<typeof calls>();

/** One's own events of which some part lies between two instants. */
export const eventsOptions = (from: string, until: string) =>
  api.pages('GET /api/calendar-events', { query: { from, until } });

export const addEvent = (event: NewCalendarEvent) => api.send('POST /api/calendar-events', { body: event });
export const deleteEvent = ({ id }: CalendarEvent) => api.send('DELETE /api/calendar-events/:id', { params: { id } });

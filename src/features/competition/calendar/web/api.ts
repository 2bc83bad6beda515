import { apiClient } from '#web/api/requests.ts';
import type { CalendarEvent, endpoints, FeedChange, NewCalendarEvent } from '../contract.ts';

const api = apiClient<typeof endpoints>();

/** The person's events that overlap the span between two instants. */
export const eventsOptions = (from: string, until: string) =>
  api.pages('GET /api/calendar-events', { query: { from, until } });

export const addEvent = (event: NewCalendarEvent) => api.send('POST /api/calendar-events', { body: event });
/** Fails with 409 if the event was changed meanwhile on another device. */
export const changeEvent = ({ id, version }: CalendarEvent, change: NewCalendarEvent) =>
  api.send('PATCH /api/calendar-events/:id', { params: { id }, body: { ...change, version } });
export const deleteEvent = ({ id }: CalendarEvent) => api.send('DELETE /api/calendar-events/:id', { params: { id } });

/** The URL and choices of the person's feed. */
export const feedOptions = api.read('GET /api/calendar/feed');
export const changeFeed = (change: FeedChange) => api.send('PATCH /api/calendar/feed', { body: change });
export const renewFeed = () => api.send('POST /api/calendar/feed');
export const revokeFeed = () => api.send('DELETE /api/calendar/feed');

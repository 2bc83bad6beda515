import { tagKind } from '#shared/cache-tags.ts';
import { calendarEvents } from './contract.ts';

/** Those of an account. */
export const calendarEventsTag = tagKind(calendarEvents.set);
/** Of an account. */
export const calendarFeedTag = tagKind('calendar-feed');

import type { Issues } from '#web/api/issues.ts';
import { readTexts } from '#web/forms/use-kept-draft.ts';
import type { CalendarEvent, NewCalendarEvent } from '../contract.ts';
import { endsTooEarly } from '../limits.ts';
import { addDays, type Day, daysBetween, instantAt, timeAt, toDay } from './days.ts';

/** The draft of an event. */
export interface Draft {
  title: string;
  date: Day;
  /** Such as `18:30`. */
  start: string;
  end: string;
  location: string;
  description: string;
  /** How many days after its date it ends. The form cannot set this; only events from elsewhere end on another day. */
  daysLater?: number;
}
type DraftField = Exclude<keyof Draft, 'daysLater'>;

export const emptyDraft: Draft = { title: '', date: '', start: '', end: '', location: '', description: '' };

/** Restores the form's fields from a draft that was stored on this device. */
export const typedIn = (stored: unknown): Partial<Draft> =>
  readTexts(['title', 'date', 'start', 'end', 'location', 'description'], stored);

const required: [DraftField, string][] = [
  ['title', 'Title is required'],
  ['date', 'Date is required'],
  ['start', 'Start time is required'],
  ['end', 'End time is required'],
  ['location', 'Location is required'],
];

/** The faults of a draft, keyed by field, in the order of the form. */
export function findFaults(draft: Draft): Issues {
  const missing = required.filter(([field]) => draft[field].trim() === '');
  const faults: Record<string, string> = Object.fromEntries(missing);
  if (draft.date && draft.start && draft.end && !endsAfterStart(draft)) faults['end'] = endsTooEarly;
  return faults;
}

/** Maps the server's issues with `startTime` and `endTime` to the form's fields. */
export const faultsFromServer = ({ startTime, endTime, ...rest }: Issues): Issues => ({
  ...rest,
  ...(startTime !== undefined && { start: startTime }),
  ...(endTime !== undefined && { end: endTime }),
});

/** Combines the date and times to start and end. */
export const buildEvent = (draft: Draft): NewCalendarEvent => ({
  title: draft.title,
  location: draft.location,
  description: draft.description,
  startTime: getStart(draft).toISOString(),
  endTime: getEnd(draft).toISOString(),
});

/** The draft for editing an existing event. */
export function toDraft({ title, location, description, startTime, endTime }: CalendarEvent): Draft {
  const [start, end] = [new Date(startTime), new Date(endTime)];
  return {
    title,
    location,
    description: description ?? '',
    date: toDay(start),
    start: timeAt(start),
    end: timeAt(end),
    daysLater: daysBetween(toDay(start), toDay(end)),
  };
}

const getStart = ({ date, start }: Draft) => instantAt(date, start);
const getEnd = ({ date, end, daysLater = 0 }: Draft) => instantAt(addDays(date, daysLater), end);
const endsAfterStart = (draft: Draft) => getEnd(draft) > getStart(draft);

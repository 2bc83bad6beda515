import type { Issues } from '#web/issues.ts';
import { endsTooEarly, type NewCalendarEvent } from '../contract.ts';
import { type Day, instantAt } from './days.ts';

/** An event as it is being typed. */
export interface Draft {
  title: string;
  date: Day;
  /** `18:30` */
  start: string;
  end: string;
  location: string;
  description: string;
}
export type DraftField = keyof Draft;

const required: [DraftField, string][] = [
  ['title', 'Title is required'],
  ['date', 'Date is required'],
  ['start', 'Start time is required'],
  ['end', 'End time is required'],
  ['location', 'Location is required'],
];

/** What is wrong with a draft, by field, in the order of the form. */
export function faultsOf(draft: Draft): Issues {
  const missing = required.filter(([field]) => draft[field].trim() === '');
  const faults: Record<string, string> = Object.fromEntries(missing);
  if (draft.date && draft.start && draft.end && !endsAfterStart(draft)) faults['end'] = endsTooEarly;
  return faults;
}

/** What the server says of `startTime`, under the field that it was typed into. */
export const faultsSaid = ({ startTime, endTime, ...rest }: Issues): Issues => ({
  ...rest,
  ...(startTime !== undefined && { start: startTime }),
  ...(endTime !== undefined && { end: endTime }),
});

/** Start and end are combined from the date and the times. */
export const eventOf = ({ title, date, start, end, location, description }: Draft): NewCalendarEvent => ({
  ...{ title, location, description },
  startTime: instantAt(date, start).toISOString(),
  endTime: instantAt(date, end).toISOString(),
});

const endsAfterStart = ({ date, start, end }: Draft) => instantAt(date, end) > instantAt(date, start);

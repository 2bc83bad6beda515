import { sql } from 'kysely';
import { badField } from '#server/failure.ts';
import { plainTable } from '#server/resources/plain-table.ts';
import type { Write } from '#server/write.ts';
import { type CalendarEvent, type NewCalendarEvent, plainEvents } from '../contract.ts';
import { endsTooEarly, eventsPerPerson } from '../limits.ts';

const table = plainTable(plainEvents, {
  table: 'calendar_events',
  access: { write: 'member' },
  owned: {
    column: 'account_id',
    most: eventsPerPerson,
    full: `Your calendar is full: it can hold ${eventsPerPerson} events`,
  },
  order: [
    { column: 'start_time', holds: 'text' },
    { column: 'id', holds: 'number' },
  ],
  shown: async () => (row) => ({ userId: row['account_id'] }),
  narrowed: ({ from, until }: { from?: string; until?: string }) => [
    ...(from === undefined ? [] : [sql`end_time > ${from}`]),
    ...(until === undefined ? [] : [sql`start_time < ${until}`]),
  ],
});

/** Personal events, earliest first. */
export const eventTable = {
  ...table,
  change: async (write: Write, current: CalendarEvent, sent: Partial<NewCalendarEvent>) => {
    const { startTime, endTime } = { ...current, ...sent };
    if (endTime <= startTime) throw badField('endTime', endsTooEarly);
    await table.change(write, current, sent);
  },
};

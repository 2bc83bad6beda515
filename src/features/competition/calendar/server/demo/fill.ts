import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Day, instantAt, toDay } from '#demo/calendar.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import { NumberCell, readCsv } from '#server/data-files.ts';
import type { Write } from '#server/write.ts';

const DemoEvent = z.strictObject({
  inDays: NumberCell,
  from: z.string(),
  to: z.string(),
  title: z.string(),
  location: z.string(),
  description: z.exactOptional(z.string()),
});
type DemoEvent = z.infer<typeof DemoEvent>;

const events = readCsv(join(import.meta.dirname, 'events.csv'), DemoEvent);
const owners = ['member', 'officer', 'admin'];

/** Adds the same few weeks of events for each demo account. */
export async function addDemoEvents(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const today = toDay(write.now);
  const rows = owners.flatMap((username) => {
    const owner = people.get(username);
    return owner ? events.map((event) => toRow(event, today, owner.accountId)) : [];
  });
  await write.db.insertInto('calendar_events').values(rows).execute();
}

const toRow = ({ inDays, from, to, title, location, description = '' }: DemoEvent, today: Day, account_id: number) => ({
  account_id,
  title,
  location,
  description: description || null,
  start_time: instantAt(today + inDays, from),
  end_time: instantAt(today + inDays, to),
});

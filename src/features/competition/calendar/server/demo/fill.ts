import { type Day, instantAt, toDay } from '#demo/calendar.ts';
import { demoMembers } from '#features/people/accounts/server/demo/fill.ts';
import type { Write } from '#server/write.ts';

interface DemoEvent {
  /** Days from today. */
  in: number;
  from: string;
  to: string;
  title: string;
  location: string;
  description?: string;
}

const events: DemoEvent[] = [
  { in: -9, from: '17:00', to: '18:30', title: 'Laundry and a long call home', location: 'Laundry room, block B' },
  { in: -3, from: '16:00', to: '17:30', title: 'Statistics study group', location: 'Library, room 2' },
  { in: 0, from: '19:30', to: '21:00', title: 'Movie night', location: 'Common room', description: 'Bring a blanket.' },
  { in: 1, from: '06:30', to: '07:15', title: 'Morning run', location: 'Main gate' },
  { in: 4, from: '16:00', to: '17:30', title: 'Statistics study group', location: 'Library, room 2' },
  { in: 6, from: '11:00', to: '14:00', title: 'Braai with the corridor', location: 'Courtyard' },
  { in: 12, from: '09:00', to: '12:00', title: 'Exam: Economics 2', location: 'Great Hall' },
  { in: 24, from: '10:00', to: '10:30', title: 'Physio', location: 'Campus clinic' },
];
const owners = ['member', 'officer', 'admin'];

/** Adds the same few weeks of events for each demo account. */
export async function addDemoEvents(write: Write): Promise<void> {
  const people = await demoMembers(write);
  const today = toDay(write.now);
  const rows = owners.flatMap((username) => {
    const owner = people.get(username);
    return owner ? events.map((event) => rowOf(event, today, owner.accountId)) : [];
  });
  await write.db.insertInto('calendar_events').values(rows).execute();
}

const rowOf = (
  { in: days, from, to, title, location, description = '' }: DemoEvent,
  today: Day,
  account_id: number,
) => ({
  account_id,
  title,
  location,
  description: description || null,
  start_time: instantAt(today + days, from),
  end_time: instantAt(today + days, to),
});

import { toast } from '#web/ui/toasts.ts';
import type { CalendarEvent } from '../contract.ts';
import { addEvent } from './api.ts';

/** Undoes a deletion. Should that fail, what the event said is kept for another try. */
export async function addAgain(event: CalendarEvent): Promise<void> {
  const { title, description, location, startTime, endTime } = event;
  try {
    await addEvent({ title, description, location, startTime, endTime });
    toast({ title: 'Event added', tone: 'good' });
  } catch {
    const action = { label: 'Try again', act: () => void addAgain(event) };
    toast({ title: 'Failed to add your event. Please try again.', tone: 'bad', action });
  }
}

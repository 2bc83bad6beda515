import type { CalendarEvent } from '../../contract.ts';

export const sampleEvent = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 12,
  version: 1,
  userId: 3,
  title: 'Study group',
  description: null,
  location: 'Library',
  startTime: '2026-11-22T16:00:00.000Z',
  endTime: '2026-11-22T17:30:00.000Z',
  can: { edit: true, delete: true },
  ...fields,
});

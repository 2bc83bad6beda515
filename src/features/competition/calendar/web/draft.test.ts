import { expect, it } from 'vitest';
import { buildEvent, type Draft, faultsFromServer, findFaults, toDraft } from './draft.ts';

const draft: Draft = {
  title: 'Study group',
  date: '2026-11-23',
  start: '16:00',
  end: '17:30',
  location: 'Library',
  description: '',
};

it('finds no faults in a complete draft, even without a description', () => {
  expect(findFaults(draft)).toEqual({});
});

it.each([
  ['title', 'Title is required'],
  ['date', 'Date is required'],
  ['start', 'Start time is required'],
  ['end', 'End time is required'],
  ['location', 'Location is required'],
])('reports a missing %s', (field, message) => {
  expect(findFaults({ ...draft, [field]: '' })).toEqual({ [field]: message });
});

it('does not accept spaces as title or location', () => {
  expect(Object.keys(findFaults({ ...draft, title: '  ', location: '\t' }))).toEqual(['title', 'location']);
});

it('requires the end after the start, if only by a minute', () => {
  expect(findFaults({ ...draft, end: '16:00' })).toEqual({ end: 'The end must be after the start' });
  expect(findFaults({ ...draft, end: '15:59' })).toEqual({ end: 'The end must be after the start' });
  expect(findFaults({ ...draft, end: '16:01' })).toEqual({});
});

it('combines date and times in the reader’s time zone', () => {
  const { startTime, endTime } = buildEvent(draft);
  expect(startTime).toBe(new Date(2026, 10, 23, 16, 0).toISOString());
  expect(endTime).toBe(new Date(2026, 10, 23, 17, 30).toISOString());
});

it('maps the server’s issues to the fields of the form', () => {
  expect(faultsFromServer({ endTime: 'Too early', title: 'Too long' })).toEqual({
    end: 'Too early',
    title: 'Too long',
  });
});

it.each([
  ['2026-11-23T16:00', '2026-11-23T17:30', '16:00 to 17:30 of that day'],
  ['2026-11-23T22:00', '2026-11-24T01:00', 'past midnight'],
  ['2026-03-27T09:00', '2026-03-30T09:05', 'days over a change of clocks'],
])('keeps an event from %s to %s unchanged through a draft: %s', (start, end) => {
  const times = { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
  const event = { title: 'Camp', location: 'Hills', description: null, ...times };
  const whole = { ...event, id: 1, version: 1, userId: 1, can: { edit: true, delete: true } };
  expect(findFaults(toDraft(whole))).toEqual({});
  expect(buildEvent(toDraft(whole))).toEqual({ ...event, description: '' });
});

import { expect, it } from 'vitest';
import { type Draft, draftOf, eventOf, faultsOf, faultsSaid } from './draft.ts';

const draft: Draft = {
  title: 'Study group',
  date: '2026-11-23',
  start: '16:00',
  end: '17:30',
  location: 'Library',
  description: '',
};

it('a whole draft has no faults, and a description is not needed', () => {
  expect(faultsOf(draft)).toEqual({});
});

it.each([
  ['title', 'Title is required'],
  ['date', 'Date is required'],
  ['start', 'Start time is required'],
  ['end', 'End time is required'],
  ['location', 'Location is required'],
])('without its %s it says so', (field, message) => {
  expect(faultsOf({ ...draft, [field]: '' })).toEqual({ [field]: message });
});

it('spaces are no title and no place', () => {
  expect(Object.keys(faultsOf({ ...draft, title: '  ', location: '\t' }))).toEqual(['title', 'location']);
});

it('it ends after it starts, if only by a minute', () => {
  expect(faultsOf({ ...draft, end: '16:00' })).toEqual({ end: 'The end must be after the start' });
  expect(faultsOf({ ...draft, end: '15:59' })).toEqual({ end: 'The end must be after the start' });
  expect(faultsOf({ ...draft, end: '16:01' })).toEqual({});
});

it('its times are those of the date, where the reader is', () => {
  const { startTime, endTime } = eventOf(draft);
  expect(startTime).toBe(new Date(2026, 10, 23, 16, 0).toISOString());
  expect(endTime).toBe(new Date(2026, 10, 23, 17, 30).toISOString());
});

it('what the server refuses stands under the field it was typed into', () => {
  expect(faultsSaid({ endTime: 'Too early', title: 'Too long' })).toEqual({ end: 'Too early', title: 'Too long' });
});

it.each([
  ['2026-11-23T16:00', '2026-11-23T17:30', '16:00 to 17:30 of that day'],
  ['2026-11-23T22:00', '2026-11-24T01:00', 'past midnight'],
  ['2026-03-27T09:00', '2026-03-30T09:05', 'days over a change of clocks'],
])('an event from %s to %s can be changed as it is: %s', (start, end) => {
  const times = { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
  const event = { title: 'Camp', location: 'Hills', description: null, ...times };
  const whole = { ...event, id: 1, version: 1, userId: 1, can: { edit: true, delete: true } };
  expect(faultsOf(draftOf(whole))).toEqual({});
  expect(eventOf(draftOf(whole))).toEqual({ ...event, description: '' });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { batches } from '#server/database/engine.ts';
import { everything } from '#shared/cache-tags.ts';
import { listen } from '#testing/stream.ts';
import { usernames } from '#testing/usernames.ts';
import { type CalendarEvent, plainEvents } from '../contract.ts';
import { eventsPerPerson } from '../limits.ts';

const path = '/api/calendar-events';
const EventList = z.array(plainEvents.ResponseBody);
const newEvent = {
  title: 'Study group',
  location: 'Library',
  startTime: '2026-11-23T16:00:00Z',
  endTime: '2026-11-23T17:30:00Z',
};

let arena: TestApp;
const accountIds: Record<string, number> = {};
beforeAll(async () => {
  arena = await startTestApp({ limits: 100 });
  const accounts = await arena.db.selectFrom('accounts').select(['id', 'username']).execute();
  for (const { id, username } of accounts) accountIds[username] = id;
});
afterAll(() => arena.close());

const findId = (person: keyof typeof usernames) => accountIds[usernames[person]] ?? 0;
type Writer = 'member' | 'otherMember' | 'officer' | 'admin' | 'adminWithWindow';
const add = async (person: Writer, sent: object = {}): Promise<CalendarEvent> => {
  const response = await arena.as[person].post(path, { ...newEvent, ...sent });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return response.as(plainEvents.ResponseBody);
};
const listed = async (person: Writer, query = '') => (await arena.as[person].get(path + query)).as(EventList);

it('adds an event for the logged-in person, whatever id the body names', async () => {
  const event = await add('member', { userId: findId('otherMember'), description: 'Chapter 4,\nand the tutorial.' });
  expect(event).toMatchObject({
    title: 'Study group',
    location: 'Library',
    description: 'Chapter 4,\nand the tutorial.',
    startTime: '2026-11-23T16:00:00.000Z',
    endTime: '2026-11-23T17:30:00.000Z',
    userId: findId('member'),
    can: { edit: true, delete: true },
  });
  expect(await listed('member')).toEqual([event]);
});

it('lets only its owner read, change or delete an event, not even an admin', async () => {
  const { id } = await add('officer');
  for (const person of ['member', 'otherMember', 'admin', 'adminWithWindow'] as const) {
    expect(
      (await listed(person)).map((event) => event.id),
      person,
    ).not.toContain(id);
    for (const response of [
      await arena.as[person].get(`${path}/${id}`),
      await arena.as[person].patch(`${path}/${id}`, { title: 'Mine now' }),
      await arena.as[person].delete(`${path}/${id}`),
    ]) {
      expect(response.status, person).toBe(404);
      expect(response.body).toEqual({ message: 'This event was not found' });
    }
  }
  expect((await arena.as.officer.get(`${path}/${id}`)).body).toMatchObject({ title: 'Study group' });
});

it('deletes an event once, and answers 404 the second time', async () => {
  const { id } = await add('member');
  expect((await arena.as.member.delete(`${path}/${id}`)).body).toEqual({ ok: true });
  expect((await arena.as.member.delete(`${path}/${id}`)).status).toBe(404);
});

it('keeps private events out of caches and the audit log', async () => {
  const { id } = await add('member', { title: 'Psychologist' });
  await arena.as.member.patch(`${path}/${id}`, { location: 'Clinic' });
  await arena.as.member.delete(`${path}/${id}`);
  expect((await arena.as.member.get(path)).headers.get('cache-control')).toBe('no-store');
  const lines = await arena.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(lines)).not.toMatch(/Psychologist|Clinic|event:/);
});

it('publishes changes on the live stream to the owner only', async () => {
  await arena.as.member.ready();
  using own = await listen(arena.url, arena.as.member);
  using other = await listen(arena.url, arena.as.otherMember);
  await add('member');
  await own.receive(({ tags }) => tags.includes(`calendar-events:${findId('member')}`));
  await add('otherMember');
  await other.receive(({ tags }) => tags.includes(`calendar-events:${findId('otherMember')}`));
  const received = other.events.flatMap(({ tags }) => tags).filter((tag) => tag !== everything);
  expect(received).toEqual([`calendar-events:${findId('otherMember')}`]);
});

it.each([
  ['title', { title: ' ' }],
  ['title', { title: 'a'.repeat(101) }],
  ['location', { location: '' }],
  ['location', { location: 'a'.repeat(201) }],
  ['description', { description: 'a'.repeat(1_001) }],
  ['startTime', { startTime: '2026-11-23' }],
  ['startTime', { startTime: '1999-12-31T23:59:59Z' }],
  ['endTime', { endTime: '275760-09-13T00:00:00Z' }],
  ['endTime', { endTime: newEvent.startTime }],
  ['endTime', { endTime: '2026-11-23T15:59:59.999Z' }],
])('refuses an event for its %s: %j', async (field, wrong) => {
  const response = await arena.as.member.post(path, { ...newEvent, ...wrong });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ issues: [{ path: field }] });
});

it('requires each field except the description', async () => {
  for (const field of ['title', 'location', 'startTime', 'endTime'] as const) {
    const { [field]: _, ...rest } = newEvent;
    const response = await arena.as.member.post(path, rest);
    expect(response.body, field).toMatchObject({ issues: [{ path: field }] });
  }
});

it('requires the end after the start also in a change, if only by a millisecond', async () => {
  const { id } = await add('member');
  const refused = await arena.as.member.patch(`${path}/${id}`, { endTime: newEvent.startTime });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ issues: [{ path: 'endTime', message: 'The end must be after the start' }] });
  expect((await arena.as.member.patch(`${path}/${id}`, { startTime: newEvent.endTime })).status).toBe(400);
  expect((await arena.as.member.patch(`${path}/${id}`, { endTime: '2026-11-23T16:00:00.001Z' })).body).toMatchObject({
    version: 2,
    endTime: '2026-11-23T16:00:00.001Z',
  });
});

it('lists all events that overlap a month, earliest first', async () => {
  const at = (title: string, startTime: string, endTime: string) =>
    add('adminWithWindow', { title, startTime, endTime });
  await at('over before', '2026-03-31T20:00:00Z', '2026-03-31T22:00:00Z');
  await at('last', '2026-04-30T21:59:00Z', '2026-04-30T23:00:00Z');
  await at('first', '2026-03-31T21:59:00Z', '2026-03-31T22:00:00.001Z');
  await at('next', '2026-04-30T22:00:00Z', '2026-04-30T23:00:00Z');
  const april = await listed('adminWithWindow', '?from=2026-03-31T22:00:00Z&until=2026-04-30T22:00:00Z');
  expect(april.map(({ title }) => title)).toEqual(['first', 'last']);
  expect((await arena.as.member.get(`${path}?from=April`)).status).toBe(400);
});

it('limits a person to a thousand events', async () => {
  const row = { account_id: findId('otherMember'), title: 'x', location: 'y', description: null };
  const times = { start_time: '2026-01-01T00:00:00.000Z', end_time: '2026-01-01T01:00:00.000Z' };
  const have = (await listed('otherMember')).length;
  const rows = Array.from({ length: eventsPerPerson - have - 1 }, () => ({ ...row, ...times }));
  await arena.db.insertInto('calendar_events').values(rows).execute();
  await add('otherMember');
  const refused = await arena.as.otherMember.post(path, newEvent);
  expect(refused.status).toBe(409);
  expect(refused.body).toEqual({ message: 'Your calendar is full: it can hold 1000 events' });
  await add('member');
});

it('keeps to the limit of events when several are added at once', async () => {
  const times = { start_time: '2026-11-23T16:00:00.000Z', end_time: '2026-11-23T17:30:00.000Z' };
  const account_id = findId('officer');
  const own = arena.db.selectFrom('calendar_events').select('id').where('account_id', '=', account_id);
  const row = { account_id, title: 'Study group', description: null, location: 'Library', ...times };
  const free = 2;
  const rows = Array.from({ length: eventsPerPerson - free - (await own.execute()).length }, () => row);
  for (const some of batches(rows)) await arena.db.insertInto('calendar_events').values(some).execute();
  const responses = await Promise.all(Array.from({ length: 6 }, () => arena.as.officer.post(path, newEvent)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(free);
  expect(await own.execute()).toHaveLength(eventsPerPerson);
});

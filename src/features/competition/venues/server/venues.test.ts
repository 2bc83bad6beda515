import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { endpoints as searchCalls } from '#platform/search/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { venues } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const add = (fields: object) => arena.as.adminWithWindow.post('/api/venues', fields);

it('knows only a venue’s name until somebody enters more', async () => {
  const venue = (await add({ name: 'Old Hall' })).as(venues.ResponseBody);
  const nothing = { shortName: null, place: null, mapUrl: null, capacity: null };
  expect(venue).toMatchObject({ ...nothing, surfaces: [], sportIds: [], hours: [], closedDays: [] });
  const changed = await arena.as.adminWithWindow.patch(`/api/venues/${venue.id}`, { capacity: 40, hours: [] });
  expect(changed.as(venues.ResponseBody)).toMatchObject({ name: 'Old Hall', capacity: 40, version: 2 });
});

it('lists the village’s own before the grounds of others, each by name', async () => {
  for (const [name, isAway] of [
    ['Zebra Court', false],
    ['Aloe Ground', true],
    ['Acacia Court', false],
  ] as const) {
    await add({ name, isAway });
  }
  const names = (await arena.as.member.get('/api/venues')).as(z.array(venues.ResponseBody)).map(({ name }) => name);
  const [acacia, zebra, aloe] = ['Acacia Court', 'Zebra Court', 'Aloe Ground'].map((name) => names.indexOf(name));
  expect([acacia, zebra, aloe]).toEqual([acacia, zebra, aloe].toSorted((a = 0, b = 0) => a - b));
  expect(aloe).toBeGreaterThan(-1);
});

it('needs a unique name, and takes only sports of this village', async () => {
  await add({ name: 'New Hall' });
  const twice = await add({ name: 'new hall' });
  expect([twice.status, twice.as(ErrorResponse).message]).toEqual([409, 'There is already a venue with that name']);
  const unknown = await add({ name: 'Third Hall', sportIds: [1, 999_999] });
  expect([unknown.status, unknown.as(ErrorResponse).issues?.[0]?.path]).toEqual([400, 'sportIds']);
});

it('finds a venue by its short name and by its place', async () => {
  const { id } = (await add({ name: 'Marula Ground', shortName: 'MGX', place: 'Beside the bakery' })).as(
    venues.ResponseBody,
  );
  for (const q of ['marula', 'mgx', 'bakery']) {
    const { groups } = (await arena.as.member.get(`/api/search?q=${q}`)).as(searchCalls['GET /api/search'].response);
    const hits = groups.find(({ kind }) => kind === 'venue')?.hits;
    expect(hits).toMatchObject([{ title: 'Marula Ground', look: 'place', path: `/venues/${id}` }]);
  }
});

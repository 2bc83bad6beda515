import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { startTestApp } from './app.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const Rows = z.array(z.object({ id: z.int(), version: z.int() }));
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
const find = async (path: string, q: string, more = {}) =>
  (await arena.as.adminWithWindow.get(withQuery(path, { q, ...more }))).as(Rows).map(({ id }) => id);
const add = async (path: string, row: object) =>
  (await arena.as.adminWithWindow.post(path, row)).as(z.object({ id: z.int() })).id;

/** All lists that can be searched, and the kind of person who manages each. */
const searched = {
  '/api/announcements': 'adminWithWindow',
  '/api/better-living-tips': 'adminWithWindow',
  '/api/calendar-events': 'member',
  '/api/clubs': 'adminWithWindow',
  '/api/episodes': 'adminWithWindow',
  '/api/games': 'officer',
  '/api/ground-anchors': 'adminWithWindow',
  '/api/highlights': 'adminWithWindow',
  '/api/photos': 'adminWithWindow',
  '/api/playlists': 'adminWithWindow',
  '/api/residence-anchors': 'adminWithWindow',
  '/api/sports': 'adminWithWindow',
  '/api/teams': 'adminWithWindow',
  '/api/workouts': 'adminWithWindow',
} as const;

test('the server searches every managed list, for those who manage it', async () => {
  for (const [path, manager] of Object.entries(searched)) {
    const nothing = withQuery(path, { q: 'said by nobody' });
    const response = await arena.as[manager].get(nothing);
    expect([path, response.status, response.body]).toEqual([path, 200, []]);
    if (manager !== 'member') expect([path, (await arena.as.member.get(nothing)).status]).toEqual([path, 403]);
    expect((await arena.as[manager].get(withQuery(path, { q: 'x'.repeat(61) }))).status).toBe(400);
  }
});

test('finds words in any order, ignoring case and accents, in filled-in fields and the sport’s name', async () => {
  const sportId = await add('/api/sports', { name: 'Pétanque' });
  const club = await add('/api/clubs', { name: 'Boule ÉLAN', meetingTime: 'Mondays', sportId });
  for (const q of ['elan', 'ÉLAN boule', 'mondays ELAN', 'petanque', '  boule ']) {
    expect([q, await find('/api/clubs', q)]).toEqual([q, [club]]);
  }
  expect(await find('/api/clubs', 'elan tuesdays')).toEqual([]);
  // No character has a meaning as a pattern.
  for (const q of ['%', '_oule', '\\']) expect(await find('/api/clubs', q)).toEqual([]);
});

test('finds a game by its teams, together with other filters', async () => {
  const world = buildWorld(arena.app);
  const id = await addUpcomingGame(world);
  await arena.as.officer.patch(`/api/games/${id}`, { category: 'friendly' });
  const game = (await arena.as.member.get(`/api/games/${id}`)).as(
    z.object({ homeTeam: z.object({ name: z.string() }), awayTeam: z.object({ name: z.string() }) }),
  );
  const both = `${game.awayTeam.name} ${game.homeTeam.name.toUpperCase()}`;
  expect(await find('/api/games', `${both} friendly`)).toEqual([id]);
  expect(await find('/api/games', both, { status: 'completed' })).toEqual([]);
});

test('finds, edits and deletes the 51st of 60 rows, and returns long search results in pages', async () => {
  const path = '/api/workouts';
  const admin = arena.as.adminWithWindow;
  const drill = { description: null, duration: '30 mins', exercises: '[]', featured: 0, created_at: '' } as const;
  const drills = Array.from({ length: 60 }, (_, at) => ({ ...drill, title: `Drill ${at + 1}` }));
  await arena.db.insertInto('workouts').values(drills).execute();
  const first = await admin.get(withQuery(path, { q: 'drill' }));
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.get('link')))?.[1] ?? '';
  expect([first.as(Rows).length, (await admin.get(next)).as(Rows).length]).toEqual([50, 10]);
  const tenth = (await admin.get(next)).as(Rows)[0];
  const [found] = (await admin.get(withQuery(path, { q: 'drill 10' }))).as(Rows);
  expect(found?.id).toBe(tenth?.id);
  expect((await admin.patch(`${path}/${found?.id}`, { title: 'Slow walk', version: found?.version })).status).toBe(200);
  expect(await find(path, 'drill 10')).toEqual([]);
  const [walk] = await find(path, 'walk slow');
  expect((await admin.delete(`${path}/${walk}`)).status).toBe(200);
  expect(await find(path, 'walk slow')).toEqual([]);
});

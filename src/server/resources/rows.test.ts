import { get } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '#app/testing/app.ts';
import { Game } from '#features/competition/games/contract.ts';
import { addUpcomingGame } from '#features/competition/games/testing/rows.ts';
import { addHighlight } from '#features/media/highlights/testing/rows.ts';
import { addPendingPhoto } from '#features/media/photos/testing/rows.ts';
import { addPlayer } from '#features/teams/players/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { addTeam } from '#features/teams/teams/testing/rows.ts';
import { addTip, addWorkout } from '#features/training/training/testing/rows.ts';
import { listen } from '#testing/stream.ts';
import { buildWorld } from '#testing/world.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);

const rows = {
  player: () => addPlayer(world),
  workout: () => addWorkout(world),
  tip: () => addTip(world),
  team: () => addTeam(world),
  highlight: () => addHighlight(world),
  sport: () => addSport(world),
  photo: () => addPendingPhoto(world),
  club: async () => (await arena.as.adminWithWindow.post('/api/clubs', { name: world.word() })).as(Club).id,
};
const Club = z.object({ id: z.int() });
const readTags = ({ headers }: { headers: Headers }) => headers.get('x-tags')?.split(' ') ?? [];

describe('the tags that a write reports', () => {
  test('are only the game for its score, and also the list for its status or its day', async () => {
    const { officer, adminWithWindow } = arena.as;
    const id = await addUpcomingGame(world);
    await officer.patch(`/api/games/${id}`, { status: 'live' });
    expect(readTags(await officer.patch(`/api/games/${id}`, { homeScore: 7 }))).toEqual([`game:${id}`]);
    const ended = readTags(await officer.patch(`/api/games/${id}`, { awayScore: 3, status: 'completed' }));
    expect(ended).toContain('games');
    const dateTime = new Date().toISOString();
    expect(readTags(await adminWithWindow.patch(`/api/games/${id}`, { dateTime }))).toContain('games');
    expect(readTags(await adminWithWindow.delete(`/api/games/${id}`))).toContain('games');
  });

  test('leave out the list of games for a corrected result, though standings and two teams’ records follow from it', async () => {
    const { officer } = arena.as;
    const id = await addUpcomingGame(world);
    await officer.patch(`/api/games/${id}`, { homeScore: 1, awayScore: 0, status: 'completed', category: 'league' });
    const { homeTeamId, awayTeamId } = (await officer.get(`/api/games/${id}`)).as(Game);
    const playing = [homeTeamId, awayTeamId];
    const tags = readTags(await officer.patch(`/api/games/${id}`, { awayScore: 2 }));
    expect(tags).toEqual(expect.arrayContaining([`game:${id}`, 'results', ...playing.map((team) => `team:${team}`)]));
    expect(tags).not.toContain('games');
  });

  test.each([
    ['/api/players', 'player', { jerseyNumber: 12 }, { name: 'Somebody Else' }, 'players'],
    ['/api/workouts', 'workout', { duration: '5 mins' }, null, 'workouts'],
    ['/api/better-living-tips', 'tip', { description: 'Sleep more' }, null, 'tips'],
    ['/api/teams', 'team', { gender: 'Mixed' }, { logo: 'https://example.org/a.png' }, 'teams'],
    [
      '/api/highlights',
      'highlight',
      { title: 'Another title' },
      { dateAdded: '2026-01-02T03:04:05.000Z' },
      'highlights',
    ],
    ['/api/sports', 'sport', null, { name: 'Another sport' }, 'sports'],
    // Not everybody may subscribe to each club and photo, so every change of one invalidates the list.
    ['/api/clubs', 'club', null, { description: 'Another' }, 'clubs'],
    ['/api/photos', 'photo', null, { title: 'Another' }, 'photos'],
  ] as const)(
    'are, in %s, only the row unless its place in the list changes',
    async (path, resourceName, inPlace, elsewhere, set) => {
      const id = await rows[resourceName]();
      for (const fields of [inPlace, elsewhere]) {
        if (!fields) continue;
        const tags = readTags(await arena.as.adminWithWindow.patch(`${path}/${id}`, fields));
        expect(tags).toContain(`${resourceName}:${id}`);
        expect(tags.includes(set)).toBe(fields === elsewhere);
      }
    },
  );

  test('are, for the author, only those that they may subscribe to', async () => {
    const id = await addUpcomingGame(world);
    const rsvp = { userName: world.word() };
    const { member, visitor } = arena.as;
    // The first RSVP also earns an achievement.
    await member.post(`/api/games/${id}/rsvp`, { userName: world.word() });
    const own = expect.stringMatching(/^own-rsvps:\d+$/);
    expect(readTags(await member.post(`/api/games/${id}/rsvp`, rsvp))).toEqual([`rsvps:${id}`, own, `game:${id}`]);
    expect(readTags(await visitor.post(`/api/games/${id}/rsvp`, { userName: world.word() }))).toEqual([]);
  });
});

test('every read has cache tags, except these', () => {
  const { routes } = arena.app;
  const silent = routes.filter(({ method, cacheTags, dependsOn }) => method === 'GET' && !cacheTags && !dependsOn);
  expect(silent.map(({ path }) => path).toSorted()).toEqual([
    ...['/api/admin/backups/:name/file', '/api/calendar/:secret.ics', '/api/calendar/games/:id.ics'],
    ...['/api/cups/:id/card.png', '/api/exports'],
    ...['/api/exports/:list', '/api/game-logs/schema', '/api/games/:id/card.png', '/api/games/:id/log', '/api/health'],
    ...[
      '/api/imports',
      '/api/imports/:kind/template',
      '/clear-device',
      '/embed/games',
      '/embed/live',
      '/embed/standings',
    ],
    ...['/feeds/results.xml', '/icons/:name.png', '/manifest.webmanifest', '/results/:id', '/uploads/:id/:file'],
  ]);
});

test('keeps cached lists, and other responses that show a row, as fresh as the row', async () => {
  const { officer, member, adminWithWindow } = arena.as;
  const id = await addUpcomingGame(world);
  const highlight = await addHighlight(world);
  await adminWithWindow.patch(`/api/highlights/${highlight}`, { gameId: id });
  await officer.patch(`/api/games/${id}`, { status: 'live' });
  const reads = [
    ...['/api/games', `/api/games/${id}`, '/api/games?status=live', '/api/stream'],
    ...['/api/highlights', `/api/highlights/${highlight}`],
  ];
  for (const homeScore of [101, 102, 103]) {
    await officer.patch(`/api/games/${id}`, { homeScore });
    for (const path of reads) {
      expect(JSON.stringify((await member.get(path)).body), path).toContain(`"homeScore":${homeScore}`);
    }
  }
});

test('refreshes a featured row and the totals of a list when their rows change', async () => {
  const { member, adminWithWindow } = arena.as;
  const workout = await addWorkout(world);
  await member.get('/api/workouts/featured');
  await adminWithWindow.patch(`/api/workouts/${workout}`, { featured: true });
  expect((await member.get('/api/workouts/featured')).body).toMatchObject({ id: workout });
  const player = await addPlayer(world);
  const captains = async () => (await member.get('/api/players/totals')).body;
  const before = await captains();
  await adminWithWindow.patch(`/api/players/${player}`, { isCaptain: true });
  expect(await captains()).not.toEqual(before);
});

test('sends a phone that shows 500 games less than 2 kB for a score', async () => {
  const { officer, member } = arena.as;
  const ids = await Promise.all(Array.from({ length: 500 }, () => addUpcomingGame(world)));
  const id = ids[250] ?? 0;
  using stream = await listen(arena.url, member);
  await officer.patch(`/api/games/${id}`, { status: 'live' });
  await stream.receive(({ tags }) => tags.includes('games'));
  const list = (await member.get('/api/games?limit=500')).body;
  await officer.patch(`/api/games/${id}`, { homeScore: 44 });
  const event = await stream.receive(({ tags }) => tags.includes(`game:${id}`) && !tags.includes('games'));
  expect(event.tags).toEqual([`game:${id}`]);
  const row = await countResponseBytes(member, `/api/games/${id}`);
  console.info(
    `a score: ${event.bytes} bytes of event and ${row} of the row, its head among them; ${JSON.stringify(list).length} of the list before`,
  );
  expect(event.bytes + row).toBeLessThan(2_000);
});

/** The bytes of a response on the wire, with its headers, requested the way a browser does. */
async function countResponseBytes(client: TestApp['as']['member'], path: string): Promise<number> {
  const headers = { cookie: await client.cookie(), 'accept-encoding': 'gzip, br', connection: 'close' };
  return new Promise((resolve, reject) => {
    const request = get(arena.url + path, { headers, agent: false }, (response) => {
      const { socket } = response;
      response.resume().on('end', () => resolve(socket.bytesRead));
    });
    request.on('error', reject);
  });
}

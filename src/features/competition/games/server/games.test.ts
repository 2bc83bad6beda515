import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';
import { addUpcomingGame } from '../testing/rows.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

const newGame = (fields: Record<string, unknown> = {}) => ({
  ...opponents,
  dateTime: '2026-11-21T18:30:00+02:00',
  location: 'Main Field',
  ...fields,
});
const addGame = async (fields: Record<string, unknown> = {}) => {
  const response = await arena.as.adminWithWindow.post('/api/games', newGame(fields));
  expect(response.status).toBe(201);
  return response.as(Game);
};
const refusal = (response: { as: (schema: typeof ErrorResponse) => ErrorResponse }) =>
  response.as(ErrorResponse).message;

describe('a new game', () => {
  it('is upcoming and regular, in the season of the settings, and has its fields under both names', async () => {
    const game = await addGame();
    expect(game).toMatchObject({
      dateTime: '2026-11-21T16:30:00.000Z',
      date_time: '2026-11-21T16:30:00.000Z',
      location: 'Main Field',
      venue: 'Main Field',
      status: 'upcoming',
      category: 'regular',
      season: '2026',
      homeScore: null,
      hasBoxScore: false,
      rsvpCount: 0,
      rsvpNames: [],
      can: { score: true, edit: true, delete: true },
    });
    const read = (await arena.as.member.get(`/api/games/${game.id}`)).as(Game);
    const { clashes, ...stored } = game;
    expect(clashes).toEqual([]);
    expect(read).toEqual({ ...stored, can: { score: false, edit: false, delete: false } });
  });

  it('accepts the other field names, and is completed with both scores', async () => {
    const game = await addGame({
      dateTime: undefined,
      location: undefined,
      date_time: '2026-05-17T15:00:00Z',
      venue: 'Hall',
      homeScore: 0,
      awayScore: 0,
    });
    expect(game).toMatchObject({ dateTime: '2026-05-17T15:00:00.000Z', location: 'Hall', status: 'completed' });
    expect((await addGame({ status: 'ongoing', homeScore: 1, awayScore: 0 })).status).toBe('live');
  });

  it.each([
    ['dateTime', { dateTime: undefined }],
    ['dateTime', { dateTime: '2026-11-21' }],
    ['dateTime', { dateTime: '1999-12-31T23:59:00Z' }],
    ['dateTime', { dateTime: '2101-01-01T00:00:00Z' }],
    ['location', { location: undefined }],
    ['location', { location: '  ' }],
    ['location', { location: 'x'.repeat(101) }],
    ['sportId', { sportId: 2_000_000_000 }],
    ['homeTeamId', { homeTeamId: 2_000_000_000 }],
    ['awayTeamId', { awayTeamId: 2_000_000_000 }],
    ['homeScore', { homeScore: -1 }],
    ['awayScore', { awayScore: 1000 }],
    ['status', { status: 'past' }],
    ['category', { category: 'derby' }],
  ])('is refused for its %s: %j', async (path, fields) => {
    const response = await arena.as.adminWithWindow.post('/api/games', newGame(fields));
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.map((issue) => issue.path)).toContain(path);
  });

  it('needs two teams of its sport', async () => {
    const { adminWithWindow } = arena.as;
    const twice = await adminWithWindow.post('/api/games', newGame({ awayTeamId: opponents.homeTeamId }));
    expect([twice.status, refusal(twice)]).toEqual([400, 'A team cannot play against itself']);
    const elsewhere = await adminWithWindow.post('/api/games', newGame({ sportId: await addSport(world) }));
    expect([elsewhere.status, refusal(elsewhere)]).toEqual([400, 'The home team is not a team of this sport']);
  });
});

describe('permissions', () => {
  it('let an admin delete a game', async () => {
    const { id } = await addGame();
    expect((await arena.as.adminWithWindow.delete(`/api/games/${id}`)).status).toBe(200);
    expect((await arena.as.member.get(`/api/games/${id}`)).status).toBe(404);
  });

  it('let officers score, and admins without their admin window', async () => {
    const { id } = await addGame();
    const score = { homeScore: 3, awayScore: 2, status: 'upcoming', category: 'friendly' };
    const saved = (await arena.as.officer.patch(`/api/games/${id}`, score)).as(Game);
    expect(saved).toMatchObject({ homeScore: 3, awayScore: 2, status: 'completed', category: 'friendly' });
    expect((await arena.as.admin.patch(`/api/games/${id}`, { homeScore: 4 })).status).toBe(200);
  });

  it.each([
    { homeTeamId: 1 },
    { awayTeamId: 1 },
    { sportId: 1 },
    { dateTime: '2026-01-01T10:00:00Z' },
    { date_time: '2026-01-01T10:00:00Z' },
    { location: 'Elsewhere' },
    { venue: null },
    { season: '1999' },
  ])('let only admins in their admin window change %j, even beside a score', async (fields) => {
    const { id } = await addGame();
    for (const person of [arena.as.officer, arena.as.admin]) {
      const response = await person.patch(`/api/games/${id}`, { homeScore: 9, ...fields });
      expect([response.status, refusal(response)]).toEqual([403, 'Admin authentication required']);
    }
    expect((await arena.as.member.get(`/api/games/${id}`)).as(Game).homeScore).toBeNull();
  });
});

describe('a game without fields', () => {
  it('is refused with a list of all missing fields', async () => {
    const response = await arena.as.adminWithWindow.post('/api/games', {});
    const { message, issues } = response.as(ErrorResponse);
    expect([response.status, message]).toEqual([400, 'sportId is required']);
    expect(issues?.map(({ path }) => path)).toEqual(['sportId', 'homeTeamId', 'awayTeamId', 'dateTime', 'location']);
  });
});

describe('a change', () => {
  it('by an admin may move a game', async () => {
    const { id } = await addGame();
    const change = { date_time: '2026-12-01T10:00:00Z', venue: 'Hall', awayTeamId: await addTeam(world) };
    const game = (await arena.as.adminWithWindow.patch(`/api/games/${id}`, change)).as(Game);
    expect(game).toMatchObject({
      dateTime: '2026-12-01T10:00:00.000Z',
      location: 'Hall',
      awayTeamId: change.awayTeamId,
    });
    const emptied = await arena.as.adminWithWindow.patch(`/api/games/${id}`, { venue: '' });
    expect([emptied.status, refusal(emptied)]).toEqual([400, 'Location is required']);
  });

  it('is refused with the current game if its version is behind', async () => {
    const { id, version } = await addGame();
    expect((await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 1, version })).status).toBe(200);
    const late = await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 2, version });
    expect(late.status).toBe(409);
    expect(late.as(ErrorResponse).current).toMatchObject({ id, version: version + 1, homeScore: 1 });
    const byHeader = await arena.as.officer.patch(`/api/games/${id}`, { homeScore: 2 }, { 'if-match': `"${version}"` });
    expect(byHeader.status).toBe(409);
  });

  it('makes a completed game upcoming again only with its scores cleared', async () => {
    const { id } = await addGame({ homeScore: 1, awayScore: 2 });
    const { officer } = arena.as;
    const refused = await officer.patch(`/api/games/${id}`, { status: 'upcoming' });
    expect([refused.status, refusal(refused)]).toEqual([400, 'Clear the scores to make this game upcoming again']);
    const cleared = await officer.patch(`/api/games/${id}`, { status: 'upcoming', homeScore: null, awayScore: null });
    expect(cleared.as(Game)).toMatchObject({ status: 'upcoming', homeScore: null, awayScore: null });
  });
});

describe('the list', () => {
  it('comes latest first in pages that skip no game, even among games at the same time', async () => {
    const teamId = await addTeam(world);
    const dates = ['2026-02-01', '2026-02-03', '2026-02-02', '2026-02-02', '2026-02-02'];
    const games: Game[] = [];
    for (const date of dates) games.push(await addGame({ homeTeamId: teamId, dateTime: `${date}T10:00:00Z` }));
    const [a, b, c, d, e] = games.map((game) => game.id);
    expect(await everyPage(`/api/games?teamId=${teamId}&limit=2`)).toEqual([[b, e], [d, c], [a]]);
  });

  it('is filtered by status, category, sport and team of either side', async () => {
    const teamId = await addTeam(world);
    const home = await addGame({ homeTeamId: teamId, category: 'playoff', status: 'live' });
    const away = await addGame({ awayTeamId: teamId, dateTime: '2026-01-01T10:00:00Z' });
    const ids = async (query: string) => (await games(`/api/games?teamId=${teamId}&${query}`)).map(({ id }) => id);
    expect(await ids('')).toEqual([home.id, away.id]);
    expect(await ids('status=ongoing')).toEqual([home.id]);
    expect(await ids('status=upcoming')).toEqual([away.id]);
    expect(await ids('category=playoff')).toEqual([home.id]);
    expect(await ids(`sportId=${await addSport(world)}`)).toEqual([]);
    expect(await ids(`sportId=${opponents.sportId}&status=live&category=playoff`)).toEqual([home.id]);
  });

  it('is limited to games that start at or after one instant and before another', async () => {
    const at = async (dateTime: string) => (await addGame({ dateTime })).id;
    const first = await at('2031-03-31T22:00:00Z');
    const last = await at('2031-04-30T21:59:59.999Z');
    await at('2031-03-31T21:59:59.999Z');
    await at('2031-04-30T22:00:00Z');
    const april = 'from=2031-03-31T22:00:00Z&until=2031-04-30T22:00:00Z';
    const ids = async (query: string) => (await games(`/api/games?${query}`)).map(({ id }) => id);
    expect(await ids(april)).toEqual([last, first]);
    expect(await ids(`${april}&status=live`)).toEqual([]);
  });

  it.each([
    'from=2031-03-31',
    'until=tomorrow',
    'status=past',
    'status[]=live',
    'cursor=x',
    'cursor=W10',
    'limit=0',
    'limit=501',
    'teamId=0',
    'teamId=1e3',
    'page=2',
  ])('refuses ?%s', async (query) => expect((await arena.as.member.get(`/api/games?${query}`)).status).toBe(400));

  const games = async (path: string) => (await arena.as.member.get(path)).as(z.array(Game));

  async function everyPage(path: string): Promise<number[][]> {
    const pages: number[][] = [];
    for (let next: string | undefined = path; next; ) {
      const response = await arena.as.member.get(next);
      pages.push(response.as(z.array(Game)).map(({ id }) => id));
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    }
    return pages;
  }
});

it('refuses to move a team with games to another sport, or to delete it', async () => {
  const teamId = await addTeam(world);
  await addGame({ homeTeamId: teamId });
  const moved = await arena.as.adminWithWindow.patch(`/api/teams/${teamId}`, { sportId: await addSport(world) });
  expect([400, 409]).toContain(moved.status);
  expect((await arena.as.adminWithWindow.delete(`/api/teams/${teamId}`)).status).toBe(409);
});

it('refuses to move a team with an upcoming game to another sport', async () => {
  const { homeTeamId } = (await arena.as.member.get(`/api/games/${await addUpcomingGame(world)}`)).as(Game);
  const elsewhere = await addSport(world);
  const response = await arena.as.adminWithWindow.patch(`/api/teams/${homeTeamId}`, { sportId: elsewhere });
  expect([response.status, refusal(response)]).toEqual([400, 'sportId cannot change while the team has games']);
});

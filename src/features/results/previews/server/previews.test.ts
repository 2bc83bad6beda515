import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { competitions } from '#features/competition/competitions/contract.ts';
import { Game } from '#features/competition/games/contract.ts';
import { venues } from '#features/competition/venues/contract.ts';
import { buildMapLink } from '#features/competition/venues/rules.ts';
import { Player } from '#features/teams/players/contract.ts';
import { addTeam, sides } from '#features/teams/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';
import { Preview } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { sportId, homeTeamId: us, awayTeamId: them } = await sides.of(world);
const admin = arena.as.adminWithWindow;

const preview = async (id: number) => (await arena.as.member.get(`/api/games/${id}/preview`)).as(Preview);

async function addGame(fields: object): Promise<number> {
  const fixture = { sportId, homeTeamId: us, awayTeamId: them, location: 'Hall', dateTime: '2026-03-01T10:00:00Z' };
  return (await admin.post('/api/games', { ...fixture, ...fields })).as(Game).id;
}

const addResult = (homeScore: number, awayScore: number, fields: object = {}) =>
  addGame({ status: 'completed', homeScore, awayScore, ...fields });

it('has nothing to say about the first game of two new teams but their place in the table', async () => {
  const id = await addGame({ dateTime: '2025-01-10T10:00:00Z', season: '2025' });
  expect(await preview(id)).toMatchObject({
    form: { home: [], away: [] },
    meetings: { won: { home: 0, away: 0 }, drawn: 0, latest: [] },
    toWatch: { home: [], away: [] },
    table: { season: '2025', competition: null, of: 2 },
  });
});

it('knows the form and the meetings before the game, not those after it or that do not count', async () => {
  const third = await addTeam(world);
  const first = await addResult(3, 1, { dateTime: '2026-03-02T10:00:00Z' });
  const away = { homeTeamId: them, awayTeamId: us };
  const second = await addResult(1, 1, { dateTime: '2026-03-03T10:00:00Z', ...away, category: 'friendly' });
  const other = await addResult(0, 2, { dateTime: '2026-03-04T10:00:00Z', awayTeamId: third });
  await addResult(9, 0, { dateTime: '2026-03-05T10:00:00Z', resultType: 'annulled' });
  await addGame({ dateTime: '2026-03-05T11:00:00Z', status: 'live', homeScore: 4, awayScore: 0 });
  const id = await addGame({ dateTime: '2026-03-06T10:00:00Z' });
  await addResult(7, 0, { dateTime: '2026-03-07T10:00:00Z' });
  const { form, meetings } = await preview(id);
  expect(form.home.map(({ gameId, outcome }) => [gameId, outcome])).toEqual([
    [first, 'W'],
    [second, 'D'],
    [other, 'L'],
  ]);
  expect(form.home[1]).toMatchObject({ side: 'away', homeScore: 1, awayScore: 1, opponent: { id: them } });
  expect(form.away.map(({ outcome }) => outcome)).toEqual(['L', 'D']);
  expect(meetings).toMatchObject({ won: { home: 1, away: 0 }, drawn: 1 });
  expect(meetings.latest.map(({ gameId }) => gameId)).toEqual([second, first]);

  // Without a day, a game comes after all that were played.
  await admin.patch(`/api/games/${id}`, { dateTime: null });
  expect((await preview(id)).meetings.won.home).toBe(2);
});

it('names the five latest results and meetings, whatever came before', async () => {
  const [one, other] = [await addTeam(world), await addTeam(world)];
  const played = { homeTeamId: one, awayTeamId: other };
  for (let day = 1; day <= 7; day += 1) await addResult(day, 0, { ...played, dateTime: `2026-04-0${day}T10:00:00Z` });
  const { form, meetings } = await preview(await addGame({ ...played, dateTime: '2026-04-20T10:00:00Z' }));
  expect(form.home.map(({ homeScore }) => homeScore)).toEqual([3, 4, 5, 6, 7]);
  expect(meetings.latest.map(({ homeScore }) => homeScore)).toEqual([7, 6, 5, 4, 3]);
  expect(meetings.won.home).toBe(7);
});

it('names who leads each side this season', async () => {
  const [one, other] = [await addTeam(world), await addTeam(world)];
  const add = async (teamId: number, name: string, points: number, rebounds = 0) =>
    (await admin.post('/api/players', { name, teamId, stats: { points, rebounds, gamesPlayed: 4 } })).as(Player).id;
  const scorer = await add(one, 'Lindiwe', 80, 20);
  const second = await add(one, 'Zola', 40, 12);
  await add(one, 'Vuyo', 0);
  await add(other, 'Neo', 0);
  const { toWatch } = await preview(await addGame({ homeTeamId: one, awayTeamId: other }));
  expect(toWatch.home.map(({ id }) => id)).toContain(scorer);
  expect(toWatch.home.map(({ id }) => id)).not.toContain(second);
  expect(toWatch.home[0]).toMatchObject({ displayName: 'Lindiwe', total: 80, perGame: 20 });
  expect(toWatch.away).toEqual([]);

  await admin.patch(`/api/players/${scorer}`, { displayName: 'Lindi' });
  expect((await preview(await addGame({ homeTeamId: one, awayTeamId: other }))).toWatch.home[0]).toMatchObject({
    displayName: 'Lindi',
  });
});

it('shows the table of its league around both, and none for a cup tie or a friendly', async () => {
  const addCompetition = async (kind: string) =>
    (await admin.post('/api/competitions', { name: world.word(), kind, sportId, season: '2026' })).as(
      competitions.ResponseBody,
    );
  const league = await addCompetition('league');
  const cup = await addCompetition('cup');
  const inLeague = { competitionId: league.id, category: 'league', season: '2026' };
  const [one, other] = [await addTeam(world), await addTeam(world)];
  const game = await addGame({ ...inLeague, homeTeamId: one, awayTeamId: other });
  expect((await preview(game)).table).toMatchObject({ of: 2, competition: { id: league.id } });
  await addResult(0, 1, { ...inLeague, homeTeamId: one, awayTeamId: other });
  const { table } = await preview(game);
  expect(table?.rows.map(({ position, team, played }) => [position, team.id, played])).toEqual([
    [1, other, 1],
    [2, one, 1],
  ]);
  const third = await addTeam(world);
  const inGroup = { competitionId: league.id, homeTeamId: them, awayTeamId: third, group: 'Group 7' };
  const places = (await preview(await addResult(4, 0, inGroup))).table;
  expect(places).toMatchObject({ of: 2, rows: [{ position: 1, team: { id: them } }, { position: 2 }] });
  expect((await preview(await addGame({ competitionId: cup.id, category: 'tournament' }))).table).toBeNull();
  expect((await preview(await addGame({ category: 'friendly' }))).table).toBeNull();
});

it('says that there is no such game', async () => {
  expect((await arena.as.member.get('/api/games/999999/preview')).status).toBe(404);
});

it('knows the way to a venue that says where it is, and hears of a change', async () => {
  const venue = (await admin.post('/api/venues', { name: "Gogo's Court 7", place: '12 Vilakazi Street' })).as(
    venues.ResponseBody,
  );
  const at = await addGame({ location: venue.name });
  expect((await preview(at)).mapUrl).toBe(buildMapLink(venue));
  const mapUrl = 'https://maps.example.org/court-7';
  await admin.patch(`/api/venues/${venue.id}`, { mapUrl });
  expect((await preview(at)).mapUrl).toBe(mapUrl);
  await admin.patch(`/api/venues/${venue.id}`, { mapUrl: '', place: '' });
  expect((await preview(at)).mapUrl).toBeNull();
  expect((await preview(await addGame({ location: 'Behind the dining hall' }))).mapUrl).toBeNull();
});

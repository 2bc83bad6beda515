import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { importedCounts } from '#platform/spreadsheets/testing/file.ts';
import type { TestResponse } from '#testing/client.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { endpoints, Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = { ...(await sides.of(world)), dateTime: new Date(Date.now() + 864e5).toISOString() };
const { adminWithWindow: admin, officer } = arena.as;
await Promise.all([admin.ready(), officer.ready()]);

const rounds = countRounds(15);
const addGame = (fields: object) => addAsAdmin(arena, '/api/games', { ...opponents, location: 'Court', ...fields });
const gameNow = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);
const idIn = (response: TestResponse) => response.as(z.object({ id: z.int() })).id;
const addCompetition = (sportId = opponents.sportId) =>
  addAsAdmin(arena, '/api/competitions', { name: world.word(), kind: 'league', sportId, season: '2026' });

async function all(endpoints: readonly Promise<TestResponse>[]): Promise<TestResponse[]> {
  const responses = await Promise.all(endpoints);
  expect(responses.map(({ status }) => status).filter((status) => status !== 200 && status !== 201)).toEqual([]);
  return responses;
}

describe('while a competition gets another season', () => {
  it('gives the new season to a game that joins it', async () => {
    const competitionId = await addCompetition();
    for (let round = 0; round < rounds; round += 1) {
      const [season, loose] = [`20${30 + round}`, await addGame({})];
      const [, added] = await all([
        admin.patch(`/api/competitions/${competitionId}`, { season }),
        admin.post('/api/games', { ...opponents, location: 'Court', competitionId }),
        admin.patch(`/api/games/${loose}`, { competitionId }),
      ]);
      const games = [await gameNow(added ? idIn(added) : 0), await gameNow(loose)];
      expect(games.map((game) => game.season)).toEqual([season, season]);
    }
  });

  it('gives the new season to a game that an officer changes, and refuses neither', async () => {
    const competitionId = await addCompetition();
    const id = await addGame({ competitionId });
    for (let round = 0; round < rounds; round += 1) {
      const season = `20${30 + round}`;
      await all([
        officer.patch(`/api/games/${id}`, { category: round % 2 === 0 ? 'playoff' : 'league' }),
        admin.patch(`/api/competitions/${competitionId}`, { season }),
      ]);
      expect((await gameNow(id)).season).toBe(season);
    }
  });

  it('gives the new season to a game that is imported into it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const sportId = await addAsAdmin(arena, '/api/sports', { name: world.word() });
      const name = world.word();
      const competition = { name, kind: 'league', sportId, season: '2026' };
      const path = `/api/competitions/${await addAsAdmin(arena, '/api/competitions', competition)}`;
      const text = `date,time,home,away,season,competition\n16/08/2026,19:30,Lions,Rovers,2026,${name}`;
      await Promise.all([
        importedCounts(admin, 'fixtures', sportId, text),
        all([admin.patch(path, { kind: 'friendly' })]),
      ]);
      const games = (await arena.as.member.get(`/api/games?sportId=${sportId}`)).as(z.array(Game));
      expect(games.map(({ category }) => category)).toEqual(['friendly']);
    }
  });
});

describe('while a venue gets another name', () => {
  it('gives the new name to a game that moves there', async () => {
    const venueId = await addAsAdmin(arena, '/api/venues', { name: world.word() });
    for (let round = 0; round < rounds; round += 1) {
      const [name, elsewhere] = [world.word(), await addGame({})];
      const [, added] = await all([
        admin.patch(`/api/venues/${venueId}`, { name }),
        admin.post('/api/games', { ...opponents, venueId }),
        admin.patch(`/api/games/${elsewhere}`, { venueId, location: null }),
      ]);
      const games = [await gameNow(added ? idIn(added) : 0), await gameNow(elsewhere)];
      expect(games.map(({ location }) => location)).toEqual([name, name]);
    }
  });

  it('saves the score of a game there, and refuses neither', async () => {
    const venueId = await addAsAdmin(arena, '/api/venues', { name: world.word() });
    const id = await addGame({ venueId, location: undefined, dateTime: '2026-03-04T16:30:00Z' });
    for (let round = 0; round < rounds; round += 1) {
      const name = world.word();
      await all([
        admin.patch(`/api/venues/${venueId}`, { name }),
        officer.patch(`/api/games/${id}`, { homeScore: round, awayScore: 1 }),
      ]);
      expect(await gameNow(id)).toMatchObject({ location: name, homeScore: round });
    }
  });
});

describe('a venue that is made of a location', () => {
  it('includes games that are added at its location meanwhile', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const location = world.word();
      await addGame({ location });
      const [, added] = await all([
        admin.post('/api/games/locations/venue', { location }),
        admin.post('/api/games', { ...opponents, location }),
      ]);
      expect((await gameNow(added ? idIn(added) : 0)).venueId).not.toBe(null);
    }
  });

  it('is made once, however often it is asked for at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const location = world.word();
      await addGame({ location });
      const make = () => admin.post('/api/games/locations/venue', { location });
      const responses = await Promise.all([make(), make()]);
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 404]);
      const [made] = responses.filter(({ status }) => status === 201);
      expect(made?.as(endpoints['POST /api/games/locations/venue'].response).gamesCount).toBe(1);
    }
  });
});

it('answers both when a played game is added, or moves to a team, while that team gets another name', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const played = { dateTime: '2026-03-04T16:30:00Z', homeScore: 2, awayScore: 1 };
    const homeTeamId = await addAsAdmin(arena, '/api/teams', {
      name: world.word(),
      sportId: opponents.sportId,
      gender: 'Mixed',
    });
    const id = await addGame(played);
    const rename = () => admin.patch(`/api/teams/${homeTeamId}`, { name: world.word() });
    const add = () => admin.post('/api/games', { ...opponents, location: 'Court', ...played, homeTeamId });
    await all([add(), rename(), add(), rename(), admin.patch(`/api/games/${id}`, { homeTeamId }), rename()]);
  }
});

it('answers both when an RSVP and a new display name take the same name at once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [id, name] = [await addGame({}), world.word()];
    const { displayName } = (await arena.as.member.get('/api/user')).as(z.object({ displayName: z.string() }));
    await arena.as.member.post(`/api/games/${id}/rsvp`, { userName: displayName });
    await all([
      arena.as.member.patch('/api/user', { displayName: name }),
      arena.as.otherMember.post(`/api/games/${id}/rsvp`, { userName: name }),
    ]);
    expect((await gameNow(id)).rsvpNames).toContain(name);
  }
});

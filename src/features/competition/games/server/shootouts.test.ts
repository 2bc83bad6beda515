import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { teams } from '#features/teams/teams/contract.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const opponents = await sides.of(world);

const level = { homeScore: 1, awayScore: 1 };
const won = { ...level, homeShootout: 4, awayShootout: 2 };
const bothForfeit = { resultType: 'forfeit', resultAgainst: 'both', homeScore: 0, awayScore: 0 };
const none = { homeShootout: null, awayShootout: null };

const send = (fields: object) =>
  arena.as.adminWithWindow.post('/api/games', {
    ...{ ...opponents, dateTime: '2026-03-01T10:00:00Z', location: 'Hall', category: 'playoff' },
    ...fields,
  });
const addGame = async (fields: object) => (await send(fields)).as(Game);
const change = async (id: number, fields: object) => arena.as.officer.patch(`/api/games/${id}`, fields);
const read = async (id: number) => (await arena.as.member.get(`/api/games/${id}`)).as(Game);

describe('a shoot-out', () => {
  it('stands beside the score, which stays level', async () => {
    const { id } = await addGame(won);
    expect(await read(id)).toMatchObject({ ...won, status: 'completed' });
    expect(await addGame(level)).toMatchObject({ ...level, ...none });
  });

  it('is typed by officers, corrected and removed', async () => {
    const { id } = await addGame(level);
    expect((await change(id, { homeShootout: 3, awayShootout: 5 })).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...level, homeShootout: 3, awayShootout: 5 });
    expect((await change(id, { awayShootout: 4 })).status).toBe(200);
    expect(await read(id)).toMatchObject({ homeShootout: 3, awayShootout: 4 });
    expect((await change(id, none)).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...level, ...none });
  });

  it.each([
    [{ homeShootout: 4 }, 'awayShootout', 'Both sides'],
    [{ awayShootout: 4 }, 'homeShootout', 'Both sides'],
    [{ homeShootout: 3, awayShootout: 3 }, 'awayShootout', 'has a winner'],
    [{ homeShootout: 4, awayShootout: 2, homeScore: 2 }, 'homeShootout', 'level score'],
    [{ homeShootout: 4, awayShootout: 2, ...bothForfeit }, 'homeShootout', 'played'],
    [{ homeShootout: 100, awayShootout: 2 }, 'homeShootout', ''],
    [{ homeShootout: -1, awayShootout: 2 }, 'homeShootout', ''],
    [{ homeShootout: 1.5, awayShootout: 2 }, 'homeShootout', ''],
    [{ homeShootout: '4', awayShootout: 2 }, 'homeShootout', ''],
  ])('%j is refused, and says at which field', async (fields, field, message) => {
    const response = await send({ ...level, ...fields });
    expect(response.status).toBe(400);
    const error = response.as(ErrorResponse);
    expect(error.issues?.[0]?.path).toBe(field);
    expect(error.message + JSON.stringify(error.issues)).toContain(message);
    const { id } = await addGame(level);
    expect((await change(id, fields)).status).toBe(400);
    expect(await read(id)).toMatchObject({ ...level, ...none });
  });

  it('may be level while the game is live, and not when it is over', async () => {
    const running = { homeShootout: 2, awayShootout: 2 };
    const { id } = await addGame({ ...level, ...running, status: 'live' });
    expect(await read(id)).toMatchObject(running);
    expect((await change(id, { status: 'completed' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...level, ...none });
  });

  it.each([
    ['another score', { homeScore: 2 }, none],
    ['a forfeit by both', bothForfeit, none],
    ['no score', { homeScore: null, awayScore: null, status: 'upcoming' }, none],
    ['another level score', { homeScore: 2, awayScore: 2 }, { homeShootout: 4, awayShootout: 2 }],
    ['another place', { location: 'Elsewhere' }, { homeShootout: 4, awayShootout: 2 }],
  ])('after %s', async (_what, fields, shootout) => {
    const { id } = await addGame(won);
    const response = await arena.as.adminWithWindow.patch(`/api/games/${id}`, fields);
    expect(response.status).toBe(200);
    expect(await read(id)).toMatchObject(shootout);
  });

  it("changes no team's record: the game was drawn", async () => {
    await addGame({ ...won, category: 'league' });
    const team = (await arena.as.member.get(`/api/teams/${opponents.homeTeamId}`)).as(teams.ResponseBody);
    expect([team.wins, team.losses, team.gamesPlayed]).toEqual([0, 0, 1]);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { sports } from '#features/teams/sports/contract.ts';
import { ErrorResponse } from '#shared/errors.ts';
import { teams } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());

const addSport = async (name: string) =>
  (await arena.as.adminWithWindow.post('/api/sports', { name })).as(sports.ResponseBody);
const addTeam = async (fields: object) =>
  (await arena.as.adminWithWindow.post('/api/teams', { gender: 'Mixed', ...fields })).as(teams.ResponseBody);

describe('teams', () => {
  it('are added, read with their sport, renamed and filtered by sport', async () => {
    const [fives, futsal] = [await addSport('Fives'), await addSport('Futsal')];
    const team = await addTeam({ name: 'Hawks', sportId: fives.id, logo: 'https://img.example/hawks.png', wins: 7 });
    expect(team).toMatchObject({ sport: { id: fives.id, name: 'Fives' }, gamesPlayed: 0, wins: 0, version: 1 });
    await addTeam({ name: 'Hawks', sportId: futsal.id });
    const renamed = await arena.as.adminWithWindow.patch(`/api/teams/${team.id}`, { name: 'Knox Hawks' });
    expect(renamed.as(teams.ResponseBody)).toMatchObject({ name: 'Knox Hawks', gender: 'Mixed', version: 2 });
    const ofFives = (await arena.as.member.get(`/api/teams?sportId=${fives.id}`)).as(z.array(teams.ResponseBody));
    expect(ofFives.map(({ name }) => name)).toEqual(['Knox Hawks']);
  });

  it('take a typed record only until it is derived from games', async () => {
    const sport = await addSport('Handball');
    const team = await addTeam({ name: 'Typed', sportId: sport.id });
    const change = (fields: object) => arena.as.adminWithWindow.patch(`/api/teams/${team.id}`, fields);
    expect((await change({ wins: 3, gamesPlayed: 3 })).as(teams.ResponseBody)).toMatchObject({
      wins: 3,
      gamesPlayed: 3,
    });
    await arena.db.updateTable('teams').set({ record_derived: 1 }).where('id', '=', team.id).execute();
    expect((await change({ wins: 9 })).as(teams.ResponseBody).wins).toBe(3);
  });

  it('refuse the second of two editors, with the current row', async () => {
    const sport = await addSport('Golf');
    const team = await addTeam({ name: 'First', sportId: sport.id });
    const path = `/api/teams/${team.id}`;
    await arena.as.adminWithWindow.patch(path, { name: 'Second', version: 1 });
    for (const response of [
      await arena.as.adminWithWindow.patch(path, { name: 'Third', version: 1 }),
      await arena.as.adminWithWindow.patch(path, { name: 'Third' }, { 'if-match': '"1"' }),
    ]) {
      expect(response.status).toBe(409);
      expect(response.as(ErrorResponse).current).toMatchObject({ name: 'Second', version: 2 });
    }
  });

  it.each(['"abc"', 'W/"1"', '"99999999999"', ''])(
    'refuse to change on the condition If-Match: %s',
    async (condition) => {
      const { id } = await addTeam({
        name: `Conditional ${condition}`,
        sportId: (await addSport(`Sport ${condition}`)).id,
      });
      const change = (ifMatch: string) =>
        arena.as.adminWithWindow.patch(`/api/teams/${id}`, { gender: 'Female' }, { 'if-match': ifMatch });
      expect((await change(condition)).status).toBe(400);
      expect((await change('*')).status).toBe(200);
    },
  );

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ gender: 'Other' }, 'gender'],
    [{ logo: 'javascript:alert(1)' }, 'logo'],
    [{ logo: 'http://img.example/a.png' }, 'logo'],
    [{ sportId: 999_999 }, 'sportId'],
    [{ sportId: '1' }, 'sportId'],
  ])('refuse %o, naming the field', async (broken, path) => {
    const fresh = { name: 'Fine', sportId: 1, gender: 'Male', ...broken };
    const response = await arena.as.adminWithWindow.post('/api/teams', fresh);
    expect(response.status).toBe(400);
    expect(response.as(ErrorResponse).issues?.[0]?.path).toBe(path);
  });

  it.each(['0', '-1', '1e3', '2147483648', 'abc', '%00', '01'])('refuse the id %s', async (id) => {
    expect((await arena.as.member.get(`/api/teams/${id}`)).status).toBe(400);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { Clash, Game, GameClash } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;
const Added = z.object({ id: z.number() });
const add = async (path: string, fields: object) => (await admin.post(path, fields)).as(Added).id;

const team = (name: string) => add('/api/teams', { name, sportId: 1, gender: 'Mixed' });
const teams = {
  kings: await team('Kopano Kings'),
  oak: await team("Oak's 11 🦉"),
  elm: await team('E'),
  ash: await team('Ash'),
};
const court = await add('/api/venues', {
  name: 'Lower Court',
  sportIds: [1],
  hours: [{ day: 'Saturday', opens: '08:00', closes: '20:00' }],
});

/** Basketball at the court, on Saturday 5 December 2026 from this time on. */
const game = (homeTeamId: number, awayTeamId: number, time: string, fields: object = {}) => ({
  ...{ sportId: 1, homeTeamId, awayTeamId, dateTime: `2026-12-05T${time}:00+02:00`, location: 'lower court' },
  ...fields,
});
const saved = async (fields: object) => {
  const response = await admin.post('/api/games', fields);
  expect(response.status).toBe(201);
  return response.as(Game);
};
const asked = async (fields: object) => {
  const response = await arena.as.officer.post('/api/games/clashes', fields);
  expect(response.status).toBe(200);
  return response.as(z.object({ clashes: z.array(Clash) })).clashes;
};

const first = await saved(game(teams.kings, teams.oak, '10:00'));

describe('a game that clashes', () => {
  it('is saved as before, and the answer says with what, as the question before did', async () => {
    expect(first.clashes).toEqual([]);
    const late = game(teams.kings, teams.elm, '10:49');
    const text = "Kopano Kings v Oak's 11 🦉, Sat 5 Dec 2026, 10:00";
    const clashes = [
      { kind: 'team', text: `Kopano Kings already has a game: ${text}`, gameId: first.id },
      { kind: 'venue', text: `lower court is taken: ${text}`, gameId: first.id },
    ];
    expect(await asked(late)).toEqual(clashes);
    const { id, clashes: answered } = await saved(late);
    expect(answered).toEqual(clashes);
    expect((await arena.as.member.get(`/api/games/${id}`)).as(Game).clashes).toBeUndefined();
    const moved = await admin.patch(`/api/games/${id}`, { dateTime: '2026-12-05T10:50:00+02:00' });
    expect(moved.as(Game).clashes, 'back to back').toEqual([]);
    await admin.delete(`/api/games/${id}`);
  });

  it('is asked about by its changes alone, and does not clash with itself', async () => {
    const { id } = await saved(game(teams.elm, teams.ash, '14:00'));
    expect(await asked({ id })).toEqual([]);
    expect(await asked({ id, dateTime: '2026-12-05T10:20:00+02:00' })).toMatchObject([{ kind: 'venue' }]);
    expect(await asked({ id, dateTime: '2026-12-05T10:20:00+02:00', location: 'Elsewhere' })).toEqual([]);
    expect(
      await asked({ id, homeTeamId: teams.kings, dateTime: '2026-12-05T10:20:00+02:00', venue: 'Hall' }),
    ).toMatchObject([{ kind: 'team' }]);
    expect(await asked({ id, dateTime: '2026-12-05T10:20:00+02:00', status: 'postponed' })).toEqual([]);
    await admin.delete(`/api/games/${id}`);
  });

  it('learns of its venue’s hours, days and sports', async () => {
    expect(await asked(game(teams.elm, teams.ash, '19:30'))).toMatchObject([{ kind: 'hours', gameId: null }]);
    expect(await asked(game(teams.elm, teams.ash, '19:10'))).toEqual([]);
    expect(await asked(game(teams.elm, teams.ash, '10:00', { dateTime: '2026-12-06T10:00:00+02:00' }))).toMatchObject([
      { kind: 'closed' },
    ]);
    expect(await asked({ sportId: 4, dateTime: '2026-12-05T12:00:00Z', venueId: court })).toMatchObject([
      { kind: 'sport', text: 'Lower Court is not meant for Rugby' },
    ]);
  });

  it('is said for a move of several games at once, of games of other sports and of those that move too', async () => {
    const rugby = (name: string) => add('/api/teams', { name, sportId: 4, gender: 'Mixed' });
    const scrum = { sportId: 4, homeTeamId: await rugby('Scrum 7'), awayTeamId: await rugby('Ruck 🏉') };
    const one = await saved(game(teams.elm, teams.ash, '13:00'));
    const two = await saved({ ...scrum, dateTime: '2026-12-05T11:30:00Z', location: 'Lower Court' });
    const ids = [one.id, two.id];
    const previewClashes = async (change: object) => {
      const response = await admin.post('/api/games/changes/clashes', { ids, ...change });
      expect(response.status).toBe(200);
      return response.as(z.object({ clashes: z.array(GameClash) })).clashes;
    };
    const both = [
      { id: one.id, title: 'E v Ash', kind: 'venue', gameId: two.id },
      { id: two.id, title: 'Scrum 7 v Ruck 🏉', kind: 'venue', gameId: one.id },
    ];
    const unsuited = { id: two.id, kind: 'sport', text: 'Lower Court is not meant for Rugby' };
    expect(await previewClashes({ move: { days: 0, hours: 1 } })).toMatchObject([...both, unsuited]);
    expect(await previewClashes({ move: { days: 0, hours: -3 } })).toMatchObject([
      { id: one.id, gameId: first.id, text: "lower court is taken: Kopano Kings v Oak's 11 🦉, Sat 5 Dec 2026, 10:00" },
      ...both.map(({ id }) => ({ id })),
      { id: two.id, gameId: first.id },
      unsuited,
    ]);
    expect(await previewClashes({ location: 'Upper Field' })).toMatchObject(both);
    expect(await previewClashes({ location: 'TBC' })).toEqual([]);
    expect((await admin.get(`/api/games/${one.id}`)).as(Game).dateTime).toBe(one.dateTime);
    for (const wrong of [{}, { move: { days: 1, hours: 0 }, location: 'Hall' }, { move: { days: 0, hours: 0 } }]) {
      expect((await admin.post('/api/games/changes/clashes', { ids, ...wrong })).status).toBe(400);
    }
    for (const id of ids) await admin.delete(`/api/games/${id}`);
  });

  it('is asked about with any fields, and by no unknown id', async () => {
    expect(await asked({})).toEqual([]);
    expect(await asked({ sportId: 999, homeTeamId: 998, venueId: 997, dateTime: '2026-12-05T10:00:00Z' })).toEqual([]);
    expect((await arena.as.officer.post('/api/games/clashes', { id: 99_999 })).status).toBe(404);
    for (const wrong of [{ dateTime: 'soon' }, { id: 'x' }, { colour: 'red' }, { homeTeamId: -1 }]) {
      expect((await arena.as.officer.post('/api/games/clashes', wrong)).status).toBe(400);
    }
  });
});

import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp } from '#app/testing/app.ts';
import { addAsAdmin } from '#features/results/box-scores/testing/played-game.ts';
import { sides } from '#features/teams/teams/testing/rows.ts';
import { importedCounts, sheetForm } from '#platform/spreadsheets/testing/file.ts';
import { countRounds } from '#testing/whole-run.ts';
import { buildWorld } from '#testing/world.ts';
import { Game } from '../contract.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { adminWithWindow: admin } = arena.as;
await admin.ready();

const rounds = countRounds(6);
const days = Array.from({ length: 24 }, (_, day) => `${day + 1}/08/2027`);

/** Rewrites rows so that the first lies last in the table, as after a season of changes. */
async function changeBackwards(ids: readonly number[], fields: object): Promise<void> {
  for (const id of ids.toReversed()) expect((await admin.patch(`/api/games/${id}`, fields)).status).toBe(200);
}

const postponed = async (ids: readonly number[], status: string) =>
  expect((await admin.post('/api/games/status', { status, rows: ids.map((id) => ({ id })) })).status).toBe(200);

it('imports fixtures while an officer postpones many of them, and refuses neither', async () => {
  const sportId = await addAsAdmin(arena, '/api/sports', { name: world.word() });
  const read = (location: string) => {
    const rows = days.map((day) => `${day},19:30,Lions,Rovers,${location}`);
    return importedCounts(admin, 'fixtures', sportId, `date,time,home,away,location\n${rows.join('\n')}`);
  };
  await read('Court');
  const games = await arena.db.selectFrom('games').select('id').where('sport_id', '=', sportId).orderBy('id').execute();
  const ids = games.map(({ id }) => id);
  await changeBackwards(ids, { location: 'Elsewhere' });
  for (let round = 0; round < rounds; round += 1) {
    const status = round % 2 === 0 ? 'postponed' : 'upcoming';
    const [counts] = await Promise.all([read(`Place ${round}`), postponed(ids, status)]);
    expect(counts).toEqual([0, days.length, 0, 0, 0]);
  }
});

it('makes a venue of a location while an officer postpones the games there', async () => {
  const opponents = await sides.of(world);
  for (let round = 0; round < rounds; round += 1) {
    const location = world.word();
    const game = { ...opponents, location, dateTime: '2027-03-04T16:30:00Z' };
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await addAsAdmin(arena, '/api/games', game));
    await changeBackwards(ids, { dateTime: '2027-03-05T16:30:00Z' });
    const made = admin.post('/api/games/locations/venue', { location });
    await Promise.all([made, postponed(ids, 'postponed')]);
    expect((await made).status).toBe(201);
  }
});

const buildCsv = (rows: readonly string[]) => `date,time,home,away,location\n${rows.join('\n')}`;
const fetchGames = async (sportId: number) =>
  (await arena.as.member.get(`/api/games?sportId=${sportId}&limit=100`)).as(z.array(Game));

it('gives the new name of a venue to fixtures that are imported there meanwhile', async () => {
  for (let round = 0; round < 4 * rounds; round += 1) {
    const sportId = await addAsAdmin(arena, '/api/sports', { name: world.word() });
    const [before, after] = [world.word(), world.word()];
    const venueId = await addAsAdmin(arena, '/api/venues', { name: before });
    const text = buildCsv(days.map((day) => `${day},19:30,Lions,Rovers,${before}`));
    await importedCounts(admin, 'fixtures', sportId, buildCsv(days.map((day) => `${day},19:30,Lions,Rovers,Court`)));
    const imported = importedCounts(admin, 'fixtures', sportId, text);
    await setTimeout(round);
    expect((await admin.patch(`/api/venues/${venueId}`, { name: after })).status).toBe(200);
    await imported;
    const games = await fetchGames(sportId);
    const wrong = games.filter((game) => game.venueId === venueId && game.location !== after);
    expect(wrong.length, `round ${round}`).toBe(0);
  }
});

const refusals = [200, 400, 404, 409];

it('answers an import of fixtures while an admin deletes or renames its venue and teams', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const sportId = await addAsAdmin(arena, '/api/sports', { name: world.word() });
    const venue = world.word();
    const venueId = await addAsAdmin(arena, '/api/venues', { name: venue });
    const home = await addAsAdmin(arena, '/api/teams', { name: 'Lions', sportId, gender: 'Mixed' });
    const away = await addAsAdmin(arena, '/api/teams', { name: 'Rovers', sportId, gender: 'Mixed' });
    const text = buildCsv(days.map((day) => `${day},19:30,Lions,Rovers,${venue}`));
    const form = sheetForm(text, { answers: { team: 'new' } });
    const answers = await Promise.all([
      admin.post(`/api/imports/fixtures?sportId=${sportId}&skipRefused=true`, form),
      admin.delete(`/api/venues/${venueId}`),
      admin.patch(`/api/teams/${home}`, { name: world.word() }),
      admin.delete(`/api/teams/${away}`),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(
      statuses.filter((status) => !refusals.includes(status)),
      `round ${round}: ${statuses}`,
    ).toEqual([]);
  }
});

it('answers an import of players while an admin deletes or renames their team', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const sportId = await addAsAdmin(arena, '/api/sports', { name: world.word() });
    const one = await addAsAdmin(arena, '/api/teams', { name: 'Lions', sportId, gender: 'Mixed' });
    const other = await addAsAdmin(arena, '/api/teams', { name: 'Rovers', sportId, gender: 'Mixed' });
    const names = Array.from({ length: 12 }, () => world.word());
    const rows = names.flatMap((name) => [`${name} Lion,Lions`, `${name} Rover,Rovers`]);
    const form = sheetForm(`name,team\n${rows.join('\n')}`, { answers: { team: 'new' } });
    const answers = await Promise.all([
      admin.post(`/api/imports/players?sportId=${sportId}&skipRefused=true`, form),
      admin.patch(`/api/teams/${one}`, { name: world.word() }),
      admin.delete(`/api/teams/${other}`),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(
      statuses.filter((status) => !refusals.includes(status)),
      `round ${round}: ${statuses}`,
    ).toEqual([]);
  }
});

it('answers an import of teams while an admin deletes their residence, or adds one of them', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const sportId = await addAsAdmin(arena, '/api/sports', { name: world.word() });
    const residence = world.word();
    const residenceId = await addAsAdmin(arena, '/api/residences', { name: residence, kind: 'visiting' });
    const names = Array.from({ length: 12 }, () => world.word());
    const form = sheetForm(`name,residence\n${names.map((name) => `${name},${residence}`).join('\n')}`);
    const answers = await Promise.all([
      admin.post(`/api/imports/teams?sportId=${sportId}&skipRefused=true`, form),
      admin.delete(`/api/residences/${residenceId}`),
      admin.post('/api/teams', { name: names[6], sportId, gender: 'Mixed' }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(
      statuses.filter((status) => ![...refusals, 201].includes(status)),
      `round ${round}: ${statuses}`,
    ).toEqual([]);
  }
});

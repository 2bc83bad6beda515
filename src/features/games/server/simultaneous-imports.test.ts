import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addAsAdmin } from '#features/box-scores/testing/played-game.ts';
import { importedCounts } from '#features/spreadsheets/testing/file.ts';
import { sides } from '#features/teams/testing/rows.ts';
import { buildWorld } from '#testing/world.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const { adminWithWindow: admin } = arena.as;
await admin.ready();

const rounds = 6;
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
  const village = await sides.of(world);
  for (let round = 0; round < rounds; round += 1) {
    const location = world.word();
    const game = { ...village, location, dateTime: '2027-03-04T16:30:00Z' };
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await addAsAdmin(arena, '/api/games', game));
    await changeBackwards(ids, { dateTime: '2027-03-05T16:30:00Z' });
    const made = admin.post('/api/games/locations/venue', { location });
    await Promise.all([made, postponed(ids, 'postponed')]);
    expect((await made).status).toBe(201);
  }
});

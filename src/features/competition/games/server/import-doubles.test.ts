import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addVenue } from '#features/competition/venues/testing/rows.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { nameKey } from '#shared/names.ts';
import { addNamesakes } from '#testing/same-named.ts';
import { buildWorld } from '#testing/world.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;

const games = (...rows: string[]) => ['date,home,away,venue', ...rows].join('\n');

it('says which of two venues of one name a row means, and stores that one', async () => {
  const sportId = await addSport(world);
  const [older, younger] = await addNamesakes(world, 'venues', addVenue, 'Naboom');
  const list = games("2099-08-16,Lions 7,Ravens 🐦,Naboom's 7", '2099-08-17,Ravens 🐦,Lions 7,NABOOM’S 7');
  const { rows } = await preview(admin, 'fixtures', sportId, list, { answers: { team: 'new' } });
  const both = "venues have this name (Naboom’s 7, Naboom's 7)";
  expect(rows.map(({ why }) => why)).toEqual([
    `2 ${both}, and Naboom's 7 is meant`,
    `2 ${both}, and Naboom’s 7 is meant`,
  ]);
  await importedCounts(admin, 'fixtures', sportId, list);
  const stored = await arena.db
    .selectFrom('games')
    .select('venue_id')
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();
  expect(stored.map(({ venue_id }) => venue_id)).toEqual([younger, older]);
});

it('says which of two teams of one name a row means, and stores that one', async () => {
  const sportId = await addSport(world);
  await importedCounts(admin, 'teams', sportId, 'name\nO’Brien XI\nRavens 🐦');
  const { id: older } = await arena.db
    .selectFrom('teams')
    .select('id')
    .where('sport_id', '=', sportId)
    .where('name', '=', 'O’Brien XI')
    .executeTakeFirstOrThrow();
  const { id: younger } = await arena.db
    .insertInto('teams')
    .values({
      ...{ name: "O'Brien XI", name_key: `${nameKey("O'Brien XI")}\u001f2`, sport_id: sportId, gender: 'Mixed' },
      ...{ games_played: 0, wins: 0, losses: 0 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = games("2099-08-16,O'Brien XI,Ravens 🐦,", '2099-08-17,Ravens 🐦,O’Brien XI,');
  const { rows } = await preview(admin, 'fixtures', sportId, list);
  expect(rows.map(({ what, why }) => [what.includes("O'Brien XI"), why.includes('2 teams have this name')])).toEqual([
    [true, true],
    [false, true],
  ]);
  await importedCounts(admin, 'fixtures', sportId, list);
  const stored = await arena.db
    .selectFrom('games')
    .select(['home_team_id', 'away_team_id'])
    .where('sport_id', '=', sportId)
    .orderBy('id')
    .execute();
  expect([stored[0]?.home_team_id, stored[1]?.away_team_id]).toEqual([younger, older]);
  const players = await preview(admin, 'players', sportId, "name,team\nNomsa,O'Brien XI");
  expect(players.rows).toMatchObject([
    { what: "Nomsa, O'Brien XI", why: expect.stringContaining("O'Brien XI is meant") },
  ]);
});

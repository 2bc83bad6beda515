import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { addSport } from '#features/teams/sports/testing/rows.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';
import { buildWorld } from '#testing/world.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const world = buildWorld(arena.app);
const admin = arena.as.adminWithWindow;

const heading = 'date,time,home,away,competition\n';
const rows = [
  "2024-08-16,19:30,O'Hara's XI,Ⅳ Ravens 🐦,",
  "2024-08-17,19:30,Ⅳ Ravens 🐦,O'Hara's XI,",
  "2024-08-18,19:30,O'Hara's XI,Xu,",
  "2024-08-19,19:30,Xu,O'Hara's XI,",
];
const cup = '2024-08-20,19:30,Xu,Ⅳ Ravens 🐦,Cup of Halls';

async function storedSeason(lines: readonly string[]) {
  const sportId = await addSport(world);
  await importedCounts(admin, 'fixtures', sportId, heading + lines.join('\n'), {
    answers: { team: 'new', competition: 'cup' },
  });
  const remarks = async (file: readonly string[], answers = {}) =>
    (await preview(admin, 'fixtures', sportId, heading + file.join('\n'), { answers })).remarks;
  return { sportId, remarks };
}

it('names the games of the season that a new list leaves out, and leaves them as they are', async () => {
  const { sportId, remarks } = await storedSeason([...rows, cup]);
  expect(await remarks(rows)).toEqual([]);
  expect(await remarks(rows.slice(1)), 'the cup is another list').toEqual([
    {
      text: '1 game of season 2024 is not in the file and stays as here',
      items: ["O'Hara's XI v Ⅳ Ravens 🐦, Fri 16 Aug 2024, 19:30"],
    },
  ]);
  expect(
    (await remarks(rows.slice(2))).map(({ text }) => text),
    'half of them',
  ).toEqual(['2 games of season 2024 are not in the file and stay as here']);
  expect(await remarks(rows.slice(3)), 'an addition').toEqual([]);
  expect(await importedCounts(admin, 'fixtures', sportId, heading + rows.slice(2).join('\n'))).toEqual([0, 0, 2, 0, 0]);
  const games = await arena.db.selectFrom('games').select('version').where('sport_id', '=', sportId).execute();
  expect(games.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
});

it('does not name a game that a row may mean', async () => {
  const { remarks } = await storedSeason(rows);
  const moved = rows.with(0, "2024-09-16,19:30,O'Hara's XI,Ⅳ Ravens 🐦,");
  expect(await remarks(moved), 'while nobody has said whether it moved').toEqual([]);
  expect((await remarks(moved, { meeting: 'new' })).map(({ items }) => items)).toEqual([
    ["O'Hara's XI v Ⅳ Ravens 🐦, Fri 16 Aug 2024, 19:30"],
  ]);
  expect(await remarks(rows.with(0, '2024-08-16,19:30,OHaras 11,Ⅳ Ravens 🐦,')), 'an unknown team').toEqual([]);
  const [refused] = await remarks(rows.with(0, "soon,19:30,O'Hara's XI,Ⅳ Ravens 🐦,"));
  expect(refused?.text).toBe('1 game of season 2024 is in no row that could be read and stays as here');
});

it('compares a list of a competition with its games, and names at most ten', async () => {
  const cupGames = Array.from({ length: 24 }, (_, at) => `2024-08-${at + 1},19:30,Xu,Side ${at},Cup of Halls`);
  const { remarks } = await storedSeason([...rows, ...cupGames]);
  const [remark, ...others] = await remarks(cupGames.slice(12));
  expect(others).toEqual([]);
  expect(remark?.text).toBe('12 games of Cup of Halls, season 2024, are not in the file and stay as here');
  expect(remark?.items).toHaveLength(11);
  expect(remark?.items.slice(-2)).toEqual(['Xu v Side 9, Sat 10 Aug 2024, 19:30', 'and 2 more']);
});

import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { importedCounts, preview } from '#platform/spreadsheets/testing/file.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;
const basketball = 1;
const heading = 'date,time,home,away,location\n';

it('says in the preview which games to come would clash, with stored ones and among themselves', async () => {
  const stored = `${heading}2090-08-18,18:00,Lions,Rovers,Hall 9\n2090-08-19,18:00,Comets,Lions,Hall 9`;
  expect(await importedCounts(admin, 'fixtures', basketball, stored)).toEqual([2, 0, 0, 0, 3]);
  const file = [
    '2090-08-18,18:49,Comets,Rovers,Upper Court',
    '2090-08-18,18:50,Comets,Owls 🦉,hall 9',
    '2090-08-25,18:00,Comets,Rovers,Hall 9',
    '2090-08-25,,Rovers,Lions,Hall 9',
  ];
  const answers = { team: 'new' };
  const fetchWhy = async (lines: string[]) => {
    const { rows } = await preview(admin, 'fixtures', basketball, heading + lines.join('\n'), { answers });
    return rows.toSorted((one, other) => one.line - other.line).map(({ why }) => why);
  };
  expect(await fetchWhy(file)).toEqual([
    'clash: Comets already has a game: Comets v Owls 🦉, Fri 18 Aug 2090, 18:50; ' +
      'Rovers already has a game: Lions v Rovers, Fri 18 Aug 2090, 18:00',
    'clash: Comets already has a game: Comets v Rovers, Fri 18 Aug 2090, 18:49',
    '',
    '',
  ]);
  const past = ['2020-08-18,18:00,Comets,Rovers,Hall 9', '2020-08-18,18:00,Lions,Rovers,Hall 9'];
  expect(await fetchWhy(past), 'games of the past').toEqual(['', '']);
});

it('says three clashes of a game, and how many more there are', async () => {
  const day = Array.from({ length: 6 }, (_, at) => `2091-05-05,10:00,Red ${at},Blue ${at},Sports Day Field`);
  const { rows } = await preview(admin, 'fixtures', basketball, heading + day.join('\n'), { answers: { team: 'new' } });
  for (const { why } of rows) expect(why).toMatch(/^clash: (Sports Day Field is taken: [^;]+; ){3}and 2 more$/);
  expect(rows).toHaveLength(6);
});

it('looks at a stored game as the file moves it, and only if it moves', async () => {
  const moved = `${heading}2090-08-19,19:00,Lions,Rovers,Hall 9\n2090-08-19,18:00,Comets,Lions,Hall 9`;
  const { rows } = await preview(admin, 'fixtures', basketball, moved, { answers: { meeting: 'moved' } });
  expect(rows.map(({ outcome, why }) => [outcome, why])).toEqual([
    ['change', ''],
    ['skip', 'no change'],
  ]);
  const close = moved.replace('19:00', '18:30');
  const again = await preview(admin, 'fixtures', basketball, close, { answers: { meeting: 'moved' } });
  expect(again.rows[0]?.why).toMatch(/^clash: Lions already has a game: Comets v Lions/);
});

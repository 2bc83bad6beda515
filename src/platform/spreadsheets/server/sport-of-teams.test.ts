import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '#app/testing/app.ts';
import { importedCounts, preview } from '../testing/file.ts';

const arena = await startTestApp();
afterAll(() => arena.close());
const admin = arena.as.adminWithWindow;
const [basketball, soccer] = [1, 3];

const previewText = (kind: string, text: string, sportId: number | null = null) => preview(admin, kind, sportId, text);

it('infers the sport if exactly one has all teams of the file, and says so', async () => {
  await importedCounts(admin, 'teams', soccer, "name\nO'Hara's XI\nⅣ Ravens 🐦\nOak");
  await importedCounts(admin, 'teams', basketball, 'name\nOak\nXu');
  const heading = 'date,home,away,result';
  const fixtures = await previewText(
    'any',
    `${heading}\n2024-08-16,o’hara's xi,IV ravens 🐦,2-1\n2024-08-17,Oak,O'Hara's XI,`,
  );
  expect(fixtures).toMatchObject({ problem: null, sportId: soccer, questions: [{ topic: 'past' }] });
  const text = 'All teams of the file play Soccer, so its rows are read as Soccer';
  expect(fixtures.remarks).toEqual([{ text, items: [] }]);
  expect(await previewText('players', 'name,team\nPalesa,Xu')).toMatchObject({ problem: null, sportId: basketball });

  const problem = 'The file names no sport: please choose it';
  const unclear = ['Oak', 'Xu\nZola,Elm House', "Xu\nZola,O'Hara's XI"];
  for (const team of unclear)
    expect(await previewText('players', `name,team\nPalesa,${team}`)).toMatchObject({ problem });

  const chosen = await previewText('players', 'name,team\nPalesa,Xu', soccer);
  expect(chosen).toMatchObject({ sportId: soccer, remarks: [] });
  const named = await previewText('players', "name,team,sport\nPalesa,Oak,Basketball\nZola,O'Hara's XI,");
  expect(named).toMatchObject({ counts: { add: 2, refuse: 0 }, sportId: soccer });
});
